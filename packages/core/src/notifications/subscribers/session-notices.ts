/** Notices about booked, answered, paid and held sessions; cancellations have a file of their own. */
import { DateTime } from "effect"
import { type BookingCard, type FollowUpScheduled, isFree, stateOf } from "../../bookings/index.js"
import { moneyOf, type PayloadOf } from "../../kernel/index.js"
import type { Payment } from "../../payments/index.js"
import {
  keptOf,
  menteeNotice,
  mentorNotice,
  openFollowUps,
  outcomeOf,
  refundOf,
  type SessionInput,
  sessionOf
} from "../session-notice.js"
import * as letters from "../templates/session-letters.js"
import { isOver } from "../time-left.js"

const priceOf = ({ card }: Pick<SessionInput, "card">) => (isFree(card) ? null : moneyOf(card.price).formatted)

const termsOf = ({ card }: Pick<SessionInput, "card">): letters.Terms => {
  if (card.paidAt !== null) return "paid"
  return isFree(card) ? "free" : "paid_later"
}

/** The session is past; the mentor's decision is still mailed. */
const isPast = ({ closedBecause, status }: BookingCard) =>
  status === "completed" || (closedBecause !== null && closedBecause !== "declined")

/** Asks the mentor to answer, for paid bookings and others. Not once it is too late. */
export const sessionBooked = mentorNotice({ name: "SessionBooked", type: "session.booked" }, (input) => {
  const { card, facts, moment, now } = input
  const { note, respondBy } = card
  if (isPast(card)) return null
  const state = stateOf(card)
  const isAnswered = state !== "paid" && state !== "requested"
  if (!isAnswered && respondBy !== null && isOver(respondBy, now)) return null
  const terms = termsOf(input)
  return {
    type: "session.booked",
    facts: { ...keptOf(input), terms, respond_by: respondBy },
    letter: letters.sessionBooked(facts, {
      terms,
      price: priceOf(input),
      note,
      isAnswered,
      respondBy: respondBy && moment(respondBy)
    })
  }
})

/** Accepted; with a payment request if it is still to be paid in time. */
export const sessionConfirmed = menteeNotice({ name: "SessionConfirmed", type: "session.confirmed" }, (input) => {
  const { card, facts, moment, now } = input
  const state = stateOf(card)
  const { mentorNote: note, paymentExpiresAt: end } = card
  const type = "session.confirmed"
  if (state === "confirmed") {
    return { type, facts: { ...keptOf(input), pay_by: null }, letter: letters.sessionConfirmed(facts, note) }
  }
  if (state !== "confirmed:unpaid" || (end !== null && isOver(end, now))) return null
  const price = moneyOf(card.price).formatted
  return {
    type,
    facts: { ...keptOf(input), pay_by: end },
    letter: letters.sessionAccepted(facts, { note, payBy: end && moment(end), price })
  }
})

/** The mentor is told of the money. */
export const appointmentPaid = menteeNotice({ name: "AppointmentPaid", type: "session.paid" }, (input) => {
  if (stateOf(input.card) !== "confirmed") return null
  const letter = letters.appointmentPaid(input.facts, outcomeOf(input)?.paid ?? null)
  return { type: "session.paid", facts: keptOf(input), letter }
})

export const sessionDeclined = menteeNotice({ name: "SessionDeclined", type: "session.cancelled" }, (input) => {
  const { card, facts } = input
  if (card.closedBecause !== "declined" && card.closedBecause !== "unanswered") return null
  return {
    type: "session.cancelled",
    facts: { ...keptOf(input), was: card.closedBecause, refund: refundOf(input) },
    letter: letters.sessionDeclined(facts, {
      outcome: outcomeOf(input),
      reason: card.declineReason,
      wasAnswered: card.closedBecause === "declined"
    })
  }
})

export const sessionCompleted = menteeNotice({ name: "SessionCompleted", type: "session.completed" }, (input) => {
  const { card, facts } = input
  if (card.status !== "completed") return null
  const letter = letters.sessionCompletedForMentee(facts, card.summary)
  return { type: "session.completed", facts: keptOf(input), letter }
})

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

export const sessionCompletedToMentor = mentorNotice(
  { name: "SessionCompletedToMentor", type: "session.completed" },
  (input) => {
    const { card, facts, moment, payment } = input
    if (card.status !== "completed") return null
    const letter = letters.sessionCompletedForMentor(facts, payment && earnedBy(payment, moment))
    return { type: "session.completed", facts: keptOf(input), letter }
  }
)

const wordsOfFollowUp = (input: SessionInput<PayloadOf<typeof FollowUpScheduled>>) => {
  const { card, event, now } = input
  const session = sessionOf(input, event.slotId)
  if (session === null || stateOf(card) !== "confirmed" || DateTime.lessThan(session.startsAt, now)) return null
  return {
    type: "session.follow_up_scheduled" as const,
    facts: keptOf(input, session.startsAt),
    letter: letters.followUpScheduled(session.facts, openFollowUps(input))
  }
}

export const followUpScheduled = menteeNotice(
  { name: "FollowUpScheduled", type: "session.follow_up_scheduled" },
  wordsOfFollowUp
)
export const followUpScheduledToMentor = mentorNotice(
  { name: "FollowUpScheduledToMentor", type: "session.follow_up_scheduled" },
  wordsOfFollowUp
)
