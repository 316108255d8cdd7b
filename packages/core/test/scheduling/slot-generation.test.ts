import { describe, expect, it } from "@effect/vitest"
import {
  blockedTimes,
  blocks,
  everyDay,
  generate,
  minute,
  monday,
  on,
  oneTime,
  type Slots,
  starts,
  times,
  tuesday,
  utc,
  weekly
} from "./slot-generation-sample.js"

describe("a slot", () => {
  it("has its start, its end, its buffer's end and its rule", () => {
    expect(generate({ bufferAfterMinutes: 15, rules: [weekly("r", monday, "09:00-10:00")] })).toEqual([
      {
        startsAt: utc("2027-05-03T09:00"),
        endsAt: utc("2027-05-03T10:00"),
        bufferEndsAt: utc("2027-05-03T10:15"),
        source: { ruleId: "r" },
        blocked: false
      }
    ])
  })

  it("is meant in the mentor's zone", () => {
    const rules = [weekly("r", monday, "09:00-10:00")]
    expect(starts(generate({ timeZone: "Asia/Kathmandu", rules }))).toEqual(["05-03T03:15"])
    expect(starts(generate({ timeZone: "America/New_York", rules }))).toEqual(["05-03T13:00"])
    // Monday begins on Sunday there, as seen from UTC.
    expect(starts(generate({ timeZone: "Pacific/Kiritimati", from: utc("2027-05-02T00:00"), rules }))).toEqual([
      "05-02T19:00",
      "05-09T19:00"
    ])
  })

  it("ascends whatever the order of the rules", () => {
    const rules = [weekly("b", tuesday, "09:00-10:00"), weekly("a", monday, "14:00-15:00", "09:00-10:00")]
    expect(starts(generate({ rules }))).toEqual(["05-03T09:00", "05-03T14:00", "05-04T09:00"])
  })
})

describe("the grid", () => {
  const rules = [weekly("r", monday, "09:00-12:00")]

  it("steps by duration and buffer", () => {
    expect(times(generate({ rules, bufferAfterMinutes: 15 }))).toEqual(["09:00", "10:15"])
    expect(times(generate({ rules, durationMinutes: 45, bufferAfterMinutes: 15 }))).toEqual(["09:00", "10:00", "11:00"])
  })

  it("steps by the start interval where there is one, also by less than the duration", () => {
    expect(times(generate({ rules, bufferAfterMinutes: 15, startIntervalMinutes: 30 }))).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "11:00"
    ])
    expect(times(generate({ rules, startIntervalMinutes: 90 }))).toEqual(["09:00", "10:30"])
  })

  it("lets the last buffer lie outside of the block, but not the last session", () => {
    const [slot, ...rest] = generate({ rules: [weekly("r", monday, "09:00-10:59")], bufferAfterMinutes: 120 })
    expect(slot?.bufferEndsAt).toBe(utc("2027-05-03T12:00"))
    expect(rest).toEqual([])
    expect(generate({ rules: [weekly("r", monday, "09:00-09:59")] })).toEqual([])
  })

  it("keeps its place where the window begins inside of a block", () => {
    const within = (from: string, until: string) =>
      times(generate({ rules, bufferAfterMinutes: 15, from: utc(from), until: utc(until) }))
    expect(within("2027-05-03T09:30", "2027-05-03T12:00")).toEqual(["10:15"])
    expect(within("2027-05-03T10:16", "2027-05-03T12:00")).toEqual([])
  })

  it("reaches to midnight with 24:00", () => {
    expect(starts(generate({ rules: [weekly("r", monday, "22:30-24:00")] }))).toEqual(["05-03T22:30"])
    expect(starts(generate({ rules: everyDay("r", "23:00-24:00", "00:00-01:00") })).slice(0, 4)).toEqual([
      "05-03T00:00",
      "05-03T23:00",
      "05-04T00:00",
      "05-04T23:00"
    ])
  })
})

describe("the window", () => {
  it("is from <= startsAt < until", () => {
    const rules = [weekly("r", monday, "09:00-12:00")]
    const within = (from: number, until: number) => times(generate({ rules, from, until }))
    const [nine, eleven] = [utc("2027-05-03T09:00"), utc("2027-05-03T11:00")]
    expect(within(nine, eleven)).toEqual(["09:00", "10:00"])
    expect(within(nine + 1, eleven + 1)).toEqual(["10:00", "11:00"])
    expect(within(eleven, eleven)).toEqual([])
    expect(within(eleven, nine)).toEqual([])
  })
})

describe("blocks of one date", () => {
  const owners = (slots: Slots) =>
    slots.map(({ source }, index) => `${times(slots)[index]} ${"ruleId" in source ? source.ruleId : source.overrideId}`)

  it("are merged where they overlap, then cut; the earliest one's rule owns the slots", () => {
    const rules = [
      weekly("a", monday, "09:30-11:30"),
      weekly("b", monday, "09:00-10:00"),
      weekly("c", monday, "11:00-12:00")
    ]
    expect(owners(generate({ rules }))).toEqual(["09:00 b", "10:00 b", "11:00 b"])
  })

  it("that begin together belong to the smaller id", () => {
    const rules = [weekly("b", monday, "09:00-11:00"), weekly("a", monday, "09:00-10:00")]
    expect(owners(generate({ rules }))).toEqual(["09:00 a", "10:00 a"])
  })

  it("that only touch have a grid each", () => {
    const rules = [weekly("a", monday, "09:00-10:30"), weekly("b", monday, "10:30-12:00")]
    expect(owners(generate({ rules }))).toEqual(["09:00 a", "10:30 b"])
  })

  it("that lie in another keep the outer one's end", () => {
    const rules = [weekly("a", monday, "09:00-12:00", "10:00-10:30")]
    expect(times(generate({ rules }))).toEqual(["09:00", "10:00", "11:00"])
  })
})

