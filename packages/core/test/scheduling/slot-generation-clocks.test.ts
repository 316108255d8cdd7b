import { describe, expect, it } from "@effect/vitest"
import type { SlotRequest } from "../../src/scheduling/generation/slot-generation.js"
import {
  blockedTimes,
  blocks,
  everyDay,
  generate,
  minute,
  on,
  recurring,
  starts,
  times,
  utc,
  weekly
} from "./slot-generation-sample.js"

describe("the day on which clocks go forward", () => {
  const newYork = (...times: ReadonlyArray<string>) =>
    on("America/New_York", "2027-03-14T05:00", "2027-03-15T04:00", {
      durationMinutes: 30,
      rules: [weekly("r", 0, ...times)]
    })

  it("moves a local time that it skips forward by the gap", () => {
    // 02:30 does not exist: it is read as 03:30 EDT.
    expect(times(newYork("02:30-04:00"))).toEqual(["07:30"])
    expect(times(newYork("02:00-02:30"))).toEqual(["07:00"])
  })

  it("gives nothing where the gap swallows a block", () => {
    expect(newYork("02:30-03:30")).toEqual([])
    expect(newYork("02:30-03:00")).toEqual([])
  })

  it("blocks nothing by off hours that the gap swallows", () => {
    const offDays = [{ from: "2027-03-14", until: "2027-03-14", timeBlocks: blocks("02:15-03:05", "02:30-03:30") }]
    const request = { rules: [weekly("r", 0, "03:00-05:00")], offDays }
    const slots = on("America/New_York", "2027-03-14T05:00", "2027-03-15T04:00", request)
    expect(slots.map(({ blocked }) => blocked)).toEqual([false, false])
  })

  it("is as long as it really is", () => {
    expect(newYork("00:00-24:00")).toHaveLength(46)
    expect(newYork("01:00-04:00")).toHaveLength(4)
  })

  it("merges what its gap pushes onto another block, and not what it pushes apart", () => {
    expect(times(newYork("02:00-02:45", "03:00-04:00"))).toEqual(["07:00", "07:30"])
    expect(times(newYork("02:45-03:15", "03:15-04:00"))).toEqual(["07:15"])
  })

  it("moves by half an hour on Lord Howe, by two in Troll", () => {
    const lordHowe = on("Australia/Lord_Howe", "2027-10-02T13:00", "2027-10-03T13:00", {
      rules: [weekly("r", 0, "02:15-03:30")]
    })
    // 02:15 is read as 02:45 at +11:00, which leaves 45 minutes.
    expect(lordHowe).toEqual([])
    const troll = on("Antarctica/Troll", "2027-03-28T00:00", "2027-03-28T22:00", {
      rules: [weekly("r", 0, "01:30-05:00")]
    })
    expect(times(troll)).toEqual(["01:30"])
  })

  it("begins an hour late where midnight is skipped", () => {
    const rules = [weekly("r", 0, "00:00-03:00")]
    const slots = on("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-05T02:00", { rules })
    expect(starts(slots)).toEqual(["11-04T03:00", "11-04T04:00"])
  })

  it("merges a block that it pushes past midnight with the next date's", () => {
    // In Nuuk the clocks go from Saturday 23:00 to Sunday 00:00, at 01:00 UTC.
    const slots = on("America/Nuuk", "2027-03-28T00:00", "2027-03-29T00:00", {
      rules: [weekly("sat", 6, "23:00-23:30"), weekly("sun", 0, "00:00-02:00")]
    })
    expect(starts(slots)).toEqual(["03-28T01:00", "03-28T02:00"])
    expect(slots[1]?.source).toEqual({ ruleId: "sat" })
  })
})

describe("the day on which clocks go back", () => {
  const london = (...times: ReadonlyArray<string>) =>
    on("Europe/London", "2027-10-30T23:00", "2027-10-31T23:59", { rules: [weekly("r", 0, ...times)] })

  it("takes the first of a local time that happens twice", () => {
    expect(starts(london("01:00-02:00"))).toEqual(["10-31T00:00", "10-31T01:00"])
    expect(starts(london("00:30-01:30"))).toEqual(["10-30T23:30"])
  })

  it("cuts elapsed time: from 00:00 to 03:00 are four hours", () => {
    expect(starts(london("00:00-03:00"))).toEqual(["10-30T23:00", "10-31T00:00", "10-31T01:00", "10-31T02:00"])
  })

  it("has 25 hours, all of them off on an off-day", () => {
    const request = { rules: everyDay("r", "00:00-24:00"), offDays: [{ from: "2027-10-31", until: "2027-10-31" }] }
    const slots = on("Europe/London", "2027-10-30T00:00", "2027-11-02T00:00", request)
    expect(slots.filter(({ blocked }) => blocked)).toHaveLength(25)
  })
})

