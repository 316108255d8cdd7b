/** The whole lives of bookings, from held seats to their end. */
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, type BookingStatus, Bookings } from "@mentorkit/core/bookings"
import { bookSlots, eventsOf, hold, newOffer, seatsOf, sweepBookings } from "@mentorkit/test-kit/bookings/bookings"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"

type Offer = Effect.Effect.Success<ReturnType<typeof newOffer>>
const free = { claimed: 0, held: 0 }
const held = { claimed: 0, held: 1 }
const claimed = { claimed: 1, held: 0 }

describe.each(everyEngine)("a booking's life on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("paid, accepted, held, completed by the mentor", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [buyer, offer] = [yield* newUser(), yield* newOffer()]
        const { booking, expires_at, payment_url } = yield* bookSlots(buyer, offer.slotId)
        const { id } = booking
        assert.deepInclude(booking, {
          status: "pending_payment",
          isFree: false,
          price: "80.00",
          paymentStatus: "pending"
        })
        assert.deepStrictEqual(expires_at, DateTime.add(yield* DateTime.now, { minutes: 35 }))
        assert.isString(payment_url)
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), held)

        yield* till.pay(id)
        const paid = (yield* kit.getMenteeBooking(buyer, { id })).booking
        assert.deepInclude(paid, { status: "paid", paymentStatus: "succeeded", paymentExpiresAt: null })
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), claimed)

        const accepted = (yield* kit.acceptBooking(offer.mentor.mentor, { id })).booking
        assert.deepInclude(accepted, { status: "confirmed", statusLabel: "Confirmed", respondBy: null })
        const early = yield* Effect.flip(kit.completeBooking(offer.mentor.mentor, { id }))
        assert.strictEqual(early.message, "This booking cannot be completed unless its last session has ended.")

        yield* TestClock.setTime(booking.endsAt.epochMillis)
        const done = (yield* kit.completeBooking(offer.mentor.mentor, { id })).booking
        assert.deepInclude(done, { status: "completed", completedAt: booking.endsAt })
        assert.deepStrictEqual(yield* eventsOf(id), ["BookingPaid", "BookingConfirmed", "BookingCompleted"])
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), claimed)
      })
    )

    it.effect("paid, declined, refunded once the gateway confirms; the seat is free at once", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [buyer, other, offer] = [yield* newUser(), yield* newUser(), yield* newOffer()]
        const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
        yield* till.pay(id)

        const declined = (yield* kit.declineBooking(offer.mentor.mentor, { id, reason: "On a plane." })).booking
        assert.deepInclude(declined, {
          status: "paid",
          pendingDecision: "declined",
          closedBecause: "declined",
          declineReason: "On a plane.",
          respondBy: null
        })
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
        yield* hold(other, offer.slotId)
        for (const move of [kit.acceptBooking, kit.declineBooking, kit.completeBooking]) {
          const refused = yield* Effect.flip(move(offer.mentor.mentor, { id }))
          assert.strictEqual(refused._tag, "TransitionRefused")
        }

        assert.strictEqual(yield* till.confirmRefunds, 1)
        const refunded = (yield* kit.getMenteeBooking(buyer, { id })).booking
        assert.deepInclude(refunded, { status: "refunded", pendingDecision: null, closedBecause: "declined" })
        assert.strictEqual(refunded.paymentStatus, "refunded")
        assert.deepStrictEqual(yield* eventsOf(id), ["BookingPaid", "BookingDeclined"])
        // The seat that somebody else holds by now was not given back a second time.
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), held)
      })
    )

    it.effect("free: requested at once, accepted without any payment", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const { booking, expires_at, payment_url } = yield* bookSlots(buyer, offer.slotId)
        assert.deepInclude(booking, { status: "requested", isFree: true, price: "0.00", paymentStatus: null })
        assert.deepStrictEqual([payment_url, expires_at], [null, null])
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), claimed)
        yield* kit.acceptBooking(offer.mentor.mentor, { id: booking.id })
        assert.deepStrictEqual(yield* eventsOf(booking.id), ["BookingRequested", "BookingConfirmed"])
      })
    )

    it.effect("free and declined: cancelled, with nothing to refund", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
        const { booking } = yield* kit.declineBooking(offer.mentor.mentor, { id })
        assert.deepInclude(booking, { status: "cancelled", closedBecause: "declined", declineReason: null })
        assert.deepStrictEqual(booking.declinedAt, yield* DateTime.now)
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
        assert.strictEqual(
          (yield* Effect.flip(kit.declineBooking(offer.mentor.mentor, { id })))._tag,
          "TransitionRefused"
        )
      })
    )

    it.effect("unpaid: lapses by our own clock, or at the gateway's word", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const lapsed = { status: "cancelled", closedBecause: "payment_lapsed", paymentExpiresAt: null } as const
        const statusOf = Effect.fnUntraced(function* (id: BookingId) {
          return (yield* kit.getMenteeBooking(buyer, { id })).booking
        })
        const buyer = yield* newUser()
        const [first, second] = [yield* newOffer(), yield* newOffer()]
        const a = (yield* bookSlots(buyer, first.slotId)).booking
        const b = (yield* bookSlots(buyer, second.slotId)).booking

        yield* till.cancel(b.id)
        assert.deepInclude(yield* statusOf(b.id), lapsed)
        assert.deepStrictEqual(yield* seatsOf(second.slotId), free)

        yield* TestClock.adjust("34 minutes")
        yield* sweepBookings
        assert.deepInclude(yield* statusOf(a.id), { status: "pending_payment" })
        yield* TestClock.adjust("1 minute")
        yield* sweepBookings
        assert.deepInclude(yield* statusOf(a.id), lapsed)
        assert.deepStrictEqual(yield* seatsOf(first.slotId), free)
        assert.deepStrictEqual(yield* eventsOf(a.id), ["BookingCancelled"])
        // The gateway's own word comes late.
        yield* till.cancel(a.id)
        assert.deepStrictEqual(yield* eventsOf(a.id), ["BookingCancelled"])
      })
    )

    it.effect("unanswered: declined 48 hours after the payment", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ after: 4 * 24 * 60 })]
        const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
        yield* TestClock.adjust("10 minutes")
        yield* till.pay(id)
        yield* TestClock.adjust("47 hours")
        yield* sweepBookings
        assert.deepInclude((yield* kit.getMentorBooking(offer.mentor.mentor, { id })).booking, {
          pendingDecision: null
        })
        yield* TestClock.adjust("1 hours")
        // The deadline counts before the sweep has come by.
        const late = yield* Effect.flip(kit.acceptBooking(offer.mentor.mentor, { id }))
        assert.strictEqual(late.message, "This booking cannot be accepted unless the mentor still has time to answer.")
        yield* sweepBookings
        const { booking } = yield* kit.getMenteeBooking(buyer, { id })
        assert.deepInclude(booking, { status: "paid", pendingDecision: "declined", closedBecause: "unanswered" })
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
        yield* till.confirmRefunds
        assert.strictEqual((yield* kit.getMenteeBooking(buyer, { id })).booking.status, "refunded")
      })
    )

    it.effect("unanswered: declined an hour before the start, free ones as well", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const { booking } = yield* bookSlots(buyer, offer.slotId)
        assert.deepStrictEqual(booking.respondBy, DateTime.subtract(offer.startsAt, { hours: 1 }))
        yield* TestClock.adjust("23 hours")
        yield* sweepBookings
        const after = (yield* kit.getMenteeBooking(buyer, { id: booking.id })).booking
        assert.deepInclude(after, { status: "cancelled", closedBecause: "unanswered" })
      })
    )

    it.effect("confirmed: completes itself a day after its end", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const { booking } = yield* bookSlots(buyer, offer.slotId)
        const { id } = booking
        yield* kit.acceptBooking(offer.mentor.mentor, { id })
        const status = Effect.map(kit.getMenteeBooking(buyer, { id }), (found) => found.booking.status)
        yield* TestClock.setTime(DateTime.add(booking.endsAt, { hours: 23 }).epochMillis)
        yield* sweepBookings
        assert.strictEqual(yield* status, "confirmed")
        yield* TestClock.adjust("1 hours")
        yield* sweepBookings
        assert.strictEqual(yield* status, "completed")
        assert.deepStrictEqual(yield* eventsOf(id), ["BookingRequested", "BookingConfirmed", "BookingCompleted"])
      })
    )

    it.effect("heard of too late, the seat sold to somebody else: cancelled, and the money goes back", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [slow, fast, offer] = [yield* newUser(), yield* newUser(), yield* newOffer()]
        const { id } = (yield* bookSlots(slow, offer.slotId)).booking
        yield* till.cutLine
        yield* till.pay(id)
        yield* TestClock.adjust("36 minutes")
        const winner = (yield* bookSlots(fast, offer.slotId)).booking

        yield* till.mendLine
        const lost = (yield* kit.getMenteeBooking(slow, { id })).booking
        assert.deepInclude(lost, { status: "cancelled", closedBecause: "capacity_conflict", paidAt: null })
        assert.strictEqual(lost.paymentStatus, "succeeded")
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), held)
        yield* till.pay(winner.id)
        assert.strictEqual(yield* till.confirmRefunds, 1)
        const refunded = (yield* kit.getMenteeBooking(slow, { id })).booking
        assert.deepInclude(refunded, { status: "cancelled", paymentStatus: "refunded" })
        assert.deepStrictEqual(yield* eventsOf(id), ["BookingCancelled"])
        assert.deepStrictEqual(yield* eventsOf(winner.id), ["BookingPaid"])
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), claimed)
      })
    )

    it.effect("heard of late, but the seat is still free: the session is theirs, even after the lapse", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        for (const sweep of [Effect.void, sweepBookings]) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.cutLine
          yield* till.pay(id)
          yield* TestClock.adjust("36 minutes")
          yield* sweep
          yield* till.mendLine
          const { booking } = yield* kit.getMenteeBooking(buyer, { id })
          assert.deepInclude(booking, { status: "paid", closedBecause: null, cancelledAt: null })
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), claimed)
          assert.strictEqual(yield* till.confirmRefunds, 0)
        }
      })
    )

    it.effect("heard of after the session began: the money goes back", () =>
      Effect.gen(function* () {
        const till = yield* Till
        const [buyer, offer] = [yield* newUser(), yield* newOffer()]
        const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
        yield* till.cutLine
        yield* till.pay(id)
        yield* TestClock.setTime(offer.startsAt.epochMillis)
        yield* till.mendLine
        assert.strictEqual(yield* till.confirmRefunds, 1)
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
      })
    )

    it.effect("refunded at the gateway itself: the session is off and the seat is free", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const finish: {
          readonly [S in BookingStatus]?: (offer: Offer, id: BookingId) => Effect.Effect<unknown, unknown>
        } = {
          paid: () => Effect.void,
          confirmed: ({ mentor }, id) => kit.acceptBooking(mentor.mentor, { id })
        }
        for (const reach of Object.values(finish)) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.pay(id)
          yield* reach(offer, id)
          yield* till.refundAtGateway(id)
          const { booking } = yield* kit.getMenteeBooking(buyer, { id })
          assert.deepInclude(booking, { status: "refunded", closedBecause: "refunded" })
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
          assert.strictEqual((yield* eventsOf(id)).at(-1), "BookingCancelled")
        }
      })
    )
  })
})
