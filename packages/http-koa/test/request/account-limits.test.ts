/** Limits by account: what is counted, and what is not. Two announcements a minute, three posts of any kind a day. */
import { operation, setting } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { endpoints, newKit } from "../support/demo-domain.js"
import { type Host, serve } from "../support/mounted-server.js"

describe("a limit by account", () => {
  const kit = newKit()
  let host: Host
  let userId: string
  let calls = 0
  beforeAll(async () => {
    host = await serve(kit, endpoints, { trustedProxies: 1 })
  })
  afterAll(() => host.close())
  beforeEach(() => {
    userId = crypto.randomUUID()
  })

  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    host.fetch("POST", path, {
      token: JSON.stringify({ _tag: "User", userId, roles: [] }),
      body,
      headers: { "x-forwarded-for": `10.0.0.${calls++ % 250}`, ...headers }
    })
  const announce = async (body: object = { text: "new" }, headers: Readonly<Record<string, string>> = {}) =>
    (await send("/announcements", body, headers)).status
  const repeat = async () => (await send("/announcements/repeat", {})).status
  const times = async (count: number, call: () => Promise<number>) => {
    const statuses: Array<number> = []
    for (let index = 0; index < count; index++) statuses.push(await call())
    return statuses
  }

  // Falls where addresses are counted: each call comes from another one.
  it("counts an account wherever it calls from, and each account for itself", async () => {
    assert.deepStrictEqual(await times(3, announce), [200, 200, 429])
    userId = crypto.randomUUID()
    assert.deepStrictEqual(await times(1, announce), [200])
  })

  it("answers in the envelope, and when it is worth another try", async () => {
    await times(2, announce)
    const answer = await send("/announcements", { text: "new" })
    assert.deepStrictEqual(
      [answer.status, answer.headers.get("x-error-code"), answer.headers.get("retry-after")],
      [429, "TooManyRequests", "60"]
    )
    assert.deepInclude(await answer.json(), { status: "error", message: "Too many attempts. Please try again later." })
  })

  // Falls where each operation counts for itself.
  it("is shared by operations with the same setting", async () => {
    assert.deepStrictEqual(await times(2, announce), [200, 200])
    assert.deepStrictEqual(await times(2, repeat), [200, 429])
  })

  // Falls where the day is counted first: what the minute refuses would use it up.
  it("refused by the minute takes nothing of the day", async () => {
    await times(5, announce)
    assert.deepStrictEqual(await times(2, repeat), [200, 429])
  })

  it("does not count what is invalid", async () => {
    assert.deepStrictEqual(await times(4, () => announce({ text: "far too long" })), [422, 422, 422, 422])
    assert.deepStrictEqual(await times(2, announce), [200, 200])
  })

  it("does not count a replay, and a full bucket does not hide the first answer", async () => {
    const key = { "idempotency-key": crypto.randomUUID() }
    assert.deepStrictEqual(await times(4, () => announce({ text: "new" }, key)), [200, 200, 200, 200])
    assert.deepStrictEqual(await times(2, announce), [200, 429])
    assert.strictEqual(await announce({ text: "new" }, key), 200)
  })

  it("does not keep a key that it refused", async () => {
    await times(2, announce)
    const key = { "idempotency-key": crypto.randomUUID() }
    assert.deepStrictEqual(await times(2, () => announce({ text: "new" }, key)), [429, 429])
  })

  it("does not count a preview", async () => {
    assert.deepStrictEqual(await times(4, () => announce({ text: "new", is_trial: true })), [200, 200, 200, 200])
    assert.deepStrictEqual(await times(2, announce), [200, 200])
  })

  // Falls where only successes count: whoever guesses would do so for nothing.
  it("counts what the operation refuses", async () => {
    assert.deepStrictEqual(await times(3, () => announce({ text: "taken" })), [409, 409, 429])
  })

  // Falls where a call without an address is let through, as it is by a limit by address.
  it("counts an embedder's calls", async () => {
    const call = () => kit.as({ _tag: "User", userId: userId as never, roles: [] }).demo.repeat({})
    for (let index = 0; index < 3; index++) await call()
    const refusal = await call().then(
      () => assert.fail("not refused"),
      (error: unknown) => error
    )
    assert.propertyVal(refusal, "_tag", "TooManyRequests")
  })

  it("does not compile where guests may call, nor without a period", () => {
    const perDay = setting({ key: "a.b", description: "", schema: Schema.Int, default: 1 })
    const Empty = Schema.Struct({})
    const spec = { input: Empty, success: Empty, failures: [] } as const
    operation({ ...spec, access: "user", accountLimit: { perDay } })
    operation({ ...spec, access: "pending", accountLimit: { perMinute: perDay } })
    // @ts-expect-error -- guests have no account
    operation({ ...spec, access: "public", accountLimit: { perDay } })
    // @ts-expect-error -- a limit of nothing
    operation({ ...spec, access: "user", accountLimit: {} })
  })
})
