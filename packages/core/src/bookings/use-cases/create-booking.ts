import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { Checkout } from "../../payments/index.js"
import { makeOpenCheckout } from "../open-checkout.js"
import type { Operations } from "../operations.js"
import { makePlaceBooking, type PlaceBookingInput } from "../place-booking.js"
import { BookingCards } from "../ports.js"
import { toBookingResource } from "../to-resource.js"

/** The booking for its mentee, and its pending payment. */
const makePlaceAtCheckout = Effect.gen(function* () {
  const place = yield* makePlaceBooking
  const cards = yield* BookingCards
  const checkout = yield* Checkout
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (input: PlaceBookingInput) {
    const { id, paymentExpiresAt } = yield* place(input)
    const { menteeId } = input
    const card = yield* Effect.orDie(Effect.flatten(cards.find(id, { _tag: "Mentee", menteeId })))
    const payment =
      paymentExpiresAt === null ? null : yield* Effect.orDie(Effect.flatten(checkout.findFor("booking", id)))
    return { booking: toBookingResource(card), paymentId: payment?.id ?? null }
  }, unitOfWork.transact)
})

/**
 * Turns held seats into a booking. A free one takes its seats at once; one that costs something keeps them until its
 * checkout expires. A gateway that cannot be reached leaves the booking waiting for its payment link.
 */
export const createBooking = Effect.gen(function* () {
  const place = yield* makePlaceAtCheckout
  const open = yield* makeOpenCheckout

  const handler: Handler<Operations, "createBooking"> = Effect.fnUntraced(function* ({ userId: menteeId }, input) {
    const { booking_attempt_id: bookingAttemptId, note = null } = input
    const { booking, paymentId } = yield* place({ menteeId, bookingAttemptId, note, origin: "checkout" })
    if (paymentId === null) return { booking, payment_url: null, expires_at: null }
    return { booking, ...(yield* open(booking.id, paymentId, booking.paymentExpiresAt)) }
  })

  return handler
})
