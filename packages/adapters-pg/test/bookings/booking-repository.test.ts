/** What the repository promises by itself, whoever calls it and whatever they have locked. */
import { assert, describe, layer } from "@effect/vitest"
import { type Booking, BookingId, BookingRepository } from "@mentorkit/core/bookings"
import { DateTime, Effect, Option } from "effect"
import { bookSlots, newOffer } from "../support/bookings-fixtures.js"
import { engines } from "../support/engines.js"
import { newUser } from "../support/identity-fixtures.js"
import { market } from "./world.js"

const newBooking = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const { booking } = yield* bookSlots(yield* newUser(), (yield* newOffer()).slotId)
  return yield* Effect.flatten(bookings.find(booking.id))
})

describe.each(engines)("the repository of bookings on %s", (_name, engine) => {
  layer(market(engine), { timeout: 60_000 })((it) => {
    it.effect("a booking is what it was stored as", () =>
      Effect.gen(function* () {
        const bookings = yield* BookingRepository
        const stored = yield* newBooking
        const now = yield* DateTime.now
        const changed: Booking = {
          ...stored,
          status: "paid",
          pendingDecision: "declined",
          closedBecause: "unanswered",
          paymentExpiresAt: null,
          paidAt: now,
          declinedAt: now,
          declineReason: "No time",
          updatedAt: now
        }
        assert.isTrue(yield* bookings.move(stored, changed))
        assert.deepStrictEqual(yield* bookings.find(stored.id), Option.some(changed))
        assert.deepStrictEqual(yield* bookings.lock(stored.id), Option.some(changed))
        assert.deepStrictEqual(yield* bookings.findByAttempt(stored.attemptId), Option.some(changed))
      })
    )

    it.effect("a booking moves out of the state that was read, or not at all", () =>
      Effect.gen(function* () {
        const bookings = yield* BookingRepository
        const before = yield* newBooking
        const now = yield* DateTime.now
        const paid: Booking = { ...before, status: "paid", paidAt: now, respondBy: now, paymentExpiresAt: null }
        const declined: Booking = { ...paid, pendingDecision: "declined", respondBy: null }
        assert.isTrue(yield* bookings.move(before, paid))
        assert.isFalse(yield* bookings.move(before, { ...before, status: "cancelled" }))
        assert.isTrue(yield* bookings.move(paid, declined))
        assert.isFalse(yield* bookings.move(paid, { ...paid, status: "confirmed", respondBy: null }))
        assert.deepStrictEqual(yield* bookings.find(before.id), Option.some(declined))
      })
    )

    it.effect("an attempt is booked once, whatever was read before", () =>
      Effect.gen(function* () {
        const bookings = yield* BookingRepository
        const booking = yield* newBooking
        const again = bookings.add({ ...booking, id: BookingId.make(crypto.randomUUID()) })
        assert.deepInclude(yield* Effect.flip(again), { _tag: "AttemptAlreadyBooked", bookingId: null })
      })
    )

    it.effect("the longest overdue come first, and no more than asked for", () =>
      Effect.gen(function* () {
        const bookings = yield* BookingRepository
        const due = Effect.fnUntraced(function* (minutes: number) {
          const booking = yield* newBooking
          const paymentExpiresAt = DateTime.subtract(yield* DateTime.now, { days: 1, minutes })
          yield* bookings.move(booking, { ...booking, paymentExpiresAt })
          return booking.id
        })
        const [second, first] = [yield* due(5), yield* due(10)]
        const now = yield* DateTime.now
        assert.deepStrictEqual(yield* bookings.findDue("paymentExpiresAt", now, 2), [first, second])
        assert.deepStrictEqual(yield* bookings.findDue("paymentExpiresAt", now, 1), [first])
      })
    )
  })
})
