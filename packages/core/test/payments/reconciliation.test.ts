/** Two books of the same days: what both have is no difference, whatever second either has booked it in. */
import { assert, describe, it } from "@effect/vitest"
import { differencesOf, type OwnRecord } from "@mentorkit/core/internal/payments"
import { Currency, LocalDate } from "@mentorkit/core/kernel"
import { ChargeId, PaymentId } from "@mentorkit/core/payments"
import type { GatewayRecord } from "@mentorkit/core/payments/ports"
import { DateTime, FastCheck as fc } from "effect"

const day = LocalDate.make("2027-03-14")
const noon = DateTime.unsafeMake("2027-03-14T12:00:00Z")
const usd = Currency.make("USD")

const theirs = (charge: number, minor: bigint, at = noon, kind: GatewayRecord["kind"] = "charge"): GatewayRecord => ({
  kind,
  chargeId: ChargeId.make(`ch_${charge}`),
  amount: { minor, currency: usd },
  occurredAt: at
})
const paymentId = PaymentId.make("019a0000-0000-7000-8000-000000000001")
const ours = (record: GatewayRecord): OwnRecord => ({ ...record, paymentId })

const record = fc
  .record({
    kind: fc.constantFrom("charge" as const, "refund" as const, "dispute" as const),
    charge: fc.nat(6),
    minor: fc.bigInt({ min: 1n, max: 50n }),
    // Within the day, so that three seconds either way may cross a midnight.
    second: fc.oneof(fc.constantFrom(0, 1, 86_398, 86_399), fc.nat(86_399))
  })
  .map(({ charge, kind, minor, second }) =>
    theirs(charge, minor, DateTime.add(DateTime.unsafeMake("2027-03-14T00:00:00Z"), { seconds: second }), kind)
  )

describe("reconciliation", () => {
  it.prop(
    "finds nothing where both have the same, in any order and some seconds apart",
    [fc.array(fc.tuple(record, fc.integer({ min: -3, max: 3 })), { maxLength: 20 })],
    ([pairs]) => {
      const late = pairs.map(([one, seconds]) =>
        ours({ ...one, occurredAt: DateTime.add(one.occurredAt, { seconds }) })
      )
      assert.deepStrictEqual(differencesOf({ day, theirs: pairs.map(([one]) => one), ours: late.reverse() }), [])
    }
  )

  it.prop(
    "finds whatever is missing on one side, or twice",
    [fc.array(record, { minLength: 1, maxLength: 20 }), fc.nat(), fc.boolean(), fc.boolean()],
    ([all, which, isOurs, isTwice]) => {
      const changed = [...all]
      const [odd] = changed.splice(which % all.length, 1)
      if (isTwice && odd !== undefined) changed.push(odd, odd)
      const books = isOurs
        ? { day, theirs: all, ours: changed.map(ours) }
        : { day, theirs: changed, ours: all.map(ours) }
      const [found, ...others] = differencesOf(books)
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual([found?.kind, found?.chargeId], [odd?.kind, odd?.chargeId])
      const gap = (found?.theirsMinor ?? 0n) - (found?.oursMinor ?? 0n)
      assert.strictEqual(gap, (isOurs === isTwice ? -1n : 1n) * (odd?.amount.minor ?? 0n))
    }
  )

  it("leaves the neighbouring days to themselves", () => {
    const yesterday = theirs(1, 8000n, DateTime.subtract(noon, { days: 1 }))
    assert.deepStrictEqual(differencesOf({ day, theirs: [yesterday], ours: [] }), [])
  })

  it("tells another amount, another currency, and a charge that the gateway has never named", () => {
    assert.deepStrictEqual(differencesOf({ day, theirs: [theirs(1, 8000n)], ours: [ours(theirs(1, 7900n))] }), [
      {
        kind: "charge",
        chargeId: ChargeId.make("ch_1"),
        paymentId,
        currency: usd,
        oursMinor: 7900n,
        theirsMinor: 8000n
      }
    ])
    const yen = { ...ours(theirs(1, 8000n)), amount: { minor: 8000n, currency: Currency.make("JPY") } }
    assert.lengthOf(differencesOf({ day, theirs: [theirs(1, 8000n)], ours: [yen] }), 2)
    const [nameless] = differencesOf({ day, theirs: [], ours: [{ ...ours(theirs(1, 8000n)), chargeId: null }] })
    assert.deepStrictEqual([nameless?.chargeId, nameless?.paymentId], [null, paymentId])
  })
})
