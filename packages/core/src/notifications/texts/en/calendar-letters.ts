/** Mail templates about a mentor's calendar. */
import type { Letter } from "../../templates/letter.js"

export interface AffectedSession {
  readonly title: string
  /** In the mentor's time zone. */
  readonly when: string
}

/** Maximum in a mail; the rest is counted. */
const maxListed = 20

/** `sessions` has at least one, the next one first. */
export const bookedSlotsAffected = (name: string, sessions: ReadonlyArray<AffectedSession>, url: string): Letter => {
  const more = sessions.length - maxListed
  const count = sessions.length === 1 ? "A booked session lies" : `${sessions.length} booked sessions lie`
  return {
    subject:
      sessions.length === 1 ? "A booked session is outside your hours" : "Booked sessions are outside your hours",
    name,
    paragraphs: [
      `Your availability has changed. ${count} outside of the hours that you have now.`,
      "Nothing has been cancelled: sessions that are booked take place unless you cancel them."
    ],
    facts: [
      // User text is a value, never a label: only values are kept on one line.
      ...sessions.slice(0, maxListed).map(({ title, when }) => [when, title] as const),
      ...(more > 0 ? ([["And", `${more} more`]] as const) : [])
    ],
    action: { label: "View your sessions", url }
  }
}
