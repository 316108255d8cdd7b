/** What a mentor does with a booking: one way for all of it. */
import { DateTime, Effect, Option } from "effect"
import { type Handler, type Mentor, UnitOfWork } from "../../kernel/index.js"
import { type Booking, isFree } from "../booking.js"
import { toResource } from "../booking-card.js"
import { moveBooking } from "../carry-out.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository } from "../ports.js"
import type { Trigger } from "../transitions.js"

/** A mentor sees a booking once it is paid, or from the start where it costs nothing; before, it is not there. */
const isShownTo = (mentorId: Mentor["mentorId"]) => (booking: Booking) =>
  booking.mentorId === mentorId && (booking.paidAt !== null || isFree(booking))

const mentorMoves = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const move = yield* moveBooking
  const unitOfWork = yield* UnitOfWork

  return (trigger: Trigger) =>
    Effect.fnUntraced(function* ({ mentorId }: Mentor, id: BookingId, note?: Pick<Booking, "declineReason">) {
      // The lock comes before the clock: time may have passed while we waited for it.
      const booking = Option.filter(yield* bookings.lock(id), isShownTo(mentorId))
      if (Option.isNone(booking)) return yield* new BookingNotFound()
      yield* move(booking.value, trigger, yield* DateTime.now, note)
      const card = yield* Effect.orDie(Effect.flatten(cards.find(id, { _tag: "Mentor", mentorId })))
      return { booking: toResource(card) }
    }, unitOfWork.transact)
})

export const acceptBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "acceptBooking"> => {
  const accept = moves("accept")
  return (mentor, { id }) => accept(mentor, id)
})

/** A paid one is refunded in full; its seats are free at once, whenever the gateway confirms. */
export const declineBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "declineBooking"> => {
  const decline = moves("decline")
  return (mentor, { id, reason }) => decline(mentor, id, { declineReason: reason ?? null })
})

export const completeBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "completeBooking"> => {
  const complete = moves("complete")
  return (mentor, { id }) => complete(mentor, id)
})
