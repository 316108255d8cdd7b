/** Calendars as they are written, and as somebody else's parser reads them. */

import { type Calendar, type CalendarEvent, iCalendar } from "@mentorkit/core/internal/kernel"
import { DateTime, FastCheck as fc } from "effect"
import ICAL from "ical.js"
import { assert, describe, it } from "vitest"

const at = (text: string) => DateTime.unsafeMake(text)

const event: CalendarEvent = {
  uid: "one@api.example.com",
  sequence: 3,
  status: "CONFIRMED",
  summary: "Career talk with Ada Lovelace",
  description: "Confirmed.\nhttps://example.com",
  url: null,
  startsAt: at("2027-03-14T14:00:00Z"),
  endsAt: at("2027-03-14T14:30:00Z"),
  createdAt: at("2027-03-01T08:00:00.123Z"),
  changedAt: at("2027-03-02T08:00:00.999Z"),
  alarmMinutes: 15
}

const calendarOf = (...events: ReadonlyArray<CalendarEvent>): Calendar => ({
  name: "Sessions",
  refreshMinutes: 30,
  events
})

/** What ends a line or a value somewhere, or looks as if it began a component. */
const odd = [
  ...[
    "\r\n",
    "\n",
    "\r",
    "\u0085",
    "\u2028",
    "\u2029",
    "\v",
    "\f",
    "\0",
    "\x1b",
    "\x7f",
    "\t",
    "\\",
    ";",
    ",",
    ":",
    '"'
  ],
  ...["\\n", "\\N", "\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n", "BEGIN:VEVENT", "\n ", "END:VCALENDAR", "\ud800", "\ufeff"],
  ...[
    "\ufffe",
    "👩‍👩‍👧‍👦",
    "é",
    "é",
    "漢",
    "𝄞",
    "\u202e",
    ";VALUE=URI:",
    "x".repeat(80),
    "漢".repeat(30),
    "𝄞".repeat(25)
  ]
]
const wild = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: "binary", maxLength: 30 }), fc.string16bits()), {
    maxLength: 12
  })
  .map((parts) => parts.join(""))

const moment = fc
  .date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2200-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => DateTime.unsafeMake(date))

const events = fc.record({
  uid: fc.uuid().map((id) => `${id}@api.example.com`),
  sequence: fc.nat(),
  status: fc.constantFrom("TENTATIVE" as const, "CONFIRMED" as const, "CANCELLED" as const),
  summary: wild,
  description: wild,
  url: fc.option(
    fc.oneof(
      wild,
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      wild.map((room) => `https://meet.example.com/${room}`),
      wild.map((room) => `meet:${room}`)
    )
  ),
  startsAt: moment,
  endsAt: moment,
  createdAt: moment,
  changedAt: moment,
  alarmMinutes: fc.option(fc.integer({ min: 1, max: 1000 }))
})

/** What may be left of a text: its lines, whatever ended them, and no sign that cannot be written. */
const kept = (text: string) =>
  text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])\p{Cc}|[\p{Surrogate}\ufffe\uffff]/gu, "\ufffd")
const keptInOneLine = (text: string) => kept(text.replace(/[\s\u0085]+/g, " ").trim())

const seconds = ({ epochMillis }: DateTime.Utc) => Math.floor(epochMillis / 1000)
const read = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name)
const secondsOf = (component: ICAL.Component, name: string) => {
  const value = read(component, name)
  assert.instanceOf(value, ICAL.Time)
  assert.strictEqual(value.zone, ICAL.Timezone.utcTimezone)
  return value.toUnixTime()
}

