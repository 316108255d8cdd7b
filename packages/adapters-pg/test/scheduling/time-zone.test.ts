/** A mentor who applies again from elsewhere. Seen to fall: recurrences bound to their old zone, a vacation that stays. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { regenerateInNewZone } from "@mentorkit/core/internal/scheduling"
import { operations, Profiles } from "@mentorkit/core/profiles"
import { MentorRepository } from "@mentorkit/core/profiles/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { eventsOf, softwareEngineering, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Schema, TestClock } from "effect"
import {
  addOffDay,
  addRule,
  editRule,
  newCalendar,
  problemsOf,
  regenerate,
  shown,
  startOf,
  startVacation
} from "../support/calendar-fixtures.js"

const decode = Schema.decodeUnknownSync(operations.submitOnboarding.input)
const application = {
  role: "mentor",
  headline: "Staff engineer",
  currency: "USD",
  hourly_rate: "80",
  years_of_experience: 12,
  expertise_area_ids: [softwareEngineering]
}

/** Rejected, and applies again; what the events of it lead to has happened. */
const moveTo = Effect.fnUntraced(function* ({ mentorId, user }: TestMentor, timezone: string) {
  const sql = yield* SqlClient.SqlClient
  const { submitOnboarding } = yield* Profiles
  const subscriber = yield* regenerateInNewZone.make
  yield* sql`update mentor_profiles set approval_status = 'rejected' where id = ${mentorId}`
  const before = (yield* eventsOf(mentorId)).length
  yield* submitOnboarding(user, decode({ ...application, timezone }))
  const events = (yield* eventsOf(mentorId)).slice(before).map(({ type }) => type)
  if (events.includes("profiles.MentorTimeZoneChanged")) {
    yield* subscriber.run({ mentorId }, yield* newDelivery)
  }
  return events
})

describe.each(engines)("another time zone on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("moves the slots to the new local hours; the same one leaves them", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin" })
        const first = Effect.map(shown(calendar), ([slot]) => slot && startOf(slot))
        assert.strictEqual(yield* first, "2027-03-16T08:00")
        assert.deepStrictEqual(yield* moveTo(calendar, "Europe/Berlin"), ["profiles.MentorApplied"])
        const moved = yield* moveTo(calendar, "America/New_York")
        assert.deepStrictEqual(moved, ["profiles.MentorApplied", "profiles.MentorTimeZoneChanged"])
        assert.strictEqual(yield* first, "2027-03-16T13:00")
        assert.isFalse(yield* regenerate(calendar.mentorId))
      })
    )

    it.effect("a recurrence that names the old zone comes along, and is not written for it again", () =>
      Effect.gen(function* () {
        const rrule =
          "DTSTART;TZID=Europe/Berlin:20270316T090000\nRRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20270317T090000"
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin", rule: { rule_type: "recurring", rrule } })
        yield* addRule(calendar.mentor, { rule_type: "one_time", specific_date: "2027-03-17" })
        yield* moveTo(calendar, "America/New_York")
        const starts = (yield* shown(calendar)).map(startOf)
        assert.include(starts, "2027-03-16T13:00")
        assert.include(starts, "2027-03-17T13:00")
        assert.strictEqual(starts.filter((start) => start.startsWith("2027-03-18")).length, 3)
        const edit = (text: string) => editRule(calendar.mentor, calendar.rule.id, { rrule: text })
        assert.deepStrictEqual(yield* problemsOf(edit(rrule)), [
          ["rrule", "The rrule field must not name a timezone other than yours (America/New_York)."]
        ])
      })
    )

    it.effect("off-days and vacations are dates there", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin" })
        const endsAt = Effect.map(
          Effect.flatten(mentors.find(calendar.mentorId)),
          ({ vacationEndsAt }) => vacationEndsAt && DateTime.formatIso(vacationEndsAt)
        )
        yield* addOffDay(calendar.mentor, { off_from: "2027-03-23", off_until: "2027-03-23" })
        yield* startVacation(calendar.mentor, "2027-03-16")
        assert.strictEqual(yield* endsAt, "2027-03-16T22:59:59.000Z")
        yield* moveTo(calendar, "Asia/Tokyo")
        assert.strictEqual(yield* endsAt, "2027-03-16T14:59:59.000Z")
        const blocked = (yield* shown(calendar)).filter(({ status }) => status === "vacation_blocked")
        assert.deepStrictEqual(blocked.map(startOf), [
          ...["2027-03-16T00:00", "2027-03-16T00:40", "2027-03-16T01:20"],
          ...["2027-03-23T00:00", "2027-03-23T00:40", "2027-03-23T01:20"]
        ])
        yield* startVacation(calendar.mentor)
        yield* moveTo(calendar, "UTC")
        assert.strictEqual(yield* endsAt, null)
        assert.isTrue((yield* Effect.flatten(mentors.find(calendar.mentorId))).vacationMode)
      })
    )

    it.effect("a vacation that is over stays so where its last date is not", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const sweep = yield* schedulingSweep("endVacations")
        const calendar = yield* newCalendar({ timeZone: "Asia/Tokyo" })
        yield* startVacation(calendar.mentor, "2027-03-16")
        yield* TestClock.setTime(DateTime.unsafeMake("2027-03-16T15:00:00Z").epochMillis)
        assert.strictEqual(yield* sweep.run, 1)
        yield* moveTo(calendar, "America/Los_Angeles")
        assert.isFalse((yield* Effect.flatten(mentors.find(calendar.mentorId))).vacationMode)
      })
    )
  })
})
