/** Opens the checkout of a booking. */
import { DateTime, Effect, Option } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import { Checkout, type PaymentId } from "../payments/index.js"
import { SlotRepository } from "../scheduling/index.js"
import type { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"

/** Opens the checkout and extends the hold to its expiry. Call outside transactions: it calls the gateway. */
export const makeOpenCheckout = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository
  const checkout = yield* Checkout
  const unitOfWork = yield* UnitOfWork

  const keepSeats = Effect.fnUntraced(function* (id: BookingId, until: DateTime.Utc) {
    const booking = Option.getOrUndefined(yield* bookings.lock(id))
    if (booking === undefined || booking.paymentExpiresAt === null) return
    if (DateTime.greaterThanOrEqualTo(booking.paymentExpiresAt, until)) return
    yield* slots.lock(booking.slotIds)
    yield* slots.extendHolds(booking.attemptId, until)
    yield* bookings.move(booking, { ...booking, paymentExpiresAt: until, updatedAt: yield* DateTime.now })
  }, unitOfWork.transact)

  return Effect.fnUntraced(function* (id: BookingId, paymentId: PaymentId, keptUntil: DateTime.Utc | null) {
    const opened = yield* checkout.open(paymentId)
    // A checkout opened late still lives half an hour: gateways take no less.
    if (keptUntil === null || DateTime.lessThan(keptUntil, opened.expires_at)) yield* keepSeats(id, opened.expires_at)
    return opened
  })
})