const assertRead = (component: ICAL.Component, told: CalendarEvent) => {
  assert.strictEqual(component.name, "vevent")
  const { changedAt, createdAt, endsAt, startsAt } = told
  assert.deepStrictEqual(
    ["uid", "sequence", "status", "summary", "description"].map((name) => String(read(component, name))),
    [told.uid, String(told.sequence), told.status, keptInOneLine(told.summary), kept(told.description)]
  )
  assert.deepStrictEqual(
    ["dtstart", "dtend", "created", "last-modified", "dtstamp"].map((name) => secondsOf(component, name)),
    [startsAt, endsAt, createdAt, changedAt, changedAt].map(seconds)
  )
  const alarms = component.getAllSubcomponents("valarm")
  assert.strictEqual(alarms.length, told.alarmMinutes === null ? 0 : 1)
  for (const alarm of alarms) {
    assert.strictEqual((read(alarm, "trigger") as ICAL.Duration).toSeconds(), -60 * (told.alarmMinutes ?? 0))
    assert.deepStrictEqual([read(alarm, "action"), read(alarm, "description")], ["DISPLAY", read(component, "summary")])
  }
  const href = told.url !== null && URL.canParse(told.url) ? new URL(told.url).href : null
  assert.deepStrictEqual([read(component, "location"), read(component, "url")], [href, href])
  assert.deepStrictEqual(
    new Set(component.getAllProperties().map(({ name }) => name)).size,
    component.getAllProperties().length
  )
}

const encoder = new TextEncoder()

describe("a calendar", () => {
  it("is written line by line", () => {
    assert.deepStrictEqual(iCalendar(calendarOf(event)).split("\r\n"), [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Mentorkit//Calendar//EN",
      "CALSCALE:GREGORIAN",
      "NAME:Sessions",
      "X-WR-CALNAME:Sessions",
      "REFRESH-INTERVAL;VALUE=DURATION:PT30M",
      "X-PUBLISHED-TTL:PT30M",
      "BEGIN:VEVENT",
      "UID:one@api.example.com",
      "SEQUENCE:3",
      "DTSTAMP:20270302T080000Z",
      "CREATED:20270301T080000Z",
      "LAST-MODIFIED:20270302T080000Z",
      "DTSTART:20270314T140000Z",
      "DTEND:20270314T143000Z",
      "STATUS:CONFIRMED",
      "TRANSP:OPAQUE",
      "SUMMARY:Career talk with Ada Lovelace",
      "DESCRIPTION:Confirmed.\\nhttps://example.com",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Career talk with Ada Lovelace",
      "TRIGGER:-PT15M",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      ""
    ])
  })

  it("says where an event takes place, escaped as a place and as it is as an address", () => {
    const told = (url: string) => iCalendar(calendarOf({ ...event, url })).match(/^(?:LOCATION|URL).*$/gm)
    assert.deepStrictEqual(told("https://meet.example.com/a,b;c?d"), [
      "LOCATION:https://meet.example.com/a\\,b\\;c?d",
      "URL:https://meet.example.com/a,b;c?d"
    ])
    assert.deepStrictEqual(told("https://meet.example.com/ü\r\nBEGIN:VEVENT"), [
      "LOCATION:https://meet.example.com/%C3%BCBEGIN:VEVENT",
      "URL:https://meet.example.com/%C3%BCBEGIN:VEVENT"
    ])
    assert.isNull(told("room 12"))
  })

  it("without events is one, too", () => {
    const [, properties, components] = ICAL.parse(iCalendar(calendarOf()))
    assert.strictEqual(properties.length, 7)
    assert.deepStrictEqual(components, [])
  })

  // Falls where nothing is escaped, where a lone \r or \u2028 is let through, or where lines are folded by letters.
  it("is read by others as it was meant, whatever people are called, in lines of at most 75 octets", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 4 }), wild, (wanted, name) => {
        const written = iCalendar({ ...calendarOf(...wanted), name })
        const lines = written.split("\r\n")
        assert.strictEqual(lines.pop(), "")
        for (const line of lines) {
          assert.isAtMost(encoder.encode(line).length, 75)
          assert.notMatch(line, /[\r\n\v\f\u0085\u2028\u2029\0]|\p{Surrogate}/u)
        }
        const calendar = new ICAL.Component(ICAL.parse(written))
        assert.strictEqual(calendar.name, "vcalendar")
        const components = calendar.getAllSubcomponents()
        assert.strictEqual(components.length, wanted.length)
        for (const [index, component] of components.entries()) assertRead(component, wanted[index] ?? event)
      }),
      { numRuns: 300 }
    )
  })
})
