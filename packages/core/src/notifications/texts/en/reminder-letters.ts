/** Mail templates of reminders. */
import type { Letter } from "../../templates/letter.js"
import type { OpenFollowUps, SessionFacts } from "../../templates/session-facts.js"
import { factsOf, meet, openFacts, titleOf } from "./session-facts.js"

/** A day or an hour before. */
export type Ahead = "session_24h" | "session_1h"

/** Correct whenever it is sent: the day's reminder is not sent once the other is due. */
const words: { readonly [A in Ahead]: { readonly subject: string; readonly paragraph: string } } = {
  session_24h: { subject: "Coming up", paragraph: "Your session begins within a day." },
  session_1h: { subject: "Beginning soon", paragraph: "Your session begins within an hour." }
}

/** To both sides. */
export const sessionReminder = (session: SessionFacts, ahead: Ahead): Letter => ({
  subject: `${words[ahead].subject}: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [words[ahead].paragraph],
  facts: factsOf(session),
  action: meet(session)
})

/** To the mentee; `session` is the package. */
export const followUpReminder = (session: SessionFacts, open: OpenFollowUps): Letter => ({
  subject: `Find a date for your next session: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Your package has sessions without a date. They belong to what you have booked, and their time passes if you choose none."
  ],
  facts: [...factsOf({ ...session, times: [] }), ...openFacts(open)],
  action: { label: "Find a date", url: session.links.booking }
})
