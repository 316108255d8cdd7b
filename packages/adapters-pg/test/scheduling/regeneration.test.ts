import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { regenerateOnChange } from "@mentorkit/core/internal/scheduling"
import type { MentorId } from "@mentorkit/core/kernel"
import { type operations, Scheduling } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import {
  newCalendar,
  addRule as newRule,
  regenerate,
  regenerateAgain,
  rowsOf,
  shown
} from "../support/calendar-fixtures.js"

type RuleInput = typeof operations.createAvailabilityRule.input.Encoded

/** Eight slots of half an hour every Tuesday, 09:00 to 14:20 UTC with ten minutes between. */
const tuesdays: RuleInput = {
  rule_type: "regular_weekly",
  day_of_week: 2,
  time_blocks: [{ start_time: "09:00", end_time: "14:20" }]
}

const addRule = ({ mentor }: TestMentor, more: Partial<RuleInput> = {}) => newRule(mentor, { ...tuesdays, ...more })

/** As if something had changed. */
const again = Effect.fnUntraced(function* (mentorId: MentorId) {
  assert.isTrue(yield* regenerateAgain(mentorId))
})

/** A mentor with a session type, and the slots of a rule for it. */
const newSchedule = newCalendar({ rule: tuesdays })

const deactivate = (id: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update availability_rules set is_active = false where id = ${id}`)

describe.each(engines)("regeneration on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("rules become slots up to ninety days ahead", () =>
      Effect.gen(function* () {
        const schedule = yield* newSchedule
        const slots = yield* shown(schedule)
        // From 16 March to 13 June: thirteen Tuesdays, the last one 8 June.
        assert.lengthOf(slots, 13 * 8)
        assert.deepInclude(slots[0] ?? {}, {
          starts_at: DateTime.unsafeMake("2027-03-16T09:00:00Z"),
          ends_at: DateTime.unsafeMake("2027-03-16T09:30:00Z"),
          buffer_ends_at: DateTime.unsafeMake("2027-03-16T09:40:00Z"),
          availability_rule_id: schedule.rule.id,
          availability_override_id: null,
          is_selectable: true
        })
        assert.deepInclude(slots.at(-1) ?? {}, { starts_at: DateTime.unsafeMake("2027-06-08T13:40:00Z") })
      })
    )

    it.effect("of many changes one run is the answer; the next finds nothing to do", () =>
      Effect.gen(function* () {
        const mentor = yield* newMentor()
        yield* newSessionType({ mentorId: mentor.mentorId })
        yield* addRule(mentor)
        yield* addRule(mentor, { day_of_week: 3 })
        assert.isTrue(yield* regenerate(mentor.mentorId))
        assert.isFalse(yield* regenerate(mentor.mentorId))
      })
    )

    it.effect("what does not change is not written again", () =>
      Effect.gen(function* () {
        const schedule = yield* newSchedule
        const before = yield* rowsOf(schedule.mentorId)
        yield* again(schedule.mentorId)
        assert.deepStrictEqual(yield* rowsOf(schedule.mentorId), before)

        yield* addRule(schedule, { day_of_week: 3 })
        yield* regenerate(schedule.mentorId)
        const after = new Map((yield* rowsOf(schedule.mentorId)).map((row) => [row["id"], row]))
        assert.strictEqual(after.size, 2 * 13 * 8)
        for (const row of before) assert.deepStrictEqual(after.get(row["id"]), row)
      })
    )

    it.effect("a rule that ends takes its future free slots along, and brings the same ones back", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const schedule = yield* newSchedule
        const ids = (yield* shown(schedule)).map(({ id }) => id)
        yield* deactivate(schedule.rule.id)
        yield* again(schedule.mentorId)
        assert.deepStrictEqual(yield* shown(schedule), [])
        yield* sql`update availability_rules set is_active = true where id = ${schedule.rule.id}`
        yield* again(schedule.mentorId)
        assert.deepStrictEqual(
          (yield* shown(schedule)).map(({ id }) => id),
          ids
        )
      })
    )

    it.effect("an inactive session type has no future slots", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const schedule = yield* newSchedule
        yield* sql`update session_types set is_active = false where id = ${schedule.sessionTypeId}`
        yield* again(schedule.mentorId)
        assert.deepStrictEqual(yield* shown(schedule), [])
      })
    )

    it.effect("past slots stay as they were", () =>
      Effect.gen(function* () {
        const schedule = yield* newSchedule
        yield* TestClock.adjust("24 hours")
        yield* deactivate(schedule.rule.id)
        yield* again(schedule.mentorId)
        const rows = yield* rowsOf(schedule.mentorId)
        // Until Tuesday noon the slots of 09:00 to 11:40 have begun; one starts at 12:20.
        assert.deepStrictEqual(
          rows.slice(0, 6).map(({ blockedAs }) => blockedAs),
          [null, null, null, null, null, "cancelled"]
        )
      })
    )

    it.effect("held and booked slots stay, and are cancelled when their last seat is free", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots, releaseHold } = yield* Scheduling
        const slots = yield* SlotRepository
        const schedule = yield* newSchedule
        const [held, booked, expiring] = (yield* shown(schedule)).map(({ id }) => id)
        const [me, other] = [yield* newUser(), yield* newUser()]
        const { booking_attempt_id } = yield* holdSlots(me, { slot_ids: [held!] })
        yield* holdSlots(other, { slot_ids: [expiring!] })
        yield* sql`update slots set claimed = 1 where id = ${booked!}`
        yield* deactivate(schedule.rule.id)
        yield* again(schedule.mentorId)

        const statuses = Effect.map(shown(schedule), (list) => list.map(({ id, status }) => [id, status]))
        assert.deepStrictEqual(yield* statuses, [
          [held, "held"],
          [booked, "booked"],
          [expiring, "held"]
        ])
        yield* releaseHold(me, { booking_attempt_id })
        yield* slots.removeClaims([booked!])
        assert.deepStrictEqual(yield* statuses, [[expiring, "held"]])
        yield* TestClock.adjust("35 minutes")
        assert.deepStrictEqual(yield* statuses, [])
        yield* slots.releaseDue(yield* DateTime.now, 100)
        yield* again(schedule.mentorId)
        const [row] = yield* sql`
          select count(*)::int as total from slots
          where mentor_id = ${schedule.mentorId} and (is_stale or blocked_as is distinct from 'cancelled')`
        assert.deepStrictEqual(row, { total: 0 })
      })
    )

    it.effect("a taken slot whose session type changed takes the new shape once it is free", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const [release, requested] = [
          yield* schedulingSweep("releaseExpiredHolds"),
          yield* schedulingSweep("regenerateSlots")
        ]
        const schedule = yield* newSchedule
        const [slot] = yield* shown(schedule)
        yield* holdSlots(yield* newUser(), { slot_ids: [slot!.id] })
        yield* sql`update session_types set max_capacity = 5 where id = ${schedule.sessionTypeId}`
        yield* again(schedule.mentorId)
        const capacities = Effect.map(shown(schedule), (list) => list.slice(0, 2).map((one) => one.max_capacity))
        assert.deepStrictEqual(yield* capacities, [1, 5])
        yield* TestClock.adjust("35 minutes")
        assert.isAbove(yield* release.run, 0)
        // The sweep of what is left to do finds the mentor by the slot alone: nobody has asked for a regeneration.
        assert.isAbove(yield* requested.run, 0)
        assert.strictEqual(yield* requested.run, 0)
        assert.deepStrictEqual(yield* capacities, [5, 5])
      })
    )

    it.effect("blocks that others have authored stay", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const schedule = yield* newSchedule
        const [slot] = yield* shown(schedule)
        yield* sql`update slots set blocked_as = 'overwrite_blocked' where id = ${slot!.id}`
        yield* again(schedule.mentorId)
        const [after] = yield* shown(schedule)
        assert.deepInclude(after ?? {}, { id: slot!.id, status: "overwrite_blocked" })
      })
    )

    it.effect("recurring rules take their dates from the weekly ones", () =>
      Effect.gen(function* () {
        const schedule = yield* newSchedule
        yield* addRule(schedule, {
          rule_type: "recurring",
          rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
          time_blocks: [{ start_time: "18:00", end_time: "18:30" }]
        })
        yield* regenerate(schedule.mentorId)
        const times = (yield* shown(schedule)).map(({ starts_at: at }) => DateTime.formatIso(at).slice(0, 16))
        assert.deepStrictEqual(times.filter((time) => time.endsWith("18:00")).slice(0, 3), [
          "2027-03-16T18:00",
          "2027-03-30T18:00",
          "2027-04-13T18:00"
        ])
        assert.lengthOf(times, 6 * 8 + 7)
      })
    )

    it.effect("an event regenerates its mentor's slots", () =>
      Effect.gen(function* () {
        const mentor = yield* newMentor()
        const offer = yield* newSessionType({ mentorId: mentor.mentorId })
        yield* addRule(mentor)
        const subscriber = yield* regenerateOnChange.make
        yield* subscriber.run({ mentorId: mentor.mentorId }, yield* newDelivery)
        assert.isNotEmpty(yield* shown(offer))
      })
    )

    it.effect("a request whose event went astray is found by the sweep", () =>
      Effect.gen(function* () {
        const requested = yield* schedulingSweep("regenerateSlots")
        yield* TestClock.adjust("10 minutes")
        while ((yield* requested.run) > 0);
        const mentor = yield* newMentor()
        const offer = yield* newSessionType({ mentorId: mentor.mentorId })
        yield* addRule(mentor)
        // Not at once: the event is on its way.
        assert.strictEqual(yield* requested.run, 0)
        yield* TestClock.adjust("2 minutes")
        assert.strictEqual(yield* requested.run, 1)
        assert.strictEqual(yield* requested.run, 0)
        assert.isNotEmpty(yield* shown(offer))
      })
    )

    it.effect("the horizon rolls on by itself", () =>
      Effect.gen(function* () {
        const extend = yield* schedulingSweep("extendHorizon")
        const schedule = yield* newSchedule
        while ((yield* extend.run) > 0);
        yield* TestClock.adjust("7 days")
        assert.isAbove(yield* extend.run, 0)
        while ((yield* extend.run) > 0);
        const slots = yield* shown(schedule)
        assert.deepInclude(slots.at(-1) ?? {}, { starts_at: DateTime.unsafeMake("2027-06-15T13:40:00Z") })
        assert.strictEqual(yield* extend.run, 0)
      })
    )
  })
})
