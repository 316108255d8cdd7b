/** Signing in by a second factor, as clients see it. */
import { SqlClient } from "@effect/sql"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { password } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { challengeOver, invalidCode, type Member, useTwoFactorSite } from "../support/two-factor-site.js"

describe.each(engines)("sign-in by a second factor on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const me = (token: string) => site().host.send("GET", "/me", { token })

  const assertSignedIn = async (answer: Awaited<ReturnType<Member["login"]>>, { userId }: Member) => {
    assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
    assert.deepInclude(answer.body, { status: "success", message: "Login successful." })
    const { data } = answer.body
    assert.deepInclude(data.user, { id: userId, two_factor_enabled: true })
    assert.strictEqual((await me(data.token)).body.data.user.id, userId)
  }

  it.each(["email", "sms"] as const)("by %s: a code is sent at once and opens once", async (method) => {
    const { challenge, codesOf, member } = site()
    const grace = await member([method])
    const login = await grace.login()
    assert.strictEqual(login.status, 200)
    assert.deepInclude(login.body, { status: "success", message: "Two-factor authentication required." })
    const { token: pending, ...data } = login.body.data
    assert.deepStrictEqual(data, { requires_two_factor: true, two_factor_method: method })
    assert.strictEqual((await codesOf(grace.userId)).length, 1)
    const code = await grace.code()
    assert.match(code, /^\d{6}$/)

    const answer = await challenge(pending, { code })
    assert.deepStrictEqual(Object.keys(answer.body.data), ["user", "token", "trusted_device_token"])
    assert.isNull(answer.body.data.trusted_device_token)
    await assertSignedIn(answer, grace)

    // Falls without the revoking of the pending token.
    assert.strictEqual((await challenge(pending, { code })).status, 401)
    assert.strictEqual((await me(pending)).status, 401)
    // Falls without the token in the question together with `spend`: either of them is enough.
    assert.deepStrictEqual(await challenge(await grace.begin(), { code }), invalidCode)
  })

  it("by an authenticator app: nothing is sent, and a step counts once", async () => {
    const { appCode, challenge, codesOf, member, settle } = site()
    const grace = await member(["totp"])
    settle()
    const login = await grace.login()
    assert.deepInclude(login.body.data, { requires_two_factor: true, two_factor_method: "totp" })
    assert.deepStrictEqual(await codesOf(grace.userId), [])
    const [first, second] = [login.body.data.token, await grace.begin()]
    const code = appCode(grace.secret)
    await assertSignedIn(await challenge(first, { code }), grace)
    // Falls without `useStep`: the same step on another pending token, and an older one.
    assert.deepStrictEqual(await challenge(second, { code }), invalidCode)
    assert.deepStrictEqual(await challenge(second, { code: appCode(grace.secret, -1) }), invalidCode)
    // As apps show it.
    await assertSignedIn(await challenge(second, { code: appCode(grace.secret, 1).replace(/^.../, "$& ") }), grace)
  })

  it("by another method than the challenge's, where it is enabled", async () => {
    const { appCode, challenge, member, settle } = site()
    const grace = await member(["email", "totp"])
    settle()
    const pending = await grace.begin()
    const refused = await challenge(pending, { code: await grace.code(), method: "sms" })
    assert.deepInclude(refused, { status: 422, code: "MethodNotEnabled" })
    assert.deepStrictEqual(await challenge(pending, { code: await grace.code(), method: "totp" }), invalidCode)
    await assertSignedIn(await challenge(pending, { code: appCode(grace.secret), method: "totp" }), grace)
  })

  it("by a backup code, each of them once", async () => {
    const { backupCodesOf, challenge, member, post } = site()
    const grace = await member()
    const [one = "", two = "", three = ""] = await backupCodesOf(grace.token)
    const byBackupCode = async (code: string) => post("/2fa/challenge/backup", { code }, await grace.begin())

    const answer = await byBackupCode(one)
    await assertSignedIn(answer, grace)
    assert.deepStrictEqual(Object.keys(answer.body.data), [
      ...["user", "token", "trusted_device_token", "remaining_backup_codes"]
    ])
    assert.strictEqual(answer.body.data.remaining_backup_codes, 9)
    // Falls without the condition in the repository's `use`.
    assert.deepStrictEqual(await byBackupCode(one), invalidCode)
    // However people write it down.
    const written = ` ${two.slice(0, 4).toUpperCase()}-${two.slice(4).toUpperCase()} `
    assert.strictEqual((await byBackupCode(written)).body.data.remaining_backup_codes, 8)
    await assertSignedIn(await challenge(await grace.begin(), { code: three, method: "backup_code" }), grace)
    assert.deepStrictEqual(await byBackupCode(await grace.code()), invalidCode)
    // Somebody else's code.
    const ada = await member()
    assert.deepStrictEqual(await post("/2fa/challenge/backup", { code: three }, await ada.begin()), invalidCode)
  })

  it("takes no code of another challenge, of another account, or one that a newer one has replaced", async () => {
    const { advance, challenge, codesOf, member, post } = site()
    const [grace, ada] = [await member(), await member()]
    const first = await grace.begin()
    const code = await grace.code()
    const second = await grace.begin()
    // Falls without the token in the question.
    assert.deepStrictEqual(await challenge(second, { code }), invalidCode)
    assert.deepStrictEqual(await challenge(first, { code: await grace.code() }), invalidCode)
    assert.deepStrictEqual(await challenge(await ada.begin(), { code }), invalidCode)
    assert.deepStrictEqual(await challenge(first, { code: site().wrong(code) }), invalidCode)
    // Sending again spends the code before.
    advance(1)
    assert.strictEqual((await post("/2fa/switch-method", { method: "email" }, first)).status, 200)
    assert.deepStrictEqual(await challenge(first, { code }), invalidCode)
    const [newest = ""] = await codesOf(grace.userId)
    await assertSignedIn(await challenge(first, { code: newest }), grace)
  })

  it("ends after ten minutes, for the code and for the pending token", async () => {
    const { advance, challenge, host, member, post, run } = site()
    const grace = await member()
    const pending = await grace.begin()
    const code = await grace.code()
    // The token alone lives on, to see the code's own end. Falls without the expiry of codes.
    const outlive = (sql: SqlClient.SqlClient) =>
      sql`update access_tokens set expires_at = expires_at + interval '1 hour' where user_id = ${grace.userId} and kind = 'pending'`
    await run(Effect.flatMap(SqlClient.SqlClient, outlive))
    advance(10)
    assert.deepStrictEqual(await challenge(pending, { code }), invalidCode)

    const late = await grace.begin()
    const lateCode = await grace.code()
    advance(10)
    for (const path of ["/2fa/challenge", "/2fa/challenge/backup", "/2fa/switch-method"]) {
      assert.strictEqual((await post(path, { code: lateCode, method: "email" }, late)).status, 401, path)
    }
    assert.strictEqual((await host.send("GET", "/me", { token: late })).status, 401)
  })

  it("lets nobody in who was banned or suspended in between, or whose address lost its methods", async () => {
    const { challenge, member, rows } = site()
    for (const change of ["banned_at = now()", "is_active = false"]) {
      const grace = await member()
      const pending = await grace.begin()
      await rows((sql) => sql`update users set ${sql.literal(change)} where id = ${grace.userId}`)
      assert.strictEqual((await challenge(pending, { code: await grace.code() })).status, 401, change)
    }
    const ada = await member()
    const pending = await ada.begin()
    assert.strictEqual((await site().post("/2fa/disable", { password }, ada.token)).status, 200)
    assert.deepInclude(await challenge(pending, { code: await ada.code() }), { status: 422, code: "MethodNotEnabled" })
  })

  // Falls without the lock of the account.
  it("twenty right answers at once open once", async () => {
    const { challenge, member } = site()
    const grace = await member()
    const [pending, code] = [await grace.begin(), await grace.code()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => challenge(pending, { code })))
    assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(401)])
    for (const { body, code: reason, status } of answers) {
      if (status === 401 && reason !== "Unauthenticated") assert.deepStrictEqual(body, challengeOver.body)
    }
  })

  it("tells what is wrong with a body in the shape of the account endpoints", async () => {
    const { challenge, member, post } = site()
    const grace = await member()
    const pending = await grace.begin()
    assert.deepInclude(await challenge(pending, {}), {
      status: 422,
      body: { message: "The code field is required.", errors: { code: ["The code field is required."] } }
    })
    const broken = await challenge(pending, { code: "1", method: "pigeon", trust_device: "perhaps" })
    assert.strictEqual(broken.status, 422)
    assert.sameMembers(Object.keys(broken.body.errors), ["method", "trust_device"])
    for (const [path, body, field] of [
      ["/2fa/challenge/backup", {}, "code"],
      ["/2fa/challenge/backup", { code: "x".repeat(65) }, "code"],
      ["/2fa/switch-method", { method: "" }, "method"]
    ] as const) {
      assert.property((await post(path, body, pending)).body.errors, field, path)
    }
    assert.deepStrictEqual(
      (await challenge(pending, { code: "aaaaaa" })).body,
      refusal("The code is invalid or has expired.")
    )
    // None of the broken ones was counted as an answer.
    for (let i = 0; i < 3; i++) assert.strictEqual((await challenge(pending, { code: "aaaaaa" })).status, 422)
    assert.strictEqual((await challenge(pending, { code: await grace.code() })).status, 200)
  })
})
