/** Proving again who one is. */

import { Settings } from "@mentorkit/core/kernel/ports"
import { softwareAuthenticator } from "@mentorkit/core/testing"
import { codesPerHour } from "@mentorkit/core/two-factor"
import { concurrent, pglite } from "@mentorkit/test-kit/databases/engines"
import { password } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { invalid, refusal } from "../support/answers.js"
import { confirmed, freshness } from "../support/fresh-sign-in.js"
import { invalidCode, useTwoFactorSite } from "../support/two-factor-site.js"

describe.each(concurrent)("confirming one's identity on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const { assertFresh, assertStale, call, confirm, stale } = freshness(site)

  describe("makes a sign-in fresh", () => {
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
      // The operator reads why, which the caller is not told.
      const logged = site().log.filter(({ message }) => message === "A confirmation by passkey was refused")
      const reasons = [
        /another account/,
        /could not be verified/,
        /origin "http:\/\/evil\.test"/,
        /unknown, used or expired/
      ]
      assert.lengthOf(logged, reasons.length)
      for (const [index, reason] of reasons.entries()) {
        assert.strictEqual(logged[index]?.["level"], "INFO")
        assert.match(String(logged[index]?.["reason"]), reason)
      }
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
