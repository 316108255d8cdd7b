import { describe, expect, it } from "@effect/vitest"
import type { SlotRequest } from "../../src/scheduling/generation/slot-generation.js"
import { blocks, generate, monday, oneTime, utc, weekly } from "./slot-generation-sample.js"

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

  it("is a recurring rule without a recurrence, with one that may not be, without a beginning, or of another zone", () => {
    const of = (rrule: string | null, validFrom?: string) => ({ ...rule, type: "recurring" as const, rrule, validFrom })
    refuses({ rules: [of(null, "2027-05-03")] }, "r-17")
    refuses({ rules: [of("FREQ=HOURLY", "2027-05-03")] }, "r-17", "FREQ=HOURLY")
    refuses({ rules: [of("FREQ=DAILY")] }, "r-17", "DTSTART")
    refuses({ rules: [of("DTSTART;TZID=Asia/Tokyo:20270503T090000\nRRULE:FREQ=DAILY")] }, "r-17", "Asia/Tokyo")
    refuses(
      { from: utc("2028-01-01T00:00"), until: utc("2027-01-01T00:00"), rules: [of("FREQ=HOURLY", "2027-05-03")] },
      "r-17"
    )
  })

  it("is a type that nobody knows", () => {
    // @ts-expect-error: a caller without types
    refuses({ rules: [{ ...rule, type: "monthly" }] }, "r-17", "monthly")
  })

  it("is found even where the window is empty or the rule could not matter", () => {
    refuses({ until: utc("2027-05-03T00:00"), rules: [{ ...rule, dayOfWeek: 9, validUntil: "2000-01-01" }] }, "r-17")
  })
})
