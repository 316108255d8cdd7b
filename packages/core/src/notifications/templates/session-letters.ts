/** What is written about booked sessions. */
import type { Letter } from "./letter.js"

export interface SessionFacts {
  /** The reader's name. */
  readonly name: string
  /** Whom the reader meets. */
  readonly other: string
  readonly title: string
  /** In the reader's time zone. */
  readonly when: string
  readonly home: string
}

const facts = (otherIs: string, { other, title, when }: SessionFacts) =>
  [
    ["Session", title],
    [otherIs, other],
    ["When", when]
  ] as const

const answerUntil = (respondBy: string | null) =>
  respondBy === null ? [] : ([["Please answer by", respondBy]] as const)

/** To the mentor. `note` is the mentee's own. */
export const sessionBooked = (
  session: SessionFacts,
  {
    isPaid,
    note,
    respondBy
  }: { readonly isPaid: boolean; readonly note: string | null; readonly respondBy: string | null }
): Letter => ({
  subject: `New session request: ${session.title}`,
  name: session.name,
  paragraphs: [
    isPaid
      ? "A mentee has booked and paid a session with you. It takes place once you accept it."
      : "A mentee has requested a session with you. It takes place once you accept it."
  ],
  facts: [
    ...facts("Mentee", session),
    ...answerUntil(respondBy),
    ...(note === null ? [] : ([["Note", note]] as const))
  ],
  action: { label: "Accept or decline", url: session.home },
  ...(isPaid && { footnote: "Without an answer in time the session is declined and the mentee gets the money back." })
})

/** To the mentee. */
export const sessionConfirmed = (session: SessionFacts): Letter => ({
  subject: `Your session is confirmed: ${session.title}`,
  name: session.name,
  paragraphs: ["Your mentor has accepted the session. See you there."],
  facts: facts("Mentor", session),
  action: { label: "View your sessions", url: session.home }
})

/** To the mentee. */
export const sessionDeclined = (
  session: SessionFacts,
  {
    isPaid,
    reason,
    wasAnswered
  }: {
    readonly isPaid: boolean
    readonly reason: string | null
    readonly wasAnswered: boolean
  }
): Letter => ({
  subject: `Your session was declined: ${session.title}`,
  name: session.name,
  paragraphs: [
    wasAnswered
      ? "Your mentor cannot take the session."
      : "Your mentor did not answer in time, so the session does not take place.",
    ...(isPaid ? ["What you have paid goes back to you in full."] : [])
  ],
  facts: [...facts("Mentor", session), ...(reason === null ? [] : ([["Reason", reason]] as const))],
  action: { label: "Find another time", url: session.home }
})

export type CancelledBecause = "payment_lapsed" | "capacity_conflict" | "refunded"

const whyForMentee: { readonly [B in CancelledBecause]: string } = {
  payment_lapsed:
    "The payment did not arrive in time, so the seat is free for others again. Should your payment still arrive, you get the session if it can be had, or all of your money back.",
  capacity_conflict: "Your payment arrived after the last seat was taken. What you have paid goes back to you in full.",
  refunded: "The session does not take place, and your payment has been given back."
}

export const sessionCancelledForMentee = (session: SessionFacts, because: CancelledBecause): Letter => ({
  subject: `Your session is cancelled: ${session.title}`,
  name: session.name,
  paragraphs: [whyForMentee[because]],
  facts: facts("Mentor", session),
  action: { label: "Find another time", url: session.home }
})

export const sessionCancelledForMentor = (session: SessionFacts): Letter => ({
  subject: `A session is cancelled: ${session.title}`,
  name: session.name,
  paragraphs: ["The payment of this session was given back, so it does not take place. Its time is free again."],
  facts: facts("Mentee", session),
  action: { label: "View your sessions", url: session.home }
})
