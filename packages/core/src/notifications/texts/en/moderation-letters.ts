/** Mail templates about an admin's decision on a user. Nobody can opt out of these. */
import type { Letter, Occasion } from "../../templates/letter.js"

type Decided = Pick<Occasion, "name" | "when">

const facts = (reason: string, { when }: Decided) =>
  [
    ["Reason", reason],
    ["When", when]
  ] as const

const appeal = "If you think that this is a mistake, please write to our support."

export const userSuspended = (reason: string, occasion: Decided): Letter => ({
  subject: "Your account has been suspended",
  name: occasion.name,
  paragraphs: [
    "Your account has been suspended. You cannot sign in until that is lifted, and you are signed out everywhere.",
    "Sessions that both sides had agreed on stay in the calendar. If you are a mentor, requests that you had not answered have been turned down."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const userBanned = (reason: string, occasion: Decided): Letter => ({
  subject: "Your account has been banned",
  name: occasion.name,
  paragraphs: [
    "Your account has been banned. You cannot sign in any more, and you are signed out everywhere.",
    "Your bookings that have not begun yet are cancelled, and so is whatever you were still to give as a mentor. Whoever has paid for one of these gets everything back."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const userReinstated = (reason: string, { url, ...occasion }: Decided & Pick<Occasion, "url">): Letter => ({
  subject: "Your account is open again",
  name: occasion.name,
  paragraphs: ["You can sign in again. What was cancelled meanwhile stays cancelled."],
  facts: facts(reason, occasion),
  action: { label: "Sign in", url }
})

export const mentorSuspended = (reason: string, occasion: Decided): Letter => ({
  subject: "Your mentor profile has been suspended",
  name: occasion.name,
  paragraphs: [
    "Your mentor profile has been suspended: nobody can find or book you until that is lifted. You can still sign in.",
    "Sessions that you had accepted take place. Requests that you had not answered have been turned down, and whoever had paid gets everything back."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const mentorReinstated = ({ url, name }: Pick<Occasion, "name" | "url">): Letter => ({
  subject: "Your mentor profile is open again",
  name,
  paragraphs: ["Mentees can find and book you again."],
  action: { label: "Look at your calendar", url }
})
