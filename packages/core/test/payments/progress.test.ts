/** How far a payment comes does not depend on the order in which its news is told. */
import { assert, describe, it } from "@effect/vitest"
import { canBecome, isOutstanding, isPayable, isSettled } from "@mentorkit/core/internal/payments"
import { PaymentStatus } from "@mentorkit/core/payments"
import { FastCheck as fc } from "effect"

const status = fc.constantFrom(...PaymentStatus.literals)
const tell = (from: PaymentStatus, news: ReadonlyArray<PaymentStatus>) =>
  news.reduce((current, to) => (canBecome(current, to) ? to : current), from)

describe("a payment's progress", () => {
  it("is settled while the buyer has what was paid for", () => {
    assert.deepStrictEqual(PaymentStatus.literals.filter(isSettled), ["succeeded", "partially_refunded"])
    assert.deepStrictEqual(PaymentStatus.literals.filter(isOutstanding), ["pending", "processing"])
    assert.deepStrictEqual(PaymentStatus.literals.filter(isPayable), ["pending", "failed"])
  })

  // A checkout ends once: given up or run out of time, never both.
  const news = fc
    .tuple(fc.array(status), fc.constantFrom("cancelled", "expired"))
    .map(([list, never]) => list.filter((one) => one !== never))
  const shuffled = news.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))
  )

  it.prop("is the same in any order, and told twice", [shuffled], ([[list, other]]) => {
    const end = tell("pending", list)
    assert.strictEqual(tell("pending", other), end)
    assert.strictEqual(tell("pending", [...list, ...other]), end)
  })

  it.prop("never goes back from paid", [fc.array(status)], ([list]) => {
    const end = tell("succeeded", list)
    assert.include(["succeeded", "partially_refunded", "refunded"], end)
  })
})
