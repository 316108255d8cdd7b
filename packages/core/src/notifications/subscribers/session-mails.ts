/** Mails about booked, answered, paid and held sessions; cancellations have a file of their own. */
import { DateTime } from "effect"
import { type BookingCard, type FollowUpScheduled, isFree, stateOf } from "../../bookings/index.js"
import { moneyOf, type PayloadOf } from "../../kernel/index.js"
import type { Payment } from "../../payments/index.js"
import {
  menteeMailReaction,
  mentorMailReaction,
  openFollowUps,
  outcomeOf,
  type SessionMailInput,
  sessionOf
} from "../session-mail-reaction.js"
import * as letters from "../templates/session-letters.js"
import { isOver } from "../time-left.js"

const priceOf = ({ card }: Pick<SessionMailInput, "card">) => (isFree(card) ? null : moneyOf(card.price).formatted)

const termsOf = ({ card }: Pick<SessionMailInput, "card">): letters.Terms => {
  if (card.paidAt !== null) return "paid"
  return isFree(card) ? "free" : "paid_later"
}

/** The session is past; the mentor's decision is still mailed. */
const isPast = ({ closedBecause, status }: BookingCard) =>
  status === "completed" || (closedBecause !== null && closedBecause !== "declined")

/** Asks the mentor to answer, for paid bookings and others. Not once it is too late. */
export const mailSessionBooked = mentorMailReaction(
  { name: "notifications.mailSessionBooked", type: "session.booked" },
  (input) => {
    const { card, facts, moment, now } = input
    const { note, respondBy } = card
    if (isPast(card)) return null
    const state = stateOf(card)
    const isAnswered = state !== "paid" && state !== "requested"
    if (!isAnswered && respondBy !== null && isOver(respondBy, now)) return null
    return letters.sessionBooked(facts, {
      terms: termsOf(input),
      price: priceOf(input),
      note,
      isAnswered,
      respondBy: respondBy && moment(respondBy)
    })
  }
)

/** Accepted; with a payment request if it is still to be paid in time. */
export const mailSessionConfirmed = menteeMailReaction(
  { name: "notifications.mailSessionConfirmed", type: "session.confirmed" },
  ({ card, facts, moment, now }) => {
    const state = stateOf(card)
    const { mentorNote: note, paymentExpiresAt: end } = card
    if (state === "confirmed") return letters.sessionConfirmed(facts, note)
    if (state !== "confirmed:unpaid" || (end !== null && isOver(end, now))) return null
    return letters.sessionAccepted(facts, { note, payBy: end && moment(end), price: moneyOf(card.price).formatted })
  }
)

/** The mentor gets a mail about the money. */
export const mailAppointmentPaid = menteeMailReaction(
  { name: "notifications.mailAppointmentPaid", type: "session.paid" },
  (input) =>
    stateOf(input.card) === "confirmed" ? letters.appointmentPaid(input.facts, outcomeOf(input)?.paid ?? null) : null
)

export const mailSessionDeclined = menteeMailReaction(
  { name: "notifications.mailSessionDeclined", type: "session.cancelled" },
  (input) => {
    const { card, facts } = input
    if (card.closedBecause !== "declined" && card.closedBecause !== "unanswered") return null
    return letters.sessionDeclined(facts, {
      outcome: outcomeOf(input),
      reason: card.declineReason,
      wasAnswered: card.closedBecause === "declined"
    })
  }
)

export const mailSessionCompleted = menteeMailReaction(
  { name: "notifications.mailSessionCompleted", type: "session.completed" },
  ({ card, facts }) => (card.status === "completed" ? letters.sessionCompletedForMentee(facts, card.summary) : null)
)

const earnedBy = (
  { amount, clearsAt, feeRefundedMinor, platformFeeMinor, refundedMinor }: Payment,
  moment: (at: DateTime.Utc) => string
) => {
  const minor = amount.minor - refundedMinor - (platformFeeMinor - feeRefundedMinor)
  return {
    amount: moneyOf({ minor, currency: amount.currency }).formatted,
    availableFrom: clearsAt && moment(clearsAt)
  }
}

export const mailSessionCompletedToMentor = mentorMailReaction(
  { name: "notifications.mailSessionCompletedToMentor", type: "session.completed" },
  ({ card, facts, moment, payment }) =>
    card.status === "completed" ? letters.sessionCompletedForMentor(facts, payment && earnedBy(payment, moment)) : null
)

const followUpScheduled = (input: SessionMailInput<PayloadOf<typeof FollowUpScheduled>>) => {
  const { card, event, now } = input
  const session = sessionOf(input, event.slotId)
  if (session === null || stateOf(card) !== "confirmed" || DateTime.lessThan(session.startsAt, now)) return null
  return letters.followUpScheduled(session.facts, openFollowUps(input))
}

export const mailFollowUpScheduled = menteeMailReaction(
  { name: "notifications.mailFollowUpScheduled", type: "session.follow_up_scheduled" },
  followUpScheduled
)
export const mailFollowUpScheduledToMentor = mentorMailReaction(
  { name: "notifications.mailFollowUpScheduledToMentor", type: "session.follow_up_scheduled" },
  followUpScheduled
)
