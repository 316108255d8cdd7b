/**
 * Seen to fall: a start or an end that only asks for a regeneration, a synthetic off-day that stays when the vacation is
 * ended, one whose edits or deletion leave the mentor's profile behind, a note that revives what is over, a today by UTC.
 */
import { assert, describe, layer } from "@effect/vitest"
import { ProfileParts } from "@mentorkit/core/identity/ports"
import { Profiles } from "@mentorkit/core/profiles"
import { MentorRepository } from "@mentorkit/core/profiles/ports"
import { OffDayId, type OffDayResource, Scheduling } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { eventsOf, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import {
  addOffDay,
  booked,
  type Calendar,
  editOffDay,
  newCalendar,
  problemsOf,
  regenerate,
  rowsOf,
  shown,
  startOf,
  startVacation,
  statusesOn
} from "../support/calendar-fixtures.js"

const onDay = (status: string) => ["09:00", "09:40", "10:20"].map((time) => `${time} ${status}`)
const blocked = onDay("vacation_blocked")
const free = onDay("available")

const vacationOf = Effect.fnUntraced(function* ({ mentorId }: Calendar) {
  const mentors = yield* MentorRepository
  const { vacationEndsAt, vacationMode } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
  return [vacationMode, vacationEndsAt && DateTime.formatIso(vacationEndsAt)]
})
const statuses = (calendar: Calendar) => Effect.map(shown(calendar), (slots) => new Set(slots.map((one) => one.status)))
const offDays = ({ mentor }: TestMentor) =>
  Effect.map(
    Effect.flatMap(Scheduling, ({ listOffDays }) => listOffDays(mentor, {})),
    ({ off_days }) => off_days
  )
const spans = (list: ReadonlyArray<OffDayResource>) =>
  list.map(({ isVacation, offFrom, offUntil }) => [offFrom, offUntil, isVacation])
const endVacation = ({ mentor }: TestMentor) => Effect.flatMap(Scheduling, (its) => its.endVacation(mentor, {}))
const deleteOffDay = ({ mentor }: TestMentor, id: string) =>
  Effect.flatMap(Scheduling, (its) => its.deleteOffDay(mentor, { id: OffDayId.make(id) }))

describe.each(engines)("vacations on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("without an end block every free slot at once, and leave the others to be told of", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        const claimed = yield* booked(calendar, "2027-03-16T09:40")
        const [slot] = yield* shown(calendar)
        yield* holdSlots(yield* newUser(), { slot_ids: [slot!.id] })
        const { conflicts, mentor } = yield* startVacation(calendar.mentor)
        assert.deepInclude<object>(mentor, { id: calendar.mentorId, vacationMode: true, vacationEndsAt: null })
        assert.deepStrictEqual(
          conflicts.map(({ id, status }) => [id, status]),
          [
            [slot?.id, "held"],
            [claimed, "booked"]
          ]
        )
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-16"), [
          ...["09:00 held", "09:40 booked", "10:20 vacation_blocked"]
        ])
        assert.deepStrictEqual(yield* statuses(calendar), new Set(["held", "booked", "vacation_blocked"]))
        // Answered within the request: nothing is left to do, and the booked session was told of.
        assert.isFalse(yield* regenerate(calendar.mentorId))
        assert.deepStrictEqual((yield* eventsOf(calendar.mentorId)).slice(1), [
          { type: "scheduling.BookedSlotsAffected", payload: { mentorId: calendar.mentorId, slotIds: [claimed] } }
        ])
        assert.deepStrictEqual(yield* offDays(calendar), [])
      })
    )

    it.effect("that end offer the same slots again at once, less those that an off-day covers", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const ids = (yield* shown(calendar)).map(({ id }) => id)
        yield* startVacation(calendar.mentor)
        yield* addOffDay(calendar.mentor, { off_from: "2027-03-23", off_until: "2027-03-23" })
        const { mentor } = yield* endVacation(calendar)
        assert.deepInclude<object>(mentor, { id: calendar.mentorId, vacationMode: false, vacationEndsAt: null })
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-16"), free)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), blocked)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), free)
        assert.deepStrictEqual(
          (yield* shown(calendar)).map(({ id }) => id),
          ids
        )
        const before = yield* rowsOf(calendar.mentorId)
        assert.deepInclude<object>((yield* endVacation(calendar)).mentor, { vacationMode: false })
        assert.deepStrictEqual(yield* rowsOf(calendar.mentorId), before)
        assert.deepStrictEqual(spans(yield* offDays(calendar)), [["2027-03-23", "2027-03-23", false]])
      })
    )

    it.effect("with an end are an off-day, whose last date is the mentor's own and included", () =>
      Effect.gen(function* () {
        // From 23:00 UTC of the day before: one slot of each date belongs to the UTC date before it.
        const calendar = yield* newCalendar({
          timeZone: "Europe/Berlin",
          rule: {
            rule_type: "recurring",
            rrule: "FREQ=DAILY",
            time_blocks: [{ start_time: "00:00", end_time: "01:30" }]
          }
        })
        yield* booked(calendar, "2027-03-18T23:40")
        yield* booked(calendar, "2027-03-19T23:00")
        const { conflicts, mentor } = yield* startVacation(calendar.mentor, "2027-03-19")
        const vacationEndsAt = DateTime.unsafeMake("2027-03-19T22:59:59Z")
        assert.deepInclude<object>(mentor, { vacationMode: true, vacationEndsAt })
        assert.deepStrictEqual(conflicts.map(startOf), ["2027-03-18T23:40"])
        assert.deepStrictEqual(spans(yield* offDays(calendar)), [["2027-03-15", "2027-03-19", true]])
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-17"), ["23:00 available", "23:40 available"])
        assert.lengthOf(yield* eventsOf(calendar.mentorId), 2)
        yield* regenerate(calendar.mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-18"), ["23:00 vacation_blocked", "23:40 booked"])
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-19"), ["23:00 booked", "23:40 available"])

        yield* endVacation(calendar)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-17"), ["23:00 available", "23:40 available"])
        assert.deepStrictEqual(yield* offDays(calendar), [])
        assert.deepStrictEqual(yield* vacationOf(calendar), [false, null])
      })
    )

    it.effect("end after the mentor's own today", () =>
      Effect.gen(function* () {
        // 07:00 on the 16th in Auckland, 11:00 on the 15th in Los Angeles.
        const at = DateTime.unsafeMake("2027-03-15T18:00:00Z")
        const problem = [["vacation_ends_at", "The vacation ends at field must be a date after today."]]
        for (const [timeZone, today, tomorrow] of [
          ["Pacific/Auckland", "2027-03-16", "2027-03-17"],
          ["America/Los_Angeles", "2027-03-15", "2027-03-16"]
        ] as const) {
          const calendar = yield* newCalendar({ at, timeZone })
          assert.deepStrictEqual(yield* problemsOf(startVacation(calendar.mentor, today)), problem)
          assert.deepStrictEqual(yield* problemsOf(startVacation(calendar.mentor, "2026-12-31")), problem)
          assert.deepStrictEqual(yield* vacationOf(calendar), [false, null])
          yield* startVacation(calendar.mentor, tomorrow)
          assert.deepStrictEqual<unknown>(spans(yield* offDays(calendar)), [[today, tomorrow, true]])
        }
      })
    )

    it.effect("replace each other", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const others = { off_from: "2027-04-06", off_until: "2027-04-06", is_vacation: true }
        yield* addOffDay(mentor, others)
        for (const last of ["2027-03-20", "2027-03-31"]) yield* startVacation(mentor, last)
        assert.deepStrictEqual(spans(yield* offDays(calendar)), [
          ["2027-04-06", "2027-04-06", true],
          ["2027-03-15", "2027-03-31", true]
        ])
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), blocked)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-04-13"), free)
        yield* startVacation(mentor)
        assert.deepStrictEqual(yield* vacationOf(calendar), [true, null])
        assert.deepStrictEqual(yield* statuses(calendar), new Set(["vacation_blocked"]))
        assert.lengthOf(yield* offDays(calendar), 1)
        yield* startVacation(mentor, "2027-03-20")
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-16"), blocked)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), free)
        // What the mentor has made a vacation by hand is no mode, and stays.
        yield* endVacation(calendar)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-04-06"), blocked)
      })
    )

    it.effect("follow their off-day: moved with it, ended with it", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin" })
        const { mentor, mentorId } = calendar
        yield* startVacation(mentor, "2027-03-20")
        const [made] = yield* offDays(calendar)
        yield* editOffDay(mentor, { id: made!.id, off_until: "2027-03-31", reason: "Sea" })
        // Summer time has begun by then.
        assert.deepStrictEqual(yield* vacationOf(calendar), [true, "2027-03-31T21:59:59.000Z"])
        yield* regenerate(mentorId)
        yield* deleteOffDay(calendar, made!.id)
        assert.deepStrictEqual(yield* vacationOf(calendar), [false, null])
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statuses(calendar), new Set(["available"]))

        yield* startVacation(mentor)
        const { off_day: other } = yield* addOffDay(mentor, { off_from: "2027-04-06", off_until: "2027-04-06" })
        yield* editOffDay(mentor, { id: other.id, off_until: "2027-04-07" })
        yield* deleteOffDay(calendar, other.id)
        assert.deepStrictEqual(yield* vacationOf(calendar), [true, null])
      })
    )

    it.effect("are over when their last moment has passed, and do not come back with a note on them", () =>
      Effect.gen(function* () {
        const sweep = yield* schedulingSweep("endVacations")
        const calendar = yield* newCalendar({ timeZone: "America/New_York" })
        const other = yield* newCalendar()
        yield* startVacation(other.mentor)
        yield* startVacation(calendar.mentor, "2027-03-16")
        yield* TestClock.setTime(DateTime.unsafeMake("2027-03-17T03:59:59Z").epochMillis)
        assert.strictEqual(yield* sweep.run, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* sweep.run, 1)
        assert.strictEqual(yield* sweep.run, 0)
        assert.deepStrictEqual(yield* vacationOf(calendar), [false, null])
        assert.deepStrictEqual(yield* vacationOf(other), [true, null])
        const [over] = yield* offDays(calendar)
        yield* editOffDay(calendar.mentor, { id: over!.id, reason: "Sea" })
        assert.deepStrictEqual(yield* vacationOf(calendar), [false, null])
        yield* startVacation(calendar.mentor, "2027-03-20")
        assert.deepStrictEqual(spans(yield* offDays(calendar)), [["2027-03-17", "2027-03-20", true]])
      })
    )

    it.effect("show in the mentor's own profile and in the public one", () =>
      Effect.gen(function* () {
        const profiles = yield* Profiles
        const parts = yield* ProfileParts
        const calendar = yield* newCalendar()
        for (const [last, vacationEndsAt] of [
          ["2027-03-20", DateTime.unsafeMake("2027-03-20T23:59:59Z")],
          [undefined, null]
        ] as const) {
          yield* startVacation(calendar.mentor, last)
          const fields = { vacationMode: true, vacationEndsAt }
          assert.deepInclude<object>((yield* profiles.getMentorProfile(calendar.mentor, {})).mentor_profile, fields)
          assert.deepInclude<object>((yield* parts.find(calendar.userId, "mentor")).mentorProfile ?? {}, fields)
        }
      })
    )

    it.effect("end at the end of the calendar, wherever the mentor lives", () =>
      Effect.gen(function* () {
        for (const timeZone of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
          const calendar = yield* newCalendar({ timeZone })
          yield* startVacation(calendar.mentor, "9999-12-31")
          yield* regenerate(calendar.mentorId)
          assert.deepStrictEqual(yield* statuses(calendar), new Set(["vacation_blocked"]))
          assert.isTrue((yield* vacationOf(calendar))[0])
        }
      })
    )
  })
})
