import { majorOf } from "../kernel/index.js"
import { isFree, meetingUrlOf } from "./booking.js"
import { type BookingCard, followUpsOf } from "./booking-card.js"
import type { BookingResource } from "./resources.js"
import { bookingStatusLabels } from "./statuses.js"

export const toBookingResource = (card: BookingCard): BookingResource => ({
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
