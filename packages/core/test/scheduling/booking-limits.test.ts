/**
 * Mutations seen to fall: the day counted in UTC; `>=` for `>` in the limit; the wanted sessions not counted among each
 * other; a seat of a session that takes place anyway counted as a further one; `until` of a day 24 hours after its start.
 */
import { assert, describe, expect, it } from "@effect/vitest"
import { DateTime, FastCheck as fc } from "effect"
import { DateTime as Luxon } from "luxon"
import {
  type BookingLimits,
  beyondDailyLimit,
  daysOf,
  earliestStart,
  fullDays
} from "../../src/scheduling/booking-limits.js"
import { SlotId } from "../../src/scheduling/ids.js"
import { dayAround, dayOf, type Timespan } from "../../src/scheduling/mentor-day.js"

const idOf = (number: number) => SlotId.make(`018f4e7a-0000-7000-8000-${String(number).padStart(12, "0")}`)
const at = (text: string) => DateTime.unsafeMake(text)
const session = (number: number, text: string) => ({ id: idOf(number), startsAt: at(text) })
const limits = (dailyLimit: number | null, timeZone = "UTC"): BookingLimits => ({
  minimumNoticeMinutes: 0,
  dailyLimit,
  timeZone
})
const isIn = (moment: DateTime.Utc, { from, until }: Timespan) =>
  DateTime.greaterThanOrEqualTo(moment, from) && DateTime.lessThan(moment, until)

/** Days of 23, 24 and 25 hours, of 23.5 and 24.5, midnights that are skipped or happen twice. */
const zones = fc.constantFrom(
  ...["UTC", "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Beirut", "America/Havana"],
  ...["Pacific/Apia", "Pacific/Kiritimati", "Asia/Kathmandu"]
)
const changes = fc.constantFrom("2027-03-14", "2027-03-28", "2027-04-04", "2027-04-30", "2027-10-29", "2027-10-31")
/** Half hours of the four days around a date on which clocks change somewhere. */
const momentNear = (date: string, halfHours: number) =>
  DateTime.add(at(`${date}T00:00:00Z`), { minutes: halfHours * 30 })
const halfHours = fc.integer({ min: -96, max: 96 })

describe("the notice", () => {
  it("is counted from now, to the millisecond", () => {
    const now = at("2027-03-28T00:30:00.001Z")
    assert.deepStrictEqual(
      earliestStart({ ...limits(null), minimumNoticeMinutes: 90 }, now),
      at("2027-03-28T02:00:00.001Z")
    )
    assert.deepStrictEqual(earliestStart(limits(null), now), now)
  })
})

