/** Held seats before they become a booking. */
import { Array, DateTime, Effect, Option } from "effect"
import { InvalidInput, type UserId } from "../kernel/index.js"
import { type BookingAttempt, type BookingAttemptId, Seats, SlotRepository } from "../scheduling/index.js"
import { AttemptAlreadyBooked, ReservationLapsed } from "./errors.js"
import { BookingRepository } from "./ports.js"

const unknownAttempt = () =>
  new InvalidInput({
    problems: [{ path: ["booking_attempt_id"], message: "The selected booking attempt id is invalid." }]
  })

export const makeAttempts = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository

  return {
    /** Another user's attempt is reported as not found. */
    find: Effect.fnUntraced(function* (bookingAttemptId: BookingAttemptId, userId: UserId) {
      const attempt = Option.filter(yield* slots.findAttempt(bookingAttemptId), (one) => one.userId === userId)
      return Option.isNone(attempt) ? yield* unknownAttempt() : attempt.value
    }),

    /** Locks the slots of an attempt that can still be booked: a live hold of the attempt on each of them. */
    lockHeldSlots: Effect.fnUntraced(function* ({ id, slotIds }: BookingAttempt) {
      // Includes all overlapping slots: a claim needs them too, and all locks are taken at once.
      const locked = yield* slots.lockWithOverlapping(slotIds)
      const now = yield* DateTime.now
      const known = yield* bookings.findByAttempt(id)
      if (Option.isSome(known)) return yield* new AttemptAlreadyBooked({ bookingId: known.value.id })

      const { liveHolds, slots: found } = yield* slots.releaseExpired(locked, now)
      const held = yield* Effect.orDie(Seats.pick(found, slotIds))
      const holds = liveHolds.filter(({ bookingAttemptId }) => bookingAttemptId === id)
      // An attempt that lost a seat to a newer one has fewer holds than slots.
      if (!Array.isNonEmptyReadonlyArray(holds) || holds.length < held.length) return yield* new ReservationLapsed()
      return {
        slots: held,
        holdExpiresAt: holds.reduce((earliest, { expiresAt }) => DateTime.min(earliest, expiresAt), holds[0].expiresAt),
        now
      }
    })
  }
})
