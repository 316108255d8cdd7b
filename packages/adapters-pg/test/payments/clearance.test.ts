/** When a mentor's money becomes available: delivered, and the hold over. */
import { assert, describe, layer } from "@effect/vitest"
import { clearanceHoldDays } from "@mentorkit/core/earnings"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Checkout } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { balancesOf, deliver, paidSale, relayRefunds } from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { chargeRefunded, newOpenSale, sweep, type TestSale, tell } from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, TestClock } from "effect"
import { begun, newMembership, paymentOf } from "../support/memberships.js"

const clear = sweep("payments.clearDelivered")
const askBack = ({ paymentId }: TestSale) =>
  Effect.gen(function* () {
    const { transact } = yield* UnitOfWork
    const { refund } = yield* Checkout
    yield* transact(refund(paymentId, { reason: "requested_by_customer", at: yield* DateTime.now }))
  })

describe("clearance", () => {
  layer(shop(pglite))((it) => {
    it.effect("nothing clears before it is delivered and the hold is over, and then it clears once", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* TestClock.adjust("30 days")
          assert.strictEqual(yield* clear, 0)
          yield* deliver(sale)
          yield* TestClock.adjust("1 days")
          // A second delivery does not begin the hold anew.
          yield* deliver(sale)
          yield* TestClock.adjust("8639 minutes")
          assert.strictEqual(yield* clear, 0)
          assert.deepStrictEqual(yield* balancesOf(sale), { pending: 6800 })
          yield* TestClock.adjust("1 minutes")
          assert.strictEqual(yield* clear, 1)
          assert.strictEqual(yield* clear, 0)
          assert.deepStrictEqual(yield* balancesOf(sale), { available: 6800 })
        })
      )
    )

    it.effect("the hold is the one that was set at the delivery", () =>
      checked(
        Effect.gen(function* () {
          const settings = yield* Settings
          const sale = yield* paidSale()
          yield* settings.set(clearanceHoldDays, 2)
          yield* deliver(sale)
          yield* settings.set(clearanceHoldDays, 7)
          yield* TestClock.adjust("2 days")
          assert.strictEqual(yield* clear, 1)
        })
      )
    )

    it.effect("what is not paid cannot be delivered", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* newOpenSale()
          yield* deliver(sale)
          assert.isNull((yield* paymentOf(sale)).deliveredAt)
        })
      )
    )

    it.effect("a membership's month is delivered when it is paid", () =>
      checked(
        Effect.gen(function* () {
          const membership = yield* newMembership()
          yield* tell(yield* begun(membership))
          yield* TestClock.adjust("7 days")
          assert.strictEqual(yield* clear, 1)
          assert.deepStrictEqual(yield* balancesOf(membership), { available: 850 })
        })
      )
    )

    it.effect("what is asked back is never available, before the clearance or after it", () =>
      checked(
        Effect.gen(function* () {
          const [early, late] = [yield* paidSale(), yield* paidSale()]
          yield* Effect.all([deliver(early), deliver(late)])
          yield* askBack(early)
          yield* TestClock.adjust("7 days")
          assert.strictEqual(yield* clear, 2)
          assert.deepStrictEqual(yield* balancesOf(early), { pending: 6800 })
          assert.deepStrictEqual(yield* balancesOf(late), { available: 6800 })
          yield* askBack(late)
          assert.deepStrictEqual(yield* balancesOf(late), { pending: 6800 })
          for (const sale of [early, late]) {
            yield* relayRefunds(sale)
            yield* tell(yield* chargeRefunded(sale, 8000n))
            assert.deepStrictEqual(yield* balancesOf(sale), {})
          }
        })
      )
    )
  })
})
