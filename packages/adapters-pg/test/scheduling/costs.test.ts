/**
 * What the calendar costs: statements by what is asked, never by how many slots there are. Mutations seen to fall: chunks of
 * a hundred slots; a night's run that begins a day after the last one's end.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest, type MentorId } from "@mentorkit/core/kernel"
import { operations, Scheduling } from "@mentorkit/core/scheduling"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Schema, TestClock } from "effect"
import { statementsOf } from "../support/statements.js"

type RuleInput = typeof operations.createAvailabilityRule.input.Encoded
const ruleInput = Schema.decodeSync(operations.createAvailabilityRule.input)
const offDayInput = Schema.decodeSync(operations.createOffDay.input)
const overrideInput = Schema.decodeSync(operations.putAvailabilityOverride.input)

/** A fortnight before Berlin's clocks go forward. */
const start = Date.parse("2027-03-15T12:00:00Z")

const tuesdays = (start_time: string, end_time: string): RuleInput => ({
  rule_type: "regular_weekly",
  day_of_week: 2,
  time_blocks: [{ start_time, end_time }]
})

const addRule = ({ mentor }: TestMentor, rule: RuleInput) =>
  Effect.flatMap(Scheduling, ({ createAvailabilityRule }) => createAvailabilityRule(mentor, ruleInput(rule)))

const regenerate = (mentorId: MentorId) => Effect.flatMap(makeRegenerateSlots, (run) => run(mentorId))

const request = (mentorId: MentorId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update slot_regenerations set requested_at = to_timestamp(0) where mentor_id = ${mentorId}`
  )

/** Rows with the transaction that wrote them last. */
const rowsOf = (mentorId: MentorId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      select id, session_type_id, starts_at, ends_at, blocked_as, xmin::text as version from slots
      where mentor_id = ${mentorId} order by session_type_id, starts_at`
  )

/** One with a slot on every Tuesday, or one with five session types and all of every Tuesday. */
const newSchedule = Effect.fnUntraced(function* (size: "small" | "large") {
  yield* TestClock.setTime(start)
  const mentor = yield* newMentor()
  const { sessionTypeId } = yield* newSessionType({ mentorId: mentor.mentorId })
  if (size === "large") yield* Effect.replicateEffect(newSessionType({ mentorId: mentor.mentorId }), 4)
  yield* addRule(mentor, size === "large" ? tuesdays("00:00", "24:00") : tuesdays("09:00", "09:30"))
  return { ...mentor, sessionTypeId }
})

