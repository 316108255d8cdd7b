/** Something that is paid again every month: its beginning, its renewals and its ends. */
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { RecurringCheckout } from "@mentorkit/core/payments"
import { SubscriptionRepository } from "@mentorkit/core/payments/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { refundsOf, relayRefunds } from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { chargeRefunded, eventsOf, reviewsOf, sweep, tell } from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { Cause, DateTime, Effect, Exit, TestClock } from "effect"
import {
  begun,
  invoicePaid,
  type Membership,
  newMembership,
  paymentOf,
  periodOf,
  standingOf,
  subscriptionDeleted,
  subscriptionUpdated
} from "../support/memberships.js"

const start = Date.UTC(2027, 2, 14, 10)
const find = ({ subscriptionId }: Membership) =>
  Effect.flatMap(SubscriptionRepository, (subscriptions) =>
    Effect.orDie(Effect.flatten(subscriptions.find(subscriptionId)))
  )
const untilOf = (membership: Membership) =>
  Effect.map(find(membership), ({ currentPeriodEnd, status }) => [
    status,
    currentPeriodEnd && DateTime.formatIso(currentPeriodEnd).slice(0, 16)
  ])
/** Paid for its first month. */
const running = Effect.gen(function* () {
  yield* TestClock.setTime(start)
  const membership = yield* newMembership()
  const [first, second] = [yield* periodOf(membership, 1), yield* periodOf(membership, 2)]
  yield* tell(yield* begun(membership))
  yield* tell(yield* invoicePaid(membership, first))
  return { membership, first, second }
})

