/** Mails of reminders, in German. */
import type { Ahead } from "../en/reminder-letters.js"
import type { LettersOf } from "../letters.js"
import { factsOf, meet, openFacts, titleOf } from "./session-facts.js"

type Own = LettersOf<"session.reminder_24h" | "session.reminder_1h" | "booking.followup_reminder">

/** Correct whenever it is sent: the day's reminder is not sent once the other is due. */
const words: { readonly [A in Ahead]: { readonly subject: string; readonly paragraph: string } } = {
  session_24h: {
    subject: "Ihre Sitzung steht bevor",
    paragraph: "Ihre Sitzung beginnt innerhalb der nächsten 24 Stunden."
  },
  session_1h: { subject: "Ihre Sitzung beginnt bald", paragraph: "Ihre Sitzung beginnt innerhalb der nächsten Stunde." }
}

/** To both sides. */
export const sessionReminder: Own["sessionReminder"] = (session, ahead) => ({
  subject: `${words[ahead].subject}: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [words[ahead].paragraph],
  facts: factsOf(session),
  action: meet(session)
})

/** To the mentee; `session` is the package. */
export const followUpReminder: Own["followUpReminder"] = (session, open) => ({
  subject: `Wählen Sie einen Termin für Ihre nächste Sitzung: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Zu Ihrem Paket gehören Sitzungen, für die es noch keinen Termin gibt. Sie sind Teil Ihrer Buchung und verfallen, wenn Sie keinen Termin wählen."
  ],
  facts: [...factsOf({ ...session, times: [] }), ...openFacts(open)],
  action: { label: "Termin wählen", url: session.links.booking }
})
