/** Passwords that are forgotten, reset, changed and set for the first time, as clients see it. */
import { SqlClient } from "@effect/sql"
import { passwordResetsPerMinute, refuseCommonPasswords, resetLinksPerMinute } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { Settings } from "@mentorkit/core/kernel/ports"
import { applicant, eventsOf, password } from "@mentorkit/test-kit/people/accounts"
import { Effect, Option } from "effect"
import { assert, describe, it } from "vitest"
import { useAccounts } from "../support/accounts.js"
import { invalid, refusal } from "../support/answers.js"

const onItsWay = "If an account exists for that email address, a password reset link is on its way."
const badLink = "This password reset link is invalid or has expired. Please request a new one."
const twice = (one: string) => ({ password: one, password_confirmation: one })
const another = "another fine password"

describe("a forgotten password", () => {
  const { delivered, fetch, newMember, post, run } = useAccounts()

  // Falls if any of them is told apart, by a word or by a header.
  it("is answered alike whoever asks: known, unknown, asked before, banned, suspended, unverified", async () => {
    const [known, again] = [await newMember(), await newMember()]
    await delivered(again.email)
    const others = [await newMember({ isBanned: true }), await newMember({ isActive: false })]
    const unverified = await newMember({ isVerified: false })
    const asked = [known, again, ...others, unverified].map(({ email }) => email)
    for (const email of [...asked, `nobody-${crypto.randomUUID()}@example.test`]) {
      const answer = await fetch("POST", "/forgot-password", { body: { email } })
      assert.strictEqual(answer.status, 200)
      assert.deepStrictEqual(await answer.json(), { status: "success", message: onItsWay, data: {} })
      assert.deepStrictEqual(
        [...answer.headers.keys()].filter((name) => name.startsWith("x-error") || name === "retry-after"),
        []
      )
      const [{ type } = { type: "" }] = await run(eventsOf(email.toLowerCase()))
      assert.strictEqual(type, "identity.PasswordResetRequested")
    }
  })

  it("takes an address, and says what is wrong with anything else", async () => {
    assert.deepInclude(await post("/forgot-password", { email: "nope" }), {
      status: 422,
      body: invalid("email", "The email field must be a valid email address.")
    })
    assert.deepInclude(await post("/forgot-password", {}), {
      status: 422,
      body: invalid("email", "The email field is required.")
    })
  })

  it("fails in its own words", async () => {
    const rename = (from: string, to: string) =>
      run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`alter table ${sql(from)} rename to ${sql(to)}`))
    const { email, token } = await newMember()
    await rename("outbox", "away")
    await rename("password_resets", "away_too")
    try {
      assert.deepInclude(await post("/forgot-password", { email }), {
        status: 500,
        body: refusal("Failed to send the password reset link.")
      })
      assert.deepInclude(await post("/reset-password", { token, email, ...twice(another) }), {
        status: 500,
        body: refusal("Failed to reset password.")
      })
    } finally {
      await rename("away", "outbox")
      await rename("away_too", "password_resets")
    }
  })

  it("six times a minute from one address, and so is a reset", async () => {
    const set = (value: number) => (settings: typeof Settings.Service) =>
      Effect.zipRight(settings.set(resetLinksPerMinute, value), settings.set(passwordResetsPerMinute, value))
    assert.deepStrictEqual([resetLinksPerMinute.default, passwordResetsPerMinute.default], [6, 6])
    await run(Effect.flatMap(Settings, set(3)))
    for (const path of ["/forgot-password", "/reset-password"]) {
      const statuses: Array<number> = []
      for (let i = 0; i < 40 && statuses.at(-1) !== 429; i++) statuses.push((await post(path, {})).status)
      assert.deepStrictEqual([statuses.at(-2), statuses.at(-1)], [statuses.length > 1 ? 422 : undefined, 429])
      const limited = await fetch("POST", path, { body: {} })
      assert.deepStrictEqual([limited.status, limited.headers.get("x-error-code")], [429, "TooManyRequests"])
      assert.isAtLeast(Number(limited.headers.get("retry-after")), 1)
    }
    await run(Effect.flatMap(Settings, set(1000)))
  })
})

