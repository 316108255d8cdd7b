import { LocalDate } from "@mentorkit/core/kernel"
import { CheckoutSessionId, GatewayInvoiceId, GatewaySubscriptionId } from "@mentorkit/core/payments"
import { type Fault, secretKey, webhookSecret } from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { FastCheck as fc } from "effect"
import { afterEach, assert, describe, it } from "vitest"
import { asking, newRequest } from "./support/asking.js"

const unavailable = { _tag: "GatewayUnavailable" }

describe("where Stripe does not answer as it should", () => {
  const { ask, failureOf, keysSent, lines, server } = asking()
  afterEach(() => {
    for (const line of lines)
      for (const hidden of [secretKey, webhookSecret, "***6789"]) assert.notInclude(line, hidden)
  })

  it.each<[Fault, string]>([
    ["too many", "StripeRateLimitError"],
    // No refusal: the relay and an admin's own call may ask for a refund at the same time, and the other one succeeds.
    ["key in use", "idempotency_key_in_use"],
    ["broken", "StripeAPIError"],
    ["wrong key", "StripeAuthenticationError"],
    ["silent", "StripeConnectionError"],
    ["stops in the middle", "StripeConnectionError"],
    ["trickles", "TimeoutError"]
  ])("it is unavailable, and the log says how: %s", async (fault, told) => {
    server().begin(fault)
    const failure = await failureOf(({ createCheckout }) => createCheckout(newRequest()), { timeoutSeconds: 0.2 })
    assert.deepInclude(failure, unavailable)
    assert.include(lines.join(), told)
    if (told.endsWith("LimitError")) assert.match(lines.join(), /requestId=req_test_\d+/)
  })

  // Falls without the guard: the package throws out of reach, and the process ends.
  it.each(["5", '"x"', "true", "null", "[]", "", "<html>", "{", "{}", '{"error":5}', '{"error":null}', '{"id":5}'])(
    "an answer of %s is none",
    async (says) => {
      const calls = [
        () => failureOf(({ createCheckout }) => createCheckout(newRequest())),
        () => failureOf(({ chargeOf }) => chargeOf(GatewayInvoiceId.make("in_1"))),
        () => failureOf(({ expireCheckout }) => expireCheckout(CheckoutSessionId.make("cs_1"))),
        () => failureOf(({ records }) => records(LocalDate.make("2027-03-14"), null)),
        () => failureOf(({ changeSubscription }) => changeSubscription(GatewaySubscriptionId.make("sub_1"), "end_now"))
      ]
      for (const call of calls) {
        server().begin({ says })
        assert.deepInclude(await call(), unavailable)
      }
    }
  )

  it("an answer that says something else than was asked for is none", async () => {
    const session = { id: "cs_1", url: "https://checkout.stripe.com/x", expires_at: 2_000_000_000 }
    const good = { ...session, amount_total: 8000, currency: "usd" }
    for (const wrong of [
      { amount_total: 80 },
      { currency: "eur" },
      { url: "javascript:alert(1)" },
      { url: null },
      { id: "" },
      { expires_at: "soon" },
      { expires_at: 1e15 },
      { amount_total: 8000.5 }
    ]) {
      server().begin({ says: JSON.stringify({ ...good, ...wrong }) })
      assert.deepInclude(await failureOf(({ createCheckout }) => createCheckout(newRequest())), unavailable)
    }
    server().begin({ says: JSON.stringify(good) })
    assert.strictEqual((await ask(({ createCheckout }) => createCheckout(newRequest()))).sessionId, "cs_1")
  })

  it("whatever JSON it answers ends in a value or a failure", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (says) => {
        server().begin({ says })
        assert.deepInclude(await failureOf(({ createCheckout }) => createCheckout(newRequest())), unavailable)
      }),
      { numRuns: 40 }
    )
  })

  // Meant to fall if the key were the package's own, or another one for each attempt.
  it.each<Fault>(["broken", "broken after", "hangs up", "hangs up after"])(
    "the package tries again by the same key, and the deed is done once: %s",
    async (fault) => {
      const request = newRequest()
      server().begin(fault)
      const opened = await ask(({ createCheckout }) => createCheckout(request), { maxNetworkRetries: 1 })
      assert.deepStrictEqual(keysSent(), [request.idempotencyKey, request.idempotencyKey])
      const all = server()
        .books.sessions.all()
        .filter(({ clientReference }) => clientReference === request.paymentId)
      assert.deepStrictEqual(
        all.map(({ id }) => id),
        [opened.sessionId]
      )
    }
  )
})
