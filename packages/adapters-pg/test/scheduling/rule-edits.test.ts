/**
 * Seen to fall: edits without `withFieldsOfType`, without the stored rule in `dateProblems`, without `zoneProblems`, and
 * with a rule of every type handed to the generator. The races: with an event for each request, and with a request that
 * does not wait for the regeneration under way.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { AvailabilityRuleId, Scheduling } from "@mentorkit/core/scheduling"
import { SlotRegenerationRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Deferred, Effect, Fiber, TestClock } from "effect"
import {
  addRule,
  editRule,
  morning,
  newCalendar,
  problemsOf,
  regenerate,
  shown,
  startOf
} from "../support/calendar-fixtures.js"

const evening = [{ start_time: "20:00", end_time: "21:00" }] as const
const rule = (id: string) => ({ id: AvailabilityRuleId.make(id) })
const datesOf = Effect.fnUntraced(function* (calendar: Parameters<typeof shown>[0]) {
  return [...new Set((yield* shown(calendar)).map((slot) => startOf(slot).slice(0, 10)))]
})

describe.each(engines)("edits of availability rules on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("what is left out stays, and null takes away", () =>
      Effect.gen(function* () {
        const { mentor, rule: made, sessionTypeId } = yield* newCalendar()
        yield* TestClock.adjust("1 minute")
        const updatedAt = yield* DateTime.now
        const all = { session_type_id: sessionTypeId, time_blocks: evening, valid_until: "2027-12-31", day_of_week: 3 }
        const edited = yield* editRule(mentor, made.id, all)
        assert.deepStrictEqual<unknown>(edited, {
          ...{ ...made, sessionTypeId, timeBlocks: evening, validUntil: "2027-12-31", dayOfWeek: 3, updatedAt }
        })
        const { getAvailabilityRule } = yield* Scheduling
        assert.deepStrictEqual(yield* getAvailabilityRule(mentor, rule(made.id)), { availability_rule: edited })
        assert.deepStrictEqual(yield* editRule(mentor, made.id, {}), edited)
        const cleared = yield* editRule(mentor, made.id, {
          session_type_id: null,
          valid_until: null,
          day_of_week: null
        })
        assert.deepStrictEqual(cleared, { ...edited, sessionTypeId: null, validUntil: null, dayOfWeek: null })
        const moved = yield* editRule(mentor, made.id, { valid_from: "2027-04-01", is_active: false })
        assert.deepStrictEqual<unknown>(moved, { ...cleared, validFrom: "2027-04-01", isActive: false })
      })
    )

    it.effect("another type drops the fields of the old one, and asks for none of its own", () =>
      Effect.gen(function* () {
        const { mentor, rule: made } = yield* newCalendar()
        const kept = ({ dayOfWeek, rrule, ruleType, specificDate }: typeof made) => [
          ...[ruleType, dayOfWeek, rrule, specificDate]
        ]
        const all = { day_of_week: 4, rrule: "FREQ=DAILY", specific_date: "2027-03-20" }
        const edit = (input: object) => Effect.map(editRule(mentor, made.id, input), kept)
        assert.deepStrictEqual(yield* edit({ rule_type: "recurring" }), ["recurring", null, null, null])
        assert.deepStrictEqual(yield* edit(all), ["recurring", null, "FREQ=DAILY", null])
        const once = { rule_type: "one_time", specific_date: "2027-03-20" }
        assert.deepStrictEqual(yield* edit(once), ["one_time", null, null, "2027-03-20"])
        assert.deepStrictEqual(yield* edit({ specific_date: null }), ["one_time", null, null, null])
        const weekly = { ...all, rule_type: "regular_weekly" }
        assert.deepStrictEqual(yield* edit(weekly), ["regular_weekly", 4, null, null])
      })
    )

    it.effect("a rule without its date opens no hours, and the others go on", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const other = yield* addRule(mentor, { day_of_week: 3, time_blocks: evening })
        for (const edit of [{ day_of_week: null }, { rule_type: "recurring" }, { rule_type: "one_time" }]) {
          yield* editRule(mentor, calendar.rule.id, edit)
          yield* regenerate(mentorId)
          const ruleIds = new Set((yield* shown(calendar)).map((slot) => slot.availability_rule_id))
          assert.deepStrictEqual([...ruleIds], [other.id])
        }
        yield* editRule(mentor, calendar.rule.id, { specific_date: "2027-03-18" })
        yield* regenerate(mentorId)
        assert.deepStrictEqual((yield* datesOf(calendar)).slice(0, 3), ["2027-03-17", "2027-03-18", "2027-03-24"])
      })
    )

    it.effect("the end of validity is compared with its stored beginning, and the other way round", () =>
      Effect.gen(function* () {
        const { mentor, rule: made } = yield* newCalendar({ rule: { valid_from: "2027-04-10" } })
        const tooEarly = [["valid_until", "The valid until field must be a date after or equal to valid from."]]
        const edit = (input: object) => editRule(mentor, made.id, input)
        assert.deepStrictEqual(yield* problemsOf(edit({ valid_until: "2027-04-09" })), tooEarly)
        yield* edit({ valid_until: "2027-04-10" })
        assert.deepStrictEqual(yield* problemsOf(edit({ valid_from: "2027-04-11" })), tooEarly)
        yield* edit({ valid_from: "2027-05-01", valid_until: null })
        yield* edit({ valid_from: "2027-01-01", valid_until: "2027-02-01" })
      })
    )

    it.effect("a date of one time may not move into the past, but may stay there", () =>
      Effect.gen(function* () {
        const { mentor, rule: made } = yield* newCalendar({
          timeZone: "Asia/Tokyo",
          rule: { rule_type: "one_time", specific_date: "2027-03-16" }
        })
        const edit = (specific_date: string) => editRule(mentor, made.id, { specific_date, time_blocks: evening })
        const past = [["specific_date", "The specific date field must be a date after or equal to today."]]
        assert.deepStrictEqual(yield* problemsOf(edit("2027-03-14")), past)
        yield* edit("2027-03-15")
        // 00:00 on the 16th in Tokyo, still the 15th in UTC.
        yield* TestClock.setTime(DateTime.unsafeMake("2027-03-15T15:00:00Z").epochMillis)
        assert.deepInclude<object>(yield* edit("2027-03-15"), { specificDate: "2027-03-15" })
        assert.deepStrictEqual(yield* problemsOf(edit("2027-03-14")), past)
        yield* edit("2027-03-16")
        assert.deepStrictEqual(yield* problemsOf(edit("2027-03-15")), past)
      })
    )

    it.effect("a recurrence names the mentor's own zone or none, and a session type is the mentor's own", () =>
      Effect.gen(function* () {
        const { mentor, rule: made } = yield* newCalendar({ timeZone: "Europe/Berlin" })
        const inZone = (zone: string) => `DTSTART;TZID=${zone}:20270316T090000\nRRULE:FREQ=DAILY;COUNT=3`
        const foreign = yield* newSessionType()
        const edit = (input: object) => editRule(mentor, made.id, input)
        assert.deepStrictEqual(
          yield* problemsOf(
            edit({ session_type_id: foreign.sessionTypeId, rrule: inZone("Europe/Paris"), specific_date: "2027-03-14" })
          ),
          [
            ["session_type_id", "The selected session type id is invalid."],
            ["rrule", "The rrule field must not name a timezone other than yours (Europe/Berlin)."],
            ["specific_date", "The specific date field must be a date after or equal to today."]
          ]
        )
        const own = { rule_type: "recurring", rrule: inZone("Europe/Berlin") }
        assert.deepInclude<object>(yield* edit(own), { ruleType: "recurring", rrule: own.rrule })
      })
    )

    it.effect("a rule is deactivated and activated as often as one likes, and the slots follow", () =>
      Effect.gen(function* () {
        const { activateAvailabilityRule, deactivateAvailabilityRule } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, mentorId } = calendar
        const ids = (yield* shown(calendar)).map(({ id }) => id)
        for (const isActive of [false, false, true, true]) {
          if (isActive) {
            const { availability_rule } = yield* activateAvailabilityRule(mentor, rule(calendar.rule.id))
            assert.deepStrictEqual(availability_rule, calendar.rule)
          } else assert.deepStrictEqual(yield* deactivateAvailabilityRule(mentor, rule(calendar.rule.id)), {})
          yield* regenerate(mentorId)
          assert.deepStrictEqual(
            (yield* shown(calendar)).map(({ id }) => id),
            isActive ? ids : []
          )
        }
      })
    )

    it.effect("an unknown and a foreign rule are alike, and nothing is asked for on their account", () =>
      Effect.gen(function* () {
        const { activateAvailabilityRule, deactivateAvailabilityRule, getAvailabilityRule } = yield* Scheduling
        const theirs = yield* newCalendar()
        const { mentor, mentorId } = yield* newMentor()
        for (const id of [theirs.rule.id, crypto.randomUUID()]) {
          const failures = yield* Effect.all([
            Effect.flip(editRule(mentor, id, { time_blocks: morning, is_active: false })),
            Effect.flip(activateAvailabilityRule(mentor, rule(id))),
            Effect.flip(deactivateAvailabilityRule(mentor, rule(id)))
          ])
          for (const { message } of failures) assert.strictEqual(message, "Availability rule not found.")
        }
        assert.deepStrictEqual(yield* getAvailabilityRule(theirs.mentor, rule(theirs.rule.id)), {
          availability_rule: theirs.rule
        })
        assert.isEmpty(yield* eventsOf(mentorId))
        assert.lengthOf(yield* eventsOf(theirs.mentorId), 1)
      })
    )

    it.effect("many edits ask once, until the slots have followed", () =>
      Effect.gen(function* () {
        const { mentor, mentorId, rule: made } = yield* newCalendar()
        assert.lengthOf(yield* eventsOf(mentorId), 1)
        for (const day_of_week of [1, 2, 3]) yield* editRule(mentor, made.id, { day_of_week })
        assert.lengthOf(yield* eventsOf(mentorId), 2)
        assert.isTrue(yield* regenerate(mentorId))
        assert.isFalse(yield* regenerate(mentorId))
        yield* editRule(mentor, made.id, { day_of_week: 4 })
        assert.deepStrictEqual(
          (yield* eventsOf(mentorId)).map(({ type }) => type),
          Array.from({ length: 3 }, () => "scheduling.AvailabilityChanged")
        )
      })
    )
  })
})

/** Until a statement of another connection waits for a row. */
const somebodyWaits = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
  while ((yield* waiting).length === 0) yield* Effect.sleep("5 millis")
})

