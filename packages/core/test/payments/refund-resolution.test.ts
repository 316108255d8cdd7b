/** A refusal is decided once, and only a refusal is. */
import { assert, describe, it } from "@effect/vitest"
import { applyVerdict, type Refund, type RefundVerdict } from "@mentorkit/core/internal/payments"
import { UserId } from "@mentorkit/core/kernel"
import { PaymentId, RefundId, RefundResolution, RefundState } from "@mentorkit/core/payments"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T12:00:00Z")
const by = UserId.make("019a0000-0000-7000-8000-000000000001")
const verdict = fc
  .constantFrom(...RefundResolution.literals)
  .map((resolution): RefundVerdict => ({ resolution, by, note: "Called the buyer.", at }))
const refund = fc.record({ state: fc.constantFrom(...RefundState.literals), verdict: fc.option(verdict) }).map(
  ({ state, verdict }): Refund => ({
    id: RefundId.make("019a0000-0000-7000-8000-000000000002"),
    paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000003"),
    amountMinor: 500n,
    reason: "requested_by_customer",
    state,
    idempotencyKey: "refund",
    requestedBy: null,
    note: null,
    refusal: "No.",
    createdAt: at,
    takenAt: null,
    succeededAt: state === "succeeded" ? at : null,
    verdict
  })
)

describe("an admin's decision about a refund", () => {
  it.prop("counts once, for a refused one", [refund, verdict, verdict], ([before, first, second]) => {
    const after = applyVerdict(before, first)
    assert.strictEqual(after !== null, before.state === "refused" && before.verdict === null)
    if (after === null) return
    assert.strictEqual(after.verdict, first)
    assert.isNull(applyVerdict(after, second))
  })

  it.prop("ends it where it says what became of the money", [verdict], ([decided]) => {
    const [refused] = fc.sample(
      refund.filter((one) => one.state === "refused" && one.verdict === null),
      1
    )
    const after = applyVerdict(refused ?? assert.fail(), decided) ?? assert.fail()
    const states = { paid_elsewhere: "succeeded", waived: "waived", retried: "refused", withdrawn: "refused" } as const
    assert.strictEqual(after.state, states[decided.resolution])
    // The table has the same rule as a constraint.
    assert.strictEqual(after.succeededAt, after.state === "succeeded" ? decided.at : null)
  })
})
