/** Mail templates about booked sessions. */
import type { Letter } from "../../templates/letter.js"
import type { OpenFollowUps, Outcome, SessionFacts } from "../../templates/session-facts.js"
import { fact, factsOf, meet, openFacts, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

const written = (label: string, text: string | null): Pick<Letter, "quote"> =>
  text === null ? {} : { quote: { label, text } }

/** Paid before the mentor answers, paid afterwards (from a chat), or free. */
export type Terms = "paid" | "paid_later" | "free"

const requests: { readonly [T in Terms]: string } = {
  paid: "A mentee has booked and paid a session with you.",
  paid_later: "A mentee has asked for a session with you, and pays for it once you have accepted it.",
  free: "A mentee has requested a session with you."
}

const waiting: { readonly [T in Terms]: { readonly paragraph: string; readonly footnote: string } } = {
  paid: {
    paragraph: "It takes place once you accept it.",
    footnote: "Without an answer in time the session is declined and the mentee gets the money back."
  },
  paid_later: {
    paragraph: "It is not paid yet: it takes place once you accept it and the mentee has paid.",
    footnote: "Without an answer in time the request is declined."
  },
  free: {
    paragraph: "It takes place once you accept it.",
    footnote: "Without an answer in time the request is declined."
  }
}

export interface Request {
  readonly terms: Terms
  /** Null if free. */
  readonly price: string | null
  /** The mentee's note. */
  readonly note: string | null
  /** Answered before the mail was written. */
  readonly isAnswered: boolean
  readonly respondBy: string | null
}

/** To the mentor. */
export const sessionBooked = (session: SessionFacts, request: Request): Letter => {
  const { isAnswered, note, price, respondBy, terms } = request
  const { footnote, paragraph } = waiting[terms]
  return {
    subject: `New session request: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [`${requests[terms]} ${isAnswered ? "You have answered already." : paragraph}`],
    facts: [...factsOf(session), ...fact("Price", price), ...fact("Please answer by", respondBy)],
    ...written("Note from your mentee", note),
    action: isAnswered ? viewSessions(session) : { label: "Accept or decline", url: session.links.booking },
    ...(!isAnswered && { footnote })
  }
}

/** To the mentee. `note` is the mentor's. */
export const sessionConfirmed = (session: SessionFacts, note: string | null): Letter => ({
  subject: `Your session is confirmed: ${titleOf(session)}`,
  name: session.name,
  paragraphs: ["Your mentor has accepted the session. See you there."],
  facts: factsOf(session),
  ...written("Note from your mentor", note),
  action: meet(session)
})

/** To the mentee, who must pay now. */
export const sessionAccepted = (
  session: SessionFacts,
  { note, payBy, price }: { readonly note: string | null; readonly price: string; readonly payBy: string | null }
): Letter => ({
  subject: `Your session is accepted and to be paid: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Your mentor has accepted the session. It takes place once you have paid for it.",
    "What is not paid in time is cancelled, and its time is free for others again."
  ],
  facts: [...factsOf(session), ["Price", price], ...fact("Please pay by", payBy)],
  ...written("Note from your mentor", note),
  action: { label: "Pay for your session", url: session.links.booking }
})

/** To the mentee: an accepted appointment was paid. */
export const appointmentPaid = (session: SessionFacts, paid: string | null): Letter => ({
  subject: `Your session is paid: ${titleOf(session)}`,
  name: session.name,
  paragraphs: ["Your payment has arrived, so the session takes place. See you there."],
  facts: [...factsOf(session), ...fact("Paid", paid)],
  action: meet(session)
})

/** To the mentee. */
export const sessionDeclined = (
  session: SessionFacts,
  {
    outcome,
    reason,
    wasAnswered
  }: {
    readonly outcome: Outcome | null
    readonly reason: string | null
    readonly wasAnswered: boolean
  }
): Letter => ({
  subject: `Your session was declined: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    wasAnswered
      ? "Your mentor cannot take the session."
      : "Your mentor did not answer in time, so the session does not take place.",
    ...(outcome === null ? [] : ["What you have paid goes back to you in full."])
  ],
  facts: [...factsOf(session), ...fact("Reason", reason), ...outcomeFacts(outcome, "Not refunded")],
  action: { label: "Find another time", url: session.links.mentor }
})

/** To the mentee. `summary` is the mentor's. */
export const sessionCompletedForMentee = (session: SessionFacts, summary: string | null): Letter => ({
  subject: `How was your session? ${titleOf(session)}`,
  name: session.name,
  paragraphs: ["Your session is completed. How was it? A review helps your mentor, and others who look for one."],
  facts: factsOf(session),
  ...written("Summary from your mentor", summary),
  action: { label: "Write a review", url: session.links.booking }
})

/** To the mentor. `earned` is null if nothing was paid. */
export const sessionCompletedForMentor = (
  session: SessionFacts,
  earned: { readonly amount: string; readonly availableFrom: string | null } | null
): Letter => ({
  subject: `Your session is completed: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Your session is completed. We have asked your mentee for a review.",
    ...(earned === null ? [] : ["What you earn by it clears for some days before you can withdraw it."])
  ],
  facts: [
    ...factsOf(session),
    ...(earned === null ? [] : [["You earn", earned.amount] as const, ...fact("Available from", earned.availableFrom)])
  ],
  action: earned === null ? viewSessions(session) : { label: "View your earnings", url: session.links.earnings }
})

const scheduled = {
  mentee: "The next session of your package has its date. See you there.",
  mentor: "Your mentee has chosen a date for the next session of the package. You have accepted it with the first one."
} as const

/** To both; `session` is the follow-up. */
export const followUpScheduled = (session: SessionFacts, open: OpenFollowUps | null): Letter => ({
  subject: `Next session: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [scheduled[session.side]],
  facts: [...factsOf(session), ...openFacts(open)],
  action: meet(session)
})
