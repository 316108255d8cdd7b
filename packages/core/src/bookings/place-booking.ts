/** From held seats to a booking, whether it is paid at a checkout or asked for in a chat. */
import { Array, Effect } from "effect"
import { isAdmitted, UserRepository } from "../identity/index.js"
import { Ids, UnitOfWork, type UserId } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { type BookingAttempt, type BookingAttemptId, SessionTypeRepository } from "../scheduling/index.js"
import { attempts } from "./attempts.js"
import { book, type NewBooking } from "./booking.js"
import { carryOut } from "./carry-out.js"
import { NotBookable, OwnSession, ReservationLapsed } from "./errors.js"
import { followUpWindow } from "./follow-ups.js"
import { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"
import { bookingPolicy } from "./settings.js"
import type { BookingOrigin } from "./statuses.js"

export interface BookingWish {
  readonly menteeId: UserId
  readonly attemptId: BookingAttemptId
  readonly note: string | null
  readonly origin: BookingOrigin
}

/** What is sold, and that it still is: to somebody who is there, by somebody who stays until it is booked. */
const findWare = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(function* ({ mentorId, sessionTypeId: id }: BookingAttempt, menteeId: UserId) {
    const { userId: mentorUserId } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    if (mentorUserId === menteeId) return yield* new OwnSession()
    // Before anything is read that an erasure changes; it looks for bookings under its own lock.
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

/** The booking, in one transaction: its seats and, at a checkout where it costs something, the payment to be made. */
export const placing = Effect.gen(function* () {
  const { find, lockSeats } = yield* attempts
  const wareOf = yield* findWare
  const bookings = yield* BookingRepository
  const policy = yield* bookingPolicy
  const carry = yield* carryOut
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* ({ attemptId, menteeId, note, origin }: BookingWish) {
    const attempt = yield* find(attemptId, menteeId)
    const { mentorId, sessionTypeId } = attempt
    const { followUps, price, timeZone } = yield* wareOf(attempt, menteeId)
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
    return yield* Effect.mapError(carry(null, made, now), () => new ReservationLapsed())
  }, unitOfWork.transact)
})
