/** The page that stands for a payment provider's. */
import { Currency } from "@mentorkit/core/kernel"
import { CheckoutSessionId } from "@mentorkit/core/payments"
import type { OfflineCheckout } from "@mentorkit/core/payments/ports"
import { DateTime } from "effect"
import { assert, describe, it } from "vitest"
import { offlineCheckoutPage, unknownCheckoutPage } from "../../src/pages/offline-checkout.js"

const checkout: OfflineCheckout = {
  sessionId: CheckoutSessionId.make("cs_a-B_9"),
  description: "Career review with Maya Mentor",
  amount: { minor: 8000n, currency: Currency.make("USD") },
  interval: null,
  state: "open",
  expiresAt: DateTime.unsafeMake("2027-03-14T14:30:00Z"),
  successUrl: "https://front.test/payments/success?session_id=cs_a-B_9",
  cancelUrl: "https://front.test/payments/cancelled?session_id=cs_a-B_9"
}
const formsOf = (html: string) => [...html.matchAll(/<form[^>]* method="post" action="([^"]+)"/g)].map(([, to]) => to)
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)

describe("the offline checkout page", () => {
  it("says what is bought and what it costs, with a button to pay and one to give up", () => {
    const html = offlineCheckoutPage(checkout)
    assert.include(html, "<h1>Career review with Maya Mentor</h1>")
    assert.include(html, "Pay $80.00")
    const page = new URL(`https://api.test/base/gateway/offline/${checkout.sessionId}`)
    assert.deepStrictEqual(
      formsOf(html).map((to) => new URL(to ?? "", page).pathname),
      ["pay", "cancel", "decline", "pay-later"].map((button) => `/base/gateway/offline/cs_a-B_9/${button}`)
    )
    assert.notMatch(html, /every|declined\./)
    assert.match(html, /<html lang="en">[\s\S]*<title>Checkout<\/title>/)
  })

  it("says what is paid again and again", () => {
    for (const interval of ["month", "year"] as const) {
      assert.include(offlineCheckoutPage({ ...checkout, interval }), `every ${interval}, until cancelled`)
    }
  })

  it("says that a card was declined, and has its buttons still", () => {
    const html = offlineCheckoutPage(checkout, { isDeclined: true })
    assert.match(html, /role="status">The card was declined/)
    assert.strictEqual(formsOf(html).length, 4)
  })

  it("asks what becomes of money that is on its way", () => {
    const html = offlineCheckoutPage({ ...checkout, state: "processing" })
    assert.deepStrictEqual(formsOf(html), ["cs_a-B_9/arrive", "cs_a-B_9/fail"])
  })

  it("has no buttons once it is over, and leads on", () => {
    for (const [state, to] of [
      ["paid", checkout.successUrl],
      ["failed", checkout.cancelUrl],
      ["expired", checkout.cancelUrl]
    ] as const) {
      const html = offlineCheckoutPage({ ...checkout, state })
      assert.deepStrictEqual(formsOf(html), [])
      assert.deepStrictEqual(linksOf(html), [to])
    }
  })

  it("shows what strangers wrote as text", () => {
    const nasty = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`
    for (const state of ["open", "processing", "paid", "failed", "expired"] as const) {
      const html = offlineCheckoutPage({
        ...checkout,
        state,
        description: nasty,
        sessionId: CheckoutSessionId.make(nasty),
        successUrl: `https://front.test/?${nasty}`,
        cancelUrl: `https://front.test/?${nasty}`
      })
      assert.notMatch(html, /<script|<img|alert\(1\)>/i)
      assert.include(html, "&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;")
      for (const value of [...formsOf(html), ...linksOf(html)]) assert.notMatch(value ?? "", /[<>"']/)
    }
  })

  it("fetches nothing from elsewhere and runs no script", () => {
    for (const html of [offlineCheckoutPage(checkout), unknownCheckoutPage()]) {
      assert.notMatch(html, /<(script|img|iframe)|@import|url\(/i)
      const linked = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, to]) => to)
      assert.isTrue(linked.every((to) => to?.startsWith("data:")))
    }
  })
})