describe("a date that the zone skipped", () => {
  it("has no slots by a recurring rule either, whose count it is part of", () => {
    const kwajalein = (rrule: string) =>
      starts(
        on("Pacific/Kwajalein", "1993-08-20T12:00", "1993-08-25T12:00", {
          rules: [recurring("r", rrule, "1993-08-20", "09:00-10:00")]
        })
      )
    // Friday the 20th at -12:00, then Sunday the 22nd at +12:00.
    expect(kwajalein("FREQ=DAILY;COUNT=4")).toEqual(["08-20T21:00", "08-21T21:00", "08-22T21:00"])
    expect(kwajalein("FREQ=WEEKLY;BYDAY=SA")).toEqual([])
  })

  const apia = (request: Partial<SlotRequest>) =>
    starts(on("Pacific/Apia", "2011-12-29T10:00", "2012-01-01T10:00", request))

  it("has no slots, by rule or override, and its neighbours keep theirs", () => {
    // Thursday the 29th at -10:00, then Saturday the 31st at +14:00.
    expect(apia({ rules: everyDay("r", "09:00-10:00") })).toEqual(["12-29T19:00", "12-30T19:00", "12-31T19:00"])
    expect(apia({ overrides: [{ id: "o", date: "2011-12-30", timeBlocks: blocks("09:00-10:00") }] })).toEqual([])
  })

  it("cannot be off, in whole or by the hour", () => {
    const rules = everyDay("r", "00:00-24:00")
    const skipped = { from: "2011-12-30", until: "2011-12-30" }
    const offDays = [skipped, { ...skipped, timeBlocks: blocks("09:00-10:00") }]
    const slots = on("Pacific/Apia", "2011-12-29T10:00", "2012-01-01T10:00", { rules, offDays })
    expect(slots).toHaveLength(72)
    expect(blockedTimes(slots)).toEqual([])
  })

  it("does not part the date before it from the one after it", () => {
    const slots = on("Pacific/Apia", "2011-12-30T08:00", "2011-12-30T12:00", { rules: everyDay("r", "00:00-24:00") })
    expect(times(slots)).toEqual(["08:00", "09:00", "10:00", "11:00"])
  })
})

describe("a midnight that is skipped", () => {
  it.each([
    ["America/Asuncion", "2023-10-01T04:00"],
    ["Asia/Beirut", "2027-03-27T22:00"],
    ["Africa/Cairo", "2027-04-29T22:00"],
    ["America/Santiago", "2027-09-05T04:00"],
    ["America/Havana", "2027-03-14T05:00"]
  ])("makes the first hours of the date in %s one shorter", (timeZone, midnight) => {
    const rules = everyDay("r", "00:00-01:00", "00:30-03:30")
    const after = (away: number) => utc(midnight) + away * 60 * minute
    const hours = (away: number) =>
      generate({ timeZone, rules, from: after(away), until: after(away + 12) }).map(
        ({ startsAt }) => (startsAt - after(away)) / minute
      )
    // From 00:00 to 01:00 there is nothing, and 00:30 is read as 01:30; on the next date the two are one block.
    expect(hours(0)).toEqual([30, 90])
    expect(hours(23)).toEqual([0, 60, 120])
  })
})

describe("clocks of their own", () => {
  it("are a quarter of an hour off in Kathmandu, and go back half an hour on Lord Howe, two hours in Troll", () => {
    const rules = everyDay("r", "00:00-24:00")
    const hours = (timeZone: string, from: string, until: string) =>
      on(timeZone, from, until, { rules, durationMinutes: 30 }).length / 2
    expect(hours("Asia/Kathmandu", "2027-05-02T18:15", "2027-05-03T18:15")).toBe(24)
    expect(hours("Australia/Lord_Howe", "2027-04-03T13:00", "2027-04-04T13:30")).toBe(24.5)
    expect(hours("Antarctica/Troll", "2027-10-30T22:00", "2027-10-31T23:59")).toBe(26)
  })

  it("go back for Ramadan in Casablanca, and forward after it", () => {
    const rules = everyDay("r", "09:00-10:00")
    const slots = on("Africa/Casablanca", "2026-02-14T00:00", "2026-03-23T00:00", { rules })
    expect(starts(slots).slice(0, 2)).toEqual(["02-14T08:00", "02-15T09:00"])
    expect(starts(slots).slice(-2)).toEqual(["03-21T09:00", "03-22T08:00"])
  })
})
