/** A booking with the names of everybody and everything it concerns. */
import type { DateTime } from "effect"
import { majorOf } from "../kernel/index.js"
import type { PaymentStatus } from "../payments/index.js"
import type { SlotId } from "../scheduling/index.js"
import { type Booking, isFree, meetingUrlOf } from "./booking.js"
import type * as Resource from "./resources.js"
import { bookingStatusLabels } from "./statuses.js"

interface Person {
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
}

export interface BookingCard extends Omit<Booking, "slotIds" | "attemptId"> {
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

const followUpsOf = ({ followUpCount: total, followUpFrom: from, followUpUntil: until, slots }: BookingCard) => {
  const scheduled = slots.length - 1
  return { total, scheduled, left: Math.max(0, total - scheduled), from, until }
}

export const toResource = (card: BookingCard): Resource.Booking => ({
  id: card.id,
  status: card.status,
  origin: card.origin,
  statusLabel: bookingStatusLabels[card.status],
  pendingDecision: card.pendingDecision,
  closedBecause: card.closedBecause,
  mentor: { id: card.mentorId, ...card.mentor },
  mentee: { id: card.menteeId, ...card.mentee },
  sessionType: { id: card.sessionTypeId, ...card.sessionType },
  startsAt: card.startsAt,
  endsAt: card.endsAt,
  concludesAt: card.concludesAt,
  slots: card.slots,
  followUps: followUpsOf(card),
  meetingUrl: meetingUrlOf(card),
  price: majorOf(card.price),
  priceMinor: Number(card.price.minor),
  currency: card.price.currency,
  isFree: isFree(card),
  paymentStatus: card.paymentStatus,
  paymentExpiresAt: card.paymentExpiresAt,
  respondBy: card.respondBy,
  note: card.note,
  mentorNote: card.mentorNote,
  summary: card.summary,
  declineReason: card.declineReason,
  cancelReason: card.cancelReason,
  canBeReviewed: card.status === "completed",
  // Nobody can write one yet: reviews are a domain of their own.
  review: null,
  paidAt: card.paidAt,
  acceptedAt: card.acceptedAt,
  declinedAt: card.declinedAt,
  completedAt: card.completedAt,
  cancelledAt: card.cancelledAt,
  refundedAt: card.refundedAt,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt
})
