/** Mails about sessions that do not take place after all. */
import { DateTime } from "effect"
import { type BookingCard, isShownTo } from "../../bookings/index.js"
import { menteeMailReaction, mentorMailReaction, outcomeOf, type SessionMailInput } from "../session-mail-reaction.js"
import * as letters from "../templates/cancellation-letters.js"

const cancelledOf = ({ card, payment }: SessionMailInput): letters.Cancelled | null => {
  const { acceptedAt, cancelReason: reason, closedBecause: because } = card
  // Lapsed and then paid late, so it lives again; or another mail covers it.
  if (because === null || because === "declined" || because === "unanswered") return null
  return { because, wasAccepted: acceptedAt !== null, reason, outcome: outcomeOf({ payment }) }
}

export const mailSessionCancelled = menteeMailReaction(
  { name: "notifications.mailSessionCancelled", type: "session.cancelled" },
  (input) => {
    const cancelled = cancelledOf(input)
    // A banned user gets one mail about that, and not one for each session.
    return cancelled === null || cancelled.because === "mentee_unavailable"
      ? null
      : letters.sessionCancelledForMentee(input.facts, cancelled)
  }
)

/** A payment that arrives after the lapse cancels nothing new. */
const wasOffBefore = ({ cancelledAt }: BookingCard, occurredAt: DateTime.Utc) =>
  cancelledAt !== null && DateTime.lessThan(cancelledAt, occurredAt)

/** Sent only if the mentor had seen the booking, and once. */
export const mailSessionCancelledToMentor = mentorMailReaction(
  { name: "notifications.mailSessionCancelledToMentor", type: "session.cancelled" },
  (input) => {
    const { card, facts, occurredAt } = input
    const cancelled = cancelledOf(input)
    // As above, for banned and suspended mentors.
    if (cancelled === null || cancelled.because === "mentor_unavailable") return null
    const isTold = isShownTo({ _tag: "Mentor", mentorId: card.mentorId })(card) && !wasOffBefore(card, occurredAt)
    return isTold ? letters.sessionCancelledForMentor(facts, cancelled) : null
  }
)
