/** Quiet hours, against a clock that is asked minute by minute. */
import { LocalTime } from "@mentorkit/core/kernel"
import { DateTime, FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import type { QuietHours } from "../../src/notifications/preferences.js"
import { quietUntil } from "../../src/notifications/quiet-hours.js"

const minute = 60_000
/** With summer time on either side of the equator, half an hour of it, none at all, and a day that was left out. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Cairo",
  "no/zone"
]

/** Not by luxon, which the code asks. */
const clockOf = (timeZone: string) => {
  const zone = timeZone === "no/zone" ? "UTC" : timeZone
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  })
  return (at: number) => format.format(at)
}
const shows = ({ from, until }: QuietHours, time: string): boolean => {
  const end = until === "24:00" ? "00:00" : until
  const start = from === "24:00" ? "00:00" : from
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  if ((minutesOf(time) - minutesOf(end) + 1440) % 1440 < 15) return false
  return start <= end ? start <= time && time < end : time >= start || time < end
}

const two = (n: number) => String(n).padStart(2, "0")
const localTime = fc
  .integer({ min: 0, max: 24 * 60 })
  .map((n) => LocalTime.make(n === 1440 ? "24:00" : `${two(Math.floor(n / 60))}:${two(n % 60)}`))
/** Around moments at which some of these clocks are moved, and at any other. */
const moves = [
  "2027-03-28T01:00Z",
  "2027-10-31T01:00Z",
  "2027-03-14T07:00Z",
  "2027-11-07T06:00Z",
  "2027-04-03T15:00Z",
  "2027-10-02T15:30Z",
  "2011-12-30T10:00Z"
]
const aroundMoves = fc
  .tuple(fc.constantFrom(...moves), fc.integer({ min: -1500, max: 300 }))
  .map(([at, minutes]) => Date.parse(at) + minutes * minute)
const anyTime = fc.integer({ min: 0, max: 3 * 366 * 1440 }).map((n) => Date.parse("2026-01-01T00:00Z") + n * minute)

const until = (hours: QuietHours, zone: string, at: number) =>
  quietUntil(hours, zone, DateTime.unsafeMake(at))?.epochMillis ?? null
const hours = (from: string, to: string): QuietHours => ({ from: LocalTime.make(from), until: LocalTime.make(to) })
const at = (text: string) => Date.parse(text)

describe("quiet hours", () => {
  // Falls with `<=` at either end, without the loop, without the search for moves, and with a day of 24 hours.
  it("keep a mail if and only if the person's clock shows a time of theirs, until the first moment that is none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        localTime,
        localTime,
        fc.oneof(aroundMoves, anyTime),
        (zone, from, to, now) => {
          const [chosen, clock] = [{ from, until: to }, clockOf(zone)]
          let first = now
          while (shows(chosen, clock(first))) first += minute
          assert.strictEqual(until(chosen, zone, now), first === now ? null : first)
        }
      ),
      { numRuns: 3000 }
    )
  })

  it("end where they end, whatever the second in which a mail is due", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        localTime,
        localTime,
        anyTime,
        fc.nat(minute - 1),
        (zone, from, to, now, more) => {
          assert.strictEqual(until({ from, until: to }, zone, now + more), until({ from, until: to }, zone, now))
        }
      )
    )
  })

  it("are over once they have ended", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        localTime,
        localTime,
        fc.oneof(aroundMoves, anyTime),
        (zone, from, to, now) => {
          const end = until({ from, until: to }, zone, now)
          if (end !== null) assert.isNull(until({ from, until: to }, zone, end))
        }
      )
    )
  })

  it("are none with one time twice, also where it is midnight in two ways", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), localTime, anyTime, (zone, time, now) => {
        assert.isNull(until({ from: time, until: time }, zone, now))
      })
    )
    assert.isNull(until(hours("00:00", "24:00"), "UTC", at("2027-06-01T12:00Z")))
  })

  // Falls where they are taken by the letter: a lane that is seconds late kept the mail for another day, and then another.
  it("leave a quarter of an hour a day in which a mail that has waited is sent", () => {
    const almostAlways = hours("07:00", "06:59")
    const [end, later] = ["2027-06-02T06:59Z", "2027-06-02T07:13:59.999Z"].map(at) as [number, number]
    assert.strictEqual(until(almostAlways, "UTC", at("2027-06-01T12:00Z")), end)
    assert.isNull(until(almostAlways, "UTC", end))
    assert.isNull(until(almostAlways, "UTC", later))
    assert.strictEqual(until(almostAlways, "UTC", later + 1), at("2027-06-03T06:59Z"))
  })

  it("go over midnight", () => {
    const night = hours("22:00", "07:00")
    assert.isNull(until(night, "Europe/Berlin", at("2027-06-01T19:59Z")))
    for (const now of ["2027-06-01T20:00Z", "2027-06-02T00:00Z", "2027-06-02T04:59:59.999Z"])
      assert.strictEqual(until(night, "Europe/Berlin", at(now)), at("2027-06-02T05:00Z"))
    assert.isNull(until(night, "Europe/Berlin", at("2027-06-02T05:00Z")))
  })

  it("end with a skip of the clock that has their end in it, and come again with an hour that comes again", () => {
    const early = hours("22:00", "02:30")
    assert.strictEqual(until(early, "Europe/Berlin", at("2027-03-28T00:30Z")), at("2027-03-28T01:00Z"))
    assert.strictEqual(until(early, "Europe/Berlin", at("2027-10-31T00:10Z")), at("2027-10-31T00:30Z"))
    assert.isNull(until(early, "Europe/Berlin", at("2027-10-31T00:40Z")))
    assert.strictEqual(until(early, "Europe/Berlin", at("2027-10-31T01:10Z")), at("2027-10-31T01:30Z"))
  })
})
