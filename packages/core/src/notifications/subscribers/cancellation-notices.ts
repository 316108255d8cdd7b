/** Notices about sessions that do not take place after all. */
import { DateTime } from "effect"
import { type BookingCard, isShownTo } from "../../bookings/index.js"
import { keptOf, menteeNotice, mentorNotice, outcomeOf, refundOf, type SessionInput } from "../session-notice.js"
import type { Cancelled } from "../texts/en/cancellation-letters.js"

const cancelledOf = ({ card, payment, texts }: SessionInput): Cancelled | null => {
  const { acceptedAt, cancelReason: reason, closedBecause: because } = card
  // Lapsed and then paid late, so it lives again; or another mail covers it.
  if (because === null || because === "declined" || because === "unanswered") return null
  return { because, wasAccepted: acceptedAt !== null, reason, outcome: outcomeOf({ payment, texts }) }
}

const type = "session.cancelled"
const factsOf = (input: SessionInput) => ({
  ...keptOf(input),
  was: "cancelled" as const,
  refund: refundOf(input)
})

export const sessionCancelled = menteeNotice({ name: "SessionCancelled", type }, (input) => {
  const cancelled = cancelledOf(input)
  // A banned user is told of that, and not of each session.
  if (cancelled === null || cancelled.because === "mentee_unavailable") return null
  return { type, facts: factsOf(input), letter: input.texts.letters.sessionCancelledForMentee(input.facts, cancelled) }
})

/** A payment that arrives after the lapse cancels nothing new. */
const wasOffBefore = ({ cancelledAt }: BookingCard, occurredAt: DateTime.Utc) =>
  cancelledAt !== null && DateTime.lessThan(cancelledAt, occurredAt)

/** Only if the mentor had seen the booking, and once. */
export const sessionCancelledToMentor = mentorNotice({ name: "SessionCancelledToMentor", type }, (input) => {
  const { card, facts, occurredAt } = input
  const cancelled = cancelledOf(input)
  // As above, for banned and suspended mentors.
  if (cancelled === null || cancelled.because === "mentor_unavailable") return null
  const isTold = isShownTo({ _tag: "Mentor", mentorId: card.mentorId })(card) && !wasOffBefore(card, occurredAt)
  return isTold
    ? { type, facts: factsOf(input), letter: input.texts.letters.sessionCancelledForMentor(facts, cancelled) }
    : null
})
