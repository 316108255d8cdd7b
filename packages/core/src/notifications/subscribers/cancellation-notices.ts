/** Notices about sessions that do not take place after all. Whoever has done it has the answer of the call, and no notice. */
import { DateTime } from "effect"
import { type BookingCard, type ClosedBecause, isShownTo } from "../../bookings/index.js"
import { keptOf, menteeNotice, mentorNotice, outcomeOf, refundOf, type SessionInput } from "../session-notice.js"
import type { CancelledBecause } from "../texts/en/cancellation-letters.js"

/** Null where the mentee is not told. */
const becauseForMentee = (because: ClosedBecause | null): CancelledBecause<"mentee"> | null => {
  switch (because) {
    // Lapsed and then paid late, so it lives again; or another notice covers it.
    case null:
    case "declined":
    case "unanswered":
      return null
    case "cancelled_by_mentee":
      return null
    // A banned user is told of that, and not of each session.
    case "mentee_unavailable":
      return null
    default:
      return because
  }
}

/** As above, for the mentor; banned and suspended ones, too. */
const becauseForMentor = (because: ClosedBecause | null): CancelledBecause<"mentor"> | null => {
  switch (because) {
    case null:
    case "declined":
    case "unanswered":
    case "cancelled_by_mentor":
    case "mentor_unavailable":
      return null
    default:
      return because
  }
}

const type = "session.cancelled"
const factsOf = (input: SessionInput) => ({
  ...keptOf(input),
  was: "cancelled" as const,
  refund: refundOf(input)
})
const aboutOf = (input: SessionInput) => {
  const { acceptedAt, cancelReason: reason } = input.card
  return { wasAccepted: acceptedAt !== null, reason, outcome: outcomeOf(input) }
}

export const sessionCancelled = menteeNotice({ name: "SessionCancelled", type }, (input) => {
  const because = becauseForMentee(input.card.closedBecause)
  if (because === null) return null
  const letter = input.texts.letters.sessionCancelledForMentee(input.facts, { because, ...aboutOf(input) })
  return { type, facts: factsOf(input), letter }
})

/** A payment that arrives after the lapse cancels nothing new. */
const wasOffBefore = ({ cancelledAt }: BookingCard, occurredAt: DateTime.Utc) =>
  cancelledAt !== null && DateTime.lessThan(cancelledAt, occurredAt)

/** Only if the mentor had seen the booking, and once. */
export const sessionCancelledToMentor = mentorNotice({ name: "SessionCancelledToMentor", type }, (input) => {
  const { card, facts, occurredAt } = input
  const because = becauseForMentor(card.closedBecause)
  if (because === null) return null
  const isTold = isShownTo({ _tag: "Mentor", mentorId: card.mentorId })(card) && !wasOffBefore(card, occurredAt)
  if (!isTold) return null
  const letter = input.texts.letters.sessionCancelledForMentor(facts, { because, ...aboutOf(input) })
  return { type, facts: factsOf(input), letter }
})

/** Nobody has done it: the mentee has a notice beside that of a decline. */
export const sessionUnanswered = mentorNotice({ name: "SessionUnanswered", type }, (input) => {
  if (input.card.closedBecause !== "unanswered") return null
  const facts = { ...keptOf(input), was: "unanswered" as const, refund: refundOf(input) }
  return { type, facts, letter: input.texts.letters.sessionUnanswered(input.facts, outcomeOf(input)) }
})