const endAllRules = (mentorId: MentorId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
    update availability_rules set is_active = false where mentor_id = ${mentorId}`
  )

describe("the calendar's costs", () => {
  layer(world(pglite))((it) => {
    it.effect("a regeneration takes as many statements for two thousand slots as for a few", () =>
      Effect.gen(function* () {
        const costs = Effect.fnUntraced(function* (size: "small" | "large") {
          const { mentorId } = yield* newSchedule(size)
          const run = statementsOf(regenerate(mentorId))
          const first = yield* run
          const slots = (yield* rowsOf(mentorId)).length
          yield* request(mentorId)
          const unchanged = yield* run
          yield* endAllRules(mentorId)
          yield* request(mentorId)
          return { slots, statements: { first, unchanged, cancelling: yield* run } }
        })
        const [small, large] = [yield* costs("small"), yield* costs("large")]
        assert.deepStrictEqual([small.slots, large.slots], [13, 5 * 36 * 13])
        assert.deepStrictEqual(large.statements, small.statements)
        // Lock, mentor, session types, rules, overrides, off-days, slots, what is written, finish.
        assert.deepStrictEqual(small.statements, { first: 9, unchanged: 8, cancelling: 11 })
      })
    )

    it.effect("a night costs the same for many slots, and writes none that was there", () =>
      Effect.gen(function* () {
        const night = Effect.fnUntraced(function* (size: "small" | "large") {
          const { mentorId } = yield* newSchedule(size)
          yield* regenerate(mentorId)
          const before = yield* rowsOf(mentorId)
          yield* TestClock.adjust("7 days")
          const statements = yield* statementsOf(regenerate(mentorId))
          const after = new Map((yield* rowsOf(mentorId)).map((row) => [row["id"], row]))
          for (const row of before) assert.deepStrictEqual(after.get(row["id"]), row)
          return { statements, added: after.size - before.length }
        })
        assert.deepStrictEqual(yield* night("small"), { statements: 9, added: 1 })
        assert.deepStrictEqual(yield* night("large"), { statements: 9, added: 5 * 36 })
      })
    )

    it.effect("after many nights the slots are those that one run for all of them gives", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(start)
        const { createOffDay, putAvailabilityOverride } = yield* Scheduling
        const extend = yield* schedulingSweep("extendHorizon")
        const mentor = yield* newMentor({ timeZone: "Europe/Berlin" })
        yield* newSessionType({ mentorId: mentor.mentorId, startIntervalMinutes: 25 })
        yield* addRule(mentor, tuesdays("00:00", "03:30"))
        yield* addRule(mentor, {
          rule_type: "recurring",
          rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU",
          time_blocks: [{ start_time: "01:00", end_time: "04:00" }]
        })
        // Beyond the horizon when it is made.
        yield* createOffDay(mentor.mentor, offDayInput({ off_from: "2027-06-19", off_until: "2027-06-22" }))
        yield* putAvailabilityOverride(
          mentor.mentor,
          overrideInput({ date: "2027-06-29", time_slots: [{ start_time: "10:00", end_time: "12:00" }] })
        )
        yield* regenerate(mentor.mentorId)
        for (const hours of [24, 23, 25, 100, 24, 500, 24]) {
          yield* TestClock.adjust(`${hours} hours`)
          while ((yield* extend.run) > 0);
        }
        const rows = yield* rowsOf(mentor.mentorId)
        for (const blocked of [null, "vacation_blocked", "override_blocked"]) {
          assert.isTrue(rows.some(({ blockedAs }) => blockedAs === blocked))
        }
        yield* request(mentor.mentorId)
        assert.isTrue(yield* regenerate(mentor.mentorId))
        assert.deepStrictEqual(yield* rowsOf(mentor.mentorId), rows)
      })
    )

    it.effect("a list of slots is one statement, however long it is", () =>
      Effect.gen(function* () {
        const reads = Effect.fnUntraced(function* (size: "small" | "large") {
          const { mentor, mentorId, sessionTypeId } = yield* newSchedule(size)
          yield* regenerate(mentorId)
          const { listOwnSlots, listPublicSlots } = yield* Scheduling
          const ofGuest = listPublicSlots(guest, { mentor_id: mentorId, session_type_id: sessionTypeId })
          return {
            slots: (yield* ofGuest).slots.length,
            public: yield* statementsOf(ofGuest),
            own: yield* statementsOf(listOwnSlots(mentor, { session_type_id: sessionTypeId }))
          }
        })
        assert.deepStrictEqual(yield* reads("small"), { slots: 13, public: 1, own: 1 })
        assert.deepStrictEqual(yield* reads("large"), { slots: 13 * 36, public: 1, own: 1 })
      })
    )

    it.effect("a hold takes as many statements beside a hundred overlapping slots and other holds as alone", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const hold = Effect.fnUntraced(function* (slotId: Effect.Effect.Success<ReturnType<typeof newSlot>>["slotId"]) {
          return yield* statementsOf(holdSlots(yield* newUser(), { slot_ids: [slotId] }))
        })
        const alone = yield* hold((yield* newSlot({ maxCapacity: 30 })).slotId)
        const crowded = yield* newSlot({ maxCapacity: 30 })
        const { mentorId } = crowded
        yield* Effect.forEach(
          Array.from({ length: 100 }, (_, at) => at % 30),
          (after) => newSlot({ mentorId, after })
        )
        yield* Effect.replicateEffect(hold(crowded.slotId), 10)
        // Settings are read again once they are a second old.
        assert.isAtMost(yield* hold(crowded.slotId), alone + 1)
      })
    )
  })
})
