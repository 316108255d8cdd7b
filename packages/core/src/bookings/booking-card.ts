/** A booking with the names of everybody and everything it refers to. */
import type { DateTime } from "effect"
import type { PaymentStatus } from "../payments/index.js"
import type { SlotId } from "../scheduling/index.js"
import type { Booking } from "./booking.js"

interface Person {
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
}

export interface BookingCard extends Omit<Booking, "slotIds" | "bookingAttemptId"> {
  readonly mentor: Person
  readonly mentee: Person
  readonly sessionType: { readonly title: string; readonly durationMinutes: number }
  /** The earliest first. */
  readonly slots: ReadonlyArray<{
    readonly id: SlotId
    readonly startsAt: DateTime.Utc
    readonly endsAt: DateTime.Utc
  }>
  readonly paymentStatus: PaymentStatus | null
  /** How often the booking has been changed. */
  readonly revision: number
}

export const followUpsOf = ({ followUpCount: total, followUpFrom: from, followUpUntil: until, slots }: BookingCard) => {
  const scheduled = slots.length - 1
  return { total, scheduled, left: Math.max(0, total - scheduled), from, until }
}
