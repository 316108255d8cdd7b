/** What a mentor does with a booking: one way for all of it. */
import { DateTime, Effect, Option } from "effect"
import { type Handler, type Mentor, UnitOfWork } from "../../kernel/index.js"
import type { Booking } from "../booking.js"
import { toResource } from "../booking-card.js"
import { moveBooking } from "../carry-out.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository, type Viewer } from "../ports.js"
import type { Trigger } from "../transition.js"
import { isShownTo } from "../viewing.js"

const mentorMoves = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const move = yield* moveBooking
  const unitOfWork = yield* UnitOfWork

  return (trigger: Trigger) =>
    Effect.fnUntraced(function* ({ mentorId }: Mentor, id: BookingId, said?: Partial<Booking>) {
      const viewer: Viewer = { _tag: "Mentor", mentorId }
      // The lock comes before the clock: time may have passed while we waited for it.
      const booking = Option.filter(yield* bookings.lock(id), isShownTo(viewer))
      if (Option.isNone(booking)) return yield* new BookingNotFound()
      yield* move(booking.value, trigger, yield* DateTime.now, said)
      const card = yield* Effect.orDie(Effect.flatten(cards.find(id, viewer)))
      return { booking: toResource(card) }
    }, unitOfWork.transact)
})

/** What costs something and is not paid yet, an appointment from a chat, then waits for its payment. */
export const acceptBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "acceptBooking"> => {
  const accept = moves("accept")
  return (mentor, { id, note }) => accept(mentor, id, { mentorNote: note ?? null })
})

/** A paid one is refunded in full; its seats are free at once, whenever the gateway confirms. */
export const declineBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "declineBooking"> => {
  const decline = moves("decline")
  return (mentor, { id, reason }) => decline(mentor, id, { declineReason: reason ?? null })
})

export const completeBooking = Effect.map(mentorMoves, (moves): Handler<Operations, "completeBooking"> => {
  const complete = moves("complete")
  return (mentor, { id, summary }) => complete(mentor, id, { summary: summary ?? null })
})
