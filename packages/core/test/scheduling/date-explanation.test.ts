import { describe, expect, it } from "@effect/vitest"
import { DateTime } from "luxon"
import { type DateExplanation, explainDates } from "../../src/scheduling/generation/date-explanation.js"
import { generateSlots, type SlotRequest, type SlotRule } from "../../src/scheduling/generation/slot-generation.js"
import { referenceDates } from "./recurrence-reference.js"
import { request } from "./slot-generation-requests.js"
import { blocks, everyDay, oneTime, recurring, utc, weekly } from "./slot-generation-sample.js"

const explain = (given: Partial<SlotRequest>) =>
  explainDates({
    timeZone: "UTC",
    from: utc("2027-05-03T00:00"),
    until: utc("2027-05-06T00:00"),
    durationMinutes: 60,
    bufferAfterMinutes: 0,
    rules: [],
    overrides: [],
    offDays: [],
    ...given
  })

const nothing = {
  source: null,
  ids: [],
  replaced: [],
  off: null,
  isSkippedByZone: false,
  slots: 0,
  blocked: 0,
  remarks: []
}

describe("a date's explanation", () => {
  it("names who wins and whom it displaces", () => {
    const rules = [
      weekly("w2", 1, "13:00-14:00"),
      ...everyDay("w1", "09:00-12:00", "14:00-15:00"),
      recurring("r", "FREQ=DAILY;INTERVAL=2", "2027-05-03", "08:00-10:00"),
      oneTime("o", "2027-05-03", "10:00-11:00")
    ]
    const overrides = [{ id: "over", date: "2027-05-03", timeBlocks: blocks("16:00-20:00") }]
    const days = explain({ rules, overrides })
    expect(days).toEqual([
      {
        ...nothing,
        date: "2027-05-03",
        source: "override",
        ids: ["over"],
        replaced: [
          { source: "one_time", ids: ["o"] },
          { source: "recurring", ids: ["r"] },
          { source: "regular_weekly", ids: ["w1", "w2"] }
        ],
        slots: 4
      },
      { ...nothing, date: "2027-05-04", source: "regular_weekly", ids: ["w1"], slots: 4 },
      {
        ...nothing,
        date: "2027-05-05",
        source: "recurring",
        ids: ["r"],
        replaced: [{ source: "regular_weekly", ids: ["w1"] }],
        slots: 2
      }
    ])
  })

  it("tells off-days and what they block", () => {
    const offDays = [
      { from: "2027-05-04", until: "2027-05-04" },
      { from: "2027-05-03", until: "2027-05-04", timeBlocks: blocks("09:30-10:00") }
    ]
    const days = explain({ rules: everyDay("w", "09:00-12:00"), offDays })
    expect(days.map(({ blocked, off, slots }) => [off, slots, blocked])).toEqual([
      ["partly", 3, 1],
      ["whole", 3, 3],
      [null, 3, 0]
    ])
  })

  it("says why hours give no slots", () => {
    const remarks = (given: Partial<SlotRequest>) => explain(given).map((one) => one.remarks)
    expect(remarks({ rules: [weekly("w", 1, "09:00-09:59", "10:00-10:30", "11:00-12:00")] })).toEqual([
      ["block_too_short"],
      [],
      []
    ])
    const clocks = { timeZone: "Europe/London", from: utc("2027-03-28T00:00"), until: utc("2027-03-28T12:00") }
    expect(remarks({ ...clocks, rules: [weekly("w", 0, "00:45-02:15", "01:30-02:30")] })).toEqual([
      ["swallowed_by_clock_change"]
    ])
    const late = { from: utc("2027-05-03T10:15"), until: utc("2027-05-04T10:00") }
    expect(remarks({ ...late, rules: everyDay("w", "09:00-11:00") })).toEqual([["outside_window"], []])
    expect(remarks({ ...late, rules: everyDay("w", "10:00-11:00") })).toEqual([["outside_window"], ["outside_window"]])
  })

  it("tells a date that the zone skipped", () => {
    const apia = { timeZone: "Pacific/Apia", from: utc("2011-12-29T10:00"), until: utc("2012-01-01T10:00") }
    const offDays = [{ from: "2011-12-01", until: "2012-02-01" }]
    expect(
      explain({ ...apia, rules: everyDay("w", "09:00-10:00"), offDays }).map((one) => [
        one.date,
        one.isSkippedByZone,
        one.off,
        one.slots,
        one.remarks
      ])
    ).toEqual([
      ["2011-12-29", false, "whole", 1, []],
      ["2011-12-30", true, null, 0, []],
      ["2011-12-31", false, "whole", 1, []],
      ["2012-01-01", false, "whole", 1, []]
    ])
  })

  it("has its limits", () => {
    expect(explain({ until: utc("2027-05-03T00:00") })).toEqual([])
    expect(explain({ until: utc("2028-06-06T00:00") })).toHaveLength(400)
    expect(() => explain({ until: utc("2028-06-07T00:01") })).toThrow(RangeError)
    expect(() => explain({ from: Number.NaN })).toThrow("from")
    expect(() => explain({ timeZone: "Fantasia/Castle" })).toThrow("Fantasia/Castle")
  })
})