describe("a day's limit", () => {
  const [one, two, three] = [
    session(1, "2027-03-01T08:00:00Z"),
    session(2, "2027-03-01T10:00:00Z"),
    session(3, "2027-03-01T12:00:00Z")
  ] as const
  const nextDay = session(4, "2027-03-02T00:00:00Z")

  it("leaves room for what is wanted beside what is taken, and not for more", () => {
    assert.deepStrictEqual(beyondDailyLimit([three], [one], limits(2)), [])
    assert.deepStrictEqual(beyondDailyLimit([three], [one, two], limits(2)), [three])
    assert.deepStrictEqual(beyondDailyLimit([three, nextDay], [one, two], limits(2)), [three])
    assert.deepStrictEqual(beyondDailyLimit([three], [one, two], limits(null)), [])
  })

  it("counts the follow-ups of one request on one date", () => {
    assert.deepStrictEqual(beyondDailyLimit([one, two, nextDay], [], limits(2)), [])
    assert.deepStrictEqual(beyondDailyLimit([one, two, nextDay], [], limits(1)), [one, two])
    assert.deepStrictEqual(beyondDailyLimit([two, three], [one], limits(2)), [two, three])
  })

  it("counts a session once, however many want a seat in it, and lets more of them in when it is reached or passed", () => {
    assert.deepStrictEqual(beyondDailyLimit([one], [one, two], limits(2)), [])
    assert.deepStrictEqual(beyondDailyLimit([one], [one, two, three], limits(1)), [])
    assert.deepStrictEqual(beyondDailyLimit([one, three], [one, two], limits(2)), [three])
  })

  it.each([
    ["23 hours", "2027-03-27T22:00:00Z", "2027-03-28T20:59:59Z", "2027-03-28T21:00:00Z"],
    ["25 hours", "2027-10-30T21:00:00Z", "2027-10-31T21:59:59Z", "2027-10-31T22:00:00Z"]
  ])("goes by the mentor's local date, also on one of %s", (_name, midnight, lastSecond, nextMidnight) => {
    const kyiv = limits(1, "Europe/Kyiv")
    const first = session(1, midnight)
    assert.deepStrictEqual(beyondDailyLimit([session(2, lastSecond)], [first], kyiv), [session(2, lastSecond)])
    assert.deepStrictEqual(beyondDailyLimit([session(2, nextMidnight)], [first], kyiv), [])
    assert.deepStrictEqual(fullDays([first], kyiv), [{ from: at(midnight), until: at(nextMidnight) }])
  })

  it("goes by UTC where the zone says nothing to us", () => {
    assert.deepStrictEqual(fullDays([one], limits(1, "Mars/Olympus")), [
      { from: at("2027-03-01T00:00:00Z"), until: at("2027-03-02T00:00:00Z") }
    ])
  })

  it.prop(
    "is for readers what it is for those who hold: a day is full exactly when one more session is beyond",
    [zones, changes, fc.array(halfHours, { maxLength: 12 }), halfHours, fc.integer({ min: 1, max: 4 })],
    ([timeZone, date, takenAt, wantedAt, dailyLimit]) => {
      const taken = takenAt.map((n, index) => ({ id: idOf(index), startsAt: momentNear(date, n) }))
      const wanted = { id: idOf(99), startsAt: momentNear(date, wantedAt) }
      const of = limits(dailyLimit, timeZone)
      const localDate = (moment: DateTime.Utc) => Luxon.fromMillis(moment.epochMillis, { zone: timeZone }).toISODate()
      const beside = taken.filter(({ startsAt }) => localDate(startsAt) === localDate(wanted.startsAt)).length
      const isBeyond = beyondDailyLimit([wanted], taken, of).length > 0
      expect(isBeyond).toBe(beside >= dailyLimit)
      expect(fullDays(taken, of).some((day) => isIn(wanted.startsAt, day))).toBe(isBeyond)
      // Whoever asks the database for the sessions of those dates misses none.
      const asked = daysOf([wanted], timeZone)
      expect(taken.filter(({ startsAt }) => isIn(startsAt, asked)).length).toBe(beside)
    },
    { fastCheck: { numRuns: 150 } }
  )
})

describe("a mentor's day", () => {
  it.prop(
    "is all the moments of its date, and no others",
    [zones, changes, halfHours],
    ([timeZone, date, n]) => {
      const moment = momentNear(date, n)
      const { from, until } = dayAround(moment, timeZone)
      const local = dayOf(moment, timeZone)
      expect(isIn(moment, { from, until })).toBe(true)
      expect(dayOf(from, timeZone)).toBe(local)
      expect(dayOf(DateTime.subtract(until, { millis: 1 }), timeZone)).toBe(local)
      expect(dayOf(until, timeZone) > local).toBe(true)
      expect(dayOf(DateTime.subtract(from, { millis: 1 }), timeZone) < local).toBe(true)
    },
    { fastCheck: { numRuns: 150 } }
  )

  it("spans all dates of several sessions, in whatever order they come", () => {
    const days = daysOf(
      [session(1, "2027-03-28T12:00:00Z"), session(2, "2027-03-26T23:00:00Z"), session(3, "2027-03-29T12:00:00Z")],
      "Europe/Kyiv"
    )
    assert.deepStrictEqual(days, { from: at("2027-03-26T22:00:00Z"), until: at("2027-03-29T21:00:00Z") })
  })
})