describe("subscriptions", () => {
  layer(shop(pglite))((it) => {
    it.effect("the first payment begins it, and every further bill is a payment of its own, told twice or not", () =>
      checked(
        Effect.gen(function* () {
          const { membership, second } = yield* running
          assert.deepStrictEqual(yield* untilOf(membership), ["active", "2027-04-14T10:00"])
          const renewal = yield* invoicePaid(membership, second)
          yield* tell(renewal)
          yield* tell(renewal)
          yield* tell(yield* invoicePaid(membership, second))
          assert.deepStrictEqual(yield* untilOf(membership), ["active", "2027-05-14T10:00"])
          const { balances, payments, ware } = yield* standingOf(membership)
          assert.lengthOf(payments, 2)
          assert.deepStrictEqual(ware, { grants: 1, isOver: false })
          assert.deepStrictEqual(JSON.stringify(balances.map(({ minor }) => String(minor))), '["1700"]')
        })
      )
    )

    it.effect(
      "the gateway's word that it is over is the last one, and an older word that comes later changes nothing",
      () =>
        checked(
          Effect.gen(function* () {
            const { first, membership } = yield* running
            const late = yield* subscriptionUpdated(membership, false, first.end)
            yield* TestClock.adjust("1 hours")
            yield* tell(yield* subscriptionDeleted(membership))
            yield* tell(late)
            const { endedBy, status } = yield* find(membership)
            assert.deepStrictEqual([status, endedBy], ["expired", "gateway"])
            assert.isTrue((yield* standingOf(membership)).ware.isOver)
          })
        )
    )

    it.effect("an update from before a renewal does not take the renewal back", () =>
      checked(
        Effect.gen(function* () {
          const { first, membership, second } = yield* running
          const late = yield* subscriptionUpdated(membership, false, first.end)
          yield* TestClock.adjust("1 hours")
          yield* tell(yield* invoicePaid(membership, second))
          yield* tell(late)
          assert.deepStrictEqual(yield* untilOf(membership), ["active", "2027-05-14T10:00"])
        })
      )
    )

    it.effect("without news of a renewal it lapses after a grace, and a late bill revives it", () =>
      checked(
        Effect.gen(function* () {
          const { membership, second } = yield* running
          yield* TestClock.setTime(Date.UTC(2027, 3, 17, 9, 59))
          assert.strictEqual(yield* sweep("payments.endLapsedSubscriptions"), 0)
          yield* TestClock.adjust("1 minutes")
          assert.strictEqual(yield* sweep("payments.endLapsedSubscriptions"), 1)
          assert.strictEqual(yield* sweep("payments.endLapsedSubscriptions"), 0)
          assert.deepInclude(yield* find(membership), { status: "expired", endedBy: "lapse" })
          assert.isTrue((yield* standingOf(membership)).ware.isOver)
          yield* tell(yield* invoicePaid(membership, second))
          assert.deepStrictEqual(yield* untilOf(membership), ["active", "2027-05-14T10:00"])
          assert.isFalse((yield* standingOf(membership)).ware.isOver)
        })
      )
    )

    it.effect("a cancellation can be taken back while the period runs, and then the gateway is asked no more", () =>
      checked(
        Effect.gen(function* () {
          const { membership } = yield* running
          const { cancel, resume } = yield* RecurringCheckout
          const { subscriptionId } = membership
          assert.isTrue((yield* cancel(subscriptionId)).cancelAtPeriodEnd)
          assert.isFalse((yield* resume(subscriptionId)).cancelAtPeriodEnd)
          yield* cancel(subscriptionId)
          const { keys } = yield* yield* StubGateway
          assert.deepStrictEqual(
            keys.filter((key) => key.endsWith(membership.gatewaySubscriptionId)).map((key) => key.split(" ")[0]),
            ["cancel_at_period_end", "resume", "cancel_at_period_end"]
          )
          // Cancelled, it ends with its period and no grace.
          yield* TestClock.setTime(Date.UTC(2027, 3, 14, 10))
          assert.strictEqual((yield* Effect.flip(resume(subscriptionId)))._tag, "SubscriptionOver")
          assert.strictEqual(yield* sweep("payments.endLapsedSubscriptions"), 1)
          assert.strictEqual((yield* Effect.flip(cancel(subscriptionId)))._tag, "SubscriptionOver")
        })
      )
    )

    it.effect("a gateway that is down, refuses, or says that it is over, changes nothing", () =>
      checked(
        Effect.gen(function* () {
          const { membership } = yield* running
          const { cancel } = yield* RecurringCheckout
          yield* script({ isDown: true })
          assert.strictEqual((yield* Effect.flip(cancel(membership.subscriptionId)))._tag, "GatewayUnavailable")
          // Its buyer is still charged, and so is not told that it has ended.
          yield* script({ isDown: false, refusal: "No such subscription" })
          assert.strictEqual((yield* Effect.flip(cancel(membership.subscriptionId)))._tag, "GatewayUnavailable")
          yield* script({ refusal: null, hasEnded: true })
          assert.strictEqual((yield* Effect.flip(cancel(membership.subscriptionId)))._tag, "SubscriptionOver")
          yield* script({ hasEnded: false })
          assert.isFalse((yield* find(membership)).cancelAtPeriodEnd)
        })
      )
    )

    it.effect("whoever gets the running period back has no subscription any more", () =>
      checked(
        Effect.gen(function* () {
          const { membership } = yield* running
          yield* tell(yield* chargeRefunded(membership, 400n))
          assert.strictEqual((yield* find(membership)).status, "active")
          yield* tell(yield* chargeRefunded(membership, 1000n))
          assert.deepInclude(yield* find(membership), { status: "expired", endedBy: "refund" })
          assert.isTrue((yield* standingOf(membership)).ware.isOver)
        })
      )
    )

    it.effect("a period that is over can be given back, and the running one goes on", () =>
      checked(
        Effect.gen(function* () {
          const { membership, second } = yield* running
          yield* TestClock.adjust("30 days")
          yield* tell(yield* invoicePaid(membership, second))
          yield* tell(yield* chargeRefunded(membership, 1000n))
          assert.deepStrictEqual(yield* untilOf(membership), ["active", "2027-05-14T10:00"])
          assert.isFalse((yield* standingOf(membership)).ware.isOver)
        })
      )
    )

    it.effect("a charge that had to be asked for is not forgotten while its bill waits for the checkout", () =>
      checked(
        Effect.gen(function* () {
          yield* TestClock.setTime(start)
          const membership = yield* newMembership()
          yield* script({ namesCharges: true })
          const first = yield* periodOf(membership, 1)
          yield* tell(yield* invoicePaid(membership, first, { chargeId: null }))
          yield* script({ namesCharges: false })
          yield* tell(yield* begun(membership))
          assert.strictEqual((yield* paymentOf(membership)).chargeId, `charge of ${first.invoiceId}`)
        })
      )
    )

    it.effect(
      "of two checkouts the older one may be paid first: it counts, at its own price, and the other one is closed",
      () =>
        checked(
          Effect.gen(function* () {
            yield* TestClock.setTime(start)
            const older = yield* newMembership()
            const newer = yield* newMembership({ of: older, minor: 1500n })
            assert.strictEqual(newer.subscriptionId, older.subscriptionId)
            assert.strictEqual((yield* paymentOf(older)).status, "cancelled")
            yield* tell(yield* begun(older))
            assert.deepStrictEqual(
              [(yield* paymentOf(older)).status, (yield* paymentOf(newer)).status],
              ["succeeded", "cancelled"]
            )
            // The gateway goes on charging what that checkout was for.
            const second = yield* periodOf(older, 2)
            yield* tell(yield* invoicePaid(older, second))
            assert.deepStrictEqual(yield* untilOf(older), ["active", "2027-05-14T10:00"])
            assert.deepStrictEqual(yield* reviewsOf(older), [])
          })
        )
    )

    it.effect("if both are paid, the second money goes back and the gateway ends the second subscription", () =>
      checked(
        Effect.gen(function* () {
          yield* TestClock.setTime(start)
          const older = yield* newMembership()
          const newer = yield* newMembership({ of: older })
          yield* tell(yield* begun(newer))
          yield* tell(yield* begun(older))
          yield* tell(yield* invoicePaid(older, yield* periodOf(older, 1)))
          assert.strictEqual((yield* find(newer)).gatewaySubscriptionId, newer.gatewaySubscriptionId)
          assert.include(yield* eventsOf(older), "RefundRequested")
          assert.deepInclude(yield* paymentOf(older), { waitingMinor: 1000n, chargeId: older.chargeId })
          yield* tell(yield* subscriptionDeleted(older))
          assert.strictEqual((yield* find(newer)).status, "active")
        })
      )
    )

    it.effect("a refund waits for the name of its charge, and nobody takes the gateway for away", () =>
      checked(
        Effect.gen(function* () {
          yield* TestClock.setTime(start)
          const membership = yield* newMembership()
          const { end } = yield* RecurringCheckout
          const { transact } = yield* UnitOfWork
          yield* transact(end(membership.subscriptionId))
          yield* tell(yield* begun(membership))
          const exit = yield* Effect.exit(relayRefunds(membership))
          assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
          yield* tell(yield* invoicePaid(membership, yield* periodOf(membership, 1)))
          yield* relayRefunds(membership)
          assert.deepStrictEqual(
            (yield* refundsOf(membership)).map(({ state }) => state),
            ["pending"]
          )
        })
      )
    )

    it.effect("whoever leaves before anything is paid is not let in by money that comes later", () =>
      checked(
        Effect.gen(function* () {
          yield* TestClock.setTime(start)
          const membership = yield* newMembership()
          const { end } = yield* RecurringCheckout
          const { transact } = yield* UnitOfWork
          yield* transact(end(membership.subscriptionId))
          yield* tell(yield* begun(membership))
          assert.deepInclude(yield* find(membership), { status: "expired", endedBy: "buyer" })
          assert.strictEqual((yield* paymentOf(membership)).waitingMinor, 1000n)
        })
      )
    )
  })
})
