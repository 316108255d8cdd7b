import { assert, describe, it } from "@effect/vitest"
import { isWithinHours, type MentorHours } from "@mentorkit/core/internal/scheduling"
import { LocalDate, LocalTime } from "@mentorkit/core/kernel"
import { AvailabilityRuleId, OffDayId } from "@mentorkit/core/scheduling"
import type { AvailabilityRule } from "@mentorkit/core/scheduling/ports"
import { begin, minute, newHours, someMentor, someTypes, toHours } from "@mentorkit/test-kit/calendar-model/hours"
import { DateTime } from "effect"

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const week = 7 * 24 * 60 * minute
const made = { mentorId: someMentor, createdAt: DateTime.unsafeMake(begin), updatedAt: DateTime.unsafeMake(begin) }
const block = (start: string, end: string) => ({ start_time: LocalTime.make(start), end_time: LocalTime.make(end) })

/** Every day, all day but from noon to one, of which the last half an hour is open on its own. */
const daily: AvailabilityRule = {
  ...made,
  id: AvailabilityRuleId.make(uuid(1)),
  sessionTypeId: null,
  ruleType: "recurring",
  dayOfWeek: null,
  timeBlocks: [block("00:00", "12:00"), block("12:30", "13:00"), block("13:00", "24:00")],
  rrule: "FREQ=DAILY",
  specificDate: null,
  validFrom: LocalDate.make("2027-01-01"),
  validUntil: null,
  isActive: true
}
const tuesdayMorning = {
  ...made,
  id: OffDayId.make(uuid(2)),
  offFrom: LocalDate.make("2027-04-06"),
  offUntil: LocalDate.make("2027-04-06"),
  reason: null,
  offTimeBlocks: [block("08:00", "09:00")],
  isVacation: false,
  byVacationMode: false
}
const hours: MentorHours = {
  ...toHours(newHours(someMentor, someTypes), begin),
  rules: [daily],
  offDays: [tuesdayMorning]
}
const sessionAt = (start: string, minutes: number) => {
  const startsAt = Date.parse(start)
  return { sessionTypeId: someTypes[0], startsAt, endsAt: startsAt + minutes * minute }
}

describe("the hours that sessions lie in", () => {
  const isWithin = isWithinHours(hours)
  const cases = [
    { what: "an hour of the morning", start: "2027-04-05T07:00:00Z", minutes: 60, expected: true },
    { what: "the lunch break", start: "2027-04-05T10:00:00Z", minutes: 10, expected: false },
    { what: "half an hour more than the morning", start: "2027-04-05T09:30:00Z", minutes: 45, expected: false },
    { what: "two blocks that touch", start: "2027-04-05T10:45:00Z", minutes: 30, expected: true },
    { what: "two dates", start: "2027-04-05T21:30:00Z", minutes: 60, expected: true },
    {
      what: "the midnight of UTC at which what is read at once ends",
      start: "2027-04-07T23:30:00Z",
      minutes: 60,
      expected: true
    },
    { what: "an hour off", start: "2027-04-06T06:00:00Z", minutes: 60, expected: false },
    { what: "the end of an hour off", start: "2027-04-06T06:45:00Z", minutes: 30, expected: false },
    { what: "the time after an hour off", start: "2027-04-06T07:00:00Z", minutes: 30, expected: true },
    { what: "the night on which clocks go forward", start: "2027-03-28T00:30:00Z", minutes: 60, expected: true }
  ]
  for (const { expected, minutes, start, what } of cases) {
    it(`${expected ? "hold" : "do not hold"} a session in ${what}`, () => {
      assert.strictEqual(isWithin(sessionAt(start, minutes)), expected)
    })
  }

  // A calendar with 2000 taken seats and 57 rules kept the host from everybody else for 54 seconds. Seen to fall with the
  // spans of a week not remembered.
  it("are read once a week, however many sessions lie in it", () => {
    let reads = 0
    const counted: MentorHours = {
      ...hours,
      get rules() {
        reads += 1
        return [daily]
      }
    }
    const isWithinCounted = isWithinHours(counted)
    const monday = Math.ceil(begin / week) * week
    for (let n = 0; n < 500; n++) {
      const startsAt = monday + (n % 200) * 10 * minute
      isWithinCounted({ sessionTypeId: someTypes[0], startsAt, endsAt: startsAt + 10 * minute })
    }
    assert.strictEqual(reads, 1)
  })
})
