/** Bookings as something that payments sells. */
import { type DateTime, Effect, Option } from "effect"
import type { Purchasable } from "../payments/index.js"
import { claimingMove, moveBooking } from "./carry-out.js"
import { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"
import type { Trigger } from "./transitions.js"

export const bookingPurchasable = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const claimAndMove = yield* claimingMove
  const move = yield* moveBooking

  /** What the gateway tells of a booking that has gone on without it changes nothing. */
  const moveIfPossible = Effect.fnUntraced(function* (id: string, trigger: Trigger, at: DateTime.Utc) {
    const booking = yield* bookings.lock(BookingId.make(id))
    if (Option.isSome(booking))
      yield* Effect.catchTag(move(booking.value, trigger, at), "TransitionRefused", () => Effect.void)
  })

  const purchasable: Purchasable = {
    purpose: "booking",
    isDeliveredAtPayment: false,
    recurring: null,
    lock: (id) => Effect.asVoid(bookings.lock(BookingId.make(id))),

    grant: Effect.fnUntraced(function* (id, { at }) {
      const booking = yield* bookings.lock(BookingId.make(id))
      const settled = Option.isNone(booking)
        ? Option.none()
        : yield* Effect.option(claimAndMove(booking.value, "settle", at))
      if (Option.isSome(settled)) return "granted"
      yield* moveIfPossible(id, "lose_seat", at)
      return "capacity_conflict"
    }),

    lapse: (id, { at }) => moveIfPossible(id, "lapse", at),
    refunded: (id, { at, isFull }) => (isFull ? moveIfPossible(id, "refund", at) : Effect.void),
    refundWaived: (id, { at }) => moveIfPossible(id, "keep_payment", at)
  }
  return purchasable
})
