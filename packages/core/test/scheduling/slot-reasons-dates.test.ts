import { assert, describe, it } from "@effect/vitest"
import type { MentorHours } from "@mentorkit/core/internal/scheduling"
import { Currency, LocalDate, LocalTime, MentorId } from "@mentorkit/core/kernel"
import { AvailabilityOverrideId, AvailabilityRuleId, OffDayId, SessionTypeId } from "@mentorkit/core/scheduling"
import type { AvailabilityRule, OffDay, SessionType } from "@mentorkit/core/scheduling/ports"
import { DateTime } from "effect"
import { dateExplanations } from "../../src/scheduling/date-reasons.js"

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const mentorId = MentorId.make(uuid(9))
const overrideId = AvailabilityOverrideId.make(uuid(4))
const [first, second] = [AvailabilityRuleId.make(uuid(11)), AvailabilityRuleId.make(uuid(12))]
const dayMs = 86_400_000

/** Noon of a Monday. */
const monday = DateTime.unsafeMake("2027-05-03T12:00:00Z")
const made = { mentorId, createdAt: monday, updatedAt: monday }
const blocks = (start: string, end: string) => [{ start_time: LocalTime.make(start), end_time: LocalTime.make(end) }]

const type: SessionType = {
  ...made,
  id: SessionTypeId.make(uuid(1)),
  title: "Career talk",
  description: null,
  sessionModel: "regular_weekly",
  durationMinutes: 60,
  bufferAfterMinutes: 0,
  isFree: true,
  priceMinor: 0n,
  currency: Currency.make("USD"),
  maxCapacity: 1,
  followUpCount: 0,
  followUpIntervalDays: 7,
  followUpFlexibilityDays: 2,
  minimumNoticeMinutes: 0,
  dailyLimit: null,
  startIntervalMinutes: null,
  isActive: true
}
/** Every day from nine to noon. */
const daily: AvailabilityRule = {
  ...made,
  id: first,
  sessionTypeId: null,
  ruleType: "recurring",
  dayOfWeek: null,
  timeBlocks: blocks("09:00", "12:00"),
  rrule: "FREQ=DAILY",
  specificDate: null,
  validFrom: LocalDate.make("2027-01-01"),
  validUntil: null,
  isActive: true
}
const offDay = (from: string, until: string, more: Partial<OffDay> = {}): OffDay => ({
  ...made,
  id: OffDayId.make(uuid(5)),
  offFrom: LocalDate.make(from),
  offUntil: LocalDate.make(until),
  reason: null,
  offTimeBlocks: null,
  isVacation: false,
  byVacationMode: false,
  ...more
})

const hoursWith = (more: Partial<MentorHours>): MentorHours => ({
  timeZone: "UTC",
  from: monday.epochMillis,
  until: monday.epochMillis + 90 * dayMs,
  sessionTypes: [type],
  rules: [daily],
  overrides: [],
  offDays: [],
  isAway: false,
  ...more
})
/** Three days from Tuesday's midnight on, unless told otherwise. */
const explain = (more: Partial<MentorHours> = {}, [from, until] = ["2027-05-04T00:00Z", "2027-05-07T00:00Z"]) =>
  dateExplanations(hoursWith(more), type, { from: Date.parse(from!), until: Date.parse(until!) })
const codes = (dates: ReturnType<typeof explain>) =>
  dates.map(({ date, reasons, slot_count }) => [date.slice(5), slot_count, ...reasons.map(({ code }) => code)])

