/**
 * Seen to fall: conflicts that count what only touches, that count lapsed holds or that read local times in UTC, an edit
 * that forgets what it was not told or that may not keep a date that has passed, and another order of the list.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { Mentor } from "@mentorkit/core/kernel"
import { OffDayId, Scheduling, type SlotResource } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import {
  addOffDay,
  addRule,
  booked,
  editOffDay,
  newCalendar,
  problemsOf,
  regenerate,
  regenerateAgain,
  rowsOf,
  shown,
  startOf,
  startVacation,
  statusesOn
} from "../support/calendar-fixtures.js"

const wholeDay = (date: string, until = date) => ({ off_from: date, off_until: until })
const hoursOf = (date: string, start_time: string, end_time: string) => ({
  ...wholeDay(date),
  is_full_day: false,
  off_time_blocks: [{ start_time, end_time }] as const
})
const offDay = (id: string) => ({ id: OffDayId.make(id) })
const startsOf = (slots: ReadonlyArray<SlotResource>) => slots.map(startOf)

const remove = (mentor: Mentor, id: string) =>
  Effect.flatMap(Scheduling, ({ deleteOffDay }) => deleteOffDay(mentor, offDay(id)))

describe.each(engines)("off-days on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are stored as they were said, shown, listed by their first date and told apart from a stranger's", () =>
      Effect.gen(function* () {
        const { getOffDay, listOffDays } = yield* Scheduling
        const { mentor, mentorId } = yield* newCalendar()
        const now = yield* DateTime.now
        const { off_day: whole } = yield* addOffDay(mentor, wholeDay("2027-03-20", "2027-03-22"))
        const common = { mentorId, isVacation: false, createdAt: now, updatedAt: now }
        assert.deepStrictEqual<unknown>(whole, {
          ...{ ...common, id: whole.id, offFrom: "2027-03-20", offUntil: "2027-03-22" },
          ...{ reason: null, isFullDay: true, offTimeBlocks: [] }
        })
        yield* TestClock.adjust("1 second")
        const partial = { ...hoursOf("2027-03-20", "09:30", "10:00"), reason: "Dentist", is_vacation: true }
        const { off_day: hours } = yield* addOffDay(mentor, partial)
        assert.deepInclude<object>(hours, {
          ...{ isFullDay: false, isVacation: true, reason: "Dentist" },
          offTimeBlocks: [{ start_time: "09:30", end_time: "10:00" }]
        })
        const { off_day: last } = yield* addOffDay(mentor, wholeDay("2027-04-01"))
        const { off_day: first } = yield* addOffDay(mentor, wholeDay("2027-03-15"))
        assert.deepStrictEqual(yield* listOffDays(mentor, {}), { off_days: [last, hours, whole, first] })
        assert.deepStrictEqual(yield* getOffDay(mentor, offDay(hours.id)), { off_day: hours })

        const stranger = yield* newMentor()
        assert.deepStrictEqual(yield* listOffDays(stranger.mentor, {}), { off_days: [] })
        for (const [who, id] of [
          [stranger.mentor, hours.id],
          [mentor, crypto.randomUUID()]
        ] as const) {
          const failures = yield* Effect.all([
            Effect.flip(getOffDay(who, offDay(id))),
            Effect.flip(editOffDay(who, { id, reason: "Mine" })),
            Effect.flip(remove(who, id))
          ])
          for (const { message } of failures) assert.strictEqual(message, "Off-day not found.")
        }
        assert.lengthOf((yield* listOffDays(mentor, {})).off_days, 4)
      })
    )

    it.effect("today is the mentor's own date, and an edit may keep the one that has passed", () =>
      Effect.gen(function* () {
        // 07:00 on the 16th in Auckland.
        const at = DateTime.unsafeMake("2027-03-15T18:00:00Z")
        const { mentor } = yield* newCalendar({ at, timeZone: "Pacific/Auckland" })
        const past = [["off_from", "The off from field must be a date after or equal to today."]]
        assert.deepStrictEqual(yield* problemsOf(addOffDay(mentor, wholeDay("2027-03-15"))), past)
        const { off_day: today } = yield* addOffDay(mentor, wholeDay("2027-03-16", "2027-03-18"))
        yield* TestClock.adjust("24 hours")
        const { id } = today
        const { off_day: edited } = yield* editOffDay(mentor, { id, off_until: "2027-03-17", reason: "Ill" })
        assert.deepInclude<object>(edited, { offFrom: "2027-03-16", offUntil: "2027-03-17", reason: "Ill" })
        assert.deepStrictEqual(yield* problemsOf(editOffDay(mentor, { id, off_from: "2027-03-15" })), past)
      })
    )

    it.effect("an edit keeps what it leaves out, and must still make an off-day", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newCalendar()
        const { off_day: made } = yield* addOffDay(mentor, { ...wholeDay("2027-03-20", "2027-03-22"), reason: "Sea" })
        const edit = (input: Omit<Parameters<typeof editOffDay>[1], "id">) =>
          editOffDay(mentor, { id: made.id, ...input })
        const after = (input: Parameters<typeof edit>[0]) => Effect.map(edit(input), ({ off_day }) => off_day)
        yield* TestClock.adjust("1 minute")
        const updatedAt = yield* DateTime.now
        assert.deepStrictEqual(yield* after({}), { ...made, updatedAt })
        assert.deepInclude<object>(yield* after({ is_vacation: true, reason: null }), {
          isVacation: true,
          reason: null
        })

        const [single, hours] = [
          ["off_until", "A partial-hour off-day must be a single date."],
          ["off_time_blocks", "The off time blocks field is required."]
        ]
        assert.deepStrictEqual(yield* problemsOf(edit({ is_full_day: false })), [single, hours])
        assert.deepStrictEqual(yield* problemsOf(edit({ off_until: "2027-03-19" })), [
          ["off_until", "The off until field must be a date after or equal to off from."]
        ])
        const partial = hoursOf("2027-03-20", "09:00", "10:00")
        assert.deepInclude<object>(yield* after(partial), { isFullDay: false, offTimeBlocks: partial.off_time_blocks })
        // The hours stay where only something else is said, and cannot be taken away.
        assert.deepInclude<object>(yield* after({ reason: "Lake" }), { offTimeBlocks: partial.off_time_blocks })
        assert.deepStrictEqual(yield* problemsOf(edit({ off_time_blocks: null })), [hours])
        assert.deepStrictEqual(yield* problemsOf(edit({ off_until: "2027-03-21" })), [single])
        const whole = yield* after({ is_full_day: true, off_until: "2027-03-21" })
        assert.deepInclude<object>(whole, {
          isFullDay: true,
          offTimeBlocks: [],
          offUntil: "2027-03-21",
          isVacation: true
        })
      })
    )

    it.effect("block the free slots with the next generation, also those that are born there", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        yield* addOffDay(mentor, wholeDay("2027-03-23"))
        const { off_day: hours } = yield* addOffDay(mentor, hoursOf("2027-03-30", "09:30", "10:00"))
        assert.include(yield* statusesOn(calendar, "2027-03-23"), "09:00 available")
        yield* regenerate(mentorId)
        const blocked = ["09:00 vacation_blocked", "09:40 vacation_blocked", "10:20 vacation_blocked"]
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), blocked)
        // The buffer of the first slot ends at 09:40: only its session counts.
        const partly = ["09:00 available", "09:40 vacation_blocked", "10:20 available"]
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), partly)
        yield* addRule(mentor, { time_blocks: [{ start_time: "09:00", end_time: "12:00" }] })
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), [...blocked, "11:00 vacation_blocked"])
        yield* editOffDay(mentor, { id: hours.id, off_time_blocks: [{ start_time: "10:20", end_time: "24:00" }] })
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), [
          "09:00 available",
          "09:40 available",
          "10:20 vacation_blocked",
          "11:00 vacation_blocked"
        ])
      })
    )

    it.effect("bring the same slots back when they go, unless something else covers them", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const { endVacation, listOffDays } = yield* Scheduling
        const ids = (yield* shown(calendar)).map(({ id }) => id)
        const free = ["09:00 available", "09:40 available", "10:20 available"]
        const blocked = free.map((one) => one.replace("available", "vacation_blocked"))
        const { off_day: one } = yield* addOffDay(mentor, wholeDay("2027-03-22", "2027-03-30"))
        const { off_day: other } = yield* addOffDay(mentor, wholeDay("2027-03-30", "2027-04-02"))
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* remove(mentor, one.id), {})
        assert.deepStrictEqual((yield* listOffDays(mentor, {})).off_days, [other])
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), free)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), blocked)

        yield* startVacation(mentor)
        yield* remove(mentor, other.id)
        yield* regenerate(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-30"), blocked)
        yield* endVacation(mentor, {})
        const back = yield* shown(calendar)
        assert.deepStrictEqual(
          back.map(({ id, status }) => [id, status]),
          ids.map((id) => [id, "available"])
        )
      })
    )

    it.effect("leave booked and held slots as they are, and tell of them", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const claimed = yield* booked(calendar, "2027-03-23T09:00")
        yield* booked(calendar, "2027-03-30T09:00")
        const held = (yield* shown(calendar)).find((slot) => startOf(slot) === "2027-03-23T10:20")
        yield* holdSlots(yield* newUser(), { slot_ids: [held!.id] })
        const taken = ({ id }: { readonly id: string }) => id === claimed || id === held?.id
        const before = (yield* rowsOf(mentorId)).filter(taken)

        const { conflicts, off_day } = yield* addOffDay(mentor, wholeDay("2027-03-23"))
        assert.deepStrictEqual(startsOf(conflicts), ["2027-03-23T09:00", "2027-03-23T10:20"])
        assert.deepStrictEqual(
          conflicts.map(({ id, status }) => [id, status]),
          [
            [claimed, "booked"],
            [held?.id, "held"]
          ]
        )
        yield* regenerateAgain(mentorId)
        assert.deepStrictEqual(yield* statusesOn(calendar, "2027-03-23"), [
          ...["09:00 booked", "09:40 vacation_blocked", "10:20 held"]
        ])
        const marks = { isStale: true, isOutside: true, version: "" } as const
        const after = (yield* rowsOf(mentorId)).filter(taken)
        assert.deepStrictEqual(
          after.map((row) => ({ ...row, version: "" })),
          before.map((row) => ({ ...row, ...marks }))
        )

        // Of hours: the first session's buffer reaches into them, the session does not.
        const edit = { id: off_day.id, ...hoursOf("2027-03-23", "09:30", "10:20") }
        assert.deepStrictEqual((yield* editOffDay(mentor, edit)).conflicts, [])
        yield* TestClock.adjust("35 minutes")
        const { conflicts: later } = yield* editOffDay(mentor, { id: off_day.id, is_full_day: true })
        assert.deepStrictEqual(startsOf(later), ["2027-03-23T09:00"])
      })
    )

    it.effect("a free slot lost to an off-day is blocked, not sold, when its hold lapses", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        const [slot] = yield* shown(calendar)
        yield* holdSlots(yield* newUser(), { slot_ids: [slot!.id] })
        yield* addOffDay(calendar.mentor, wholeDay("2027-03-16"))
        yield* regenerate(calendar.mentorId)
        yield* sql`delete from slot_holds where slot_id = ${slot!.id}`
        assert.notInclude(yield* statusesOn(calendar, "2027-03-16"), "09:00 available")
        yield* regenerate(calendar.mentorId)
        assert.include(yield* statusesOn(calendar, "2027-03-16"), "09:00 vacation_blocked")
      })
    )

    it.effect("are dates of the mentor's own zone, as long as the clocks make them", () =>
      Effect.gen(function* () {
        // Clocks go forward on 28 March: that day begins at 23:00 UTC and ends at 22:00 UTC.
        const daily = {
          rule_type: "recurring",
          rrule: "FREQ=DAILY",
          time_blocks: [{ start_time: "00:00", end_time: "24:00" }]
        } as const
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin", rule: daily })
        const { mentor, mentorId } = calendar
        const hour = yield* newSessionType({ mentorId, durationMinutes: 60, bufferAfterMinutes: 0 })
        yield* addOffDay(mentor, wholeDay("2027-03-28"))
        yield* regenerate(mentorId)
        const blocked = startsOf((yield* shown(hour)).filter(({ status }) => status === "vacation_blocked"))
        assert.lengthOf(blocked, 23)
        assert.deepStrictEqual([blocked[0], blocked.at(-1)], ["2027-03-27T23:00", "2027-03-28T21:00"])
      })
    )

    // In either season one of the two zones would be read wrongly by a library that guesses from today.
    it.effect("an hour that happens twice is the first one, in slots and in conflicts", () =>
      Effect.gen(function* () {
        for (const [timeZone, at, date, first, second] of [
          ["Europe/Berlin", "2027-10-29T12:00:00Z", "2027-10-31", "2027-10-31T00:00", "2027-10-31T01:00"],
          ["Australia/Sydney", "2027-04-01T12:00:00Z", "2027-04-04", "2027-04-03T15:00", "2027-04-03T16:00"]
        ] as const) {
          const night = { time_blocks: [{ start_time: "02:00", end_time: "03:00" }] } as const
          const calendar = yield* newCalendar({
            ...{ timeZone, at: DateTime.unsafeMake(at) },
            rule: { rule_type: "one_time", specific_date: date, ...night }
          })
          const sql = yield* SqlClient.SqlClient
          yield* sql`update session_types set buffer_after_minutes = 0 where id = ${calendar.sessionTypeId}`
          yield* regenerateAgain(calendar.mentorId)
          yield* booked(calendar, first)
          yield* booked(calendar, second)
          const { conflicts } = yield* addOffDay(calendar.mentor, hoursOf(date, "02:00", "02:30"))
          assert.deepStrictEqual(startsOf(conflicts), [first])
          yield* sql`update slots set claimed = 0 where mentor_id = ${calendar.mentorId}`
          yield* regenerate(calendar.mentorId)
          const blocked = (yield* shown(calendar)).filter(({ status }) => status !== "available")
          assert.deepStrictEqual(startsOf(blocked), [first])
        }
      })
    )
  })
})
