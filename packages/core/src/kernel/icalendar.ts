/**
 * Writes calendars as programs subscribe to them: iCalendar (RFC 5545) with the names and intervals of RFC 7986. Without a
 * METHOD, as that would ask for an ORGANIZER, which is an e-mail address. Pure.
 */
import { DateTime } from "effect"

export interface CalendarEvent {
  /** The same for as long as it is the same event, and of no other one anywhere. */
  readonly uid: string
  /** Grows with every change: programs keep the highest they have seen. */
  readonly sequence: number
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED"
  /** Any text, shown in one line. */
  readonly summary: string
  /** Any text, of any number of lines. */
  readonly description: string
  /** Where it takes place on the web; null does not say. */
  readonly url: string | null
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  readonly createdAt: DateTime.Utc
  readonly changedAt: DateTime.Utc
  /** Reminds so long before the start; null does not. */
  readonly alarmMinutes: number | null
}

export interface Calendar {
  readonly name: string
  /** How often programs are asked to look again. */
  readonly refreshMinutes: number
  readonly events: ReadonlyArray<CalendarEvent>
}

const longestLine = 75
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
const unwritable = /(?![\t\n])\p{Cc}|[\p{Surrogate}\ufffe\uffff]/gu

const signs: Readonly<Record<string, string>> = { "\n": "\\n", "\\": "\\\\", ";": "\\;", ",": "\\," }

/** A value of the type TEXT (section 3.3.11). Whatever ends a line somewhere is told as the one sign for it. */
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

/** No line is longer than 75 octets (section 3.1), and no character is torn apart. */
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

/** Of the type URI (section 3.3.13), which is not escaped: so it is written as browsers write it, or not at all. */
const urlLines = ({ url }: CalendarEvent): ReadonlyArray<string> => {
  if (url === null || !URL.canParse(url)) return []
  const { href } = new URL(url)
  // As the location, too: that is what all programs show.
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
  // What is cancelled takes nobody's time.
  `TRANSP:${event.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
  `SUMMARY:${oneLine(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  ...urlLines(event),
  ...alarmLines(event),
  "END:VEVENT"
]

/** The whole file. The same calendar is always the same text. */
export const iCalendar = ({ events, name, refreshMinutes }: Calendar): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mentorkit//Calendar//EN",
    "CALSCALE:GREGORIAN",
    // The second of each is what programs knew before RFC 7986.
    `NAME:${oneLine(name)}`,
    `X-WR-CALNAME:${oneLine(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")
