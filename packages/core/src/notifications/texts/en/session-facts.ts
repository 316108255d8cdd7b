/** Facts about sessions, in English. */
import type { Facts } from "../../templates/letter.js"
import type { SharedMoment } from "../../templates/moments.js"
import {
  maxListed,
  type OpenFollowUps,
  type Outcome,
  type SessionFacts,
  type Side
} from "../../templates/session-facts.js"

const otherIs = { mentee: "Mentor", mentor: "Mentee" } as const

// User text is a value, never a label: only values are kept on one line.
const timeFacts = (label: string, side: Side, { others, own }: SharedMoment): Facts => [
  [label, own],
  ...(others === null ? [] : ([[`${otherIs[side]}'s time`, others]] as const))
]

export const titleOf = ({ followUp, title }: Pick<SessionFacts, "followUp" | "title">): string =>
  followUp === undefined ? title : `${title} (follow-up ${followUp.number} of ${followUp.of})`

export const factsOf = (session: SessionFacts): Facts => {
  const { other, side, times } = session
  const more = times.length - maxListed
  return [
    ["Session", titleOf(session)],
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
        ["Without a date yet", `${open.left} of ${open.of}`],
        ["The next one from", open.from],
        ["And before", open.until]
      ]

export const viewSessions = ({ links }: SessionFacts) => ({ label: "View your session", url: links.booking })

/** The meeting link, once known. */
export const meet = (session: SessionFacts) =>
  session.meetingUrl === null ? viewSessions(session) : { label: "Open the meeting room", url: session.meetingUrl }
