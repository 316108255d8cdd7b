/** The mentor's actions on a booking. */
import { DateTime, Effect, Option } from "effect"
import { type Handler, type Mentor, UnitOfWork } from "../../kernel/index.js"
import { makeMoveBooking } from "../apply-move.js"
import type { Booking } from "../booking.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository, type Viewer } from "../ports.js"
import { toBookingResource } from "../to-resource.js"
import type { Trigger } from "../transition.js"
import { isShownTo } from "../visibility.js"

const makeMentorMove = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const move = yield* makeMoveBooking
  const unitOfWork = yield* UnitOfWork

  return (trigger: Trigger) =>
    Effect.fnUntraced(function* ({ mentorId }: Mentor, id: BookingId, said?: Partial<Booking>) {
      const viewer: Viewer = { _tag: "Mentor", mentorId }
      // The lock comes before the clock: time may have passed while we waited for it.
      const booking = Option.filter(yield* bookings.lock(id), isShownTo(viewer))
      if (Option.isNone(booking)) return yield* new BookingNotFound()
      yield* move(booking.value, trigger, yield* DateTime.now, said)
      const card = yield* Effect.orDie(Effect.flatten(cards.find(id, viewer)))
      return { booking: toBookingResource(card) }
    }, unitOfWork.transact)
})

/** An unpaid appointment from a chat then waits for its payment. */
export const acceptBooking = Effect.map(makeMentorMove, (moves): Handler<Operations, "acceptBooking"> => {
  const accept = moves("accept")
  return (mentor, { id, note }) => accept(mentor, id, { mentorNote: note ?? null })
})

/** A paid booking is refunded in full. Its seats are free at once, before the gateway confirms. */
export const declineBooking = Effect.map(makeMentorMove, (moves): Handler<Operations, "declineBooking"> => {
  const decline = moves("decline")
  return (mentor, { id, reason }) => decline(mentor, id, { declineReason: reason ?? null })
})

export const completeBooking = Effect.map(makeMentorMove, (moves): Handler<Operations, "completeBooking"> => {
  const complete = moves("complete")
  return (mentor, { id, summary }) => complete(mentor, id, { summary: summary ?? null })
})
