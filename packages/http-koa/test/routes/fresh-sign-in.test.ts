/** What a token alone does not decide, and proving again who one is. */

import { SqlClient } from "@effect/sql"
import { freshSignInMinutes } from "@mentorkit/core/identity"
import { Settings, UserId } from "@mentorkit/core/kernel"
import { softwareAuthenticator } from "@mentorkit/core/testing"
import { codesPerHour } from "@mentorkit/core/two-factor"
import { Effect, Either } from "effect"
import { assert, describe, it } from "vitest"
import { concurrent, pglite } from "../../../adapters-pg/test/support/engines.js"
import { applicant, mailedToken, newToken, password } from "../../../adapters-pg/test/support/identity-fixtures.js"
import { duringOpen } from "../../../adapters-pg/test/support/waiting.js"
import { endpoints } from "../../src/routes/index.js"
import { invalid, refusal } from "../support/answers.js"
import { invalidCode, type Member, type TwoFactorSite, useTwoFactorSite } from "../support/two-factor-site.js"

const required = { status: 403, code: "FreshSignInRequired", body: refusal("Please confirm that it is you.") }
const confirmed = { status: "success", message: "Your identity is confirmed.", data: {} }
const id = "0193a000-0000-7000-8000-000000000000"

/** The settings of the host: how fresh a sign-in has to be is one of them. */
const askingAdmins = ["admin.updateSettings"]

/** Every call of a member that asks, as route and body, and what it says to one who has just signed in. */
const asking: Readonly<Record<string, readonly [method: string, path: string, body: object, fresh: number]>> = {
  "passkeys.registerOptions": ["POST", "/passkeys/register/options", {}, 200],
  "passkeys.register": ["POST", "/passkeys/register", {}, 422],
  "passkeys.remove": ["DELETE", `/passkeys/${id}`, {}, 404],
  "personalData.eraseAccount": ["DELETE", "/me", {}, 200],
  "twoFactor.setUpTotp": ["POST", "/2fa/totp/setup", {}, 200],
  "twoFactor.showTotpQrCode": ["GET", "/2fa/totp/qr", {}, 404],
  "twoFactor.confirmTotp": ["POST", "/2fa/totp/confirm", { code: "1" }, 422],
  "twoFactor.enable": ["POST", "/2fa/enable", { method: "email" }, 200],
  "twoFactor.enableMethod": ["POST", "/2fa/methods/enable", { method: "email" }, 200],
  "twoFactor.disableMethod": ["POST", "/2fa/methods/disable", { method: "sms" }, 422],
  "twoFactor.setDefaultMethod": ["PUT", "/2fa/default-method", { method: "email" }, 200],
  "twoFactor.regenerateBackupCodes": ["POST", "/2fa/backup-codes/regenerate", {}, 200],
  "twoFactor.revokeTrustedDevice": ["DELETE", `/2fa/trusted-devices/${id}`, {}, 404],
  "twoFactor.updatePhone": ["POST", "/phone/update", { phone_number: "+4930777001" }, 200],
  "twoFactor.verifyPhone": ["POST", "/phone/verify", { code: "1" }, 422]
}

/** As a reset of the password and a ban do it. */
const endingTokens = ({ userId }: Pick<Member, "userId">) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.zipRight(
      sql`select id from users where id = ${userId} for update`,
      sql`delete from access_tokens where user_id = ${userId}`
    )
  )

