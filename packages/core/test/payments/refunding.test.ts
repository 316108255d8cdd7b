import { assert, describe, it } from "@effect/vitest"
import { confirm, countable } from "@mentorkit/core/internal/payments"
import { PaymentId, RefundId } from "@mentorkit/core/payments"
import type { Refund } from "@mentorkit/core/payments/ports"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const id = (index: number) => `019a0000-0000-7000-8000-${index.toString().padStart(12, "0")}`
const waiting = (...amounts: ReadonlyArray<bigint>): ReadonlyArray<Refund> =>
  amounts.map((amountMinor, index) => ({
    id: RefundId.make(id(index)),
    paymentId: PaymentId.make(id(99)),
    amountMinor,
    reason: "platform_error",
    state: "requested",
    idempotencyKey: `refund-${index}`,
    requestedBy: null,
    note: null,
    refusal: null,
    createdAt: at,
    takenAt: null,
    succeededAt: null,
    verdict: null
  }))
const amounts = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { maxLength: 6 })
const told = (parts: ReturnType<typeof confirm>) =>
  parts.map(({ amountMinor, refund }) => [refund?.idempotencyKey ?? "elsewhere", amountMinor])

describe("a refund that the gateway tells of", () => {
  it("is the one of ours with that amount", () => {
    assert.deepStrictEqual(told(confirm(waiting(10n, 30n), 30n)), [["refund-1", 30n]])
  })

  it("may be several of ours at once", () => {
    assert.deepStrictEqual(told(confirm(waiting(10n, 30n), 40n)), [
      ["refund-0", 10n],
      ["refund-1", 30n]
    ])
  })

  it("was made elsewhere where it is none of ours", () => {
    assert.deepStrictEqual(told(confirm([], 5n)), [["elsewhere", 5n]])
    assert.deepStrictEqual(told(confirm(waiting(10n), 4n)), [["elsewhere", 4n]])
    assert.deepStrictEqual(told(confirm(waiting(10n), 14n)), [
      ["refund-0", 10n],
      ["elsewhere", 4n]
    ])
  })

  it("is none that the gateway is known to have made only afterwards", () => {
    const [unknown, before, after] = waiting(1n, 2n, 3n)
    const all = [
      { ...unknown!, takenAt: null },
      { ...before!, takenAt: at },
      { ...after!, takenAt: DateTime.add(at, { millis: 1 }) }
    ]
    assert.deepStrictEqual(
      countable(all, at).map(({ amountMinor }) => amountMinor),
      [1n, 2n]
    )
  })

  it.prop(
    "is accounted for to the last unit, ours whole or not at all",
    [amounts, fc.bigInt({ min: 1n, max: 4000n })],
    ([own, amount]) => {
      const refunds = waiting(...own)
      const parts = confirm(refunds, amount)
      assert.strictEqual(
        parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
        amount
      )
      for (const { amountMinor, refund } of parts) {
        assert.isTrue(amountMinor > 0n)
        if (refund !== null) assert.strictEqual(refund.amountMinor, amountMinor)
      }
      const named = parts.flatMap(({ refund }) => (refund === null ? [] : [refund.id]))
      assert.strictEqual(new Set(named).size, named.length)
      assert.isAtMost(parts.length - named.length, 1)
    }
  )
})
