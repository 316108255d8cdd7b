/** What a cancellation gives back. Pure; shown before it happens and carried out by the same rules. */
import { DateTime } from "effect"
import { shareOf } from "../kernel/index.js"
import type { Payment } from "../payments/index.js"
import type { Booking } from "./booking.js"
import type { BookingPolicy } from "./settings.js"
import type { Trigger } from "./transition.js"

/** The money of a booking as it is now; null where nobody has paid anything. */
export type PaidMoney = Pick<Payment, "amount" | "refundedMinor" | "disputedMinor" | "waitingMinor">

export interface Refund {
  readonly minor: bigint
  /** All that is left of the payment, and what a dispute holds as soon as it is won. */
  readonly isEverything: boolean
}

const nothing: Refund = { minor: 0n, isEverything: false }

/** From then on a mentee who cancels gets nothing back (spec 3, "Booking (payment view)"). */
export const windowBegins = ({ startsAt }: Pick<Booking, "startsAt">, policy: BookingPolicy): DateTime.Utc =>
  DateTime.subtractDuration(startsAt, policy.cancellationWindow)

export const isInsideWindow = (booking: Pick<Booking, "startsAt">, at: DateTime.Utc, policy: BookingPolicy): boolean =>
  DateTime.greaterThanOrEqualTo(at, windowBegins(booking, policy))

/** The mentor's part where a mentee cancels in time, of the whole price. */
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

/** What a move gives back: everything, unless a mentee cancels what the mentor has accepted. */
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

/** What the mentee has paid and does not get back: neither by this nor by what was asked back before. */
export const keptOf = ({ amount, refundedMinor, waitingMinor }: PaidMoney, { isEverything, minor }: Refund): bigint =>
  isEverything ? 0n : amount.minor - refundedMinor - waitingMinor - minor
