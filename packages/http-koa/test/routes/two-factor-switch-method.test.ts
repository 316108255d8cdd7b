/** Having a sign-in's challenge answered by another method, or its code sent again. */

import { Settings } from "@mentorkit/core/kernel/ports"
import { codesPerHour } from "@mentorkit/core/two-factor"
import { concurrent, postgres } from "@mentorkit/test-kit/databases/engines"
import { newToken } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { invalidCode, useTwoFactorSite } from "../support/two-factor-site.js"

const throttled = { status: 429, code: "CodeThrottled" }

describe.each(concurrent)("switching the method on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const switchTo = (token: string, method: string) => site().post("/2fa/switch-method", { method }, token)

  it("sends a code by the other one, which from then on is the challenge's", async () => {
    const { appCode, challenge, codesOf, member, settle } = site()
    const grace = await member(["email", "sms", "totp"])
    const pending = await grace.begin()
    const mailed = await grace.code()
    assert.deepStrictEqual(await switchTo(pending, "sms"), {
      status: 200,
      code: null,
      body: { status: "success", message: "Two-factor method switched.", data: { method: "sms" } }
    })
    assert.strictEqual((await codesOf(grace.userId)).length, 2)
    // The mailed one is spent; the texted one is none of an app.
    assert.deepStrictEqual(await challenge(pending, { code: mailed }), invalidCode)
    assert.deepStrictEqual(await challenge(pending, { code: mailed, method: "email" }), invalidCode)
    assert.deepStrictEqual(await challenge(pending, { code: await grace.code(), method: "email" }), invalidCode)
    assert.strictEqual((await switchTo(pending, "totp")).status, 200)
    assert.strictEqual((await codesOf(grace.userId)).length, 2)
    settle()
    assert.strictEqual((await challenge(pending, { code: appCode(grace.secret) })).status, 200)

    const again = await grace.begin()
    assert.strictEqual((await switchTo(again, "totp")).status, 200)
    settle()
    assert.strictEqual((await challenge(again, { code: appCode(grace.secret) })).status, 200)
  })

  it("is throttled by method and account, and says until when", async () => {
    const { advance, codesOf, host, member } = site()
    const grace = await member(["email", "sms"])
    const pending = await grace.begin()
    const soon = await host.fetch("POST", "/2fa/switch-method", { token: pending, body: { method: "email" } })
    assert.deepStrictEqual([soon.status, soon.headers.get("x-error-code")], [429, "CodeThrottled"])
    assert.approximately(Number(soon.headers.get("retry-after")), 60, 5)
    assert.deepInclude(await soon.json(), { message: "Please wait before requesting another code." })
    assert.strictEqual((await switchTo(pending, "sms")).status, 200)
    // Another sign-in of the account does not help.
    const other = await grace.begin()
    for (const method of ["sms", "email"]) assert.deepInclude(await switchTo(other, method), throttled)
    assert.strictEqual((await codesOf(grace.userId)).length, 3)
    advance(1)
    for (const method of ["sms", "email"]) assert.strictEqual((await switchTo(other, method)).status, 200, method)
    // Somebody else is not kept waiting.
    const ada = await member(["sms", "email"])
    assert.strictEqual((await switchTo(await ada.begin(), "email")).status, 200)
  })

  // Falls without the lock of the account.
  it("sends one code to twenty who ask at once", async () => {
    const { codesOf, member, run } = site()
    const grace = await member(["totp", "email"])
    const tokens = await run(Effect.replicateEffect(newToken(grace.userId, "pending"), 20))
    const answers = await Promise.all(tokens.map((token) => switchTo(token, "email")))
    assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(429)])
    assert.strictEqual((await codesOf(grace.userId)).length, 1)
  })

  it("needs a method that is enabled; backup codes need no switch", async () => {
    const { member } = site()
    const pending = await (await member()).begin()
    for (const method of ["sms", "totp"]) {
      assert.deepStrictEqual(
        await switchTo(pending, method),
        { status: 422, code: "MethodNotEnabled", body: refusal("This two-factor method is not enabled.") },
        method
      )
    }
    assert.deepStrictEqual(await switchTo(pending, "backup_code"), {
      status: 422,
      code: "BackupCodesAreNoMethod",
      body: refusal("Backup codes are a fallback and cannot be chosen as a method.")
    })
  })

  // Falls if codes are forgotten together with the pending tokens that they were for.
  it("sends an account so many codes in an hour and no more, sign-ins included", async () => {
    const { advance, member, rows, run } = site()
    const allow = (count: number) => run(Effect.flatMap(Settings, ({ set }) => set(codesPerHour, count)))
    await allow(3)
    const [grace, ada] = [await member(), await member()]
    for (let i = 0; i < 3; i++) await grace.begin()
    await rows(
      (sql) => sql`delete from access_tokens where user_id = ${grace.userId} and kind = 'pending' returning id`
    )
    advance(20)
    assert.deepInclude(await grace.login(), { status: 429, code: "TooManyRequests" })
    assert.strictEqual((await ada.login()).status, 200)
    advance(41)
    assert.strictEqual((await grace.login()).status, 200)
    await allow(1000)
  })
})

describe("where nobody can send texts", () => {
  const site = useTwoFactorSite(postgres, false)
  const unavailable = { status: 422, code: "SmsUnavailable", body: refusal("Text messages are not available.") }

  it("nobody takes up SMS, and those who have it use something else", async () => {
    const { challenge, codesOf, member, post } = site()
    const grace = await member(["email", "sms"])
    assert.deepStrictEqual(await post("/phone/update", { phone_number: "+4930123499" }, grace.token), unavailable)
    assert.deepStrictEqual(await post("/2fa/enable", { method: "sms" }, grace.token), unavailable)
    assert.deepStrictEqual(await post("/2fa/methods/enable", { method: "sms" }, grace.token), unavailable)
    const pending = await grace.begin()
    assert.deepStrictEqual(await post("/2fa/switch-method", { method: "sms" }, pending), unavailable)
    assert.strictEqual((await codesOf(grace.userId)).length, 1)
    assert.strictEqual((await challenge(pending, { code: await grace.code() })).status, 200)
  })
})
