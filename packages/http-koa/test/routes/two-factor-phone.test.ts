/** Numbers of phones, and proving them. */

import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { invalidCode, type Member, useTwoFactorSite } from "../support/two-factor-site.js"

const number = "+4930777001"

describe.each(concurrent)("phones on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const update = ({ token }: Member, phone_number: string) => site().post("/phone/update", { phone_number }, token)
  const verify = ({ token }: Member, code: string) => site().post("/phone/verify", { code }, token)
  const phoneOf = async ({ token }: Member) => {
    const { user } = (await site().host.send("GET", "/me", { token })).body.data
    return [user.phone_number, user.phone_verified_at !== null]
  }
  const enableSms = ({ token }: Member) => site().post("/2fa/enable", { method: "sms" }, token)
  const nothing = {
    status: 422,
    code: "NoPhoneToVerify",
    body: refusal("There is no phone number to verify. Please request a code first.")
  }

  it("a number is the account's once the code that it was sent is told; then it may be a factor", async () => {
    const { codesOf, member } = site()
    const grace = await member()
    assert.deepStrictEqual(await verify(grace, "123456"), nothing)
    const updated = await update(grace, " 0049 (30) 777-001 ")
    assert.deepStrictEqual(updated, {
      status: 200,
      code: null,
      body: {
        status: "success",
        message: "A verification code has been sent to the phone number.",
        data: { phone_number: number, phone_verified_at: null, code_sent_to: number }
      }
    })
    assert.deepInclude(await enableSms(grace), { status: 422, code: "PhoneNotVerified" })
    const code = await grace.code()
    assert.deepStrictEqual(await verify(grace, site().wrong(code)), invalidCode)
    // Falls without the account in the question.
    const ada = await member()
    await update(ada, number)
    assert.deepStrictEqual(await verify(ada, code), invalidCode)

    const verified = await verify(grace, code)
    assert.deepInclude(verified.body, { status: "success", message: "Phone number verified." })
    assert.deepStrictEqual(Object.keys(verified.body.data), ["phone_number", "phone_verified_at"])
    assert.deepStrictEqual(await phoneOf(grace), [number, true])
    assert.deepStrictEqual(await verify(grace, code), nothing)
    assert.strictEqual((await enableSms(grace)).status, 200)
    // The same number again needs no proof, and nobody waits for a code.
    const again = await update(grace, number)
    assert.deepInclude(again.body, { status: "success", message: "This phone number is already verified." })
    assert.deepInclude(again.body.data, { phone_number: number, code_sent_to: null })
    assert.strictEqual((await codesOf(grace.userId)).length, 1)
    const pending = await grace.begin()
    assert.strictEqual((await site().challenge(pending, { code: await grace.code() })).status, 200)
  })

  it("a code for a phone opens no sign-in, and one for a sign-in proves no phone", async () => {
    const { challenge, member } = site()
    const grace = await member(["sms"])
    const pending = await grace.begin()
    const forSignIn = await grace.code()
    await update(grace, "+4930777002")
    const forPhone = await grace.code()
    // Falls without the purpose in the question.
    assert.deepStrictEqual(await challenge(pending, { code: forPhone }), invalidCode)
    assert.deepStrictEqual(await verify(grace, forSignIn), invalidCode)
    assert.strictEqual((await challenge(pending, { code: forSignIn })).status, 200)
    assert.strictEqual((await verify(grace, forPhone)).status, 200)
  })

  it("a code is sent once a minute, works for ten minutes, and only for the number asked for last", async () => {
    const { advance, codesOf, member } = site()
    const grace = await member()
    await update(grace, number)
    const first = await grace.code()
    const again = await update(grace, "+4930777003")
    assert.deepInclude(again, { status: 429, code: "CodeThrottled" })
    assert.deepStrictEqual(await phoneOf(grace), [number, false])
    advance(1)
    assert.strictEqual((await update(grace, "+4930777003")).status, 200)
    assert.deepStrictEqual(await verify(grace, first), invalidCode)
    const [second = ""] = await codesOf(grace.userId)
    advance(10)
    assert.deepStrictEqual(await verify(grace, second), invalidCode)
    assert.deepStrictEqual(await phoneOf(grace), ["+4930777003", false])
  })

  it("while SMS is a factor the proven number stays until the new one is proven; trust in devices goes with it", async () => {
    const { challenge, member } = site()
    const grace = await member(["sms"])
    const pending = await grace.begin()
    const trusted = await challenge(pending, { code: await grace.code(), trust_device: true })
    const headers = { "x-trusted-device": trusted.body.data.trusted_device_token }
    const updated = await update(grace, "+4930777004")
    assert.deepInclude(updated.body.data, { phone_number: "+4930123456", code_sent_to: "+4930777004" })
    assert.deepStrictEqual(await phoneOf(grace), ["+4930123456", true])
    const code = await grace.code()
    assert.strictEqual((await grace.login(headers)).body.data.requires_two_factor, false)
    assert.strictEqual((await verify(grace, code)).body.data.phone_number, "+4930777004")
    assert.deepStrictEqual(await phoneOf(grace), ["+4930777004", true])
    assert.strictEqual((await grace.login(headers)).body.data.requires_two_factor, true)
  })

  it("five wrong codes are looked at, also across new codes", async () => {
    const { advance, member } = site()
    const grace = await member()
    await update(grace, number)
    for (let i = 0; i < 4; i++) assert.deepStrictEqual(await verify(grace, "x"), invalidCode)
    advance(1)
    await update(grace, number)
    assert.deepStrictEqual(await verify(grace, "x"), invalidCode)
    assert.deepInclude(await verify(grace, await grace.code()), { status: 429, code: "TwoFactorLocked" })
    assert.deepStrictEqual(await phoneOf(grace), [number, false])
  })

  // Falls without `guardNumber`, and if it counts by account.
  it("a number is texted five times in an hour, whoever asks", async () => {
    const theirs = "+4930777009"
    for (let i = 0; i < 5; i++) assert.strictEqual((await update(await site().member(), theirs)).status, 200)
    assert.deepInclude(await update(await site().member(), theirs), { status: 429, code: "CodeThrottled" })
    assert.strictEqual((await update(await site().member(), "+4930777010")).status, 200)
  })

  it("what is no number is told in the shape of the account endpoints", async () => {
    const grace = await site().member()
    for (const bad of ["", "12345", "+0301234567", "+49", "+493012345678901234", "call me", "+49 30 1234567;ext=1"]) {
      const { body, status } = await update(grace, bad)
      assert.deepStrictEqual([status, Object.keys(body.errors)], [422, ["phone_number"]], bad)
    }
    const { body } = await update(grace, "12345")
    assert.include(body.message, "phone number with its country code")
    assert.deepStrictEqual(await phoneOf(grace), [null, false])
  })
})
