/** Turns held seats into a booking, paid at a checkout or requested in a chat. */
import { Array, Effect } from "effect"
import { People } from "../identity/index.js"
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

export interface PlaceBookingInput {
  readonly menteeId: UserId
  readonly bookingAttemptId: BookingAttemptId
  readonly note: string | null
  readonly origin: BookingOrigin
}

/** Checks that the session type is on offer and the two may meet, and locks both accounts (shared). */
const makeFindOffer = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const people = yield* People

  return Effect.fnUntraced(function* ({ mentorId, sessionTypeId: id }: BookingAttempt, menteeId: UserId) {
    const { userId: mentorUserId } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    if (mentorUserId === menteeId) return yield* new OwnSession()
    // Before any read of what an erasure changes; an erasure looks for bookings under its own lock.
    const mayMeet = yield* people.lockMeeting(menteeId, mentorUserId)
    const offer = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(id)))
    if (!offer.isOpen || !mayMeet) return yield* new NotBookable()
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
  const { find, lockHeldSlots } = yield* makeAttempts
  const findOffer = yield* makeFindOffer
  const bookings = yield* BookingRepository
  const policy = yield* makeReadBookingPolicy
  const applyMove = yield* makeApplyMove
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* ({ bookingAttemptId, menteeId, note, origin }: PlaceBookingInput) {
    const attempt = yield* find(bookingAttemptId, menteeId)
    const { mentorId, sessionTypeId } = attempt
    const { followUps, price, timeZone } = yield* findOffer(attempt, menteeId)
    const { holdExpiresAt, now, slots } = yield* lockHeldSlots(attempt)
    const last = Array.lastNonEmpty(slots)
    const slotIds = Array.map(slots, ({ id }) => id)
    const draft: NewBooking = {
      id: BookingId.make(yield* ids.uuid),
      menteeId,
      mentorId,
      sessionTypeId,
      bookingAttemptId,
      origin,
      slotIds,
      note,
      price,
      startsAt: slots[0].startsAt,
      endsAt: slots[0].endsAt,
      concludesAt: last.endsAt,
      ...followUps,
      ...followUpWindow({ ...followUps, slotIds }, last, timeZone),
      holdExpiresAt
    }
    const made = yield* Effect.mapError(book(draft, now, yield* policy), () => new NotBookable())
    yield* bookings.add(made.booking)
    // The move's effects are in move-effects.ts: `ask_payment` makes the payment, `keep_seats` attaches the holds to the
    // booking until the payment expires.
    return yield* Effect.mapError(applyMove(null, made, now), () => new ReservationLapsed())
  }, unitOfWork.transact)
})
