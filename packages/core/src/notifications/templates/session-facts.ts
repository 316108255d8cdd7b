/** Facts about sessions in letters. */
import type { Facts } from "./letter.js"
import type { SharedMoment } from "./moments.js"

export type Side = "mentee" | "mentor"

export interface SessionFacts {
  /** The reader's name; `side` says which of the two. */
  readonly name: string
  readonly side: Side
  /** Name of the other side. */
  readonly other: string
  readonly title: string
  /** Times of the session, then of its scheduled follow-ups. */
  readonly times: ReadonlyArray<SharedMoment>
  /** For sessions that take place. */
  readonly meetingUrl: string | null
  readonly home: string
}

/** Refund and kept amount: "$80.00"; null for nothing. */
export interface Outcome {
  readonly paid: string
  /** Refunded, or on its way back. */
  readonly back: string | null
  readonly kept: string | null
}

/** Follow-ups without a date, by the reader's clock. */
export interface OpenFollowUps {
  /** "2 of 3" */
  readonly left: string
  /** The next one begins at or after this. */
  readonly from: string
  readonly until: string
}

/** Maximum in a mail; the rest is counted. */
const maxListed = 10

const otherIs = { mentee: "Mentor", mentor: "Mentee" } as const

// User text is a value, never a label: only values are kept on one line.
const timeFacts = (label: string, side: Side, { others, own }: SharedMoment): Facts => [
  [label, own],
  ...(others === null ? [] : ([[`${otherIs[side]}'s time`, others]] as const))
]

export const factsOf = ({ other, side, times, title }: SessionFacts): Facts => {
  const more = times.length - maxListed
  return [
    ["Session", title],
    [otherIs[side], other],
    ...times
      .slice(0, maxListed)
      .flatMap((time, part) => timeFacts(part === 0 ? "When" : `Follow-up ${part}`, side, time)),
    ...(more > 0 ? ([["And", `${more} more`]] as const) : [])
  ]
}

/** One fact, or none. */
export const fact = (label: string, value: string | null): Facts => (value === null ? [] : [[label, value]])

export const outcomeFacts = (outcome: Outcome | null, keptIs: string): Facts =>
  outcome === null ? [] : [["Paid", outcome.paid], ...fact("Goes back", outcome.back), ...fact(keptIs, outcome.kept)]

export const openFacts = (open: OpenFollowUps | null): Facts =>
  open === null
    ? []
    : [
        ["Without a date yet", open.left],
        ["The next one from", open.from],
        ["And before", open.until]
      ]

export const viewSessions = ({ home }: SessionFacts) => ({ label: "View your sessions", url: home })

/** The meeting link, once known. */
export const meet = (session: SessionFacts) =>
  session.meetingUrl === null ? viewSessions(session) : { label: "Open the meeting room", url: session.meetingUrl }
