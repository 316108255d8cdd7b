/** Devices that spare their user the second factor. */

import { Settings } from "@mentorkit/core/kernel/ports"
import { trustedDeviceDays } from "@mentorkit/core/two-factor"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, password } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { type Member, useTwoFactorSite } from "../support/two-factor-site.js"

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
const day = 24 * 60

describe.each(concurrent)("trusted devices on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)

  /** Signs in on a device, trusts it, and answers its token. */
  const trusting = async (member: Member): Promise<string> => {
    const { post } = site()
    const pending = await member.begin()
    const body = { code: await member.code(), trust_device: true }
    const answer = await post("/2fa/challenge", body, pending, { "user-agent": firefox })
    assert.strictEqual(answer.status, 200)
    return answer.body.data.trusted_device_token
  }
  const on = (device: string) => ({ "x-trusted-device": device })
  const owesCode = async (member: Member, device: string) =>
    (await member.login(on(device))).body.data.requires_two_factor as boolean
  const devicesOf = async ({ token }: Member) =>
    (await site().host.send("GET", "/2fa/trusted-devices", { token })).body.data.trusted_devices
  const idOf = (device: string) => device.split("|")[0] ?? ""
  const changesOf = async ({ userId }: Member) =>
    (await site().run(eventsOf(userId))).flatMap(({ payload }) => Object(payload).change ?? [])

  it("are let in by password alone, as often as they come, and are told to their holder", async () => {
    const { member } = site()
    const grace = await member()
    const device = await trusting(grace)
    assert.match(device, /^[\da-f-]{36}\|[\w-]{43}$/)
    for (let i = 0; i < 2; i++) {
      const { body, status } = await grace.login(on(device))
      assert.deepStrictEqual([status, body.message], [200, "Login successful."])
      assert.deepStrictEqual(Object.keys(body.data), ["user", "token", "requires_two_factor"])
      assert.strictEqual((await site().host.send("GET", "/me", { token: body.data.token })).status, 200)
    }
    assert.deepStrictEqual(await changesOf(grace), ["device_trusted"])
  })

  it("do not make a password needless", async () => {
    const { member, post } = site()
    const grace = await member()
    const device = await trusting(grace)
    const wrong = await post("/login", { email: grace.email, password: "wrong" }, undefined, on(device))
    assert.deepInclude(wrong, { status: 401, body: refusal("Invalid credentials.") })
  })

  it("by a backup code too", async () => {
    const { backupCodesOf, member, post } = site()
    const grace = await member()
    const [code] = await backupCodesOf(grace.token)
    const answer = await post("/2fa/challenge/backup", { code, trust_device: true }, await grace.begin())
    assert.isFalse(await owesCode(grace, answer.body.data.trusted_device_token))
  })

  // Falls without the user in the condition of `use`, and without the secret in it.
  it("of somebody else, forged or broken ones spare nothing", async () => {
    const { member } = site()
    const [grace, ada] = [await member(), await member()]
    const [hers, other] = [await trusting(grace), await trusting(grace)]
    const secret = other.split("|")[1]
    assert.isTrue(await owesCode(ada, hers))
    for (const forged of [
      ...[`${idOf(hers)}|${secret}`, `${idOf(hers)}|`, idOf(hers), `${hers}|`, `${hers}x`, hers.slice(0, -1)],
      ...["|", "x", `${crypto.randomUUID()}|${secret}`, "' or 1=1 --|x", grace.token],
      // Whatever it is, it is no field of the form: a person whose browser kept nonsense can still sign in.
      "x".repeat(5000)
    ]) {
      assert.isTrue(await owesCode(grace, forged), forged)
    }
    assert.isFalse(await owesCode(grace, hers))
  })

  // Falls without the expiry in the condition of `use`.
  it("are forgotten after thirty days, used or not, or as many as the setting says", async () => {
    const { advance, member, run } = site()
    const grace = await member()
    const device = await trusting(grace)
    advance(29 * day)
    assert.isFalse(await owesCode(grace, device))
    advance(day)
    assert.isTrue(await owesCode(grace, device))
    const set = (days: number) => run(Effect.flatMap(Settings, (settings) => settings.set(trustedDeviceDays, days)))
    await set(2)
    const next = await trusting(grace)
    advance(2 * day)
    assert.isTrue(await owesCode(grace, next))
    await set(30)
  })

  it("are listed newest first without anything secret, and can be revoked by their owner", async () => {
    const { advance, host, member } = site()
    const grace = await member()
    const first = await trusting(grace)
    advance(1)
    const second = await trusting(grace)
    advance(1)
    await grace.login(on(first))
    // The token of the fixture lives on.
    const devices = await devicesOf(grace)
    assert.deepStrictEqual(
      devices.map(({ id }: { readonly id: string }) => id),
      [second, first].map(idOf)
    )
    const [, listed] = devices
    assert.deepStrictEqual(Object.keys(listed), [
      ...["id", "device_name", "ip_address", "last_used_at", "expires_at", "created_at"]
    ])
    assert.strictEqual(listed.device_name, "Firefox on Linux")
    assert.match(listed.ip_address, /127\.0\.0\.1$/)
    assert.strictEqual(Date.parse(listed.expires_at) - Date.parse(listed.created_at), 30 * day * 60_000)
    assert.isAtLeast(Date.parse(listed.last_used_at) - Date.parse(listed.created_at), 2 * 60_000 - 1000)

    const ada = await member()
    const remove = (id: string, token: string) => host.send("DELETE", `/2fa/trusted-devices/${id}`, { token })
    const notFound = { status: 404, code: "TrustedDeviceNotFound", body: refusal("Trusted device not found.") }
    assert.deepStrictEqual(await remove(idOf(first), ada.token), notFound)
    assert.isFalse(await owesCode(grace, first))
    assert.deepStrictEqual(await remove(idOf(first), grace.token), {
      status: 200,
      code: null,
      body: { status: "success", message: "Trusted device revoked.", data: {} }
    })
    for (const id of [idOf(first), crypto.randomUUID(), "x", "%00"]) {
      assert.strictEqual((await remove(id, grace.token)).status, 404, id)
    }
    assert.isTrue(await owesCode(grace, first))
    assert.isFalse(await owesCode(grace, second))
    assert.deepStrictEqual((await changesOf(grace)).at(-1), "device_revoked")
  })

  // Falls without `mustForgetDevices`.
  it("are forgotten once the default method is another, and once two-factor sign-in was off", async () => {
    const { host, member, newApp, post } = site()
    const grace = await member(["email", "sms"])
    const put = (method: string) => host.send("PUT", "/2fa/default-method", { token: grace.token, body: { method } })
    const device = await trusting(grace)
    assert.strictEqual((await put("email")).status, 200)
    assert.isFalse(await owesCode(grace, device))
    assert.strictEqual((await put("sms")).status, 200)
    assert.isTrue(await owesCode(grace, device))

    const byPhone = await trusting(grace)
    assert.strictEqual((await post("/2fa/methods/disable", { method: "email" }, grace.token)).status, 200)
    assert.isFalse(await owesCode(grace, byPhone))
    assert.strictEqual((await post("/2fa/methods/enable", { method: "email" }, grace.token)).status, 200)
    assert.isFalse(await owesCode(grace, byPhone))
    // The one that goes was the default.
    assert.strictEqual((await post("/2fa/methods/disable", { method: "sms" }, grace.token)).status, 200)
    assert.isTrue(await owesCode(grace, byPhone))

    const last = await trusting(grace)
    assert.strictEqual((await post("/2fa/disable", { password }, grace.token)).status, 200)
    assert.strictEqual((await post("/2fa/enable", { method: "email" }, grace.token)).status, 200)
    assert.isTrue(await owesCode(grace, last))

    // A second app in the first one's place.
    await newApp(grace.token)
    assert.strictEqual((await post("/2fa/enable", { method: "totp" }, grace.token)).status, 200)
    const [code] = (await post("/2fa/backup-codes/regenerate", {}, grace.token)).body.data.backup_codes
    const answer = await post("/2fa/challenge/backup", { code, trust_device: true }, await grace.begin())
    const byApp = answer.body.data.trusted_device_token
    assert.isFalse(await owesCode(grace, byApp))
    site().advance(5)
    await newApp(grace.token)
    assert.isTrue(await owesCode(grace, byApp))
  })

  it("are ten at most: the oldest one goes", async () => {
    const { advance, member } = site()
    const grace = await member()
    const devices: Array<string> = []
    for (let i = 0; i < 11; i++) {
      devices.push(await trusting(grace))
      advance(0.1)
    }
    const listed = (await devicesOf(grace)).map(({ id }: { readonly id: string }) => id)
    assert.deepStrictEqual(listed, devices.slice(1).reverse().map(idOf))
    assert.isTrue(await owesCode(grace, devices[0] ?? ""))
    assert.isFalse(await owesCode(grace, devices[1] ?? ""))
  })

  // Falls without the locks of the account and of its count: there would be more.
  it("are ten at most when 37 are trusted at once", async () => {
    const { member, post, rows } = site()
    const grace = await member()
    const answers: Array<readonly [token: string, code: string]> = []
    for (let i = 0; i < 37; i++) answers.push([await grace.begin(), await grace.code()])
    const trusted = await Promise.all(
      answers.map(([token, code]) => post("/2fa/challenge", { code, trust_device: true }, token))
    )
    assert.deepStrictEqual(
      trusted.map(({ status }) => status),
      Array(37).fill(200)
    )
    const stored = await rows((sql) => sql`select id from trusted_devices where user_id = ${grace.userId}`)
    assert.strictEqual(stored.length, 10)
  })
})
