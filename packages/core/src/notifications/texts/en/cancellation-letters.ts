/** Mail templates about cancelled sessions. */
import type { Letter } from "../../templates/letter.js"
import type { Outcome, SessionFacts, Side } from "../../templates/session-facts.js"
import { fact, factsOf, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

/** Neither side has done it. */
type ByNobody = "payment_lapsed" | "capacity_conflict" | "refunded"

/** Whoever has cancelled a session, or is gone, is not written to. */
interface Because {
  readonly mentee: ByNobody | "cancelled_by_mentor" | "mentor_unavailable"
  readonly mentor: ByNobody | "cancelled_by_mentee" | "mentee_unavailable"
}
export type CancelledBecause<S extends Side = Side> = Because[S]

export interface Cancelled<S extends Side = Side> {
  readonly because: CancelledBecause<S>
  /** False: it was a request. */
  readonly wasAccepted: boolean
  /** The other side's own words. */
  readonly reason: string | null
  /** Null if nothing was paid. */
  readonly outcome: Outcome | null
}

const whyForMentee: { readonly [B in CancelledBecause<"mentee">]: string } = {
  payment_lapsed:
    "The payment did not arrive in time, so the seat is free for others again. Should your payment still arrive, you get the session if it can be had, or all of your money back.",
  capacity_conflict:
    "Your payment arrived when the session could not be had any more. What you have paid goes back to you in full.",
  refunded: "The session does not take place, and your payment has been given back.",
  cancelled_by_mentor: "Your mentor has cancelled the session, so it does not take place.",
  mentor_unavailable: "Your mentor is not available any more, so the session does not take place."
}

/** The others say themselves what becomes of the money. */
const isCalledOff = (because: CancelledBecause) =>
  because !== "payment_lapsed" && because !== "capacity_conflict" && because !== "refunded"

/** A mentor who cancels gives everything back. */
const moneyForMentee = (outcome: Outcome | null): ReadonlyArray<string> =>
  outcome !== null && outcome.kept === null ? ["What you have paid goes back to you in full."] : []

export const sessionCancelledForMentee = (session: SessionFacts, cancelled: Cancelled<"mentee">): Letter => {
  const { because, reason } = cancelled
  const outcome = isCalledOff(because) ? cancelled.outcome : null
  return {
    subject: `Your session is cancelled: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [whyForMentee[because], ...moneyForMentee(outcome)],
    facts: [...factsOf(session), ...fact("Reason", reason), ...outcomeFacts(outcome, "Not refunded")],
    action: { label: "Find another time", url: session.links.mentor }
  }
}

const whyForMentor: { readonly [B in CancelledBecause<"mentor">]: string } = {
  payment_lapsed: "The mentee did not pay in time, so the session does not take place. Its time is free again.",
  capacity_conflict: "The mentee's payment came too late, so the session does not take place.",
  refunded: "The payment of this session was given back, so it does not take place. Its time is free again.",
  cancelled_by_mentee: "The mentee has cancelled the session, so it does not take place. Its time is free again.",
  mentee_unavailable:
    "The mentee is not available any more, so the session does not take place. Its time is free again."
}

const withdrawn = "The mentee has withdrawn the request, so there is nothing to answer. Its time is free again."

const allGoesBack = "The mentee gets back everything that was paid."

const moneyForMentor = (outcome: Outcome | null): ReadonlyArray<string> => {
  if (outcome === null) return []
  if (outcome.kept === null) return [allGoesBack]
  return [
    outcome.back === null
      ? "It was too late for a refund, so the payment stays with you."
      : "The mentee gets back what was paid, less the fee for cancelling, which stays with you.",
    "What stays with you, less the platform's fee, begins to clear when the session would have ended."
  ]
}

export const sessionCancelledForMentor = (session: SessionFacts, cancelled: Cancelled<"mentor">): Letter => {
  const { because, reason, wasAccepted } = cancelled
  const isWithdrawn = because === "cancelled_by_mentee" && !wasAccepted
  const outcome = isCalledOff(because) ? cancelled.outcome : null
  return {
    subject: `${isWithdrawn ? "A request is withdrawn" : "A session is cancelled"}: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [isWithdrawn ? withdrawn : whyForMentor[because], ...moneyForMentor(outcome)],
    facts: [...factsOf(session), ...fact("Reason", reason), ...outcomeFacts(outcome, "Stays with you")],
    action: viewSessions(session)
  }
}

/** To the mentor, who has let the time for an answer pass. */
export const sessionUnanswered = (session: SessionFacts, outcome: Outcome | null): Letter => ({
  subject: `A request was not answered in time: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "You did not answer the request in time, so the session does not take place. Its time is free again.",
    ...(outcome !== null && outcome.kept === null ? [allGoesBack] : [])
  ],
  facts: [...factsOf(session), ...outcomeFacts(outcome, "Stays with you")],
  action: viewSessions(session)
})
