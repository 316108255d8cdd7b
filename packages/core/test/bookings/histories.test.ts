/**
 * Whole histories: several buyers and one mentor, a gateway that tells late, an admin, and a clock that likes to stop
 * exactly where something falls due. Seats, money and deadlines are looked at after every step.
 */
import { assert, describe, it } from "@effect/vitest"
import { type Transition, transitions } from "@mentorkit/core/bookings"
import { stateOf } from "@mentorkit/core/internal/bookings"
import { Either, FastCheck } from "effect"
import { policy } from "./lives.js"
import { chargeOf, type Market } from "./market.js"
import { newRules } from "./market-rules.js"
import { histories, isBack, isOpen, play, windUp } from "./market-steps.js"

const rowsOf = ({ attempted }: Market): ReadonlyArray<Transition> =>
  attempted.flatMap(({ isSeatless, result }) =>
    Either.isRight(result) && !isSeatless ? [result.right.transition] : []
  )

const nameOf = ({ from, on, when }: Transition) => `${from} ${on} ${when ?? ""}`

describe("a market's whole histories", () => {
  it.prop(
    "seats and money add up, and nothing moves before its time, after every step",
    [histories],
    ([steps]) => {
      play(steps, newRules())
    },
    { fastCheck: { numRuns: 80 } }
  )

  it.prop(
    "in the end every booking is over, and what was paid is back with the buyer or with the mentor",
    [histories],
    ([steps]) => {
      const rules = newRules()
      const market = play(steps, rules)
      windUp(market, rules)
      for (const booking of market.bookings.values()) {
        assert.isFalse(isOpen(booking), stateOf(booking))
        const charge = chargeOf(market, booking)
        if (charge !== undefined) assert.strictEqual(charge.deliveries.length, stateOf(booking) === "refunded" ? 0 : 1)
      }
      for (const charge of market.charges) {
        const isKept = charge.refunds.some(({ state }) => state === "waived")
        if (charge.outcome === "sent_back") assert.isTrue(isBack(charge) || isKept)
      }
      assert.strictEqual(market.holds.size, 0)
    },
    { fastCheck: { numRuns: 40 } }
  )

  it("come by every row of the table", () => {
    const reached = new Set<string>()
    for (const steps of FastCheck.sample(histories, { seed: 7, numRuns: 450 })) {
      const market = play(steps, () => undefined)
      // Once, for the rows that few histories come by.
      newRules()(market)
      for (const row of rowsOf(market)) reached.add(nameOf(row))
    }
    const missing = transitions.filter(({ from }) => from !== null).filter((row) => !reached.has(nameOf(row)))
    assert.deepStrictEqual(missing.map(nameOf), [])
  })

  it("give back as much as the setting of the fee says, down to everything", () => {
    for (const cancellationFeePercent of [0, 33, 100]) {
      const terms = { ...policy, cancellationFeePercent }
      for (const steps of FastCheck.sample(histories, { seed: 11, numRuns: 30 })) {
        for (const { before, paid, result, trigger } of play(steps, () => undefined, terms).attempted) {
          if (Either.isLeft(result) || result.right.transition.to !== "confirmed:cancelled") continue
          if (trigger !== "cancel_by_mentee" || paid === null) continue
          const fee = (before.price.minor * BigInt(cancellationFeePercent)) / 100n
          const waiting = fee === 0n ? 0n : paid.waitingMinor
          assert.strictEqual(result.right.refund.minor, before.price.minor - paid.refundedMinor - waiting - fee)
        }
      }
    }
  })
})
