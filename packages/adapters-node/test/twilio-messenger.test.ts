import { type TwilioOptions, twilioMessenger } from "@mentorkit/adapters-node"
import { TextMessenger } from "@mentorkit/core/notifications"
import { Cause, Effect, Exit, Redacted } from "effect"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { type Fault, newSmsServer, type SmsServer } from "./support/sms-server.js"

const [to, text] = ["+4930123456", "123456 is your code."]

describe("texts by Twilio", () => {
  let server: SmsServer
  beforeAll(async () => {
    server = await newSmsServer()
  })
  afterEach(() => server.begin(undefined))
  afterAll(() => server.stop())

  const send = (options: Partial<TwilioOptions> & { readonly to?: string } = {}) =>
    Effect.flatMap(TextMessenger, (messenger) => messenger.send({ to, text })).pipe(
      Effect.provide(twilioMessenger({ url: Redacted.make(server.url), from: "+15005550006", ...options })),
      Effect.runPromiseExit
    )

  /** What the operator reads of it. */
  const defectOf = async (options: Partial<TwilioOptions> = {}) => {
    const exit = await send(options)
    if (Exit.isSuccess(exit)) return assert.fail("it was sent")
    assert.isTrue(Cause.isDie(exit.cause))
    return Cause.pretty(exit.cause)
  }

  it("come from a number, a name, or a messaging service", async () => {
    const service = `MG${"0123456789abcdef".repeat(2)}`
    for (const from of ["+15005550006", "Mentorkit", service]) assert.isTrue(Exit.isSuccess(await send({ from })))
    const senders = server.received.map(({ sender }) => sender)
    assert.deepStrictEqual(senders, ["+15005550006", "Mentorkit", `service ${service}`])
  })

  // Falls if the service's own words are told, if redirects are followed, or without the timeout.
  it.each([
    ["refuses", "refused a text: 400, error 21211"],
    ["babbles", "refused a text: 500."],
    ["silent", "cannot be reached: TimeoutError"],
    ["redirects", "cannot be reached"],
    ["hangs up", "cannot be reached"]
  ] as const)(
    "fail with a reason and without number, text or credentials where the service %s",
    async (fault, reason) => {
      server.begin(fault satisfies Fault)
      const before = server.received.length
      const told = await defectOf({ timeoutSeconds: 0.2 })
      assert.include(told, reason)
      for (const secret of [to, text, "123456", "to:ken", "AC0123"]) assert.notInclude(told, secret)
      assert.strictEqual(server.received.length, before)
    }
  )

  it("fail where the credentials are wrong", async () => {
    assert.include(await defectOf({ url: Redacted.make(server.strangersUrl) }), "refused a text: 401, error 20003")
  })
})
