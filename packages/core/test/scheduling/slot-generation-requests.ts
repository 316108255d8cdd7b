/** Requests at random, about the dates on which clocks change. */
import { FastCheck as fc } from "effect"
import { isRecurrence } from "../../src/scheduling/generation/recurrence.js"
import type { SlotRequest } from "../../src/scheduling/generation/slot-generation.js"
import { recurrenceText } from "./recurrence-grammar.js"

const minute = 60_000
const day = 1440 * minute

/** Zones with the dates on which their clocks change. */
const changes: ReadonlyArray<readonly [timeZone: string, date: string]> = [
  ["Europe/London", "2027-03-28"],
  ["Europe/London", "2027-10-31"],
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["Australia/Lord_Howe", "2027-04-04"], // half an hour
  ["Australia/Lord_Howe", "2027-10-03"],
  ["Africa/Casablanca", "2026-02-15"], // Ramadan
  ["Africa/Casablanca", "2026-03-22"],
  ["Pacific/Apia", "2011-12-30"], // skipped whole
  ["America/Sao_Paulo", "2018-02-18"], // at midnight
  ["America/Sao_Paulo", "2018-11-04"],
  ["Antarctica/Troll", "2027-03-28"], // two hours
  ["Antarctica/Troll", "2027-10-31"],
  ["America/Nuuk", "2027-03-27"], // the last hour of the date is skipped
  ["America/Nuuk", "2027-10-31"],
  ["Asia/Kathmandu", "2027-05-01"], // none, but a quarter of an hour off
  ["Pacific/Kwajalein", "1993-08-21"], // skipped whole
  ["America/Asuncion", "2023-10-01"], // at midnight, like the next ones
  ["Asia/Beirut", "2027-03-28"],
  ["Africa/Cairo", "2027-04-30"],
  ["America/Santiago", "2027-04-04"],
  ["America/Santiago", "2027-09-05"],
  ["America/Havana", "2027-03-14"],
  ["UTC", "2028-02-29"]
]

const dateNear = (date: string) =>
  fc.integer({ min: -2, max: 2 }).map((days) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10))

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** Clocks change at night, and round times are the ones that meet changes and each other. */
const minuteOfDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 16 }).map((quarters) => quarters * 15) },
  { weight: 2, arbitrary: fc.integer({ min: 88, max: 96 }).map((quarters) => quarters * 15) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 1440 }) }
)

const timeBlock = fc
  .uniqueArray(minuteOfDay, { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 0]) => ({ start: time(Math.min(a, b)), end: time(Math.max(a, b)) }))

const timeBlocks = fc.array(timeBlock, { minLength: 1, maxLength: 3 })
const id = fc.constantFrom("0190a", "0190b", "0190c", "0190d")

const rule = (date: string): fc.Arbitrary<SlotRequest["rules"][number]> =>
  fc
    .record({
      id,
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      specificDate: dateNear(date),
      rrule: fc.oneof(
        fc.constantFrom("FREQ=DAILY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU,MO", "FREQ=DAILY;COUNT=3"),
        recurrenceText(date).filter(isRecurrence)
      ),
      type: fc.constantFrom("one_time" as const, "recurring" as const, "regular_weekly" as const),
      timeBlocks,
      bounds: fc.option(fc.tuple(dateNear(date), dateNear(date)), { nil: undefined }),
      isOpenEnded: fc.boolean()
    })
    .map(({ bounds, dayOfWeek, isOpenEnded, rrule, specificDate, type, ...rest }) => {
      const [first, last] = [...(bounds ?? [])].sort()
      const validity = { validFrom: first, validUntil: isOpenEnded ? undefined : last }
      if (type === "one_time") return { ...rest, ...validity, type, specificDate }
      if (type === "regular_weekly") return { ...rest, ...validity, type, dayOfWeek }
      return { ...rest, ...validity, validFrom: first ?? date, type, rrule }
    })

const offDay = (date: string): fc.Arbitrary<SlotRequest["offDays"][number]> =>
  fc
    .record({
      dates: fc.tuple(dateNear(date), dateNear(date)),
      timeBlocks: fc.option(timeBlocks, { nil: undefined })
    })
    .map(({ dates, ...rest }) => {
      const [from = date, until = date] = [...dates].sort()
      return { from, until, ...rest }
    })

const length = fc.oneof(fc.constantFrom(5, 15, 30, 45, 60, 90), fc.integer({ min: 5, max: 300 }))

export const request: fc.Arbitrary<SlotRequest> = fc.constantFrom(...changes).chain(([timeZone, date]) =>
  fc
    .record({
      timeZone: fc.constant(timeZone),
      start: fc.integer({ min: -2 * 1440, max: 1440 }),
      startMs: fc.constantFrom(0, 0, 1, 59_999),
      length: fc.integer({ min: 0, max: 3 * 1440 }),
      durationMinutes: length,
      bufferAfterMinutes: fc.constantFrom(0, 0, 10, 15, 60),
      startIntervalMinutes: fc.option(length, { nil: undefined }),
      rules: fc.array(rule(date), { maxLength: 6 }),
      overrides: fc.array(fc.record({ id, date: dateNear(date), timeBlocks }), { maxLength: 2 }),
      offDays: fc.array(offDay(date), { maxLength: 2 })
    })
    .map(({ length, start, startMs, ...rest }) => {
      const from = Date.parse(date) + start * minute + startMs
      return { ...rest, from, until: from + length * minute }
    })
)
