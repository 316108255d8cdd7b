import { CheckoutSessionId } from "@mentorkit/core/payments"
import { DateTime } from "effect"
import { assert, describe, it } from "vitest"
import { amount, asking, monthly, newRequest } from "./support/asking.js"

const tag = (error: unknown): unknown => Object(error)._tag

describe("a checkout at Stripe", () => {
  const { ask, failureOf, keysSent, pathsAsked, server } = asking()
  const sent = () => Object.fromEntries(server().received.at(-1)?.params ?? [])

  it("names the payment everywhere, and is paid in the currency that was asked for", async () => {
    const request = newRequest({ amount: amount(50_000n, "UGX"), payerEmail: "ada@example.test" })
    const opened = await ask(({ createCheckout }) => createCheckout(request))
    assert.strictEqual(DateTime.formatIso(opened.expiresAt), DateTime.formatIso(request.expiresAt))
    assert.deepInclude(sent(), {
      mode: "payment",
      client_reference_id: request.paymentId,
      "metadata[payment_id]": request.paymentId,
      "payment_intent_data[metadata][payment_id]": request.paymentId,
      "line_items[0][price_data][currency]": "ugx",
      "line_items[0][price_data][unit_amount]": "5000000",
      customer_email: "ada@example.test"
    })
    assert.deepStrictEqual(keysSent(), [request.idempotencyKey])
  })

  it("begins a subscription that knows its name", async () => {
    const subscription = monthly()
    const request = newRequest({ subscription })
    await ask(({ createCheckout }) => createCheckout(request))
    assert.deepInclude(sent(), {
      mode: "subscription",
      "line_items[0][price_data][recurring][interval]": "month",
      "subscription_data[metadata][subscription_id]": subscription.subscriptionId
    })
  })

  // Meant to fall if the time were bounded by our clock: the second call would say something else under the same key, which
  // Stripe refuses for good.
  it("lasts as long as Stripe allows, and the same call means the same session", async () => {
    const ahead = (minutes: number) => DateTime.add(DateTime.unsafeNow(), { minutes })
    for (const [minutes, moved] of [[29, 6] as const, [24 * 60 + 2, -5] as const]) {
      const request = newRequest({ expiresAt: ahead(minutes) })
      const first = await ask(({ createCheckout }) => createCheckout(request))
      const seconds = Math.ceil(request.expiresAt.epochMillis / 1000) + moved * 60
      assert.strictEqual(first.expiresAt.epochMillis, seconds * 1000)
      await new Promise((resolve) => setTimeout(resolve, 5))
      assert.deepStrictEqual(await ask(({ createCheckout }) => createCheckout(request)), first)
    }
  })

  it.each([
    ["KWD", 12_345n],
    ["IQD", 12_000n]
  ])("is not opened over what Stripe cannot charge: %s %s", async (code, minor) => {
    const request = newRequest({ amount: amount(minor, code) })
    assert.strictEqual(tag(await failureOf(({ createCheckout }) => createCheckout(request))), "GatewayUnavailable")
    assert.deepStrictEqual(pathsAsked(), [])
  })

  it("is closed, unless it is over or nobody knows it", async () => {
    const { sessionId } = await ask(({ createCheckout }) => createCheckout(newRequest()))
    const { sessionId: paid } = await ask(({ createCheckout }) => createCheckout(newRequest()))
    server().deeds.pay(paid)
    for (const id of [sessionId, sessionId, paid, CheckoutSessionId.make("cs_nobodys")]) {
      await ask(({ expireCheckout }) => expireCheckout(id))
    }
    const { sessions } = server().books
    assert.deepStrictEqual([sessions.find(sessionId).status, sessions.find(paid).status], ["expired", "complete"])
  })

  // Meant to fall if a refused expiry were taken for one that is not needed.
  it("is not taken for closed while somebody can still pay in it", async () => {
    const { sessionId } = await ask(({ createCheckout }) => createCheckout(newRequest()))
    server().begin({ refuses: "no" })
    assert.strictEqual(tag(await failureOf(({ expireCheckout }) => expireCheckout(sessionId))), "GatewayUnavailable")
  })
})
