import { ChargeId, type RefundReason } from "@mentorkit/core/payments"
import { DateTime, Effect, Option } from "effect"
import { assert, describe, it } from "vitest"
import { amount, asking, monthly, newRequest } from "./support/asking.js"

describe("a refund at Stripe", () => {
  const { ask, failureOf, server } = asking()

  const newCharge = async (of = amount(8000n)) => {
    const { sessionId } = await ask(({ createCheckout }) => createCheckout(newRequest({ amount: of })))
    server().deeds.pay(sessionId)
    return ChargeId.make(server().books.sessions.find(sessionId).intent ?? "")
  }
  const refundOf = (chargeId: ChargeId, of = amount(1000n), idempotencyKey: string = crypto.randomUUID()) => ({
    idempotencyKey,
    chargeId,
    amount: of,
    reason: "capacity_conflict" as RefundReason
  })

  it.each([
    ["duplicate", "duplicate"],
    ["fraudulent", "fraudulent"],
    ["requested_by_customer", "requested_by_customer"],
    ["capacity_conflict", undefined],
    ["platform_error", undefined]
  ] as const)("says why: %s", async (reason, atStripe) => {
    const request = { ...refundOf(await newCharge()), reason }
    await ask(({ refund }) => refund(request))
    const { params } = server().received.at(-1) ?? { params: new Map<string, string>() }
    assert.strictEqual(params.get("metadata[reason]"), reason)
    assert.strictEqual(params.get("reason"), atStripe)
  })

  // Meant to fall without looking for the key among the charge's refunds: Stripe forgets keys after a day, a stopped host does not.
  it("happens once, though Stripe has forgotten its key, and though there are many", async () => {
    const chargeId = await newCharge()
    const requests = Array.from({ length: 5 }, () => refundOf(chargeId))
    const first = await ask(({ refund }) => Effect.forEach(requests, refund))
    server().forgetKeys()
    assert.deepStrictEqual(await ask(({ refund }) => Effect.forEach(requests, refund)), first)
    assert.strictEqual(server().books.intents.find(chargeId).refunded, 5000)
  })

  // Meant to fall without asking for the charge's currency: a refund at Stripe names none.
  it("is refused in another currency than the charge's, before anything moves", async () => {
    const chargeId = await newCharge()
    const refused = await failureOf(({ refund }) => refund(refundOf(chargeId, amount(1000n, "EUR"))))
    assert.deepInclude(refused, { _tag: "GatewayRefused", detail: "The charge is in USD." })
    assert.strictEqual(server().books.intents.find(chargeId).refunded, 0)
  })

  it("is refused with Stripe's own words", async () => {
    const chargeId = await newCharge()
    const refused = await failureOf(({ refund }) => refund(refundOf(chargeId, amount(8001n))))
    assert.deepInclude(refused, {
      _tag: "GatewayRefused",
      detail: "Refund amount (8001) is greater than unrefunded amount on charge (8000)"
    })
  })

  it("is refused where its key was used for another one", async () => {
    const [one, other] = [await newCharge(), await newCharge()]
    const key = crypto.randomUUID()
    await ask(({ refund }) => refund(refundOf(one, amount(1000n), key)))
    assert.deepInclude(await failureOf(({ refund }) => refund(refundOf(other, amount(1000n), key))), {
      _tag: "GatewayRefused"
    })
  })

  it("that did not reach the buyer is failed, asked for again by its key", async () => {
    const request = refundOf(await newCharge())
    const made = await ask(({ refund }) => refund(request))
    server().deeds.failRefund(made.refundId)
    server().forgetKeys()
    assert.deepStrictEqual(await ask(({ refund }) => refund(request)), { ...made, state: "failed" })
    assert.lengthOf(
      server()
        .books.refunds.all()
        .filter(({ intent }) => intent === request.chargeId),
      1
    )
  })

  it.each([
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["succeeded", "succeeded"],
    ["failed", "failed"],
    ["canceled", "failed"]
  ] as const)("that is %s at Stripe is %s, and looked for without being made", async (status, state) => {
    const request = refundOf(await newCharge())
    const made = await ask(({ refund }) => refund(request))
    const atStripe = server().books.refunds.find(made.refundId)
    atStripe.status = status
    server().received.length = 0
    const found = await ask(({ findRefund }) => findRefund(request))
    const takenAt = DateTime.unsafeMake(atStripe.created * 1000)
    assert.deepStrictEqual(Option.getOrNull(found), { refundId: made.refundId, state, takenAt })
    assert.deepStrictEqual(
      server().received.map(({ method }) => method),
      ["GET"]
    )
  })

  it("is none where it was asked for under another key, or of a charge that nobody knows", async () => {
    const chargeId = await newCharge()
    await ask(({ refund }) => refund(refundOf(chargeId)))
    for (const request of [refundOf(chargeId), refundOf(ChargeId.make("pi_of_nobody"))]) {
      assert.isNull(Option.getOrNull(await ask(({ findRefund }) => findRefund(request))))
    }
  })

  it("can be given for a subscription's period", async () => {
    const { sessionId } = await ask(({ createCheckout }) => createCheckout(newRequest({ subscription: monthly() })))
    server().deeds.pay(sessionId)
    const [invoice] = server().books.invoices.all().slice(-1)
    assert.isDefined(invoice?.intent)
    await ask(({ refund }) => refund(refundOf(ChargeId.make(invoice?.intent ?? ""))))
  })
})