describe("a reset", () => {
  const { login, mailedLink, me, newMember, newToken, post, run } = useAccounts()
  const reset = (token: string, email: string, chosen = another) =>
    post("/reset-password", { token, email, ...twice(chosen) })

  // Falls if the tokens, or the pending ones among them, are left alive.
  it("sets the password, signs everybody out and nobody in", async () => {
    const member = await newMember()
    const pending = await newToken(member.userId, "pending")
    const answer = await reset(await mailedLink(member), member.email.toUpperCase())
    assert.deepInclude(answer, {
      status: 200,
      body: {
        status: "success",
        message: "Password reset successfully. You can now log in with your new password.",
        data: {}
      }
    })
    assert.deepStrictEqual([await me(member.token), await me(pending)], [401, 401])
    assert.strictEqual((await login(member.email, password)).status, 401)
    assert.strictEqual((await login(member.email, another)).status, 200)
    const events = await run(eventsOf(member.userId))
    assert.deepStrictEqual(events.at(-1)?.payload, { userId: member.userId, how: "reset" })
  })

  // Falls if the address is not compared, or if a refused use burns the token.
  it("has one refusal for every link that is not good", async () => {
    const [member, other] = [await newMember(), await newMember()]
    const token = await mailedLink(member)
    const refused = { status: 422, code: "InvalidPasswordReset", body: refusal(badLink) }
    for (const [tried, email] of [
      ["no token", member.email],
      [token.slice(1), member.email],
      ["x".repeat(5000), member.email],
      [token, "not an address"],
      [token, other.email],
      [token, `nobody-${crypto.randomUUID()}@example.test`]
    ] as const) {
      assert.deepStrictEqual(await reset(tried, email), refused)
    }
    assert.strictEqual((await reset(token, member.email)).status, 200)
    assert.deepStrictEqual(await reset(token, member.email, "once more, please"), refused)
    const banned = await newMember()
    const theirs = await mailedLink(banned)
    await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update users set is_active = false where id = ${banned.userId}`)
    )
    assert.deepStrictEqual(await reset(theirs, banned.email), refused)
  })

  it("tells field rules in the framework's shape", async () => {
    const missing = await post("/reset-password", {})
    assert.strictEqual(missing.status, 422)
    assert.deepStrictEqual(Object.keys(missing.body.errors), ["token", "email", "password", "password_confirmation"])
    assert.deepStrictEqual(missing.body.errors.token, ["The token field is required."])
    const fields = { token: "x", email: "ada@example.test" }
    assert.deepInclude(await post("/reset-password", { ...fields, ...twice("short") }), {
      status: 422,
      body: invalid("password", "The password field must be at least 8 characters.")
    })
    assert.deepInclude(await post("/reset-password", { ...fields, ...twice(another), password_confirmation: "no" }), {
      status: 422,
      body: invalid("password", "The password field confirmation does not match.")
    })
  })

  // Falls if a reset turns Email 2FA on, or does not verify.
  it("gives an account its first password, and verifies its address without a second factor", async () => {
    const member = await newMember({ password: null, isVerified: false })
    assert.strictEqual((await reset(await mailedLink(member), member.email)).status, 200)
    const signedIn = await login(member.email, another)
    assert.deepInclude(signedIn.body.data, { requires_two_factor: false })
    assert.deepInclude(signedIn.body.data.user, { has_password: true, two_factor_enabled: false })
    assert.isString(signedIn.body.data.user.email_verified_at)
  })

  // Falls if the counts of wrong passwords are kept.
  it("lets in an owner whom guesses have locked out", async () => {
    const member = await newMember()
    for (let i = 0; i < 11; i++) await login(member.email, "a wrong password")
    assert.strictEqual((await login(member.email, password)).status, 429)
    await reset(await mailedLink(member), member.email)
    assert.strictEqual((await login(member.email, another)).status, 200)
  })

  it("of a common password is refused where an admin wants that, and burns no link", async () => {
    const allow = (value: boolean) => run(Effect.flatMap(Settings, (one) => one.set(refuseCommonPasswords, value)))
    const member = await newMember()
    const token = await mailedLink(member)
    const tooCommon = invalid("password", "This password is too common. Please choose one that is harder to guess.")
    await allow(true)
    for (const common of ["password1", "PassWord1", "ｐａｓｓｗｏｒｄ１"]) {
      assert.deepInclude(await reset(token, member.email, common), { status: 422, body: tooCommon })
      const registering = { ...applicant(), ...twice(common) }
      assert.deepInclude(await post("/register", registering), { status: 422, body: tooCommon })
      assert.isTrue(
        Option.isNone(await run(Effect.flatMap(UserRepository, (users) => users.findByEmail(registering.email))))
      )
    }
    await allow(false)
    assert.strictEqual((await reset(token, member.email, "password1")).status, 200)
  })
})

describe("a change of the password", () => {
  const { login, me, newMember, newToken, run, send } = useAccounts()
  const change = (token: string, current: string | null, chosen = another) =>
    send("PUT", "/password", { ...(current !== null && { current_password: current }), ...twice(chosen) }, token)

  // Falls if the other tokens are left, or the caller's own goes.
  it("signs out everywhere but here", async () => {
    const member = await newMember()
    const others = [await newToken(member.userId), await newToken(member.userId, "pending")]
    assert.deepInclude(await change(member.token, password), {
      status: 200,
      body: { status: "success", message: "Password changed successfully.", data: {} }
    })
    assert.strictEqual(await me(member.token), 200)
    for (const token of others) assert.strictEqual(await me(token), 401)
    assert.strictEqual((await login(member.email, password)).status, 401)
    assert.strictEqual((await login(member.email, another)).status, 200)
    assert.deepStrictEqual((await run(eventsOf(member.userId))).at(-1)?.payload, {
      userId: member.userId,
      how: "changed"
    })
  })

  it("needs the current one where there is one, and none where there is none", async () => {
    const [member, without] = [await newMember(), await newMember({ password: null })]
    assert.deepInclude(await change(member.token, null), {
      status: 422,
      body: invalid("current_password", "The current password field is required.")
    })
    assert.deepInclude(await change(without.token, password), {
      status: 422,
      body: invalid("current_password", "The current password field is prohibited.")
    })
    assert.strictEqual((await change(without.token, null)).status, 200)
    assert.strictEqual((await login(without.email, another)).status, 200)
    assert.deepInclude(await change(without.token, null, "a third password"), {
      status: 422,
      body: invalid("current_password", "The current password field is required.")
    })
  })

  it("needs a new one that is long, repeated, and another", async () => {
    const { token } = await newMember()
    const rules = [
      [twice("short"), "The password field must be at least 8 characters."],
      [{ ...twice(another), password_confirmation: "no" }, "The password field confirmation does not match."],
      [twice(password), "The password field and current password must be different."]
    ] as const
    for (const [chosen, text] of rules) {
      const answer = await send("PUT", "/password", { current_password: password, ...chosen }, token)
      assert.deepInclude(answer, { status: 422, body: invalid("password", text) })
    }
  })

  // Falls if guesses here are not counted.
  it("is guessed at most as often as at the login, and a guess here is one there", async () => {
    const { email, token } = await newMember()
    const told: Array<number> = []
    for (let i = 0; i < 12; i++) told.push((await change(token, "a wrong password")).status)
    assert.deepStrictEqual(told, [...Array(10).fill(422), 429, 429])
    assert.strictEqual((await login(email, password)).status, 429)
    const other = await newMember()
    const wrong = await change(other.token, "a wrong password")
    assert.deepStrictEqual(
      [wrong.code, wrong.body],
      ["IncorrectCurrentPassword", refusal("Current password is incorrect.")]
    )
  })

  it("is for nobody but full tokens, and no token is taken from a query", async () => {
    const { token, userId } = await newMember()
    const body = { current_password: password, ...twice(another) }
    assert.strictEqual((await send("PUT", "/password", body)).status, 401)
    assert.strictEqual((await send("PUT", "/password", body, await newToken(userId, "pending"))).status, 403)
    for (const name of ["token", "api_token", "access_token"]) {
      const path = `/password?${name}=${encodeURIComponent(token)}`
      assert.strictEqual((await send("PUT", path, { ...body, [name]: token })).status, 401)
    }
  })

  // Falls if passwords are trimmed, cut off, or read as anything but UTF-8.
  it("keeps long passwords, other scripts and spaces whole", async () => {
    const { email, token } = await newMember()
    const long = `  ${"päss 🔑 ".repeat(30)} end `
    assert.strictEqual((await change(token, password, long)).status, 200)
    for (const wrong of [long.trim(), long.slice(0, -1), Array.from(long).slice(0, 64).join(""), `${long} `]) {
      assert.strictEqual((await login(email, wrong)).status, 401)
    }
    assert.strictEqual((await login(email, long)).status, 200)
  })
})
