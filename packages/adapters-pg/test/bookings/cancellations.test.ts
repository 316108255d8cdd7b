/** Sessions called off, by either side: what goes back, what the mentor keeps, and when that is delivered. */
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import {
  bookSlots,
  eventsOf,
  moneyOf,
  newAppointment,
  newConfirmed,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"
import { wholeDatabase } from "../support/whole-database.js"
import { bothSee, cancels, sides } from "./cancelling.js"

const free = { claimed: 0, held: 0 }
/** The session begins tomorrow plus so many minutes: two days before it, and within the window of one. */
const inTime = { after: 24 * 60 }
const tooLate = { after: -60 }
const nothingBack = { refunded: 0, waiting: 0 }

describe.each(engines)("cancellations on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect(
      "by the mentee in time: all but the fee goes back, and the fee is delivered when the session is over",
      () =>
        checked(
          Effect.gen(function* () {
            const till = yield* Till
            const one = yield* newConfirmed(inTime)
            assert.isString((yield* bothSee(one)).meetingUrl)
            const { booking, cancellation } = yield* cancels.mentee(one)
            assert.deepInclude(booking, { status: "confirmed", pendingDecision: "cancelled", cancelReason: "Ill" })
            assert.deepInclude(cancellation, { isPreview: false, isInsideWindow: false })
            assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [7200, 800])
            assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
            assert.isNull((yield* bothSee(one)).meetingUrl)
            for (const side of sides)
              assert.strictEqual((yield* Effect.flip(cancels[side](one)))._tag, "TransitionRefused")

            assert.strictEqual(yield* till.confirmRefunds, 1)
            assert.deepInclude(yield* bothSee(one), {
              ...{ status: "cancelled", closedBecause: "cancelled_by_mentee", paymentStatus: "partially_refunded" },
              ...{ meetingUrl: null, refundedAt: null, pendingDecision: null }
            })
            // The mentor's part of the eight dollars: a platform fee of 15 percent was taken and goes back with its share.
            const kept = { payment: "partially_refunded", refunded: 7200, waiting: 0, mentor: 680, deliveredAt: null }
            assert.deepStrictEqual(yield* moneyOf(one.id), kept)
            yield* TestClock.setTime(one.booking.concludesAt.epochMillis - 1)
            yield* sweepBookings
            assert.deepStrictEqual(yield* moneyOf(one.id), kept)
            yield* TestClock.adjust(1)
            yield* sweepBookings
            const deliveredAt = DateTime.toDate(one.booking.concludesAt)
            assert.deepStrictEqual(yield* moneyOf(one.id), { ...kept, deliveredAt })
            assert.strictEqual(yield* sweepBookings, 0)
            assert.deepStrictEqual(yield* eventsOf(one.id), ["BookingPaid", "BookingConfirmed", "BookingCancelled"])
          })
        )
    )

    it.effect("by the mentee in the window, from its first millisecond on: nothing goes back", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          const [early, late] = [yield* newConfirmed({ after: 1 }), yield* newConfirmed({ after: 1 })]
          yield* TestClock.adjust(59_999)
          assert.isFalse((yield* cancels.mentee(early)).cancellation.isInsideWindow)
          yield* TestClock.adjust(1)
          const { booking, cancellation } = yield* cancels.mentee(late)
          assert.deepInclude(booking, {
            status: "cancelled",
            pendingDecision: null,
            closedBecause: "cancelled_by_mentee"
          })
          assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [0, 8000])
          assert.isTrue(cancellation.isInsideWindow)
          assert.deepStrictEqual(yield* seatsOf(late.offer.slotId), free)
          assert.strictEqual(yield* till.confirmRefunds, 1)
          yield* TestClock.setTime(late.booking.concludesAt.epochMillis)
          yield* sweepBookings
          const deliveredAt = DateTime.toDate(late.booking.concludesAt)
          assert.deepInclude(yield* moneyOf(late.id), {
            ...nothingBack,
            mentor: 6800,
            payment: "succeeded",
            deliveredAt
          })
          // It was delivered when it would have been over, whenever the sweep comes by.
          assert.isNull((yield* bothSee(late)).completedAt)
        })
      )
    )

    it.effect("by the mentor, however late: everything goes back", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          for (const [lead, when] of [
            [inTime, "before"],
            [tooLate, "before"],
            [tooLate, "during"]
          ] as const) {
            const one = yield* newConfirmed(lead)
            if (when === "during") yield* TestClock.setTime(one.booking.endsAt.epochMillis - 1)
            const { cancellation } = yield* cancels.mentor(one)
            assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [8000, 0])
            assert.strictEqual(yield* till.confirmRefunds, 1)
            assert.deepInclude(yield* bothSee(one), {
              ...{ status: "refunded", closedBecause: "cancelled_by_mentor", cancelReason: "Ill", meetingUrl: null }
            })
            assert.deepInclude(yield* moneyOf(one.id), { payment: "refunded", refunded: 8000, mentor: 0 })
            assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
            yield* TestClock.setTime(one.booking.concludesAt.epochMillis)
            yield* sweepBookings
            assert.strictEqual((yield* moneyOf(one.id))?.deliveredAt, null)
          }
        })
      )
    )

    it.effect("a session that has begun is not called off by its mentee, nor one that is over by its mentor", () =>
      Effect.gen(function* () {
        const one = yield* newConfirmed(tooLate)
        yield* TestClock.setTime(one.booking.startsAt.epochMillis)
        const begun = yield* Effect.flip(cancels.mentee(one))
        assert.strictEqual(begun.message, "This booking cannot be cancelled unless the session is still to begin.")
        yield* TestClock.setTime(one.booking.concludesAt.epochMillis)
        const over = yield* Effect.flip(cancels.mentor(one))
        assert.include(over.message, "unless its last session is still to end")
      })
    )

    it.effect("before the mentor has answered: everything goes back, at any time before the start", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          for (const lead of [inTime, tooLate]) {
            const [buyer, offer] = [yield* newUser(), yield* newOffer(lead)]
            const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
            yield* till.pay(id)
            const one = { buyer, id, mentor: offer.mentor.mentor }
            assert.isNull((yield* bothSee(one)).meetingUrl)
            const refused = yield* Effect.flip(cancels.mentor(one))
            assert.strictEqual(refused.message, "This booking cannot be cancelled by its mentor: it is paid.")
            const { booking, cancellation } = yield* cancels.mentee(one)
            assert.deepInclude(booking, { status: "paid", pendingDecision: "cancelled" })
            assert.strictEqual(cancellation.refund.minor, 8000)
            assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
            yield* till.confirmRefunds
            assert.deepInclude(yield* bothSee(one), { status: "refunded", closedBecause: "cancelled_by_mentee" })
            assert.deepInclude(yield* moneyOf(id), { payment: "refunded", mentor: 0, deliveredAt: null })
            assert.deepStrictEqual(yield* eventsOf(id), ["BookingPaid", "BookingCancelled"])
          }
        })
      )
    )

    it.effect("unpaid: its checkout is closed at the gateway, and the mentor never hears of it", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          const { getMentorBooking } = yield* Bookings
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          const one = { buyer, id, mentor: offer.mentor.mentor }
          for (const look of [cancels.mentor(one), getMentorBooking(one.mentor, { id })]) {
            assert.strictEqual((yield* Effect.flip(look))._tag, "BookingNotFound")
          }
          const { booking } = yield* cancels.mentee(one)
          assert.deepInclude(booking, {
            status: "cancelled",
            closedBecause: "cancelled_by_mentee",
            paymentStatus: "cancelled"
          })
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
          yield* till.closeDropped
          assert.strictEqual(yield* till.stateAtGateway(id), "expired")
          yield* till.pay(id)
          assert.deepInclude(yield* moneyOf(id), { payment: "cancelled", mentor: 0 })
        })
      )
    )

    it.effect("paid in the moment that it was called off, before the gateway heard: the money goes back", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.cutLine
          yield* till.pay(id)
          yield* cancels.mentee({ buyer, id })
          yield* till.mendLine
          assert.strictEqual(yield* till.confirmRefunds, 1)
          assert.deepInclude(yield* moneyOf(id), { payment: "refunded", refunded: 8000, mentor: 0 })
          const { booking } = yield* (yield* Bookings).getMenteeBooking(buyer, { id })
          assert.deepInclude(booking, { status: "cancelled", closedBecause: "cancelled_by_mentee" })
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
          assert.deepStrictEqual(yield* eventsOf(id), ["BookingCancelled"])
        })
      )
    )

    it.effect("free ones and unpaid appointments: off at once, by whoever may", () =>
      checked(
        Effect.gen(function* () {
          const { acceptBooking } = yield* Bookings
          const asked = yield* newAppointment()
          const accepted = yield* Effect.tap(newAppointment(), ({ id, mentor }) => acceptBooking(mentor, { id }))
          const again = yield* Effect.tap(newAppointment(), ({ id, mentor }) => acceptBooking(mentor, { id }))
          const plays = [
            [asked, "mentee"],
            [accepted, "mentee"],
            [again, "mentor"],
            [yield* newConfirmed({ priceMinor: 0n }), "mentee"],
            [yield* newConfirmed({ priceMinor: 0n }), "mentor"]
          ] as const
          for (const [one, side] of plays) {
            const { booking, cancellation } = yield* cancels[side](one)
            assert.deepInclude(booking, {
              status: "cancelled",
              closedBecause: `cancelled_by_${side}`,
              meetingUrl: null
            })
            assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [0, 0])
            assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
            assert.strictEqual((yield* eventsOf(one.id)).at(-1), "BookingCancelled")
            assert.deepInclude(yield* moneyOf(one.id), { ...nothingBack, mentor: 0, deliveredAt: null })
          }
        })
      )
    )

    it.effect("a preview says what would happen, or why it cannot, and changes nothing at all", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [buyer, offer] = [yield* newUser(), yield* newOffer(inTime)]
        const unpaid = { buyer, id: (yield* bookSlots(buyer, offer.slotId)).booking.id, mentor: offer.mentor.mentor }
        const paid = yield* newConfirmed(inTime)
        const before = yield* wholeDatabase
        assert.isAbove(Object.keys(before).length, 30)
        const shown = yield* kit.cancelMenteeBooking(paid.buyer, { id: paid.id, preview: true, reason: "Ill" })
        assert.deepInclude(shown.booking, { status: "confirmed", pendingDecision: null, cancelReason: null })
        assert.isTrue(shown.cancellation.isPreview)
        yield* kit.cancelMenteeBooking(unpaid.buyer, { id: unpaid.id, preview: true })
        yield* kit.cancelMentorBooking(paid.mentor, { id: paid.id, preview: true })
        yield* Effect.flip(kit.cancelMentorBooking(paid.mentor, { id: unpaid.id, preview: true }))
        assert.deepStrictEqual(yield* wholeDatabase, before)
        const { cancellation } = yield* cancels.mentee(paid)
        assert.deepStrictEqual({ ...cancellation, isPreview: true }, shown.cancellation)
        assert.notDeepEqual(yield* wholeDatabase, before)
        yield* till.confirmRefunds
      })
    )
  })
})
