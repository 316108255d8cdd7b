/** When digests are due, against a clock on a wall that is asked hour by hour. */
import { DateTime, FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { lastDigest, nextMorning } from "../../src/notifications/digests.js"
import type { Digest } from "../../src/notifications/preferences.js"

const hour = 3_600_000
const zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "no/zone"]
const zone = fc.constantFrom(...zones)
const moment = fc.integer({ min: 0, max: 3 * 366 * 1440 }).map((n) => Date.parse("2026-01-01T00:00Z") + n * 60_000)

/** Not by luxon, which the code asks. */
const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: timeZone === "no/zone" ? "UTC" : timeZone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  })
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return {
      time: `${parts["hour"]}:${parts["minute"]}`,
      weekday: parts["weekday"],
      day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`
    }
  }
}
const at = (millis: number) => DateTime.unsafeMake(millis)

describe("digests", () => {
  // Falls with the morning of the wrong day, at the very moment, and by the host's zone.
  it("are due at 08:00 by the person's clock, the last such time that has come", () => {
    fc.assert(
      fc.property(zone, moment, fc.constantFrom<Digest>("off", "daily", "weekly"), (timeZone, now, digest) => {
        const last = lastDigest(digest, timeZone, at(now))
        const [clock, due] = [clockOf(timeZone), last.at.epochMillis]
        assert.strictEqual(clock(due).time, "08:00")
        assert.strictEqual(clock(due).day, last.day)
        assert.isAtMost(due, now)
        if (digest === "weekly") assert.strictEqual(clock(due).weekday, "Mon")
        // A quarter of an hour is the least by which zones differ.
        for (let later = due + hour / 4; later <= now; later += hour / 4) {
          const { time, weekday } = clock(later)
          assert.isFalse(time === "08:00" && (digest !== "weekly" || weekday === "Mon"))
        }
      })
    )
  })

  it("at that time are due then, and looked for again in the next morning", () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, now) => {
        const next = nextMorning(timeZone, at(now))
        assert.isAbove(next.epochMillis, now)
        assert.isAtMost(next.epochMillis, now + 25 * hour)
        assert.strictEqual(lastDigest("daily", timeZone, next).at.epochMillis, next.epochMillis)
        assert.isAtMost(lastDigest("daily", timeZone, at(next.epochMillis - 1)).at.epochMillis, now)
      })
    )
  })
})
