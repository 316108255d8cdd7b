/** Mail templates about cancelled sessions. */
import type { Letter } from "../../templates/letter.js"
import type { Outcome, SessionFacts } from "../../templates/session-facts.js"
import { fact, factsOf, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

export type CancelledBecause =
  | "payment_lapsed"
  | "capacity_conflict"
  | "refunded"
  | "cancelled_by_mentee"
  | "cancelled_by_mentor"
  | "mentor_unavailable"
  | "mentee_unavailable"

export interface Cancelled {
  readonly because: CancelledBecause
  /** False: it was a request. */
  readonly wasAccepted: boolean
  /** The canceller's own words. */
  readonly reason: string | null
  /** Null if nothing was paid. */
  readonly outcome: Outcome | null
}

const whyForMentee: { readonly [B in CancelledBecause]: string } = {
  payment_lapsed:
    "The payment did not arrive in time, so the seat is free for others again. Should your payment still arrive, you get the session if it can be had, or all of your money back.",
  capacity_conflict:
    "Your payment arrived when the session could not be had any more. What you have paid goes back to you in full.",
  refunded: "The session does not take place, and your payment has been given back.",
  cancelled_by_mentee: "You have cancelled the session, so it does not take place.",
  cancelled_by_mentor: "Your mentor has cancelled the session, so it does not take place.",
  mentor_unavailable: "Your mentor is not available any more, so the session does not take place.",
  mentee_unavailable: "Your account is closed, so the session does not take place."
}

const isCalledOff = (because: CancelledBecause) =>
  because !== "payment_lapsed" && because !== "capacity_conflict" && because !== "refunded"

/** The others say so themselves. */
const moneyForMentee = ({ because, outcome }: Cancelled): ReadonlyArray<string> => {
  if (outcome === null || !isCalledOff(because)) return []
  if (outcome.kept === null) return ["What you have paid goes back to you in full."]
  return outcome.back === null
    ? ["It was too late for a refund, so your payment stays with your mentor."]
    : ["What you have paid goes back to you, less the fee for cancelling."]
}

export const sessionCancelledForMentee = (session: SessionFacts, cancelled: Cancelled): Letter => {
  const { because, outcome, reason } = cancelled
  return {
    subject: `Your session is cancelled: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [whyForMentee[because], ...moneyForMentee(cancelled)],
    facts: [
      ...factsOf(session),
      ...fact(because === "cancelled_by_mentee" ? "Your reason" : "Reason", reason),
      ...outcomeFacts(isCalledOff(because) ? outcome : null, "Not refunded")
    ],
    action: { label: "Find another time", url: session.links.mentor }
  }
}

const whyForMentor: { readonly [B in CancelledBecause]: string } = {
  payment_lapsed: "The mentee did not pay in time, so the session does not take place. Its time is free again.",
  capacity_conflict: "The mentee's payment came too late, so the session does not take place.",
  refunded: "The payment of this session was given back, so it does not take place. Its time is free again.",
  cancelled_by_mentee: "The mentee has cancelled the session, so it does not take place. Its time is free again.",
  cancelled_by_mentor: "You have cancelled the session, and we have told your mentee.",
  mentor_unavailable: "Your mentor profile is closed, so the session does not take place. We have told your mentee.",
  mentee_unavailable:
    "The mentee is not available any more, so the session does not take place. Its time is free again."
}

const withdrawn = "The mentee has withdrawn the request, so there is nothing to answer. Its time is free again."

const moneyForMentor = ({ because, outcome }: Cancelled): ReadonlyArray<string> => {
  if (outcome === null || !isCalledOff(because)) return []
  if (outcome.kept === null) return ["The mentee gets back everything that was paid."]
  return [
    outcome.back === null
      ? "It was too late for a refund, so the payment stays with you."
      : "The mentee gets back what was paid, less the fee for cancelling, which stays with you.",
    "What stays with you, less the platform's fee, begins to clear when the session would have ended."
  ]
}

const subjectForMentor = ({ because, wasAccepted }: Cancelled) => {
  if (because === "cancelled_by_mentor") return "You have cancelled a session"
  return wasAccepted || because !== "cancelled_by_mentee" ? "A session is cancelled" : "A request is withdrawn"
}

export const sessionCancelledForMentor = (session: SessionFacts, cancelled: Cancelled): Letter => {
  const { because, outcome, reason, wasAccepted } = cancelled
  const why = because === "cancelled_by_mentee" && !wasAccepted ? withdrawn : whyForMentor[because]
  return {
    subject: `${subjectForMentor(cancelled)}: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [why, ...moneyForMentor(cancelled)],
    facts: [
      ...factsOf(session),
      ...fact(because === "cancelled_by_mentor" ? "Your reason" : "Reason", reason),
      ...outcomeFacts(isCalledOff(because) ? outcome : null, "Stays with you")
    ],
    action: viewSessions(session)
  }
}
