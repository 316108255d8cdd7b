/** Opens the checkout of a booking. */
import { DateTime, Effect, Option } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import { Checkout, type PaymentId } from "../payments/index.js"
import { makeMoveHoldExpiry, SlotRepository } from "../scheduling/index.js"
import type { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"

/**
 * Opens the checkout; where it expires later than the booking's payment, the payment and its holds last as long. Call
 * outside transactions: it calls the gateway.
 */
export const makeOpenCheckout = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository
  const checkout = yield* Checkout
  const moveHoldExpiry = yield* makeMoveHoldExpiry
  const unitOfWork = yield* UnitOfWork

  const extendPayment = Effect.fnUntraced(function* (id: BookingId, checkoutExpiresAt: DateTime.Utc) {
    const booking = Option.getOrUndefined(yield* bookings.lock(id))
    if (booking === undefined || booking.paymentExpiresAt === null) return
    if (DateTime.greaterThanOrEqualTo(booking.paymentExpiresAt, checkoutExpiresAt)) return
    yield* slots.lock(booking.slotIds)
    const now = yield* DateTime.now
    yield* moveHoldExpiry(booking, checkoutExpiresAt, now)
    yield* bookings.move(booking, { ...booking, paymentExpiresAt: checkoutExpiresAt, updatedAt: now })
  }, unitOfWork.transact)

  return Effect.fnUntraced(function* (id: BookingId, paymentId: PaymentId, paymentExpiresAt: DateTime.Utc | null) {
    const opened = yield* checkout.open(paymentId)
    // A checkout opened late still lives half an hour: gateways take no less.
    if (paymentExpiresAt === null || DateTime.lessThan(paymentExpiresAt, opened.expires_at))
      yield* extendPayment(id, opened.expires_at)
    return opened
  })
})
