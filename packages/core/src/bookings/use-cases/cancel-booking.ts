/** Cancels a booking for either side, or previews the cancellation. */
import { DateTime, Effect, Option } from "effect"
import { type Handler, moneyOf, UnitOfWork } from "../../kernel/index.js"
import { Checkout, PaymentUnderway } from "../../payments/index.js"
import { makeApplyDecided } from "../apply-move.js"
import { type Booking, move } from "../booking.js"
import { isInsideWindow, keptOf, type PaidMoney, type Refund, windowBegins } from "../cancellation.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository, type Viewer } from "../ports.js"
import type { Cancellation } from "../resources.js"
import { type BookingPolicy, makeReadBookingPolicy } from "../settings.js"
import { toBookingResource } from "../to-resource.js"
import { isShownTo } from "../visibility.js"

interface CancelInput {
  readonly id: BookingId
  readonly reason?: string | undefined
  readonly preview?: boolean | undefined
}

const termsOf = (
  booking: Booking,
  paid: PaidMoney | null,
  refund: Refund,
  { at, policy }: { readonly at: DateTime.Utc; readonly policy: BookingPolicy }
): Omit<Cancellation, "isPreview"> => {
  const { currency } = booking.price
  return {
    refund: moneyOf({ minor: refund.minor, currency }),
    kept: moneyOf({ minor: paid === null ? 0n : keptOf(paid, refund), currency }),
    isInsideWindow: isInsideWindow(booking, at, policy),
    windowBegins: windowBegins(booking, policy)
  }
}

const makeCancel = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const checkout = yield* Checkout
  const policy = yield* makeReadBookingPolicy
  const apply = yield* makeApplyDecided
  const unitOfWork = yield* UnitOfWork

  /** Refused while a payment is under way: its money could not be stopped. */
  const refuseUnderway = Effect.fnUntraced(function* ({ id, paymentId }: Booking) {
    if (paymentId !== null) return
    const payment = yield* checkout.findFor("booking", id)
    if (Option.isSome(payment) && payment.value.status === "processing") return yield* new PaymentUnderway()
  })

  return (trigger: "cancel_by_mentee" | "cancel_by_mentor") =>
    Effect.fnUntraced(function* (viewer: Viewer, { id, preview = false, reason }: CancelInput) {
      const found = Option.filter(yield* bookings.lock(id), isShownTo(viewer))
      if (Option.isNone(found)) return yield* new BookingNotFound()
      const booking = found.value
      yield* refuseUnderway(booking)
      const situation = { at: yield* DateTime.now, policy: yield* policy }
      const paid = booking.paymentId === null ? null : yield* checkout.lock(booking.paymentId)
      const cancelled = { ...booking, cancelReason: reason ?? null }
      // Decided once: what a preview tells is what the cancellation does.
      const decided = yield* move(cancelled, trigger, situation.at, situation.policy, paid)
      if (!preview) yield* apply(booking, decided, situation.at)
      const card = yield* Effect.orDie(Effect.flatten(cards.find(id, viewer)))
      const terms = termsOf(booking, paid, decided.refund, situation)
      return { booking: toBookingResource(card), cancellation: { isPreview: preview, ...terms } }
    }, unitOfWork.transact)
})

export const cancelMenteeBooking = Effect.map(makeCancel, (by): Handler<Operations, "cancelMenteeBooking"> => {
  const cancel = by("cancel_by_mentee")
  return ({ userId: menteeId }, input) => cancel({ _tag: "Mentee", menteeId }, input)
})

export const cancelMentorBooking = Effect.map(makeCancel, (by): Handler<Operations, "cancelMentorBooking"> => {
  const cancel = by("cancel_by_mentor")
  return ({ mentorId }, input) => cancel({ _tag: "Mentor", mentorId }, input)
})
