/** A booking with the names of everybody and everything it concerns. */
import type { DateTime } from "effect"
import { majorOf } from "../kernel/index.js"
import type { PaymentStatus } from "../payments/index.js"
import type { SlotId } from "../scheduling/index.js"
import { type Booking, isFree } from "./booking.js"
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
}

export const toResource = (card: BookingCard): Resource.Booking => ({
  id: card.id,
  status: card.status,
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
  price: majorOf(card.price),
  priceMinor: Number(card.price.minor),
  currency: card.price.currency,
  isFree: isFree(card),
  paymentStatus: card.paymentStatus,
  paymentExpiresAt: card.paymentExpiresAt,
  respondBy: card.respondBy,
  note: card.note,
  declineReason: card.declineReason,
  paidAt: card.paidAt,
  acceptedAt: card.acceptedAt,
  declinedAt: card.declinedAt,
  completedAt: card.completedAt,
  cancelledAt: card.cancelledAt,
  refundedAt: card.refundedAt,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt
})
