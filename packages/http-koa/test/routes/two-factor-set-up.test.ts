/** Choosing how one signs in: authenticator apps, methods, backup codes, and turning it all off. */

import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, password } from "@mentorkit/test-kit/people/accounts"
import jsQR from "jsqr"
import { PNG } from "pngjs"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { invalidCode, type Member, useTwoFactorSite } from "../support/two-factor-site.js"

/** What a camera sees in the picture. */
const scanned = (dataUrl: string): string | undefined => {
  const [, base64 = ""] = /^data:image\/png;base64,(.+)$/.exec(dataUrl) ?? []
  const { data, height, width } = PNG.sync.read(Buffer.from(base64, "base64"))
  return jsQR.default(Uint8ClampedArray.from(data), width, height)?.data
}

describe.each(concurrent)("setting second factors up on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)

  const post = (member: Member, path: string, body: object = {}) => site().post(path, body, member.token)
  const enable = (member: Member, method: string) => post(member, "/2fa/enable", { method })
  const setDefault = ({ token }: Member, method: string) =>
    site().host.send("PUT", "/2fa/default-method", { token, body: { method } })
  const factorsOf = async ({ token }: Member) => {
    const { user } = (await site().host.send("GET", "/me", { token })).body.data
    return [user.two_factor_enabled, user.default_two_factor_method, user.enabled_two_factor_methods]
  }
  const changesOf = async ({ userId }: Member) =>
    (await site().run(eventsOf(userId))).flatMap(({ payload }) => Object(payload).change ?? [])

  const refused = (code: string, message: string) => ({ status: 422, code, body: refusal(message) })
  const noBackup = refused("BackupCodesAreNoMethod", "Backup codes are a fallback and cannot be chosen as a method.")
  const notEnabled = refused("TwoFactorNotEnabled", "Two-factor authentication is not enabled.")
  const notConfirmed = refused(
    "TotpNotConfirmed",
    "Please set up your authenticator app and confirm it with a code first."
  )

  it("an app is shown a secret, which counts for nothing before its first code", async () => {
    const { appCode, challenge, host, member } = site()
    const grace = await member(["email"])
    const setUp = await post(grace, "/2fa/totp/setup")
    assert.strictEqual(setUp.status, 200)
    const { otpauth_url: url, qr_code_url: picture, secret, ...more } = setUp.body.data
    assert.deepStrictEqual(more, {})
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.strictEqual(
      url,
      `otpauth://totp/Mentorkit:${encodeURIComponent(grace.email)}?secret=${secret}&issuer=Mentorkit`
    )
    assert.strictEqual(scanned(picture), url)
    const qr = () => host.send("GET", "/2fa/totp/qr", { token: grace.token })
    assert.deepStrictEqual((await qr()).body.data, setUp.body.data)

    assert.deepStrictEqual(await enable(grace, "totp"), notConfirmed)
    const pending = await grace.begin()
    const early = await challenge(pending, { code: appCode(secret), method: "totp" })
    assert.deepInclude(early, { status: 422, code: "MethodNotEnabled" })

    const confirm = (code: string) => post(grace, "/2fa/totp/confirm", { code })
    assert.deepStrictEqual(await confirm("x"), invalidCode)
    assert.deepStrictEqual(await confirm(appCode(secret, 3)), invalidCode)
    const confirmed = await confirm(appCode(secret))
    assert.deepInclude(confirmed.body, { message: "Authenticator app confirmed." })
    assert.deepStrictEqual(await factorsOf(grace), [true, "email", ["email"]])
    // Nothing is shown again once it counts.
    const noSetUp = { code: "NoTotpSetup", body: refusal("No authenticator app is being set up.") }
    assert.deepStrictEqual(await qr(), { status: 404, ...noSetUp })
    assert.deepStrictEqual(await confirm(appCode(secret)), { status: 422, ...noSetUp })
    assert.strictEqual((await enable(grace, "totp")).status, 200)
    assert.deepStrictEqual(await factorsOf(grace), [true, "totp", ["email", "totp"]])
    // The code that confirmed it is used.
    assert.deepStrictEqual(await challenge(await grace.begin(), { code: appCode(secret) }), invalidCode)
  })

  it("another app takes the first one's place once it is confirmed, not before", async () => {
    const { appCode, challenge, member, newApp, settle } = site()
    const grace = await member(["totp"])
    settle()
    const { secret: begun } = (await post(grace, "/2fa/totp/setup")).body.data
    assert.deepStrictEqual(await challenge(await grace.begin(), { code: appCode(begun) }), invalidCode)
    assert.strictEqual((await challenge(await grace.begin(), { code: appCode(grace.secret) })).status, 200)
    const second = await newApp(grace.token)
    assert.notStrictEqual(second, begun)
    settle()
    assert.deepStrictEqual(await challenge(await grace.begin(), { code: appCode(grace.secret) }), invalidCode)
    assert.strictEqual((await challenge(await grace.begin(), { code: appCode(second) })).status, 200)
    assert.include(await changesOf(grace), "authenticator_replaced")
  })

  // Falls without the lock in setting up: one of them would confirm the other's secret.
  it("a set-up that meets a confirmation leaves the app that was confirmed, or itself unconfirmed", async () => {
    const { appCode, challenge, member, settle } = site()
    for (let round = 0; round < 5; round++) {
      const grace = await member(["email"])
      settle()
      const { secret } = (await post(grace, "/2fa/totp/setup")).body.data
      const [confirmed] = await Promise.all([
        post(grace, "/2fa/totp/confirm", { code: appCode(secret, -1) }),
        ...Array.from({ length: 3 }, () => post(grace, "/2fa/totp/setup"))
      ])
      if (confirmed?.status !== 200) continue
      await enable(grace, "totp")
      assert.strictEqual((await challenge(await grace.begin(), { code: appCode(secret) })).status, 200)
    }
  })

  it("the first explicit enabling comes with ten backup codes, once", async () => {
    const { member } = site()
    for (const grace of [await member([]), await member(["email"])]) {
      const first = await enable(grace, "email")
      assert.deepInclude(first.body, { status: "success", message: "Two-factor authentication enabled." })
      const { backup_codes: codes, ...status } = first.body.data
      assert.deepStrictEqual(status, {
        two_factor_enabled: true,
        default_two_factor_method: "email",
        enabled_two_factor_methods: ["email"],
        remaining_backup_codes: 10
      })
      assert.strictEqual(new Set(codes).size, 10)
      for (const code of codes) assert.match(code, /^[0-9a-hjkmnp-tv-z]{8}$/)
      assert.deepStrictEqual((await enable(grace, "email")).body.data, { ...status, backup_codes: null })
      assert.include(await changesOf(grace), "backup_codes_replaced")
    }
  })

  it("methods are added, removed and chosen, the last one never removed", async () => {
    const { member, newApp } = site()
    const grace = await member(["email"])
    const add = (method: string) => post(grace, "/2fa/methods/enable", { method })
    const remove = (method: string) => post(grace, "/2fa/methods/disable", { method })
    assert.deepStrictEqual(await add("sms"), refused("PhoneNotVerified", "Please verify your phone number first."))
    assert.deepStrictEqual(await add("totp"), notConfirmed)
    assert.deepInclude(await setDefault(grace, "totp"), { status: 422, code: "MethodNotEnabled" })
    await newApp(grace.token)
    const added = await add("totp")
    assert.deepInclude(added.body, { message: "Two-factor method enabled." })
    assert.strictEqual(added.body.data.backup_codes.length, 10)
    assert.deepStrictEqual(await factorsOf(grace), [true, "email", ["email", "totp"]])
    const chosen = await setDefault(grace, "totp")
    assert.deepInclude(chosen.body, { message: "Default two-factor method updated." })
    assert.deepStrictEqual(await factorsOf(grace), [true, "totp", ["email", "totp"]])
    const removed = await remove("totp")
    assert.deepInclude(removed.body, { message: "Two-factor method disabled." })
    assert.deepStrictEqual(await factorsOf(grace), [true, "email", ["email"]])
    assert.deepStrictEqual(
      await remove("email"),
      refused(
        "LastMethod",
        "This is your only two-factor method. Enable another one first, or turn two-factor authentication off."
      )
    )
    assert.deepInclude(await remove("totp"), { status: 422, code: "MethodNotEnabled" })
    // Removed with its secret: the app has to be set up anew.
    assert.deepStrictEqual(await add("totp"), notConfirmed)
    assert.deepStrictEqual(await changesOf(grace), [
      ...["method_added", "backup_codes_replaced", "default_changed", "method_removed"]
    ])
  })

  it("backup codes are no method, and nothing else is one either", async () => {
    const { member } = site()
    const grace = await member(["email"])
    const calls = [
      (method: string) => enable(grace, method),
      (method: string) => post(grace, "/2fa/methods/enable", { method }),
      (method: string) => post(grace, "/2fa/methods/disable", { method }),
      (method: string) => setDefault(grace, method)
    ]
    for (const call of calls) {
      assert.deepStrictEqual(await call("backup_code"), noBackup)
      const unknown = await call("pigeon")
      assert.deepStrictEqual([unknown.status, Object.keys(unknown.body.errors)], [422, ["method"]])
    }
    assert.deepStrictEqual(await factorsOf(grace), [true, "email", ["email"]])
    assert.deepStrictEqual(await changesOf(grace), [])
  })

  it("new backup codes kill the old ones", async () => {
    const { backupCodesOf, member } = site()
    const grace = await member(["email"])
    const [old] = await backupCodesOf(grace.token)
    const regenerated = await post(grace, "/2fa/backup-codes/regenerate")
    assert.deepInclude(regenerated.body, { message: "Backup codes regenerated." })
    const { backup_codes: codes, remaining_backup_codes: left } = regenerated.body.data
    assert.deepStrictEqual([codes.length, left], [10, 10])
    const byBackupCode = async (code?: string) => site().post("/2fa/challenge/backup", { code }, await grace.begin())
    // Falls if `put` only adds.
    assert.deepStrictEqual(await byBackupCode(old), invalidCode)
    assert.strictEqual((await byBackupCode(codes[9])).status, 200)
    assert.deepStrictEqual(await post(await member([]), "/2fa/backup-codes/regenerate"), notEnabled)
  })

  it("is turned off by the password, with everything that belonged to it", async () => {
    const { appCode, backupCodesOf, host, member, rows } = site()
    const grace = await member(["totp", "email"])
    await backupCodesOf(grace.token)
    const disable = (body: object) => post(grace, "/2fa/disable", body)
    for (const body of [{}, { code: appCode(grace.secret) }, { password: "" }]) {
      const missing = await disable(body)
      assert.deepInclude(missing, {
        status: 422,
        body: { message: "The password field is required.", errors: { password: ["The password field is required."] } }
      })
    }
    assert.deepStrictEqual(
      await disable({ password: "wrong" }),
      refused("IncorrectPassword", "The password is incorrect.")
    )
    assert.deepStrictEqual(await factorsOf(grace), [true, "email", ["email", "totp"]])
    const off = await disable({ password })
    assert.deepInclude(off.body, { message: "Two-factor authentication disabled." })
    assert.deepStrictEqual(off.body.data, {
      two_factor_enabled: false,
      default_two_factor_method: "email",
      enabled_two_factor_methods: [],
      backup_codes: null,
      remaining_backup_codes: 0
    })
    assert.strictEqual((await grace.login()).body.data.requires_two_factor, false)
    const left = await rows<{ readonly n: number }>(
      (sql) => sql`
        select (select count(*) from totp_credentials where user_id = ${grace.userId})
          + (select count(*) from backup_code_sets where user_id = ${grace.userId}) as n`
    )
    assert.strictEqual(Number(left[0]?.n), 0)
    assert.deepStrictEqual(await disable({ password }), notEnabled)
    assert.deepStrictEqual(await enable(grace, "totp"), notConfirmed)
    assert.strictEqual((await enable(grace, "email")).body.data.backup_codes.length, 10)
    assert.strictEqual((await changesOf(grace)).filter((change) => change === "disabled").length, 1)
    assert.strictEqual((await host.send("GET", "/me", { token: grace.token })).status, 200)
  })

  // Falls without the guard of password checks: a session alone would do for guessing the password.
  it("guesses at the password are throttled as at sign-in", async () => {
    const grace = await site().member(["email"])
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => post(grace, "/2fa/disable", { password: "wrong" }))
    )
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    assert.deepStrictEqual([count(422), count(429)], [10, 4])
  })

  it("is turned off by a code where there is no password", async () => {
    const { advance, appCode, backupCodesOf, codesOf, member, settle } = site()
    const disable = (who: Member, body: object = {}) => post(who, "/2fa/disable", body)
    const required = (method: string, message: string) => ({
      status: 422,
      code: "CodeRequired",
      body: { status: "error", message, data: { method } }
    })
    const grace = await member(["email"], false)
    const sent = required("email", "Please confirm with the code that we have just sent you.")
    assert.deepStrictEqual(await disable(grace), sent)
    assert.deepInclude(await disable(grace), { status: 429, code: "CodeThrottled" })
    assert.strictEqual((await codesOf(grace.userId)).length, 1)
    const code = await grace.code()
    // No password sets in for it.
    assert.deepInclude(await disable(grace, { password: "x" }), { status: 429, code: "CodeThrottled" })
    assert.deepStrictEqual(await disable(grace, { code: site().wrong(code) }), invalidCode)
    assert.strictEqual((await disable(grace, { code })).status, 200)
    assert.deepStrictEqual(await factorsOf(grace), [false, "email", []])

    const late = await member(["email"], false)
    await disable(late)
    const lateCode = await late.code()
    advance(10)
    assert.deepStrictEqual(await disable(late, { code: lateCode }), invalidCode)

    const ada = await member(["totp"], false)
    settle()
    assert.deepStrictEqual(
      await disable(ada),
      required("totp", "Please confirm with the code that your authenticator app shows.")
    )
    for (let i = 0; i < 5; i++) assert.deepStrictEqual(await disable(ada, { code: "x" }), invalidCode)
    const [codeOfAda] = [appCode(ada.secret)]
    assert.deepInclude(await disable(ada, { code: codeOfAda }), { status: 429, code: "TwoFactorLocked" })
    advance(15)
    settle()
    assert.strictEqual((await disable(ada, { code: appCode(ada.secret) })).status, 200)

    const eve = await member(["email"], false)
    const [backupCode] = await backupCodesOf(eve.token)
    assert.strictEqual((await disable(eve, { code: backupCode })).status, 200)
  })
})
