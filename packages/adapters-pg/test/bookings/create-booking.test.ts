/** From held seats to a booking, and to the link where it is paid. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import { InvalidInput, type User } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { BookingAttemptId, holdMinutes, type SlotId } from "@mentorkit/core/scheduling"
import { bookSlots, hold, newOffer, seatsOf, sweepBookings } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"

type Offer = Effect.Effect.Success<ReturnType<typeof newOffer>>

/** A package: a session and its follow-up a week later, at one price. */
const newPackage = Effect.gen(function* () {
  const offer = yield* newOffer({ followUpCount: 1 })
  const { slotId: followUp } = yield* newSlot({ ...offer, after: 7 * 24 * 60 })
  return { ...offer, followUp }
})

describe.each(engines)("booking on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("an attempt that is unknown or somebody else's is no attempt", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, other, offer] = [yield* newUser(), yield* newUser(), yield* newOffer()]
        for (const attempt of [BookingAttemptId.make(crypto.randomUUID()), yield* hold(other, offer.slotId)]) {
          const failure = yield* Effect.flip(createBooking(me, { booking_attempt_id: attempt }))
          assert.instanceOf(failure, InvalidInput)
          assert.strictEqual(failure.message, "The selected booking attempt id is invalid.")
        }
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 1 })
      })
    )

    it.effect("an attempt whose hold has expired is not booked, though nobody took the seat", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        const attempt = yield* hold(me, offer.slotId)
        yield* TestClock.adjust("35 minutes")
        const failure = yield* Effect.flip(createBooking(me, { booking_attempt_id: attempt }))
        assert.strictEqual(failure._tag, "ReservationLapsed")
      })
    )

    it.effect("an attempt that lost a seat to a newer one is not booked", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newPackage]
        const first = yield* hold(me, offer.slotId, offer.followUp)
        const second = yield* hold(me, offer.followUp)
        const failure = yield* Effect.flip(createBooking(me, { booking_attempt_id: first }))
        assert.strictEqual(failure._tag, "ReservationLapsed")
        yield* createBooking(me, { booking_attempt_id: second })
      })
    )

    it.effect("an attempt is booked once, and the refusal names the booking", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        const attempt = yield* hold(me, offer.slotId)
        const { booking } = yield* createBooking(me, { booking_attempt_id: attempt, note: "Hello" })
        assert.strictEqual(booking.note, "Hello")
        const failure = yield* Effect.flip(createBooking(me, { booking_attempt_id: attempt }))
        assert.deepInclude(failure, { _tag: "AttemptAlreadyBooked", bookingId: booking.id })
      })
    )

    // Falls without the check of each: whose session it is, and whether it is offered.
    it.effect("nobody books themselves, a mentor who is out, or a type that is no longer offered", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { createBooking } = yield* Bookings
        const spoils: ReadonlyArray<readonly [string, (offer: Offer, me: User) => Effect.Effect<unknown, unknown>]> = [
          [
            "OwnSession",
            ({ mentorId }, { userId }) => sql`update mentor_profiles set user_id = ${userId} where id = ${mentorId}`
          ],
          [
            "NotBookable",
            ({ mentorId }) => sql`update mentor_profiles set approval_status = 'suspended' where id = ${mentorId}`
          ],
          [
            "NotBookable",
            ({ sessionTypeId }) => sql`update session_types set is_active = false where id = ${sessionTypeId}`
          ]
        ]
        for (const [tag, spoil] of spoils) {
          const [me, offer] = [yield* newUser(), yield* newOffer()]
          const attempt = yield* hold(me, offer.slotId)
          yield* Effect.orDie(spoil(offer, me))
          assert.strictEqual((yield* Effect.flip(createBooking(me, { booking_attempt_id: attempt })))._tag, tag)
        }
      })
    )

    it.effect("a session that has begun is not booked, however long its hold lasts", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer({ after: 20 - 24 * 60 })]
        const attempt = yield* hold(me, offer.slotId)
        yield* TestClock.adjust("20 minutes")
        assert.strictEqual((yield* Effect.flip(createBooking(me, { booking_attempt_id: attempt })))._tag, "NotBookable")
      })
    )

    it.effect("a package is one booking at one price, over when its last session is", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [me, offer] = [yield* newUser(), yield* newPackage]
        const { booking } = yield* bookSlots(me, offer.followUp, offer.slotId)
        const { id } = booking
        assert.deepStrictEqual(
          booking.slots.map((slot) => slot.id),
          [offer.slotId, offer.followUp]
        )
        assert.deepInclude(booking, { price: "80.00", priceMinor: 8000, startsAt: offer.startsAt })
        assert.deepStrictEqual(booking.concludesAt, DateTime.add(booking.endsAt, { days: 7 }))
        yield* till.pay(id)
        assert.deepStrictEqual(yield* seatsOf(offer.followUp), { claimed: 1, held: 0 })

        yield* kit.acceptBooking(offer.mentor.mentor, { id })
        const complete = kit.completeBooking(offer.mentor.mentor, { id })
        yield* TestClock.setTime(booking.endsAt.epochMillis)
        assert.strictEqual((yield* Effect.flip(complete))._tag, "TransitionRefused")
        yield* TestClock.setTime(booking.concludesAt.epochMillis)
        yield* complete
      })
    )

    it.effect("the price is that of the moment of booking", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { getMenteeBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        const { id } = (yield* bookSlots(me, offer.slotId)).booking
        yield* Effect.orDie(sql`update session_types set price_minor = 1 where id = ${offer.sessionTypeId}`)
        assert.strictEqual((yield* getMenteeBooking(me, { id })).booking.priceMinor, 8000)
      })
    )

    it.effect("a checkout lives between 30 minutes and 24 hours, and the hold as long as the checkout", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const settings = yield* Settings
        for (const [minutes, waited, expected] of [
          [5, 0, 30],
          [35, 0, 35],
          [35, 30, 30],
          [24 * 60, 0, 24 * 60]
        ] as const) {
          yield* settings.set(holdMinutes, minutes)
          const { createBooking } = yield* Bookings
          const [me, offer] = [yield* newUser(), yield* newOffer({ after: 24 * 60 })]
          const attempt = yield* hold(me, offer.slotId)
          yield* TestClock.adjust(`${waited} minutes`)
          const { booking, expires_at } = yield* createBooking(me, { booking_attempt_id: attempt })
          const due = DateTime.add(yield* DateTime.now, { minutes: expected })
          assert.deepStrictEqual([booking.paymentExpiresAt, expires_at], [due, due])
          const rows = yield* sql`select expires_at from slot_holds where booking_attempt_id = ${attempt}`
          assert.deepStrictEqual(rows, [{ expiresAt: DateTime.toDate(due) }])
        }
        yield* settings.set(holdMinutes, 35)
      }).pipe(Effect.orDie)
    )

    it.effect("seats in checkout are not to be had by holding them once more", () =>
      Effect.gen(function* () {
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        yield* bookSlots(me, offer.slotId)
        assert.strictEqual((yield* Effect.flip(hold(me, offer.slotId)))._tag, "SlotsUnavailable")
      })
    )

    it.effect("a gateway that is down leaves a booking that waits for its payment link", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        yield* till.setGatewayDown(true)
        assert.strictEqual((yield* Effect.flip(bookSlots(me, offer.slotId)))._tag, "GatewayUnavailable")
        const { bookings } = yield* kit.listMenteeBookings(me, { page: 1, per_page: 15 })
        const [booking] = bookings.items
        assert.deepInclude(booking, { status: "pending_payment" })
        if (booking === undefined) return
        assert.strictEqual((yield* Effect.flip(kit.getPaymentLink(me, booking)))._tag, "GatewayUnavailable")
        yield* till.setGatewayDown(false)
        const link = yield* kit.getPaymentLink(me, booking)
        assert.deepStrictEqual(link.expires_at, booking.paymentExpiresAt)
        assert.deepStrictEqual(yield* kit.getPaymentLink(me, booking), link)
      })
    )

    it.effect("a checkout that is opened late keeps the seats for as long as it lives", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        yield* till.setGatewayDown(true)
        yield* Effect.flip(bookSlots(me, offer.slotId))
        yield* till.setGatewayDown(false)
        yield* TestClock.adjust("20 minutes")
        const [booking] = (yield* kit.listMenteeBookings(me, { page: 1, per_page: 15 })).bookings.items
        if (booking === undefined) return assert.fail("the booking is gone")
        const link = yield* kit.getPaymentLink(me, booking)
        assert.deepStrictEqual(link.expires_at, DateTime.add(yield* DateTime.now, { minutes: 30 }))
        const kept = (yield* kit.getMenteeBooking(me, booking)).booking
        assert.deepStrictEqual(kept.paymentExpiresAt, link.expires_at)

        yield* TestClock.adjust("29 minutes")
        yield* sweepBookings
        assert.deepStrictEqual(yield* kit.getPaymentLink(me, booking), link)
        assert.strictEqual((yield* Effect.flip(hold(yield* newUser(), offer.slotId)))._tag, "SlotsUnavailable")
        yield* TestClock.adjust("1 minutes")
        assert.strictEqual((yield* Effect.flip(kit.getPaymentLink(me, booking)))._tag, "ReservationLapsed")
        yield* hold(yield* newUser(), offer.slotId)
      })
    )

    it.effect("no payment link for what is free, paid, lapsed, or somebody else's", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const me = yield* newUser()
        const book = (slotId: SlotId) => Effect.map(bookSlots(me, slotId), ({ booking }) => booking)
        const refusal = (id: typeof lapsed.id, user = me) =>
          Effect.map(Effect.flip(kit.getPaymentLink(user, { id })), ({ _tag }) => _tag)
        const free = yield* book((yield* newOffer({ priceMinor: 0n })).slotId)
        const paid = yield* book((yield* newOffer()).slotId)
        yield* till.pay(paid.id)
        const lapsed = yield* book((yield* newOffer()).slotId)

        assert.strictEqual(yield* refusal(free.id), "CostsNothing")
        assert.strictEqual(yield* refusal(paid.id), "AlreadyPaid")
        assert.strictEqual(yield* refusal(lapsed.id, yield* newUser()), "BookingNotFound")
        yield* TestClock.adjust("35 minutes")
        assert.strictEqual(yield* refusal(lapsed.id), "ReservationLapsed", "before the sweep")
        yield* sweepBookings
        assert.strictEqual(yield* refusal(lapsed.id), "ReservationLapsed", "and after it")
      })
    )
  })
})
