/** Reminders. Checked when due, and again when written. */
import { isSessionAhead, type SessionReminderDue, stateOf } from "../../bookings/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { keptOf, menteeNotice, mentorNotice, openFollowUps, type SessionInput, sessionOf } from "../session-notice.js"

const types = { session_24h: "session.reminder_24h", session_1h: "session.reminder_1h" } as const

const type = ["session.reminder_24h", "session.reminder_1h"] as const

const wordsOf = (input: SessionInput<PayloadOf<typeof SessionReminderDue>, (typeof type)[number]>) => {
  const { card, event, now } = input
  const session = sessionOf(input, event.slotId)
  if (session === null || !isSessionAhead(event.kind, card, session.startsAt, now)) return null
  return {
    type: types[event.kind],
    facts: keptOf(input, session.startsAt),
    letter: input.texts.letters.sessionReminder(session.facts, event.kind)
  }
}

export const sessionReminder = menteeNotice({ name: "SessionReminder", type }, wordsOf)
export const sessionReminderToMentor = mentorNotice({ name: "SessionReminderToMentor", type }, wordsOf)

export const followUpReminder = menteeNotice(
  { name: "FollowUpReminder", type: "booking.followup_reminder" },
  (input) => {
    const { card, facts } = input
    const [open, until] = [openFollowUps(input), card.followUpUntil]
    if (open === null || until === null || stateOf(card) !== "confirmed") return null
    return {
      type: "booking.followup_reminder",
      facts: { title: card.sessionType.title, until },
      letter: input.texts.letters.followUpReminder(facts, open)
    }
  }
)
