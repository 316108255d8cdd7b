import { type TwilioOptions, twilioMessenger } from "@mentorkit/adapters-node"
import type { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { TextMessenger } from "@mentorkit/core/notifications"
import { Cause, Effect, Exit, Option, Redacted } from "effect"
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
  const failureOf = async (
    options: Partial<TwilioOptions> = {}
  ): Promise<{ readonly kind: (DeliveryRefused | PeerUnavailable)["_tag"]; readonly told: string }> => {
    const exit = await send(options)
    if (Exit.isSuccess(exit)) return assert.fail("it was sent")
    const failure = Option.getOrThrow(Cause.failureOption(exit.cause))
    return { kind: failure._tag, told: Cause.pretty(exit.cause) }
  }

  it("come from a number, a name, or a messaging service", async () => {
    const service = `MG${"0123456789abcdef".repeat(2)}`
    for (const from of ["+15005550006", "Mentorkit", service]) assert.isTrue(Exit.isSuccess(await send({ from })))
    const senders = server.received.map(({ sender }) => sender)
    assert.deepStrictEqual(senders, ["+15005550006", "Mentorkit", `service ${service}`])
  })

  // Falls if the service's own words are told, if redirects are followed, or without the timeout.
  it.each([
    ["refuses", "DeliveryRefused", "refused a text: 400, error 21211"],
    [404, "DeliveryRefused", "refused a text: 404."],
    [422, "DeliveryRefused", "refused a text: 422."],
    [401, "PeerUnavailable", "refused a text: 401."],
    [403, "PeerUnavailable", "refused a text: 403."],
    [429, "PeerUnavailable", "refused a text: 429."],
    [500, "PeerUnavailable", "refused a text: 500."],
    [503, "PeerUnavailable", "refused a text: 503."],
    ["silent", "PeerUnavailable", "cannot be reached: TimeoutError"],
    ["redirects", "PeerUnavailable", "cannot be reached"],
    ["hangs up", "PeerUnavailable", "cannot be reached"]
  ] as const)(
    "fail with a reason and without number, text or credentials where the service answers with: %s",
    async (fault, kind, reason) => {
      server.begin(fault satisfies Fault)
      const before = server.received.length
      const failure = await failureOf(fault === "silent" ? { timeoutSeconds: 0.2 } : {})
      assert.strictEqual(failure.kind, kind)
      const { told } = failure
      assert.include(told, reason)
      for (const secret of [to, text, "123456", "to:ken", "AC0123"]) assert.notInclude(told, secret)
      assert.strictEqual(server.received.length, before)
    }
  )

  it("fail where the credentials are wrong", async () => {
    const { kind, told } = await failureOf({ url: Redacted.make(server.strangersUrl) })
    assert.strictEqual(kind, "PeerUnavailable")
    assert.include(told, "refused a text: 401, error 20003")
  })
})
