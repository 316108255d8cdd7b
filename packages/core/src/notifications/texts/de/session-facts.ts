/** Facts about sessions, in German. */
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
const othersTime = { mentee: "Ortszeit des Mentors", mentor: "Ortszeit des Mentees" } as const

// User text is a value, never a label: only values are kept on one line.
const timeFacts = (label: string, side: Side, { others, own }: SharedMoment): Facts => [
  [label, own],
  ...(others === null ? [] : ([[othersTime[side], others]] as const))
]

export const titleOf = ({ followUp, title }: Pick<SessionFacts, "followUp" | "title">): string =>
  followUp === undefined ? title : `${title} (Folgesitzung ${followUp.number} von ${followUp.of})`

export const factsOf = (session: SessionFacts): Facts => {
  const { other, side, times } = session
  const more = times.length - maxListed
  return [
    ["Sitzung", titleOf(session)],
    [otherIs[side], other],
    ...times
      .slice(0, maxListed)
      .flatMap((time, part) => timeFacts(part === 0 ? "Termin" : `Folgesitzung ${part}`, side, time)),
    ...(more > 0 ? ([["Außerdem", more === 1 ? "1 weiterer Termin" : `${more} weitere Termine`]] as const) : [])
  ]
}

/** One fact, or none. */
export const fact = (label: string, value: string | null): Facts => (value === null ? [] : [[label, value]])

export const outcomeFacts = (outcome: Outcome | null, keptIs: string): Facts =>
  outcome === null
    ? []
    : [["Bezahlt", outcome.paid], ...fact("Wird erstattet", outcome.back), ...fact(keptIs, outcome.kept)]

export const openFacts = (open: OpenFollowUps | null): Facts =>
  open === null
    ? []
    : [
        ["Noch ohne Termin", `${open.left} von ${open.of}`],
        ["Nächste Sitzung ab", open.from],
        ["Beginn vor", open.until]
      ]

export const viewSessions = ({ links }: SessionFacts) => ({ label: "Sitzung ansehen", url: links.booking })

/** The meeting link, once known. */
export const meet = (session: SessionFacts) =>
  session.meetingUrl === null ? viewSessions(session) : { label: "Meetingraum öffnen", url: session.meetingUrl }
