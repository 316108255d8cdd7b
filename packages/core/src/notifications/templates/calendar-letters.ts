/** What mentors are told about their calendar. */
import type { Letter } from "./letter.js"

export interface AffectedSession {
  readonly title: string
  /** In the mentor's time zone. */
  readonly when: string
}

/** As many as anybody reads in a mail; the rest is counted. */
const mostListed = 20

/** `sessions` are at least one, the next one first. */
export const bookedSlotsAffected = (name: string, sessions: ReadonlyArray<AffectedSession>, home: string): Letter => {
  const more = sessions.length - mostListed
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
      // What people have written is a value, never a label: only values are kept on one line.
      ...sessions.slice(0, mostListed).map(({ title, when }) => [when, title] as const),
      ...(more > 0 ? ([["And", `${more} more`]] as const) : [])
    ],
    action: { label: "View your sessions", url: home }
  }
}
