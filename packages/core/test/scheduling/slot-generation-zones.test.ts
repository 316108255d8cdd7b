import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { IANAZone } from "luxon"
import { dayOfWeek, parseDay } from "../../src/scheduling/generation/local-dates.js"
import { toInstant, zoneTable } from "../../src/scheduling/generation/local-time.js"

const minute = 60_000
const day = 1440 * minute
const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC", "Europe/Kyiv", "Asia/Kolkata")
const instants = fc
  .integer({ min: Date.UTC(1970, 0, 1) / minute, max: Date.UTC(2037, 0, 1) / minute })
  .map((minutes) => minutes * minute)

const offset = (timeZone: string, instant: number): number => IANAZone.create(timeZone).offset(instant) * minute

/** Random instants seldom meet a change: half of them are moved to within three hours of one, if the zone has any. */
const instantIn = (timeZone: string, instant: number, near: number | undefined): number => {
  const { changes } = zoneTable(timeZone, instant, instant + 300 * day)
  const change = near === undefined ? undefined : changes.find((one) => one > instant)
  return change === undefined || near === undefined ? instant : change - offset(timeZone, change) + near * minute
}

describe("toInstant", () => {
  it.prop(
    "finds in every zone the first instant at which luxon's clock shows the local time",
    [zones, instants, fc.option(fc.integer({ min: -180, max: 180 }), { freq: 2, nil: undefined })],
    ([timeZone, random, near]) => {
      const instant = instantIn(timeZone, random, near)
      const local = instant + offset(timeZone, instant)
      const found = toInstant(zoneTable(timeZone, instant, instant), local)
      expect(found + offset(timeZone, found)).toBe(local)
      expect(found).toBeLessThanOrEqual(instant)
      for (let before = found - day; before < found; before += 60 * minute) {
        const earlier = local - offset(timeZone, before)
        if (earlier < found) expect(earlier + offset(timeZone, earlier)).not.toBe(local)
      }
    },
    { fastCheck: { numRuns: 300 } }
  )

  it.prop(
    "does not care which years were asked for before",
    [zones, fc.array(instants, { minLength: 2, maxLength: 5 })],
    ([timeZone, asked]) => {
      for (const instant of asked) {
        // The first table reaches over more years than are kept, the second one may come from the cache.
        for (const zone of [zoneTable(timeZone, Math.min(...asked), instant), zoneTable(timeZone, instant, instant)]) {
          const found = toInstant(zone, instant + offset(timeZone, instant))
          expect(found + offset(timeZone, found)).toBe(instant + offset(timeZone, instant))
          expect([...zone.changes].sort((a, b) => a - b)).toEqual(zone.changes)
        }
      }
    },
    { fastCheck: { numRuns: 25 } }
  )

  it("knows offsets with seconds", () => {
    const local = Date.UTC(1971, 0, 1)
    expect(toInstant(zoneTable("Africa/Monrovia", local, local), local)).toBe(Date.UTC(1971, 0, 1, 0, 44, 30))
  })
})

describe("a local date", () => {
  it.prop(
    "is counted as the calendar counts it",
    [fc.date({ min: new Date("0000-01-01"), max: new Date("9999-12-31") })],
    ([date]) => {
      const text = date.toISOString().slice(0, 10)
      const number = Date.parse(text) / day
      expect(parseDay(text)).toBe(number)
      expect(dayOfWeek(number)).toBe(date.getUTCDay())
    }
  )
})
