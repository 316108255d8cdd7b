/** What one mentor may have of everything: lists and generations must have an end. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { operations, Scheduling } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, Either, Schema, TestClock } from "effect"

const now = DateTime.unsafeMake("2027-03-15T12:00:00Z")
const hours = [{ start_time: "09:00", end_time: "10:00" }] as const
const ruleInput = Schema.decodeSync(operations.createAvailabilityRules.input)
const offDayInput = Schema.decodeSync(operations.createOffDay.input)
const overrideInput = Schema.decodeSync(operations.putAvailabilityOverride.input)
const typeInput = Schema.decodeSync(operations.createSessionType.input)

const rules = (count: number, more: object = {}) =>
  ruleInput({
    availability_rules: Array.makeBy(count, () => ({
      rule_type: "regular_weekly" as const,
      day_of_week: 1,
      time_blocks: hours,
      ...more
    }))
  })
const typeOf = (minutes: number, more: object = {}) =>
  typeInput({ title: "Talk", duration_minutes: minutes, buffer_after_minutes: 0, is_free: true, ...more })
const day = (n: number) => new Date(Date.UTC(2027, 3, 1 + n)).toISOString().slice(0, 10)

const refusal = <A, E extends { readonly _tag: string; readonly message: string }, R>(asked: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.either(asked), (answer) => (Either.isLeft(answer) ? [answer.left._tag, answer.left.message] : []))

describe.each(engines)("the size of a calendar on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("rules that count still: 200; the last straw of a bulk takes the bulk with it", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(now.epochMillis)
        const scheduling = yield* Scheduling
        const sql = yield* SqlClient.SqlClient
        const { mentor, mentorId } = yield* newMentor()
        const [one] = (yield* scheduling.createAvailabilityRules(mentor, rules(100))).availability_rules
        yield* scheduling.createAvailabilityRules(mentor, rules(90))
        const full = ["CalendarFull", "You cannot have more than 200 active availability rules."]
        assert.deepStrictEqual(yield* refusal(scheduling.createAvailabilityRules(mentor, rules(11))), full)
        const [stored] = yield* sql`select count(*)::int as total from availability_rules where mentor_id = ${mentorId}`
        assert.deepStrictEqual(stored, { total: 190 })
        yield* scheduling.createAvailabilityRules(mentor, rules(10))
        yield* scheduling.deactivateAvailabilityRule(mentor, { id: one!.id })
        yield* scheduling.createAvailabilityRules(mentor, rules(1, { valid_until: "2027-03-20" }))
        assert.deepStrictEqual(yield* refusal(scheduling.activateAvailabilityRule(mentor, { id: one!.id })), full)
        assert.deepStrictEqual(
          yield* refusal(scheduling.updateAvailabilityRule(mentor, { id: one!.id, is_active: true })),
          full
        )
        // A rule that is over makes room.
        yield* TestClock.adjust("7 days")
        yield* scheduling.activateAvailabilityRule(mentor, { id: one!.id })
      })
    )

    it.effect("time blocks of all rules that count still: 1000", () =>
      Effect.gen(function* () {
        const scheduling = yield* Scheduling
        const { mentor } = yield* newMentor()
        const blocks = Array.makeBy(90, () => hours[0])
        yield* scheduling.createAvailabilityRules(mentor, rules(11, { time_blocks: blocks }))
        yield* scheduling.createAvailabilityRules(mentor, rules(10))
        assert.deepStrictEqual(yield* refusal(scheduling.createAvailabilityRules(mentor, rules(1))), [
          "CalendarFull",
          "You cannot have more than 1000 time blocks in all your active availability rules."
        ])
      })
    )

    it.effect("off-days and overrides that are ahead: 500 of each", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(now.epochMillis)
        const scheduling = yield* Scheduling
        const sql = yield* SqlClient.SqlClient
        const { mentor, mentorId } = yield* newMentor()
        yield* sql`
          insert into off_days (id, mentor_id, off_from, off_until, is_full_day, is_vacation, created_at, updated_at)
          select gen_random_uuid(), ${mentorId}, '2027-03-14'::date - n % 2 * 5, '2027-03-14'::date - n % 2 * 5, true, false,
            '2027-01-01', '2027-01-01'
          from generate_series(1, 998) n`
        yield* sql`
          insert into availability_overrides (id, mentor_id, date, time_slots, created_at, updated_at)
          select gen_random_uuid(), ${mentorId}, '2027-04-01'::date + n, '[{"start_time":"09:00","end_time":"10:00"}]',
            '2027-01-01', '2027-01-01'
          from generate_series(1, 500) n`
        yield* scheduling.createOffDay(mentor, offDayInput({ off_from: day(0), off_until: day(0) }))
        assert.deepStrictEqual(
          yield* refusal(scheduling.createOffDay(mentor, offDayInput({ off_from: day(1), off_until: day(1) }))),
          ["CalendarFull", "You cannot have more than 500 off-days ahead."]
        )
        assert.deepStrictEqual(
          yield* refusal(
            scheduling.putAvailabilityOverride(mentor, overrideInput({ date: day(0), time_slots: hours }))
          ),
          ["CalendarFull", "You cannot have more than 500 availability overrides ahead."]
        )
        // One that is replaced is no further one.
        yield* scheduling.putAvailabilityOverride(mentor, overrideInput({ date: day(1), time_slots: hours }))
      })
    )

    it.effect("starting times a day: 1000 in all active session types, on their finest grid", () =>
      Effect.gen(function* () {
        const scheduling = yield* Scheduling
        const { mentor } = yield* newMentor()
        const full = [
          "CalendarFull",
          "You cannot have more than 1000 starting times a day in all your active session types."
        ]
        const create = (minutes: number, more: object = {}) =>
          scheduling.createSessionType(mentor, typeOf(minutes, more))
        yield* create(5)
        yield* create(60, { start_interval_minutes: 5 })
        const { session_type: third } = yield* create(5)
        assert.deepStrictEqual(yield* refusal(create(10)), full)
        const { session_type: last } = yield* create(10, { is_active: false })
        assert.deepStrictEqual(
          yield* refusal(scheduling.updateSessionType(mentor, { id: last.id, is_active: true })),
          full
        )
        yield* scheduling.deactivateSessionType(mentor, { id: third.id })
        yield* scheduling.updateSessionType(mentor, { id: last.id, is_active: true })
        assert.deepStrictEqual(
          yield* refusal(scheduling.updateSessionType(mentor, { id: third.id, is_active: true })),
          full
        )
      })
    )
  })
})
