import { describe, expect, it } from "@effect/vitest"
import { generateSlots, type SlotRequest, type SlotRule } from "../../src/scheduling/slot-generation.js"

const minute = 60_000
const utc = (text: string): number => Date.parse(`${text}Z`)
const block = (text: string) => ({ start: text.slice(0, 5), end: text.slice(6) })
const blocks = (...texts: ReadonlyArray<string>) => texts.map(block)

const weekly = (id: string, dayOfWeek: number, ...times: ReadonlyArray<string>): SlotRule => ({
  id,
  type: "regular_weekly",
  dayOfWeek,
  timeBlocks: blocks(...times)
})
const oneTime = (id: string, specificDate: string, ...times: ReadonlyArray<string>): SlotRule => ({
  id,
  type: "one_time",
  specificDate,
  timeBlocks: blocks(...times)
})
const everyDay = (id: string, ...times: ReadonlyArray<string>): ReadonlyArray<SlotRule> =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => weekly(id, day, ...times))

const monday = 1
const tuesday = 2

/** Hour-long slots without a buffer in the week of Monday 2027-05-03. */
const generate = (request: Partial<SlotRequest>) =>
  generateSlots({
    timeZone: "UTC",
    from: utc("2027-05-03T00:00"),
    until: utc("2027-05-10T00:00"),
    durationMinutes: 60,
    bufferAfterMinutes: 0,
    rules: [],
    overrides: [],
    offDays: [],
    ...request
  })

type Slots = ReturnType<typeof generate>

/** `05-03T09:00`, in UTC. */
const starts = (slots: Slots) => slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16))
const times = (slots: Slots) => slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16))
const blockedTimes = (slots: Slots) => times(slots.filter(({ blocked }) => blocked))

/** Slots of one local date, given the UTC time around it. */
const on = (timeZone: string, from: string, until: string, request: Partial<SlotRequest>) =>
  generate({ timeZone, from: utc(from), until: utc(until), ...request })

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

describe("what makes no sense", () => {
  const refuses = (request: Partial<SlotRequest>, ...named: ReadonlyArray<string>) => {
    const attempt = () => generate(request)
    expect(attempt).toThrow(RangeError)
    for (const name of named) expect(attempt).toThrow(name)
  }
  const rule = weekly("r-17", monday, "09:00-10:00")

  it("is an unknown zone", () => {
    for (const timeZone of ["Fantasia/Castle", "", "Europe/London ", "local"]) refuses({ timeZone }, `"${timeZone}"`)
  })

  it("is a block that is no time, ends before its start, or runs over midnight", () => {
    for (const text of ["09:00-09:00", "10:00-09:00", "22:00-02:00", "24:00-24:00", "09:00-24:01", "09:60-10:00"]) {
      refuses({ rules: [weekly("r-17", monday, text)] }, "r-17", text)
      refuses({ overrides: [{ id: "o-3", date: "2027-05-03", timeBlocks: blocks(text) }] }, "o-3", text)
      refuses({ offDays: [{ from: "2027-05-03", until: "2027-05-04", timeBlocks: blocks(text) }] }, "2027-05-03", text)
    }
    for (const start of ["9:00", "", "ab:cd", "-1:00", "09:00:00"]) {
      refuses({ rules: [{ ...rule, timeBlocks: [{ start, end: "10:00" }] }] }, "r-17", `${start}-10:00`)
    }
  })

  it("is a rule, override or off-day without blocks", () => {
    refuses({ rules: [{ ...rule, timeBlocks: [] }] }, "r-17")
    refuses({ overrides: [{ id: "o-3", date: "2027-05-03", timeBlocks: [] }] }, "o-3")
    refuses({ offDays: [{ from: "2027-05-03", until: "2027-05-03", timeBlocks: [] }] }, "2027-05-03")
  })

  it("is a day of the week that is none", () => {
    for (const dayOfWeek of [undefined, null, -1, 7, 1.5, Number.NaN])
      refuses({ rules: [{ ...rule, dayOfWeek }] }, "r-17")
  })

  it("is a date that the calendar does not have", () => {
    for (const date of ["2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2100-02-29", "27-05-03", "2027-5-3"]) {
      refuses({ rules: [oneTime("r-17", date, "09:00-10:00")] }, "r-17", date)
      refuses({ rules: [{ ...rule, validFrom: date }] }, "r-17", date)
      refuses({ rules: [{ ...rule, validUntil: date }] }, "r-17", date)
      refuses({ overrides: [{ id: "o-3", date, timeBlocks: blocks("09:00-10:00") }] }, "o-3", date)
      refuses({ offDays: [{ from: date, until: "2027-05-03" }] }, date)
    }
    refuses({ rules: [{ ...rule, type: "one_time" }] }, "r-17")
  })

  it("is an end before its beginning", () => {
    refuses({ rules: [{ ...rule, validFrom: "2027-05-04", validUntil: "2027-05-03" }] }, "r-17")
    refuses({ offDays: [{ from: "2027-05-04", until: "2027-05-03" }] }, "2027-05-04")
  })

  it("is a number that is no length and no instant", () => {
    for (const bad of [Number.NaN, 0.5, -1, Number.POSITIVE_INFINITY]) {
      refuses({ durationMinutes: bad }, "durationMinutes")
      refuses({ bufferAfterMinutes: bad }, "bufferAfterMinutes")
      refuses({ startIntervalMinutes: bad }, "startIntervalMinutes")
    }
    refuses({ durationMinutes: 0 }, "durationMinutes")
    refuses({ startIntervalMinutes: 0 }, "startIntervalMinutes")
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 0.5]) {
      refuses({ from: bad }, "from")
      refuses({ until: bad }, "until")
    }
  })

  it("is, for now, a recurring rule", () => {
    refuses({ rules: [{ ...rule, type: "recurring", rrule: "FREQ=DAILY" }] }, "r-17", "not generated yet")
  })

  it("is found even where the window is empty or the rule could not matter", () => {
    refuses({ until: utc("2027-05-03T00:00"), rules: [{ ...rule, dayOfWeek: 9, validUntil: "2000-01-01" }] }, "r-17")
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
