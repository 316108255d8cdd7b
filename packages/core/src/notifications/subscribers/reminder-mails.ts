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
  { name: "notifications.mailSessionReminder", priority: "high" },
  reminder
)
export const mailSessionReminderToMentor = mentorMailReaction(
  { name: "notifications.mailSessionReminderToMentor", priority: "high" },
  reminder
)

export const mailFollowUpReminder = menteeMailReaction(
  { name: "notifications.mailFollowUpReminder", priority: "high" },
  (input) => {
    const { card, facts } = input
    const open = openFollowUps(input)
    return open !== null && stateOf(card) === "confirmed" ? followUpReminder(facts, open) : null
  }
)
