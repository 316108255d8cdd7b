/**
 * Writes calendars as programs subscribe to them: iCalendar (RFC 5545) with the names and intervals of RFC 7986. Without a
 * METHOD, as that would ask for an ORGANIZER, which is an e-mail address. Pure.
 */
import { DateTime } from "effect"

export interface CalendarEvent {
  /** Stable id of the event, globally unique. */
  readonly uid: string
  /** Grows with every change: programs keep the highest one. */
  readonly sequence: number
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED"
  /** Shown in one line. */
  readonly summary: string
  /** May have several lines. */
  readonly description: string
  /** Web address of the event, or null. */
  readonly url: string | null
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  readonly createdAt: DateTime.Utc
  readonly changedAt: DateTime.Utc
  /** Reminder, in minutes before the start; null for none. */
  readonly alarmMinutes: number | null
}

export interface Calendar {
  readonly name: string
  /** Suggested refresh interval of programs. */
  readonly refreshMinutes: number
  readonly events: ReadonlyArray<CalendarEvent>
}

const longestLine = 75
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
const unwritable = /(?![\t\n])\p{Cc}|[\p{Surrogate}\ufffe\uffff]/gu

const signs: Readonly<Record<string, string>> = { "\n": "\\n", "\\": "\\\\", ";": "\\;", ",": "\\," }

/** A TEXT value (section 3.3.11). All kinds of line ends become `\n`. */
const text = (value: string): string =>
  value
    .replace(lineEnds, "\n")
    .replace(unwritable, "\ufffd")
    .replace(/[\n\\;,]/g, (sign) => signs[sign] ?? "")

const oneLine = (value: string): string => text(value.replace(/[\s\u0085]+/g, " ").trim())

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds lines at 75 octets (section 3.1) between characters. */
const folded = (line: string): string => {
  if (line.length * 3 <= longestLine) return line
  let [written, used] = ["", 0]
  for (const character of line) {
    const octets = octetsOf(character)
    const isFull = used + octets > longestLine
    written += isFull ? `\r\n ${character}` : character
    used = isFull ? 1 + octets : used + octets
  }
  return written
}

/** "20270314T140000Z" */
const moment = (at: DateTime.Utc): string => DateTime.formatIso(at).replace(/[-:]|\.\d+/g, "")

/** A URI value (section 3.3.13) is not escaped: it is normalised, or left out. */
const urlLines = ({ url }: CalendarEvent): ReadonlyArray<string> => {
  if (url === null || !URL.canParse(url)) return []
  const { href } = new URL(url)
  // As the location, too: all programs show that.
  return [`LOCATION:${text(href)}`, `URL:${href}`]
}

const alarmLines = ({ alarmMinutes, summary }: CalendarEvent): ReadonlyArray<string> =>
  alarmMinutes === null
    ? []
    : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${oneLine(summary)}`, `TRIGGER:-PT${alarmMinutes}M`, "END:VALARM"]

const eventLines = (event: CalendarEvent): ReadonlyArray<string> => [
  "BEGIN:VEVENT",
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${moment(event.changedAt)}`,
  `CREATED:${moment(event.createdAt)}`,
  `LAST-MODIFIED:${moment(event.changedAt)}`,
  `DTSTART:${moment(event.startsAt)}`,
  `DTEND:${moment(event.endsAt)}`,
  `STATUS:${event.status}`,
  // A cancelled event must not block time.
  `TRANSP:${event.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
  `SUMMARY:${oneLine(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  ...urlLines(event),
  ...alarmLines(event),
  "END:VEVENT"
]

/** The whole file. Deterministic. */
export const iCalendar = ({ events, name, refreshMinutes }: Calendar): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mentorkit//Calendar//EN",
    "CALSCALE:GREGORIAN",
    // The second of each pair is for programs older than RFC 7986.
    `NAME:${oneLine(name)}`,
    `X-WR-CALNAME:${oneLine(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")