describe.each(concurrent)("edits that meet on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    const newSchedule = Effect.gen(function* () {
      const mentor = yield* newMentor()
      const offer = yield* newSessionType({ mentorId: mentor.mentorId })
      const made = yield* addRule(mentor.mentor)
      yield* regenerate(mentor.mentorId)
      return { ...mentor, ...offer, made }
    })

    it.effect("twenty at once: one event and one run", () =>
      Effect.gen(function* () {
        const { made, mentor, mentorId } = yield* newSchedule
        const edits = Array.from({ length: 20 }, (_, n) => editRule(mentor, made.id, { day_of_week: n % 7 }))
        yield* Effect.all(edits, { concurrency: "unbounded" })
        assert.lengthOf(yield* eventsOf(mentorId), 2)
        const ran = yield* Effect.replicateEffect(regenerate(mentorId), 5, { concurrency: "unbounded" })
        assert.lengthOf(ran.filter(Boolean), 1)
      })
    )

    it.effect("one that comes during a regeneration waits for it and asks again", () =>
      Effect.gen(function* () {
        const regenerations = yield* SlotRegenerationRepository
        const unitOfWork = yield* UnitOfWork
        const schedule = yield* newSchedule
        const { made, mentor, mentorId } = schedule
        yield* editRule(mentor, made.id, { time_blocks: evening })
        const isRunning = yield* Deferred.make<void>()
        // Forked out here, as a fiber of the transaction's own would be part of it and see one moment only.
        const edit = yield* Effect.fork(
          Effect.zipRight(Deferred.await(isRunning), editRule(mentor, made.id, { is_active: false }))
        )
        const waiting = yield* Effect.fork(Effect.zipRight(Deferred.await(isRunning), somebodyWaits))
        yield* unitOfWork.transact(
          Effect.gen(function* () {
            yield* regenerations.lock(mentorId)
            yield* Deferred.succeed(isRunning, undefined)
            yield* Fiber.join(waiting)
            assert.isTrue(yield* regenerate(mentorId))
          })
        )
        yield* Fiber.join(edit)
        assert.isNotEmpty(yield* shown(schedule))
        assert.lengthOf(yield* eventsOf(mentorId), 3)
        assert.isTrue(yield* regenerate(mentorId))
        assert.isEmpty(yield* shown(schedule))
      })
    )
  })
})