describe.each(concurrent)("a fresh sign-in on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const call = (token: string, method: string, path: string, body: object = {}) =>
    site().host.send(method, path, { token, ...(["POST", "PUT"].includes(method) && { body }) })
  const confirm = ({ token }: Pick<Member, "token">, body: object) => site().post("/confirm-identity", body, token)
  const setUp = ({ token }: Pick<Member, "token">) => call(token, "POST", "/2fa/totp/setup")
  const stale = async (...options: Parameters<TwoFactorSite["member"]>) => {
    const member = await site().member(...options)
    site().advance(16)
    return member
  }
  const assertFresh = async (member: Pick<Member, "token">) =>
    assert.deepInclude(await setUp(member), { status: 200, code: null })
  const assertStale = async (member: Pick<Member, "token">) => assert.deepStrictEqual(await setUp(member), required)

  it("is asked for by everything that decides who gets in, and by nothing else", () => {
    const flagged = endpoints.filter(({ operation }) => operation.freshSignIn !== undefined)
    assert.sameMembers(
      flagged.map(({ operationId }) => operationId),
      [...askingAdmins, ...Object.keys(asking)]
    )
  })

  it.each(Object.entries(asking))("%s asks for it, before it looks at anything else", async (_id, call_) => {
    const [method, path, body, fresh] = call_
    const old = await stale()
    assert.deepStrictEqual(await call(old.token, method, path, body), required)
    assert.deepInclude(await confirm(old, { password }), { status: 200, body: confirmed })
    assert.strictEqual((await call(old.token, method, path, body)).status, fresh)
  })

  it("is not noticed by a client that goes from registration to /2fa/enable as document 1 says", async () => {
    const { advance, post, run } = site()
    const userId = UserId.make((await post("/register", applicant())).body.data.user.id)
    advance(30)
    const { token } = (await post("/verify-email", { token: await run(mailedToken(userId)) })).body.data
    advance(14)
    assert.strictEqual((await post("/2fa/enable", { method: "email" }, token)).status, 200)
  })

  it("lasts for a quarter of an hour from the proof on, not a moment longer", async () => {
    const { advance, member } = site()
    const grace = await member()
    advance(14.9)
    await assertFresh(grace)
    advance(0.2)
    await assertStale(grace)
    assert.strictEqual((await confirm(grace, { password })).status, 200)
    advance(14.9)
    await assertFresh(grace)
    advance(0.2)
    await assertStale(grace)
  })

  it("belongs to one token: the account's others stay as stale as they were", async () => {
    const { advance, run } = site()
    const grace = await site().member()
    const other = { token: await run(newToken(grace.userId)) }
    advance(16)
    assert.strictEqual((await confirm(grace, { password })).status, 200)
    await assertFresh(grace)
    await assertStale(other)
  })

  it("comes with a sign-in on a trusted device, by its password", async () => {
    const grace = await stale(["email"])
    const pending = await grace.begin()
    const answer = await site().challenge(pending, { code: await grace.code(), trust_device: true })
    const device = answer.body.data.trusted_device_token as string
    await assertFresh(answer.body.data)
    site().advance(60)
    await assertStale(answer.body.data)
    await assertFresh((await grace.login({ "X-Trusted-Device": device })).body.data)
  })

  it("is no affair of callers whom their own host vouches for", async () => {
    const grace = await stale()
    const { kit } = site()
    const vouched = kit.as({ _tag: "User", userId: grace.userId, roles: ["mentee"] })
    assert.isString((await vouched.twoFactor.setUpTotp({})).secret)
    assert.deepStrictEqual(await vouched.twoFactor.confirmIdentity({ password }), {})
    // Nobody vouches for a token of which it is not known when it was proven.
    const unknown = kit.as({ _tag: "User", userId: grace.userId, roles: ["mentee"], tokenId: id })
    const refused = await unknown.twoFactor.setUpTotp({}).then(
      () => undefined,
      (error: unknown) => error
    )
    assert.propertyVal(refused, "_tag", "FreshSignInRequired")
  })

  // Falls if the token is not looked for once the account's lock is held: what a reset of the password takes away would
  // come again right behind it.
  it("is worth nothing to a call that waits for the account while a reset ends its token", async () => {
    const { member, post, run } = site()
    const changesNothing = ["passkeys.registerOptions", "twoFactor.showTotpQrCode"]
    for (const [name, [method, path, body]] of Object.entries(asking)) {
      if (changesNothing.includes(name)) continue
      const { token, userId } = await member(["email", "sms"])
      const { options } = (await post("/passkeys/register/options", {}, token)).body.data
      const credential = softwareAuthenticator("http://localhost").create(options).answer
      const sent = name === "passkeys.register" ? { credential } : body
      const ending = Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.zipRight(
          sql`select id from users where id = ${userId} for update`,
          sql`delete from access_tokens where user_id = ${userId}`
        )
      )
      const answer = await run(
        duringOpen(
          ending,
          Effect.promise(() => call(token, method, path, sent))
        )
      )
      assert.deepInclude(Either.getOrThrow(answer), { status: 401, code: "Unauthenticated" }, name)
    }
  })

  it("is as long as the setting says, and 0 asks nobody", async () => {
    const { run } = site()
    const set = (minutes: number) => run(Effect.flatMap(Settings, ({ set }) => set(freshSignInMinutes, minutes)))
    const grace = await stale()
    try {
      await set(17)
      await assertFresh(grace)
      await set(1)
      await assertStale(grace)
      await set(0)
      site().advance(60 * 24)
      await assertFresh(grace)
    } finally {
      await set(15)
    }
    await assertStale(grace)
  })

  describe("a password", () => {
    const put = ({ token }: Member, body: object) =>
      site().host.send("PUT", "/password", {
        token,
        body: { password: "another good one", password_confirmation: "another good one", ...body }
      })

    it("is a first one only for somebody who has just signed in", async () => {
      const grace = await stale(["email"], false)
      assert.deepStrictEqual(await put(grace, {}), required)
      assert.deepInclude(await confirm(grace, { method: "email" }), { status: 422, code: "CodeRequired" })
      assert.strictEqual((await confirm(grace, { method: "email", code: await grace.code() })).status, 200)
      assert.strictEqual((await put(grace, {})).status, 200)
    })

    // Falls if it counts for the rest: whoever has the same token, stolen, would wait for its owner to do this.
    it("that is changed by one who knows it is its own proof, and no proof of anything else", async () => {
      const grace = await stale()
      assert.strictEqual((await put(grace, { current_password: password })).status, 200)
      await assertStale(grace)
    })

    // Falls if the token is not looked for under the lock: a password that a stranger sets would outlive a ban.
    it("is no first one for a call that waits for the account while its token ends", async () => {
      const grace = await site().member([], false)
      const answer = await site().run(
        duringOpen(
          endingTokens(grace),
          Effect.promise(() => put(grace, {}))
        )
      )
      assert.deepInclude(Either.getOrThrow(answer), { status: 401, code: "Unauthenticated" })
      assert.isFalse(
        (await site().rows((sql) => sql`select from users where id = ${grace.userId} and password_hash is not null`))
          .length > 0
      )
    })
  })

  it("is not asked for where two-factor is turned off, by password or by code: that is its own proof", async () => {
    const grace = await stale(["email"])
    const wrong = await call(grace.token, "POST", "/2fa/disable", { password: "wrong" })
    assert.deepInclude(wrong, { code: "IncorrectPassword" })
    assert.strictEqual((await call(grace.token, "POST", "/2fa/disable", { password })).status, 200)
    await assertStale(grace)
    const ada = await stale(["email"], false)
    assert.deepInclude(await call(ada.token, "POST", "/2fa/disable"), { code: "CodeRequired" })
    assert.strictEqual((await call(ada.token, "POST", "/2fa/disable", { code: await ada.code() })).status, 200)
    await assertStale(ada)
  })

  describe("is renewed", () => {
    it("by the password, and by no wrong one", async () => {
      const grace = await stale()
      const wrong = { status: 422, code: "IncorrectPassword", body: refusal("The password is incorrect.") }
      assert.deepStrictEqual(await confirm(grace, { password: "wrong" }), wrong)
      await assertStale(grace)
      assert.deepInclude(await confirm(grace, { password }), { status: 200, body: confirmed })
      await assertFresh(grace)
      // Whoever has none has none to give.
      assert.deepStrictEqual(await confirm(await stale(["email"], false), { password }), wrong)
    })

    it("by a code that is mailed, also where no mail confirms sign-ins", async () => {
      for (const methods of [["email"], ["totp"], []] as const) {
        const grace = await stale(methods)
        const { body, code, status } = await confirm(grace, { method: "email" })
        assert.deepStrictEqual([status, code], [422, "CodeRequired"])
        const text = "Please confirm with the code that we have just sent you."
        assert.deepStrictEqual(body, refusal(text, { method: "email" }))
        await assertStale(grace)
        const sent = await grace.code()
        assert.deepStrictEqual(await confirm(grace, { method: "email", code: site().wrong(sent) }), invalidCode)
        await assertStale(grace)
        assert.strictEqual((await confirm(grace, { method: "email", code: sent })).status, 200)
        await assertFresh(grace)
        // Once.
        assert.deepStrictEqual(await confirm(grace, { method: "email", code: sent }), invalidCode)
      }
    })

    it("by a text, an app and a backup code, where the account signs in by them", async () => {
      const { appCode, backupCodesOf, settle } = site()
      const grace = await stale(["sms", "totp"])
      const notEnabled = { status: 422, code: "MethodNotEnabled" }
      const ada = await stale(["email"])
      for (const method of ["sms", "totp"]) assert.deepInclude(await confirm(ada, { method }), notEnabled)
      assert.deepInclude(await confirm(await stale([]), { method: "backup_code", code: "aaaaa-bbbbb" }), notEnabled)

      assert.deepInclude(await confirm(grace, { method: "sms" }), { code: "CodeRequired" })
      assert.strictEqual((await confirm(grace, { method: "sms", code: await grace.code() })).status, 200)
      await assertFresh(grace)

      site().advance(16)
      settle()
      const app = await confirm(grace, { method: "totp" })
      assert.deepInclude(app.body, { message: "Please confirm with the code that your authenticator app shows." })
      const code = appCode(grace.secret)
      assert.strictEqual((await confirm(grace, { method: "totp", code })).status, 200)
      await assertFresh(grace)
      assert.deepStrictEqual(await confirm(grace, { method: "totp", code }), invalidCode)

      const [backup] = await backupCodesOf(grace.token, "totp")
      site().advance(16)
      await assertStale(grace)
      assert.strictEqual((await confirm(grace, { method: "backup_code", code: backup })).status, 200)
      await assertFresh(grace)
      assert.deepStrictEqual(await confirm(grace, { method: "backup_code", code: backup }), invalidCode)
    })

    it("by a passkey of the account, once for each challenge, and by nobody else's", async () => {
      const authenticator = softwareAuthenticator("http://localhost")
      const { member, post } = site()
      const holder = async () => {
        const owner = await member()
        const { options } = (await post("/passkeys/register/options", {}, owner.token)).body.data
        const { answer, passkey } = authenticator.create(options)
        assert.strictEqual((await post("/passkeys/register", { credential: answer }, owner.token)).status, 201)
        return { owner, passkey }
      }
      const asserted = async (passkey: Awaited<ReturnType<typeof holder>>["passkey"], forgery = {}) =>
        authenticator.get(passkey, (await post("/passkeys/authenticate/options")).body.data.options, forgery)
      const [grace, ada] = [await holder(), await holder()]
      site().advance(16)
      const refused = {
        status: 422,
        code: "PasskeyNotVerified",
        body: refusal("The passkey could not be verified. Please try again.")
      }
      for (const credential of [
        await asserted(ada.passkey),
        await asserted(grace.passkey, { isVerified: false }),
        await asserted(grace.passkey, { origin: "http://evil.test" })
      ])
        assert.deepStrictEqual(await confirm(grace.owner, { credential }), refused)
      await assertStale(grace.owner)
      const credential = await asserted(grace.passkey)
      assert.strictEqual((await confirm(grace.owner, { credential })).status, 200)
      await assertFresh(grace.owner)
      assert.deepStrictEqual(await confirm(grace.owner, { credential }), refused)
    })
  })

  describe("a confirmation", () => {
    it("is given one proof, and told what is missing or too much", async () => {
      const grace = await stale()
      const either = "The password field is required when none of method / credential are present."
      const cases: ReadonlyArray<readonly [body: object, field: string, text: string]> = [
        [{}, "password", either],
        [{ password: "", method: null, code: " " }, "password", either],
        [{ code: "123456" }, "method", "The method field is required."],
        [{ method: "backup_code" }, "code", "The code field is required."],
        [{ password, code: "123456" }, "code", "The code field is prohibited."],
        [{ password, method: "email" }, "method", "The method field is prohibited."],
        [{ method: "pigeon" }, "method", "The selected method is invalid."],
        [{ password: 7 }, "password", "The password field must be a string."]
      ]
      for (const [body, field, text] of cases) {
        const answer = await confirm(grace, body)
        assert.deepStrictEqual(answer, { status: 422, code: "InvalidInput", body: invalid(field, text) })
      }
      await assertStale(grace)
    })

    it("takes no code that was sent for something else, and gives none for it", async () => {
      const grace = await stale(["email"], false)
      await call(grace.token, "POST", "/2fa/disable")
      assert.deepStrictEqual(await confirm(grace, { method: "email", code: await grace.code() }), invalidCode)
      assert.deepInclude(await confirm(grace, { method: "email" }), { code: "CodeRequired" })
      const code = await grace.code()
      assert.deepStrictEqual(await call(grace.token, "POST", "/2fa/disable", { code }), invalidCode)
      assert.strictEqual((await confirm(grace, { method: "email", code })).status, 200)
    })

    it("bears five wrong codes, then nobody's for a quarter of an hour; signing in goes on", async () => {
      const grace = await stale(["email"])
      await confirm(grace, { method: "email" })
      const code = await grace.code()
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () => confirm(grace, { method: "email", code: site().wrong(code) }))
      )
      assert.strictEqual(guesses.filter(({ status }) => status === 422).length, 5)
      assert.strictEqual(guesses.filter(({ code: why }) => why === "TwoFactorLocked").length, 15)
      assert.deepInclude(await confirm(grace, { method: "email", code }), { status: 429, code: "TwoFactorLocked" })
      const pending = await grace.begin()
      assert.strictEqual((await site().challenge(pending, { code: await grace.code() })).status, 200)
    })

    it("mails nothing to an address that nobody has verified", async () => {
      const grace = await stale([])
      await site().rows((sql) => sql`update users set email_verified_at = null where id = ${grace.userId}`)
      assert.deepInclude(await confirm(grace, { method: "email" }), { status: 422, code: "MethodNotEnabled" })
    })

    it("counts wrong passwords as the login does", async () => {
      const grace = await stale([])
      const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(grace, { password: "wrong" })))
      assert.strictEqual(guesses.filter(({ code }) => code === "IncorrectPassword").length, 10)
      assert.strictEqual(guesses.filter(({ status }) => status === 429).length, 10)
      assert.strictEqual((await grace.login()).status, 429)
      await assertStale(grace)
    })

    // Falls if the hour is counted over all purposes: a stolen token would keep its owner from signing in.
    it("uses up none of the codes by which its owner signs in", async () => {
      const { advance, run } = site()
      const set = (count: number) => run(Effect.flatMap(Settings, ({ set }) => set(codesPerHour, count)))
      const grace = await stale(["email"])
      await set(3)
      try {
        for (let sent = 0; sent < 3; sent++) {
          assert.deepInclude(await confirm(grace, { method: "email" }), { code: "CodeRequired" })
          advance(1.1)
        }
        assert.deepInclude(await confirm(grace, { method: "email" }), { status: 429, code: "CodeThrottled" })
        assert.strictEqual((await grace.login()).status, 200)
      } finally {
        await set(1_000)
      }
    })

    it("sends codes no faster than once a minute", async () => {
      const grace = await stale()
      await confirm(grace, { method: "email" })
      assert.deepInclude(await confirm(grace, { method: "email" }), { status: 429, code: "CodeThrottled" })
    })

    it("is nothing for a pending token", async () => {
      const grace = await stale(["email"])
      const answer = await confirm({ token: await grace.begin() }, { password })
      assert.deepInclude(answer, { status: 403, code: "TwoFactorRequired" })
    })
  })
})

describe("a fresh sign-in on a host that cannot send texts", () => {
  const site = useTwoFactorSite(pglite, false)

  it("is not renewed by a text that would never come, but by the app", async () => {
    const { appCode, member, post, settle } = site()
    const grace = await member(["sms", "totp"])
    settle()
    const confirm = (body: object) => post("/confirm-identity", body, grace.token)
    assert.deepInclude(await confirm({ method: "sms" }), { status: 422, code: "SmsUnavailable" })
    assert.strictEqual((await confirm({ method: "totp", code: appCode(grace.secret) })).status, 200)
  })
})
