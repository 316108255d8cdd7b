/** Notices about booked, answered, paid and held sessions; cancellations have a file of their own. */
import { DateTime } from "effect"
import { type BookingCard, type FollowUpScheduled, isFree, stateOf } from "../../bookings/index.js"
import type { PayloadOf } from "../../kernel/index.js"
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
import type { Terms } from "../texts/en/session-letters.js"
import type { Formats } from "../texts/formats.js"
import { isOver } from "../time-left.js"

const priceOf = ({ card, texts }: Pick<SessionInput, "card" | "texts">) =>
  isFree(card) ? null : texts.money(card.price)

const termsOf = ({ card }: Pick<SessionInput, "card">): Terms => {
  if (card.paidAt !== null) return "paid"
  return isFree(card) ? "free" : "paid_later"
}

/** The session is past; the mentor's decision is still mailed. */
const isPast = ({ closedBecause, status }: BookingCard) =>
  status === "completed" || (closedBecause !== null && closedBecause !== "declined")

/** Asks the mentor to answer, for paid bookings and others. Not once it is too late. */
export const sessionBooked = mentorNotice({ name: "SessionBooked", type: "session.booked" }, (input) => {
  const { card, facts, now, texts } = input
  const { note, respondBy } = card
  if (isPast(card)) return null
  const state = stateOf(card)
  const isAnswered = state !== "paid" && state !== "requested"
  if (!isAnswered && respondBy !== null && isOver(respondBy, now)) return null
  const terms = termsOf(input)
  return {
    type: "session.booked",
    facts: { ...keptOf(input), terms, respond_by: respondBy, ...(isAnswered && { is_answered: true }) },
    letter: texts.letters.sessionBooked(facts, {
      terms,
      price: priceOf(input),
      note,
      isAnswered,
      respondBy: respondBy && texts.zoned(respondBy)
    })
  }
})

/** Accepted; with a payment request if it is still to be paid in time. */
export const sessionConfirmed = menteeNotice({ name: "SessionConfirmed", type: "session.confirmed" }, (input) => {
  const { card, facts, now, texts } = input
  const state = stateOf(card)
  const { mentorNote: note, paymentExpiresAt: end } = card
  const type = "session.confirmed"
  if (state === "confirmed") {
    return { type, facts: { ...keptOf(input), pay_by: null }, letter: texts.letters.sessionConfirmed(facts, note) }
  }
  if (state !== "confirmed:unpaid" || (end !== null && isOver(end, now))) return null
  const price = texts.money(card.price)
  return {
    type,
    facts: { ...keptOf(input), pay_by: end },
    letter: texts.letters.sessionAccepted(facts, { note, payBy: end && texts.zoned(end), price })
  }
})

/** The mentor is told of the money. */
export const appointmentPaid = menteeNotice({ name: "AppointmentPaid", type: "session.paid" }, (input) => {
  if (stateOf(input.card) !== "confirmed") return null
  const letter = input.texts.letters.appointmentPaid(input.facts, outcomeOf(input)?.paid ?? null)
  return { type: "session.paid", facts: keptOf(input), letter }
})

export const sessionDeclined = menteeNotice({ name: "SessionDeclined", type: "session.cancelled" }, (input) => {
  const { card, facts, texts } = input
  if (card.closedBecause !== "declined" && card.closedBecause !== "unanswered") return null
  return {
    type: "session.cancelled",
    facts: { ...keptOf(input), was: card.closedBecause, refund: refundOf(input) },
    letter: texts.letters.sessionDeclined(facts, {
      outcome: outcomeOf(input),
      reason: card.declineReason,
      wasAnswered: card.closedBecause === "declined"
    })
  }
})

export const sessionCompleted = menteeNotice({ name: "SessionCompleted", type: "session.completed" }, (input) => {
  const { card, facts, texts } = input
  if (card.status !== "completed") return null
  const letter = texts.letters.sessionCompletedForMentee(facts, card.summary)
  return { type: "session.completed", facts: keptOf(input), letter }
})

const earnedBy = (
  { amount, clearsAt, feeRefundedMinor, platformFeeMinor, refundedMinor }: Payment,
  { money, zoned }: Formats
) => {
  const minor = amount.minor - refundedMinor - (platformFeeMinor - feeRefundedMinor)
  return {
    amount: money({ minor, currency: amount.currency }),
    availableFrom: clearsAt && zoned(clearsAt)
  }
}

export const sessionCompletedToMentor = mentorNotice(
  { name: "SessionCompletedToMentor", type: "session.completed" },
  (input) => {
    const { card, facts, payment, texts } = input
    if (card.status !== "completed") return null
    const letter = texts.letters.sessionCompletedForMentor(facts, payment && earnedBy(payment, texts))
    return { type: "session.completed", facts: keptOf(input), letter }
  }
)

const wordsOfFollowUp = (input: SessionInput<PayloadOf<typeof FollowUpScheduled>, "session.follow_up_scheduled">) => {
  const { card, event, now } = input
  const session = sessionOf(input, event.slotId)
  if (session === null || stateOf(card) !== "confirmed" || DateTime.lessThan(session.startsAt, now)) return null
  return {
    type: "session.follow_up_scheduled" as const,
    facts: keptOf(input, session.startsAt),
    letter: input.texts.letters.followUpScheduled(session.facts, openFollowUps(input))
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