/** By origin, ids of the rules that hold on a date, found by asking every rule. */
const candidates = (given: SlotRequest, date: string) => {
  const valid = given.rules.filter(
    ({ validFrom, validUntil }) => date >= (validFrom ?? "") && date <= (validUntil ?? "9")
  )
  const recurs = ({ rrule, validFrom }: SlotRule) =>
    referenceDates({
      text: rrule ?? "",
      validFrom: validFrom ?? "",
      timeZone: given.timeZone,
      first: date,
      last: date
    }).includes(date)
  const ids = (found: ReadonlyArray<{ readonly id: string }>) => [...new Set(found.map(({ id }) => id))].sort()
  const weekday = new Date(date).getUTCDay()
  return [
    { source: "override", ids: ids(given.overrides.filter((one) => one.date === date)) },
    { source: "one_time", ids: ids(valid.filter((one) => one.type === "one_time" && one.specificDate === date)) },
    { source: "recurring", ids: ids(valid.filter((one) => one.type === "recurring" && recurs(one))) },
    {
      source: "regular_weekly",
      ids: ids(valid.filter((one) => one.type === "regular_weekly" && one.dayOfWeek === weekday))
    }
  ].filter((one) => one.ids.length > 0)
}

describe("explanations", () => {
  it.prop(
    "count what generateSlots gives, date by date, and name the rules that hold",
    [request],
    ([given]) => {
      const days = explainDates(given)
      const dateOf = (instant: number) => DateTime.fromMillis(instant, { zone: given.timeZone }).toISODate()
      const slots = generateSlots(given)
      const byDate = new Map<string, DateExplanation>(days.map((one) => [one.date, one]))
      expect(days[0]?.date).toBe(given.until > given.from ? dateOf(given.from) : undefined)
      expect(days.at(-1)?.date).toBe(given.until > given.from ? dateOf(given.until - 1) : undefined)

      for (const { blocked, date, ids, isSkippedByZone, off, remarks, replaced, slots: count, source } of days) {
        const own = slots.filter(({ startsAt }) => dateOf(startsAt) === date)
        expect([count, blocked]).toEqual([own.length, own.filter((one) => one.blocked).length])
        expect(source === null ? [] : [{ source, ids }, ...replaced]).toEqual(candidates(given, date))
        if (count === 0 && !isSkippedByZone) expect(remarks.length > 0).toBe(source !== null)
        if (off === "whole") expect(blocked).toBe(count)
        // Hours that a gap pushes past midnight give slots on the next date.
        const before = byDate.get(new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10))
        for (const one of own) {
          expect([...ids, ...(before?.ids ?? [])]).toContain(
            "ruleId" in one.source ? one.source.ruleId : one.source.overrideId
          )
        }
      }
      expect(days.reduce((sum, one) => sum + one.slots, 0)).toBe(slots.length)
    },
    { fastCheck: { numRuns: 75 } }
  )
})