describe("dates", () => {
  it("tell whose hours hold, and what they replace", () => {
    const weekly = { ...daily, id: second, ruleType: "regular_weekly", rrule: null, dayOfWeek: 3 } as const
    const override = {
      ...made,
      id: overrideId,
      sessionTypeId: null,
      date: LocalDate.make("2027-05-04"),
      timeSlots: blocks("15:00", "16:00")
    }
    assert.deepStrictEqual(explain({ rules: [daily, weekly], overrides: [override] }).slice(0, 2), [
      {
        date: LocalDate.make("2027-05-04"),
        source: "override",
        source_ids: [overrideId],
        replaced: [{ source: "recurring", source_ids: [first] }],
        off: null,
        slot_count: 1,
        blocked_count: 0,
        reasons: []
      },
      {
        date: LocalDate.make("2027-05-05"),
        source: "recurring",
        source_ids: [first],
        replaced: [{ source: "regular_weekly", source_ids: [second] }],
        off: null,
        slot_count: 3,
        blocked_count: 0,
        reasons: []
      }
    ])
  })

  it("without hours say so", () => {
    assert.deepStrictEqual(codes(explain({ rules: [{ ...daily, validUntil: LocalDate.make("2027-05-04") }] })), [
      ["05-04", 3],
      ["05-05", 0, "no_hours"],
      ["05-06", 0, "no_hours"]
    ])
  })

  it("name the off-days that cover them, whole or by the hour, and vacations", () => {
    const morning = offDay("2027-05-04", "2027-05-04", { offTimeBlocks: blocks("09:00", "10:00") })
    const away = offDay("2027-05-05", "2027-05-05", { id: OffDayId.make(uuid(6)), isVacation: true })
    const [partly, whole, none] = explain({ offDays: [morning, away] })
    assert.deepInclude(partly, { off: "partly", blocked_count: 1 })
    const told = (date: typeof partly) => date?.reasons.map(({ code, off_day_id }) => [code, off_day_id])
    assert.deepStrictEqual(told(partly), [["off_day", morning.id]])
    assert.deepInclude(whole, { off: "whole", blocked_count: 3 })
    assert.deepStrictEqual(told(whole), [["vacation", away.id]])
    assert.deepInclude(none, { off: null, reasons: [] })
    for (const { blocked_count, reasons } of explain({ offDays: [morning, away], isAway: true })) {
      assert.deepInclude(reasons[0], { code: "vacation", off_day_id: null })
      assert.deepStrictEqual([blocked_count, reasons.length], [3, 1])
    }
  })

  it("tell of hours that are too short, swallowed, over or skipped", () => {
    assert.deepStrictEqual(codes(explain({ rules: [{ ...daily, timeBlocks: blocks("09:00", "09:59") }] }))[0], [
      "05-04",
      0,
      "block_too_short"
    ])
    // Today from noon on: the morning is over.
    assert.deepStrictEqual(codes(explain({}, ["2027-05-01T00:00Z", "2027-05-04T00:00Z"])), [
      ["05-03", 0, "outside_window"]
    ])
    const gap = { ...daily, timeBlocks: blocks("02:00", "03:00") }
    const spring = { from: Date.parse("2028-03-24T00:00Z"), until: Date.parse("2028-05-24T00:00Z") }
    assert.deepStrictEqual(
      codes(
        explain({ timeZone: "Europe/Berlin", rules: [gap], ...spring }, ["2028-03-26T00:00Z", "2028-03-26T12:00Z"])
      ),
      [["03-26", 0, "swallowed_by_clock_change"]]
    )
    const samoa = { from: Date.parse("2011-12-28T00:00Z"), until: Date.parse("2012-02-28T00:00Z") }
    const ancient = { ...daily, validFrom: LocalDate.make("2011-01-01") }
    assert.deepInclude(
      codes(
        explain({ timeZone: "Pacific/Apia", rules: [ancient], ...samoa }, ["2011-12-29T00:00Z", "2012-01-02T00:00Z"])
      ),
      ["12-30", 0, "skipped_by_zone"]
    )
  })

  it("beyond the horizon have no slots yet, and the one on which it ends has some", () => {
    // Ninety days from noon of 3 May: noon of 1 August.
    const rules = [{ ...daily, timeBlocks: blocks("11:00", "14:00") }]
    const dates = explain({ rules }, ["2027-07-31T00:00Z", "2027-08-03T00:00Z"])
    assert.deepStrictEqual(codes(dates), [
      ["07-31", 3],
      ["08-01", 1, "beyond_horizon"],
      ["08-02", 0, "beyond_horizon"]
    ])
    assert.deepInclude(dates[2], { source: "recurring", source_ids: [first] })
  })

  it("are those from today to a year ahead", () => {
    assert.deepStrictEqual(explain({}, ["2027-04-01T00:00Z", "2027-05-03T00:00Z"]), [])
    assert.lengthOf(explain({}, ["2028-05-02T00:00Z", "2028-06-02T00:00Z"]), 2)
    assert.deepStrictEqual(explain({}, ["9999-12-31T00:00Z", "9999-12-31T23:59Z"]), [])
    assert.deepStrictEqual(explain({}, ["0001-01-01T00:00Z", "0001-01-31T00:00Z"]), [])
    assert.deepStrictEqual(explain({}, ["2027-06-02T00:00Z", "2027-06-01T00:00Z"]), [])
  })
})