describe("rules and overrides", () => {
  it("of one kind add up; a one-time rule replaces the weekly ones on its date, an override both", () => {
    const rules = [
      ...everyDay("weekly", "08:00-09:00", "20:00-21:00"),
      oneTime("one-a", "2027-05-04", "10:00-11:00"),
      oneTime("one-b", "2027-05-04", "12:00-13:00"),
      oneTime("one-c", "2027-05-05", "10:00-11:00")
    ]
    const overrides = [{ id: "over", date: "2027-05-05", timeBlocks: blocks("15:00-16:00") }]
    const slots = generate({ rules, overrides, until: utc("2027-05-06T00:00") })
    expect(starts(slots)).toEqual(["05-03T08:00", "05-03T20:00", "05-04T10:00", "05-04T12:00", "05-05T15:00"])
    expect(slots.at(-1)?.source).toEqual({ overrideId: "over" })
  })

  it("count from the first to the last date of their validity", () => {
    const rules = everyDay("r", "09:00-10:00").map((rule) => ({
      ...rule,
      validFrom: "2027-05-05",
      validUntil: "2027-05-06"
    }))
    expect(starts(generate({ rules }))).toEqual(["05-05T09:00", "05-06T09:00"])
    expect(starts(generate({ rules: rules.map((one) => ({ ...one, validUntil: null })) }))).toHaveLength(5)
  })

  it("outside of its validity a one-time rule replaces nothing", () => {
    const rules = [
      weekly("weekly", tuesday, "09:00-10:00"),
      { ...oneTime("once", "2027-05-04", "12:00-13:00"), validUntil: "2027-05-03" }
    ]
    expect(starts(generate({ rules }))).toEqual(["05-04T09:00"])
  })
})

describe("off-days", () => {
  const rules = everyDay("r", "09:00-12:00")

  it("block every slot of their dates, the last one included, and leave the slots there", () => {
    const slots = generate({ rules, offDays: [{ from: "2027-05-04", until: "2027-05-05" }] })
    expect(slots).toHaveLength(21)
    expect(starts(slots.filter(({ blocked }) => blocked))).toEqual([
      "05-04T09:00",
      "05-04T10:00",
      "05-04T11:00",
      "05-05T09:00",
      "05-05T10:00",
      "05-05T11:00"
    ])
  })

  it("block what their hours overlap; the grid stays, and a buffer or an end that only touches does not count", () => {
    const slots = generate({
      rules: [weekly("r", monday, "09:00-14:00")],
      durationMinutes: 50,
      bufferAfterMinutes: 10,
      offDays: [{ from: "2027-05-03", until: "2027-05-03", timeBlocks: blocks("10:50-11:01", "12:50-13:00") }]
    })
    expect(times(slots)).toEqual(["09:00", "10:00", "11:00", "12:00", "13:00"])
    expect(blockedTimes(slots)).toEqual(["11:00"])
  })

  it("mask overrides too, and may overlap each other", () => {
    const overrides = [{ id: "o", date: "2027-05-03", timeBlocks: blocks("09:00-12:00") }]
    const offDays = [
      { from: "2027-05-03", until: "2027-05-03", timeBlocks: blocks("10:00-10:30") },
      { from: "2027-05-03", until: "2027-05-03", timeBlocks: blocks("08:00-12:00") },
      { from: "2027-05-03", until: "2027-05-03", timeBlocks: blocks("09:00-09:30") }
    ]
    const until = utc("2027-05-04T00:00")
    expect(blockedTimes(generate({ overrides, offDays, until }))).toEqual(["09:00", "10:00", "11:00"])
  })

  it("are the mentor's local dates", () => {
    const offDays = [{ from: "2027-05-04", until: "2027-05-04" }]
    const slots = generate({ timeZone: "America/New_York", rules: everyDay("r", "20:00-24:00"), offDays })
    expect(starts(slots.filter(({ blocked }) => blocked))).toEqual([
      "05-05T00:00",
      "05-05T01:00",
      "05-05T02:00",
      "05-05T03:00"
    ])
  })
})

describe("90 days", () => {
  it("hold every weekday's hours, an hour shifted after the clocks change", () => {
    const rules = [1, 2, 3, 4, 5].map((day) => weekly(`r${day}`, day, "09:00-17:00"))
    const from = utc("2027-01-04T00:00")
    const slots = on("Europe/London", "2027-01-04T00:00", "2027-04-04T00:00", { rules })
    expect(slots).toHaveLength(13 * 5 * 8)
    expect(slots[0]?.startsAt).toBe(from + 9 * 60 * minute)
    expect(starts(slots).slice(-8, -6)).toEqual(["04-02T08:00", "04-02T09:00"])
  })
})
