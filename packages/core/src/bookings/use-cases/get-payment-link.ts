import { DateTime, Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { Checkout, PaymentUnderway } from "../../payments/index.js"
import { Seats, SlotRepository } from "../../scheduling/index.js"
import { type Booking, isFree } from "../booking.js"
import { AlreadyPaid, BookingNotFound, CostsNothing, ReservationLapsed } from "../errors.js"
import { openCheckout } from "../open-checkout.js"
import type { Operations } from "../operations.js"
import { BookingRepository } from "../ports.js"

/** Where to pay for a booking that still waits for it. */
export const getPaymentLink = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository
  const checkout = yield* Checkout
  const open = yield* openCheckout

  const isReserved = Effect.fnUntraced(function* ({ attemptId, slotIds, status }: Booking) {
    if (status !== "pending_payment") return false
    const now = yield* DateTime.now
    const holds = yield* slots.holdsOfAttempt(attemptId)
    return holds.filter((hold) => Seats.isLive(hold, now)).length === slotIds.length
  })

  const handler: Handler<Operations, "getPaymentLink"> = Effect.fnUntraced(function* ({ userId }, { id }) {
    const booking = Option.filter(yield* bookings.find(id), ({ menteeId }) => menteeId === userId)
    if (Option.isNone(booking)) return yield* new BookingNotFound()
    if (isFree(booking.value)) return yield* new CostsNothing()
    if (booking.value.paidAt !== null) return yield* new AlreadyPaid()
    const payment = yield* Effect.orDie(Effect.flatten(checkout.findFor("booking", id)))
    if (payment.status === "processing") return yield* new PaymentUnderway()
    if (!(yield* isReserved(booking.value))) return yield* new ReservationLapsed()
    return yield* open(id, payment.id, booking.value.paymentExpiresAt)
  })

  return handler
})
