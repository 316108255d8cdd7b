/** What a cancellation refunds. Pure. The preview and the cancellation use the same rules. */
import { DateTime } from "effect"
import { shareOf } from "../kernel/index.js"
import type { Payment } from "../payments/index.js"
import type { Booking } from "./booking.js"
import type { BookingPolicy } from "./settings.js"
import type { Trigger } from "./transition.js"

/** The money of a booking at present; null where nothing is paid. */
export type PaidMoney = Pick<Payment, "amount" | "refundedMinor" | "disputedMinor" | "waitingMinor">

export interface Refund {
  readonly minor: bigint
  /** All that is left of the payment, and the disputed part as soon as the dispute is won. */
  readonly isEverything: boolean
}

const nothing: Refund = { minor: 0n, isEverything: false }

/** Start of the cancellation window, after which a mentee gets no refund (spec 3, "Booking (payment view)"). */
export const windowBegins = ({ startsAt }: Pick<Booking, "startsAt">, policy: BookingPolicy): DateTime.Utc =>
  DateTime.subtractDuration(startsAt, policy.cancellationWindow)

export const isInsideWindow = (booking: Pick<Booking, "startsAt">, at: DateTime.Utc, policy: BookingPolicy): boolean =>
  DateTime.greaterThanOrEqualTo(at, windowBegins(booking, policy))

/** The mentor's fee for a cancellation in time, calculated from the whole price. */
export const cancellationFee = ({ amount }: Pick<PaidMoney, "amount">, policy: BookingPolicy): bigint =>
  shareOf(amount.minor, policy.cancellationFeePercent * 100)

const everything = ({ amount, refundedMinor }: PaidMoney): Refund => ({
  minor: amount.minor - refundedMinor,
  isEverything: true
})

const lessTheFee = (paid: PaidMoney, policy: BookingPolicy): Refund => {
  const { amount, disputedMinor, refundedMinor, waitingMinor } = paid
  const fee = cancellationFee(paid, policy)
  if (fee === 0n) return everything(paid)
  const left = amount.minor - refundedMinor - disputedMinor - waitingMinor - fee
  return left > 0n ? { minor: left, isEverything: false } : nothing
}

/** The refund of a move: everything, unless a mentee cancels an accepted booking. */
export const refundOf = (
  trigger: Trigger,
  booking: Pick<Booking, "status" | "startsAt">,
  paid: PaidMoney | null,
  at: DateTime.Utc,
  policy: BookingPolicy
): Refund => {
  if (paid === null) return nothing
  if (trigger !== "cancel_by_mentee" || booking.status !== "confirmed") return everything(paid)
  return isInsideWindow(booking, at, policy) ? nothing : lessTheFee(paid, policy)
}

/** The part that the mentee has paid and does not get back, earlier refunds deducted. */
export const keptOf = ({ amount, refundedMinor, waitingMinor }: PaidMoney, { isEverything, minor }: Refund): bigint =>
  isEverything ? 0n : amount.minor - refundedMinor - waitingMinor - minor
