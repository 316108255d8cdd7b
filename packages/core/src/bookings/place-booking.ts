/** Turns held seats into a booking, paid at a checkout or requested in a chat. */
import { Array, Effect } from "effect"
import { isAdmitted, UserRepository } from "../identity/index.js"
import { Ids, UnitOfWork, type UserId } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { type BookingAttempt, type BookingAttemptId, SessionTypeRepository } from "../scheduling/index.js"
import { makeApplyMove } from "./apply-move.js"
import { makeAttempts } from "./attempts.js"
import { book, type NewBooking } from "./booking.js"
import { NotBookable, OwnSession, ReservationLapsed } from "./errors.js"
import { followUpWindow } from "./follow-ups.js"
import { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"
import { makeReadBookingPolicy } from "./settings.js"
import type { BookingOrigin } from "./statuses.js"

export interface BookingWish {
  readonly menteeId: UserId
  readonly attemptId: BookingAttemptId
  readonly note: string | null
  readonly origin: BookingOrigin
}

/** Checks that the session type is on offer and both accounts are active, and locks both (shared). */
const makeFindOffer = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(function* ({ mentorId, sessionTypeId: id }: BookingAttempt, menteeId: UserId) {
    const { userId: mentorUserId } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    if (mentorUserId === menteeId) return yield* new OwnSession()
    // Before any read of what an erasure changes; an erasure looks for bookings under its own lock.
    const people = yield* users.lockShared([menteeId, mentorUserId])
    const offer = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(id)))
    if (!offer.isOpen || !people.every(isAdmitted)) return yield* new NotBookable()
    const type = yield* Effect.orDie(Effect.flatten(sessionTypes.find(id)))
    return {
      timeZone: offer.timeZone,
      price: { minor: type.priceMinor, currency: type.currency },
      followUps: {
        followUpCount: type.followUpCount,
        followUpIntervalDays: type.followUpIntervalDays,
        followUpFlexibilityDays: type.followUpFlexibilityDays
      }
    }
  })
})

/** Makes the booking in one transaction: its seats and, at a checkout with a price, a pending payment. */
export const makePlaceBooking = Effect.gen(function* () {
  const { find, lockSeats } = yield* makeAttempts
  const findOffer = yield* makeFindOffer
  const bookings = yield* BookingRepository
  const policy = yield* makeReadBookingPolicy
  const applyMove = yield* makeApplyMove
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* ({ attemptId, menteeId, note, origin }: BookingWish) {
    const attempt = yield* find(attemptId, menteeId)
    const { mentorId, sessionTypeId } = attempt
    const { followUps, price, timeZone } = yield* findOffer(attempt, menteeId)
    const { heldUntil, now, wanted } = yield* lockSeats(attempt)
    const last = Array.lastNonEmpty(wanted)
    const slotIds = Array.map(wanted, ({ id }) => id)
    const wish: NewBooking = {
      id: BookingId.make(yield* ids.uuid),
      menteeId,
      mentorId,
      sessionTypeId,
      attemptId,
      origin,
      slotIds,
      note,
      price,
      startsAt: wanted[0].startsAt,
      endsAt: wanted[0].endsAt,
      concludesAt: last.endsAt,
      ...followUps,
      ...followUpWindow({ ...followUps, slotIds }, last, timeZone),
      heldUntil
    }
    const made = yield* Effect.mapError(book(wish, now, yield* policy), () => new NotBookable())
    yield* bookings.add(made.booking)
    return yield* Effect.mapError(applyMove(null, made, now), () => new ReservationLapsed())
  }, unitOfWork.transact)
})
