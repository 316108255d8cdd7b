/** Bookings to begin with, and what may happen to them. */
import {
  BookingId,
  type BookingOrigin,
  type BookingPolicy,
  type BookingState,
  type PaidMoney
} from "@mentorkit/core/bookings"
import { book } from "@mentorkit/core/bookings/ports"
import { followUpWindow, type NewBooking } from "@mentorkit/core/internal/bookings"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { DateTime, Duration, Either } from "effect"

/** The defaults. */
export const policy: BookingPolicy = {
  answerWithin: Duration.hours(48),
  answerBeforeStart: Duration.hours(1),
  autoCompleteAfter: Duration.hours(24),
  cancellationWindow: Duration.hours(24),
  cancellationFeePercent: 10,
  payWithin: Duration.hours(24),
  followUpReminderBefore: Duration.days(3)
}

export const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`
export const usd = Currency.make("USD")
/** Everything is booked then. */
export const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
export const after = (minutes: number) => DateTime.add(start, { minutes })
export const hours = (count: number) => after(count * 60)
export const slotOf = (n: number) => SlotId.make(uuid(1000 + n))

export interface Wish {
  readonly minor?: bigint
  readonly origin?: BookingOrigin
  /** Minutes from `start`; the session lasts an hour. */
  readonly startsIn?: number
  /** A package: so many sessions after the first one, all without a date, a week apart. */
  readonly followUpCount?: number
}

export const wished = ({
  followUpCount = 0,
  minor = 8000n,
  origin = "checkout",
  startsIn = 72 * 60
}: Wish): NewBooking => {
  const session = { startsAt: after(startsIn), endsAt: after(startsIn + 60) }
  const terms = { followUpCount, followUpIntervalDays: 7, followUpFlexibilityDays: 2 }
  const slotIds = [slotOf(1)] as const
  return {
    id: BookingId.make(uuid(1)),
    menteeId: UserId.make(uuid(2)),
    mentorId: MentorId.make(uuid(3)),
    sessionTypeId: SessionTypeId.make(uuid(4)),
    bookingAttemptId: BookingAttemptId.make(uuid(5)),
    origin,
    slotIds,
    note: null,
    price: { minor, currency: usd },
    ...session,
    concludesAt: session.endsAt,
    ...terms,
    ...followUpWindow({ ...terms, slotIds }, session, "UTC"),
    holdExpiresAt: after(35)
  }
}

export const booked = (wish: Wish) => Either.getOrThrow(book(wished(wish), start, policy))

/** A payment of 80.00 of which something is on its way back already, or in a dispute. */
export const paidMoney = (more: Partial<Omit<PaidMoney, "amount">> = {}, minor = 8000n): PaidMoney => ({
  amount: { minor, currency: usd },
  refundedMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  ...more
})

export const states = [
  "pending_payment",
  "requested",
  "paid",
  "paid:declined",
  "paid:cancelled",
  "confirmed:unpaid",
  "confirmed",
  "confirmed:cancelled",
  "completed",
  "cancelled",
  "refunded"
] as const satisfies ReadonlyArray<BookingState>
