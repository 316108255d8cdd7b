/**
 * Seen to fall: overrides without what they displace or with it twice, without the type in the search for conflicts, with
 * sessions that must lie within one block, with a today by UTC; the race with an upsert that takes a new id.
 */
import { assert, describe, layer } from "@effect/vitest"
import { AvailabilityOverrideId, Scheduling } from "@mentorkit/core/scheduling"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { eventsOf, newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import {
  addOffDay,
  addRule,
  booked,
  editRule,
  newCalendar,
  problemsOf,
  putOverride,
  regenerate,
  shown,
  startOf,
  statusesOn
} from "../support/calendar-fixtures.js"

const date = "2027-03-23"
const from = (start_time: string, end_time: string) => ({ time_slots: [{ start_time, end_time }] as const })
const override = (id: string) => ({ id: AvailabilityOverrideId.make(id) })
const overridesOf = ({ mentor }: TestMentor) =>
  Effect.map(
    Effect.flatMap(Scheduling, (its) => its.listAvailabilityOverrides(mentor, {})),
    ({ availability_overrides }) => availability_overrides
  )
const remove = ({ mentor }: TestMentor, id: string) =>
  Effect.flatMap(Scheduling, (its) => its.deleteAvailabilityOverride(mentor, override(id)))

describe.each(engines)("date overrides on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are one a session type and date: a second one gives the first new hours", () =>
      Effect.gen(function* () {
        const { getAvailabilityOverride } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, mentorId, sessionTypeId } = calendar
        const now = yield* DateTime.now
        const put = (input: Partial<Parameters<typeof putOverride>[1]> = {}) =>
          putOverride(mentor, { date, ...from("14:00", "15:00"), ...input })
        const { availability_override: first, conflicts, is_new } = yield* put()
        assert.deepStrictEqual([is_new, conflicts], [true, []])
        assert.deepStrictEqual<unknown>(first, {
          ...{ id: first.id, mentorId, sessionTypeId: null, date, timeSlots: from("14:00", "15:00").time_slots },
          ...{ createdAt: now, updatedAt: now }
        })
        yield* TestClock.adjust("1 minute")
        const updatedAt = yield* DateTime.now
        const { availability_override: second, ...again } = yield* put(from("16:00", "17:00"))
        assert.deepStrictEqual<unknown>(second, { ...first, timeSlots: from("16:00", "17:00").time_slots, updatedAt })
        assert.isFalse(again.is_new)
        const { availability_override: ofType } = yield* put({ session_type_id: sessionTypeId })
        const { availability_override: later } = yield* put({ date: "2027-03-24" })
        assert.deepStrictEqual(yield* overridesOf(calendar), [later, ofType, second])
        assert.deepStrictEqual(yield* getAvailabilityOverride(mentor, override(first.id)), {
          availability_override: second
        })

        const stranger = yield* newMentor()
        for (const [who, id] of [
          [stranger, first.id],
          [calendar, crypto.randomUUID()]
        ] as const) {
          const failures = yield* Effect.all([
            Effect.flip(getAvailabilityOverride(who.mentor, override(id))),
            Effect.flip(remove(who, id))
          ])
          for (const { message } of failures) assert.strictEqual(message, "Availability override not found.")
        }
        assert.isEmpty(yield* eventsOf(stranger.mentorId))
        assert.lengthOf(yield* overridesOf(calendar), 3)
      })
    )

    it.effect("are of today or later by the mentor's calendar, and of the mentor's own session types", () =>
      Effect.gen(function* () {
        const at = DateTime.unsafeMake("2027-03-15T18:00:00Z")
        const { mentor } = yield* newCalendar({ at, timeZone: "Pacific/Auckland" })
        const { sessionTypeId } = yield* newSessionType()
        const hours = from("09:00", "10:00")
        const past = ["date", "The date field must be a date after or equal to today."]
        assert.deepStrictEqual(
          yield* problemsOf(putOverride(mentor, { ...hours, date: "2027-03-15", session_type_id: sessionTypeId })),
          [["session_type_id", "The selected session type id is invalid."], past]
        )
        assert.isTrue((yield* putOverride(mentor, { ...hours, date: "2027-03-16" })).is_new)
      })
    )

    it.effect("replace the rules of their date, whose slots come back with its end", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const before = (yield* shown(calendar)).map(({ id }) => id)
        const { availability_override } = yield* putOverride(mentor, { date, ...from("10:20", "11:40") })
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, date), [
          ...["09:00 override_blocked", "09:40 override_blocked", "10:20 available", "11:00 available"]
        ])
        const origins = (yield* shown(calendar))
          .filter((slot) => startOf(slot).startsWith(date))
          .map((slot) => [slot.availability_rule_id, slot.availability_override_id])
        const [ofRule, ofOverride] = [
          [calendar.rule.id, null],
          [null, availability_override.id]
        ]
        assert.deepStrictEqual(origins, [ofRule, ofRule, ofOverride, ofOverride])
        assert.notInclude((yield* statusesOn(calendar, "2027-03-30")).join(), "blocked")
        yield* remove(calendar, availability_override.id)
        yield* regenerate(mentorId)
        const after = yield* shown(calendar)
        assert.deepStrictEqual(
          after.map(({ id }) => id),
          before
        )
        for (const slot of after) {
          assert.deepInclude(slot, {
            ...{ status: "available", availability_rule_id: calendar.rule.id, availability_override_id: null }
          })
        }
      })
    )

    it.effect("for one type and for all add up; another type keeps to what is said for all", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId, sessionTypeId } = calendar
        const other = yield* newSessionType({ mentorId })
        yield* putOverride(mentor, { date, ...from("14:00", "14:30") })
        yield* putOverride(mentor, { date, ...from("16:00", "16:30"), session_type_id: sessionTypeId })
        yield* regenerate(mentorId)
        const free = (list: ReadonlyArray<string>) => list.filter((one) => one.endsWith("available"))
        assert.deepStrictEqual(free(yield* statusesOn(calendar, date)), ["14:00 available", "16:00 available"])
        assert.deepStrictEqual(free(yield* statusesOn(other, date)), ["14:00 available"])
      })
    )

    it.effect("stand above one-time, recurring and weekly rules, and below off-days", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const free = Effect.gen(function* () {
          yield* regenerate(mentorId)
          return (yield* statusesOn(calendar, date)).filter((one) => one.endsWith("available"))
        })
        const at = (hour: number) => [{ start_time: `${hour}:00`, end_time: `${hour}:30` }] as const
        yield* editRule(mentor, calendar.rule.id, { time_blocks: at(10) })
        assert.deepStrictEqual(yield* free, ["10:00 available"])
        yield* addRule(mentor, { rule_type: "recurring", rrule: "FREQ=DAILY", time_blocks: at(11) })
        assert.deepStrictEqual(yield* free, ["11:00 available"])
        yield* addRule(mentor, { rule_type: "one_time", specific_date: date, time_blocks: at(12) })
        assert.deepStrictEqual(yield* free, ["12:00 available"])
        yield* putOverride(mentor, { date, time_slots: at(13) })
        assert.deepStrictEqual(yield* free, ["13:00 available"])
        yield* addOffDay(mentor, { off_from: date, off_until: date })
        assert.deepStrictEqual(yield* free, [])
        assert.deepStrictEqual(yield* statusesOn(calendar, date), [
          ...["12:00 vacation_blocked", "13:00 vacation_blocked"]
        ])
      })
    )

    it.effect("tell of sessions on their date and of their type that lie outside of the hours, grid or not", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const daily = { rule_type: "recurring", rrule: "FREQ=DAILY" } as const
        const calendar = yield* newCalendar({ timeZone: "Asia/Tokyo", rule: daily })
        const { mentor, mentorId, sessionTypeId } = calendar
        const other = yield* newSessionType({ mentorId })
        yield* editRule(mentor, calendar.rule.id, { time_blocks: [{ start_time: "00:00", end_time: "24:00" }] })
        yield* regenerate(mentorId)
        // 08:40 of the 23rd in Tokyo is 23:40 of the 22nd in UTC; 00:00 of the 24th is 15:00 of the 23rd.
        for (const start of ["2027-03-22T23:40", "2027-03-23T01:00", "2027-03-23T15:00"]) yield* booked(calendar, start)
        yield* booked(other, "2027-03-23T03:40")
        const held = (yield* shown(calendar)).find((slot) => startOf(slot) === "2027-03-23T05:00")
        yield* holdSlots(yield* newUser(), { slot_ids: [held!.id] })
        // Outside of the hours, but of another date.
        yield* addOffDay(mentor, { off_from: "2027-03-24", off_until: "2027-03-24" })
        const conflicts = (input: Omit<Parameters<typeof putOverride>[1], "date">) =>
          Effect.map(putOverride(mentor, { date, ...input }), (its) => its.conflicts.map(startOf))
        const [early, late, theirs] = ["2027-03-22T23:40", "2027-03-23T05:00", "2027-03-23T03:40"]

        // 10:00 lies within 09:50 to 12:00, off the new grid as it is.
        const some = { ...from("09:50", "12:00"), session_type_id: sessionTypeId }
        assert.deepStrictEqual(yield* conflicts(some), [early, late])
        assert.deepStrictEqual(yield* conflicts(from("09:50", "12:50")), [early, theirs, late])
        // Across two blocks that touch, and up to the last minute of the second.
        const touching = [
          { start_time: "08:00", end_time: "09:00" },
          { start_time: "09:00", end_time: "14:30" }
        ] as const
        assert.deepStrictEqual(yield* conflicts({ ...some, time_slots: touching }), [])
        // With those for the other type still in place, these add up to all but the last minutes of the held one.
        assert.deepStrictEqual(yield* conflicts({ ...some, ...from("08:40", "14:29") }), [late])
        yield* TestClock.adjust("35 minutes")
        assert.deepStrictEqual(yield* conflicts({ ...some, ...from("08:40", "14:29") }), [])
      })
    )
  })
})

describe.each(concurrent)("date overrides that meet on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("twenty at once are one, made once", () =>
      Effect.gen(function* () {
        const mentor = yield* newMentor()
        const { sessionTypeId } = yield* newSessionType({ mentorId: mentor.mentorId })
        const in10Days = DateTime.formatIsoDateUtc(DateTime.add(yield* DateTime.now, { days: 10 }))
        for (const session_type_id of [null, sessionTypeId]) {
          const puts = Array.from({ length: 20 }, (_, n) =>
            putOverride(mentor.mentor, { date: in10Days, session_type_id, ...from("09:00", `${10 + (n % 10)}:00`) })
          )
          const made = yield* Effect.all(puts, { concurrency: "unbounded" })
          assert.lengthOf(
            made.filter(({ is_new }) => is_new),
            1
          )
          assert.strictEqual(new Set(made.map(({ availability_override: { id } }) => id)).size, 1)
        }
        assert.lengthOf(yield* overridesOf(mentor), 2)
        assert.lengthOf(yield* eventsOf(mentor.mentorId), 1)
      })
    )
  })
})
