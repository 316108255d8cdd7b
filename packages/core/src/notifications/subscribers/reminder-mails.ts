/** Reminder mails. Checked when due, and again when written. */
import { isSessionAhead, type SessionReminderDue, stateOf } from "../../bookings/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import {
  menteeMailReaction,
  mentorMailReaction,
  openFollowUps,
  type SessionMailInput,
  sessionOf
} from "../session-mail-reaction.js"
import { followUpReminder, sessionReminder } from "../templates/reminder-letters.js"

const reminder = (input: SessionMailInput<PayloadOf<typeof SessionReminderDue>>) => {
  const { card, event, now } = input
  const session = sessionOf(input, event.slotId)
  return session !== null && isSessionAhead(event.kind, card, session.startsAt, now)
    ? sessionReminder(session.facts, event.kind)
    : null
}

export const mailSessionReminder = menteeMailReaction(
  { name: "notifications.mailSessionReminder", type: ["session.reminder_24h", "session.reminder_1h"] },
  reminder
)
export const mailSessionReminderToMentor = mentorMailReaction(
  { name: "notifications.mailSessionReminderToMentor", type: ["session.reminder_24h", "session.reminder_1h"] },
  reminder
)

export const mailFollowUpReminder = menteeMailReaction(
  { name: "notifications.mailFollowUpReminder", type: "booking.followup_reminder" },
  (input) => {
    const { card, facts } = input
    const open = openFollowUps(input)
    return open !== null && stateOf(card) === "confirmed" ? followUpReminder(facts, open) : null
  }
)
