/** Held seats on their way into a booking. */
import { Array, DateTime, Effect, Option } from "effect"
import { InvalidInput, type UserId } from "../kernel/index.js"
import { type BookingAttempt, type BookingAttemptId, Seats, SlotRepository } from "../scheduling/index.js"
import { AttemptAlreadyBooked, ReservationLapsed } from "./errors.js"
import { BookingRepository } from "./ports.js"

const unknownAttempt = () =>
  new InvalidInput({
    problems: [{ path: ["booking_attempt_id"], message: "The selected booking attempt id is invalid." }]
  })

export const attempts = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository

  return {
    /** Somebody else's is as unknown as one that never was. */
    find: Effect.fnUntraced(function* (id: BookingAttemptId, userId: UserId) {
      const attempt = Option.filter(yield* slots.findAttempt(id), (one) => one.userId === userId)
      return Option.isNone(attempt) ? yield* unknownAttempt() : attempt.value
    }),

    /** Those that may still be booked: locked, and held by live holds. */
    lockSeats: Effect.fnUntraced(function* ({ id, slotIds }: BookingAttempt) {
      // With all that overlap: a claim needs them too, and locks are taken in one go.
      const locked = yield* slots.lockWithOverlapping(slotIds)
      const now = yield* DateTime.now
      const known = yield* bookings.findByAttempt(id)
      if (Option.isSome(known)) return yield* new AttemptAlreadyBooked({ bookingId: known.value.id })

      const { live, slots: found } = yield* slots.releaseExpired(locked, now)
      const wanted = yield* Effect.orDie(Seats.pick(found, slotIds))
      const holds = live.filter(({ bookingAttemptId }) => bookingAttemptId === id)
      // An attempt that lost a seat to a newer one has fewer holds than slots.
      if (!Array.isNonEmptyReadonlyArray(holds) || holds.length < wanted.length) return yield* new ReservationLapsed()
      return {
        wanted,
        heldUntil: holds.reduce((earliest, { expiresAt }) => DateTime.min(earliest, expiresAt), holds[0].expiresAt),
        now
      }
    })
  }
})
