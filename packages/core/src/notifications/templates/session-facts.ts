/** What letters about sessions say of them. */
import type { Facts } from "./letter.js"
import type { SharedMoment } from "./moments.js"

export type Side = "mentee" | "mentor"

export interface SessionFacts {
  /** The reader's name, and which of the two they are. */
  readonly name: string
  readonly side: Side
  /** Whom the reader meets. */
  readonly other: string
  readonly title: string
  /** Of the session, then of its follow-ups that have a date. */
  readonly times: ReadonlyArray<SharedMoment>
  /** For mails about a session that takes place. */
  readonly meetingUrl: string | null
  readonly home: string
}

/** Of what was paid, as people read it: "$80.00"; null where it is nothing. */
export interface Outcome {
  readonly paid: string
  /** What went back and what is on its way. */
  readonly back: string | null
  readonly kept: string | null
}

/** Of follow-ups that have no date yet, by the reader's clock. */
export interface OpenFollowUps {
  /** "2 of 3" */
  readonly left: string
  /** Between which moments the next one may begin. */
  readonly from: string
  readonly until: string
}

/** As many as anybody reads in a mail; the rest is counted. */
const mostListed = 10

const otherIs = { mentee: "Mentor", mentor: "Mentee" } as const

// What people have written is a value, never a label: only values are kept on one line.
const timeFacts = (label: string, side: Side, { others, own }: SharedMoment): Facts => [
  [label, own],
  ...(others === null ? [] : ([[`${otherIs[side]}'s time`, others]] as const))
]

export const factsOf = ({ other, side, times, title }: SessionFacts): Facts => {
  const more = times.length - mostListed
  return [
    ["Session", title],
    [otherIs[side], other],
    ...times
      .slice(0, mostListed)
      .flatMap((time, part) => timeFacts(part === 0 ? "When" : `Follow-up ${part}`, side, time)),
    ...(more > 0 ? ([["And", `${more} more`]] as const) : [])
  ]
}

/** One fact, or none where there is nothing to say. */
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

/** Where both meet, once that is known. */
export const meet = (session: SessionFacts) =>
  session.meetingUrl === null ? viewSessions(session) : { label: "Open the meeting room", url: session.meetingUrl }
