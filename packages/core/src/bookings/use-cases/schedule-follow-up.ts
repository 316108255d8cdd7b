import { Effect, Option } from "effect"
import { People } from "../../identity/index.js"
import { type Handler, InvalidInput, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeMoveAndClaim } from "../apply-move.js"
import { makeAttempts } from "../attempts.js"
import type { Booking } from "../booking.js"
import { AttemptAlreadyBooked, BookingNotFound, NotBookable, ReservationLapsed } from "../errors.js"
import { withFollowUp } from "../follow-ups.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository, type Viewer } from "../ports.js"
import { toBookingResource } from "../to-resource.js"
import { isShownTo } from "../visibility.js"

const wrongAttempt = (text: string) => new InvalidInput({ problems: [{ path: ["booking_attempt_id"], message: text }] })

/** Schedules the next follow-ups of a package from held seats. They are paid and accepted with the first session. */
export const scheduleFollowUp = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const mentors = yield* MentorRepository
  const people = yield* People
  const { find, lockHeldSlots } = yield* makeAttempts
  const move = yield* makeMoveAndClaim
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "scheduleFollowUp"> = Effect.fnUntraced(function* (
    { userId: menteeId },
    { booking_attempt_id, id }
  ) {
    const viewer: Viewer = { _tag: "Mentee", menteeId }
    const booking = Option.filter(yield* bookings.lock(id), isShownTo(viewer))
    if (Option.isNone(booking)) return yield* new BookingNotFound()
    const { timeZone, userId } = yield* Effect.orDie(Effect.flatten(mentors.find(booking.value.mentorId)))
    if (!(yield* people.lockMeeting(menteeId, userId))) return yield* new NotBookable()
    const attempt = yield* find(booking_attempt_id, menteeId)
    if (attempt.sessionTypeId !== booking.value.sessionTypeId) {
      return yield* wrongAttempt("The selected booking attempt is of another session type.")
    }
    if (attempt.slotIds.every((slotId) => booking.value.slotIds.includes(slotId))) {
      return yield* new AttemptAlreadyBooked({ bookingId: id })
    }
    const { now, slots } = yield* lockHeldSlots(attempt)
    let current: Booking = booking.value
    for (const slot of slots) {
      const longer = yield* withFollowUp(current, slot, timeZone)
      const seated = move(current, "schedule_follow_up", now, longer)
      current = yield* Effect.catchTag(seated, "SlotsUnavailable", () => new ReservationLapsed())
    }
    const card = yield* Effect.orDie(Effect.flatten(cards.find(id, viewer)))
    return { booking: toBookingResource(card) }
  }, unitOfWork.transact)

  return handler
})
