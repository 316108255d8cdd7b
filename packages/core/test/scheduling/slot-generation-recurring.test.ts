import { describe, expect, it } from "@effect/vitest"
import type { SlotRequest, SlotRule } from "../../src/scheduling/generation/slot-generation.js"
import { blocks, everyDay, generate, oneTime, recurring, starts, utc } from "./slot-generation-sample.js"

describe("a recurring rule", () => {
  const within = (rules: ReadonlyArray<SlotRule>, request: Partial<SlotRequest> = {}) =>
    starts(generate({ rules, until: utc("2027-05-31T00:00"), ...request }))

  it("is open on the dates of its recurrence, at the times of its blocks", () => {
    const monthly = recurring("r", "FREQ=MONTHLY;BYDAY=2TU,-1FR", "2027-01-01", "09:00-10:00", "14:00-15:00")
    expect(within([monthly])).toEqual(["05-11T09:00", "05-11T14:00", "05-28T09:00", "05-28T14:00"])
  })

  it("comes in alternate weeks, in local time", () => {
    const alternate = recurring("r", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2027-03-01", "09:00-10:00")
    const london = { timeZone: "Europe/London", from: utc("2027-03-10T00:00") }
    expect(within([alternate], london).slice(0, 3)).toEqual(["03-15T09:00", "03-29T08:00", "04-12T08:00"])
  })

  it("replaces the weekly rules of its dates, and is replaced by one-time rules and overrides", () => {
    const rules = [
      ...everyDay("weekly", "08:00-09:00"),
      recurring("one", "FREQ=DAILY;INTERVAL=2", "2027-05-03", "10:00-11:00"),
      recurring("other", "FREQ=DAILY;INTERVAL=4", "2027-05-03", "12:00-13:00"),
      oneTime("once", "2027-05-05", "14:00-15:00")
    ]
    const overrides = [{ id: "o", date: "2027-05-07", timeBlocks: blocks("16:00-17:00") }]
    expect(within(rules, { overrides, until: utc("2027-05-09T00:00") })).toEqual([
      "05-03T10:00",
      "05-03T12:00",
      "05-04T08:00",
      "05-05T14:00",
      "05-06T08:00",
      "05-07T16:00",
      "05-08T08:00"
    ])
  })

  it("counts from a DTSTART before its validity, and holds within it", () => {
    const text = "DTSTART:20270501T120000\nRRULE:FREQ=DAILY;COUNT=9\nEXDATE:20270506T120000"
    const rule = { ...recurring("r", text, "2027-05-04", "09:00-10:00"), validUntil: "2027-05-07" }
    expect(within([rule])).toEqual(["05-04T09:00", "05-05T09:00", "05-07T09:00"])
    expect(within([{ ...rule, validUntil: null }])).toHaveLength(5)
  })

  it("gives slots that off-days block", () => {
    const rules = [recurring("r", "FREQ=WEEKLY", "2027-05-04", "09:00-10:00")]
    const offDays = [{ from: "2027-05-11", until: "2027-05-12" }]
    const slots = generate({ rules, offDays, until: utc("2027-05-20T00:00") })
    expect(slots.map(({ blocked }) => blocked)).toEqual([false, true, false])
  })
})
