/** Money of sessions that are off: given back by the gateway, refused by it, or given back by an admin. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { PaymentId, Payments } from "@mentorkit/core/payments"
import {
  bookSlots,
  eventsOf,
  moneyOf,
  newConfirmed,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"
import { bothSee, cancels, sides } from "./cancelling.js"

const inTime = { after: 24 * 60 }
const nothingBack = { refunded: 0, waiting: 0 }

const adminGivesBack = Effect.fnUntraced(function* (id: BookingId, amount_minor?: number) {
  const sql = yield* SqlClient.SqlClient
  const { refundTransaction } = yield* Payments
  const [row] = yield* sql<{ readonly id: string }>`select payment_id as id from bookings where id = ${id}`
  const transactionId = PaymentId.make(row?.id ?? "")
  yield* refundTransaction(yield* newAdmin, { transactionId, note: "Asked nicely", reason: "duplicate", amount_minor })
})

const refusedRefund = Effect.fnUntraced(function* (id: BookingId) {
  const till = yield* Till
  const { listRefundQueue } = yield* Payments
  yield* till.setGivingBack(false)
  yield* till.confirmRefunds
  yield* till.setGivingBack(true)
  const { refunds } = yield* listRefundQueue(yield* newAdmin, { page: 1, per_page: 50 })
  const [refund] = refunds.items
  assert.strictEqual(refunds.items.length, 1, `one refund is refused, that of ${id}`)
  return refund!.id
})

describe.each(engines)("refunds of bookings on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("a refund that is refused waits for an admin: given up, the mentor keeps the money", () =>
      checked(
        Effect.gen(function* () {
          const { resolveRefund } = yield* Payments
          const { declineBooking } = yield* Bookings
          const till = yield* Till
          const [buyer, offer] = [yield* newUser(), yield* newOffer(inTime)]
          const declined = {
            buyer,
            id: (yield* bookSlots(buyer, offer.slotId)).booking.id,
            mentor: offer.mentor.mentor
          }
          yield* till.pay(declined.id)
          const confirmed = yield* newConfirmed(inTime)
          const plays = [
            [declined, declineBooking(declined.mentor, { id: declined.id }), "declined", "at once"],
            [confirmed, cancels.mentor(confirmed), "cancelled_by_mentor", "at its end"]
          ] as const
          for (const [one, off, because, delivered] of plays) {
            yield* Effect.asVoid(off as Effect.Effect<unknown, unknown, Bookings>)
            const refund = yield* refusedRefund(one.id)
            assert.isNotNull((yield* bothSee(one)).pendingDecision)
            yield* resolveRefund(yield* newAdmin, { id: refund, action: "waive", note: "Agreed on the phone" })
            assert.deepInclude(yield* bothSee(one), {
              status: "cancelled",
              closedBecause: because,
              pendingDecision: null
            })
            const now = DateTime.toDate(yield* DateTime.now)
            const money = { payment: "succeeded", ...nothingBack, mentor: 6800 }
            assert.deepInclude(yield* moneyOf(one.id), { ...money, deliveredAt: delivered === "at once" ? now : null })
          }
          yield* TestClock.setTime(confirmed.booking.concludesAt.epochMillis)
          yield* sweepBookings
          assert.isNotNull((yield* moneyOf(confirmed.id))?.deliveredAt)
        })
      )
    )

    it.effect("a refund that is refused is asked for again, or paid by other means: then it has gone back", () =>
      checked(
        Effect.gen(function* () {
          const { resolveRefund } = yield* Payments
          const till = yield* Till
          for (const action of ["retry", "paid_elsewhere"] as const) {
            for (const side of sides) {
              const one = yield* newConfirmed(inTime)
              yield* cancels[side](one)
              yield* resolveRefund(yield* newAdmin, { id: yield* refusedRefund(one.id), action, note: "By hand" })
              yield* till.confirmRefunds
              const ended = side === "mentor" ? "refunded" : "cancelled"
              assert.deepInclude(yield* bothSee(one), { status: ended, closedBecause: `cancelled_by_${side}` })
              assert.strictEqual((yield* moneyOf(one.id))?.refunded, side === "mentor" ? 8000 : 7200)
            }
          }
        })
      )
    )

    it.effect("an admin gives a part back first: whoever cancels then gets what is left of it", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          for (const [side, back] of [
            ["mentee", 6200],
            ["mentor", 7000]
          ] as const) {
            const one = yield* newConfirmed(inTime)
            yield* adminGivesBack(one.id, 1000)
            assert.deepInclude(yield* bothSee(one), { status: "confirmed", paymentStatus: "partially_refunded" })
            const { cancellation } = yield* cancels[side](one)
            assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [back, 7000 - back])
            yield* till.confirmRefunds
            assert.strictEqual((yield* bothSee(one)).status, side === "mentor" ? "refunded" : "cancelled")
            assert.deepInclude(yield* moneyOf(one.id), { refunded: 1000 + back, waiting: 0 })
          }
        })
      )
    )

    it.effect("an admin gives everything back: the session is off, as if the gateway had done so", () =>
      checked(
        Effect.gen(function* () {
          const one = yield* newConfirmed(inTime)
          yield* adminGivesBack(one.id)
          assert.deepInclude(yield* bothSee(one), { status: "refunded", closedBecause: "refunded", meetingUrl: null })
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), { claimed: 0, held: 0 })
          assert.strictEqual((yield* eventsOf(one.id)).at(-1), "BookingCancelled")
        })
      )
    )

    it.effect("called off while an admin's refund of everything is on its way: nothing goes back twice", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          for (const side of sides) {
            const one = yield* newConfirmed(inTime)
            yield* till.cutLine
            yield* adminGivesBack(one.id)
            const { cancellation } = yield* cancels[side](one)
            assert.strictEqual(cancellation.kept.minor, 0)
            yield* till.mendLine
            yield* till.confirmRefunds
            assert.deepInclude(yield* moneyOf(one.id), { payment: "refunded", refunded: 8000, waiting: 0, mentor: 0 })
            yield* TestClock.setTime(one.booking.concludesAt.epochMillis)
            yield* sweepBookings
            assert.include(["cancelled", "refunded"], (yield* bothSee(one)).status)
            assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), { claimed: 0, held: 0 })
          }
        })
      )
    )

    it.effect("everything went back at the gateway while a part was asked for: the session is refunded", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          const one = yield* newConfirmed(inTime)
          yield* till.refundAtGateway(one.id)
          assert.strictEqual((yield* bothSee(one)).status, "refunded")
          for (const side of sides)
            assert.strictEqual((yield* Effect.flip(cancels[side](one)))._tag, "TransitionRefused")
        })
      )
    )
  })
})
