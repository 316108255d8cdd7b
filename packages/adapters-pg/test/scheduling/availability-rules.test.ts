import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { InvalidInput, type Mentor } from "@mentorkit/core/kernel"
import { AvailabilityRuleId, type Operations, operations, Scheduling } from "@mentorkit/core/scheduling"
import { AvailabilityRuleRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Schema, TestClock } from "effect"

type Input = Operations["createAvailabilityRule"]["input"]["Encoded"]
const decode = Schema.decodeSync(operations.createAvailabilityRule.input)

const blocks = [{ start_time: "09:00", end_time: "17:00" }] as const
const weekly: Input = { rule_type: "regular_weekly", day_of_week: 1, time_blocks: blocks }
const oneTime: Input = { rule_type: "one_time", specific_date: "2027-03-15", time_blocks: blocks }
const recurring: Input = { rule_type: "recurring", rrule: "FREQ=WEEKLY;BYDAY=MO", time_blocks: blocks }

const create = Effect.fnUntraced(function* (mentor: Mentor, input: Input) {
  return (yield* (yield* Scheduling).createAvailabilityRule(mentor, decode(input))).availability_rule
})
const createAll = Effect.fnUntraced(function* (mentor: Mentor, ...inputs: ReadonlyArray<Input>) {
  const [first, ...others] = inputs.map((one) => decode(one))
  assert.isDefined(first)
  return (yield* (yield* Scheduling).createAvailabilityRules(mentor, { availability_rules: [first!, ...others] }))
    .availability_rules
})
const problemsOf = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), (failure) =>
    failure instanceof InvalidInput ? failure.problems.map(({ message, path }) => [path.join("."), message]) : failure
  )

const countOf = (table: "availability_rules" | "outbox" | "slot_regenerations") =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(sql<{ readonly total: number }>`select count(*)::int as total from ${sql(table)}`, ([row]) => row?.total)
  )

/** 22:30 on a Sunday in UTC. */
const sunday = DateTime.unsafeMake("2027-03-14T22:30:00Z")

describe.each(engines)("availability rules on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("hold what belongs to their type, and begin today where nothing else is said", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(sunday.epochMillis)
        const { mentor, mentorId } = yield* newMentor({ timeZone: "Europe/Berlin" })
        const { sessionTypeId } = yield* newSessionType({ mentorId })
        const common = {
          mentorId,
          sessionTypeId: null,
          dayOfWeek: null,
          timeBlocks: blocks,
          rrule: null,
          specificDate: null,
          validFrom: "2027-03-14",
          validUntil: null,
          isActive: true,
          createdAt: sunday,
          updatedAt: sunday
        }
        const everything = { day_of_week: 1, rrule: "FREQ=DAILY", specific_date: "2027-03-20" }
        for (const [input, expected] of [
          [weekly, { ruleType: "regular_weekly", ruleTypeLabel: "Regular Weekly", dayOfWeek: 1 }],
          [recurring, { ruleType: "recurring", ruleTypeLabel: "Recurring", rrule: "FREQ=WEEKLY;BYDAY=MO" }],
          [oneTime, { ruleType: "one_time", ruleTypeLabel: "One Time", specificDate: "2027-03-15" }]
        ] as const) {
          const { id: _, ...rule } = yield* create(mentor, { ...everything, ...input })
          assert.deepStrictEqual<unknown>(rule, { ...common, ...expected })
        }
        const validity = { valid_from: "2027-01-01", valid_until: "2027-12-31", session_type_id: sessionTypeId }
        const rule = yield* create(mentor, { ...weekly, ...validity })
        assert.deepInclude<object>(rule, { validFrom: "2027-01-01", validUntil: "2027-12-31", sessionTypeId })
      })
    )

    it.effect("today is the mentor's own date", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(sunday.epochMillis)
        const { mentor: inTokyo } = yield* newMentor({ timeZone: "Asia/Tokyo" })
        const { mentor: inNewYork } = yield* newMentor({ timeZone: "America/New_York" })
        assert.strictEqual((yield* create(inTokyo, weekly)).validFrom, "2027-03-15")
        assert.strictEqual((yield* create(inNewYork, weekly)).validFrom, "2027-03-14")
        const today = { ...oneTime, specific_date: "2027-03-14" }
        yield* create(inNewYork, today)
        assert.deepStrictEqual(yield* problemsOf(create(inTokyo, { ...today, valid_until: "2027-03-14" })), [
          ["specific_date", "The specific date field must be a date after or equal to today."],
          ["valid_until", "The valid until field must be a date after or equal to valid from."]
        ])
      })
    )

    it.effect("an unknown session type, or another mentor's, is no choice", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        const foreign = yield* newSessionType()
        for (const session_type_id of [crypto.randomUUID(), foreign.sessionTypeId]) {
          assert.deepStrictEqual(yield* problemsOf(create(mentor, { ...weekly, session_type_id })), [
            ["session_type_id", "The selected session type id is invalid."]
          ])
        }
      })
    )

    it.effect("a bulk is stored whole or not at all, each problem under its own rule", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(sunday.epochMillis)
        const { mentor } = yield* newMentor()
        const before = [yield* countOf("availability_rules"), yield* countOf("outbox")]
        const past = { ...oneTime, specific_date: "2027-03-13" }
        const unknown = { ...weekly, session_type_id: crypto.randomUUID() }
        assert.deepStrictEqual(yield* problemsOf(createAll(mentor, weekly, past, unknown)), [
          [
            "availability_rules.1.specific_date",
            "The availability rules.1.specific date field must be a date after or equal to today."
          ],
          ["availability_rules.2.session_type_id", "The selected availability rules.2.session type id is invalid."]
        ])
        assert.deepStrictEqual([yield* countOf("availability_rules"), yield* countOf("outbox")], before)

        const rules = yield* createAll(mentor, weekly, oneTime, recurring)
        assert.deepStrictEqual(
          rules.map(({ ruleType }) => ruleType),
          ["regular_weekly", "one_time", "recurring"]
        )
        const { availability_rules } = yield* (yield* Scheduling).listAvailabilityRules(mentor, {})
        assert.deepStrictEqual(availability_rules, [...rules].reverse())
      })
    )

    it.effect("are listed to their mentor, newest first, filtered when asked", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { listAvailabilityRules } = yield* Scheduling
        const { mentor, mentorId } = yield* newMentor()
        yield* create((yield* newMentor()).mentor, weekly)
        const { sessionTypeId } = yield* newSessionType({ mentorId })
        const forAll = yield* create(mentor, weekly)
        yield* TestClock.adjust("1 second")
        const forOne = yield* create(mentor, { ...weekly, session_type_id: sessionTypeId })
        yield* TestClock.adjust("1 second")
        const gone = yield* create(mentor, weekly)
        yield* sql`update availability_rules set is_active = false where id = ${gone.id}`
        const listed = (input: object) =>
          Effect.map(listAvailabilityRules(mentor, input), ({ availability_rules }) =>
            availability_rules.map(({ id }) => id)
          )
        assert.deepStrictEqual(yield* listed({}), [gone.id, forOne.id, forAll.id])
        assert.deepStrictEqual(yield* listed({ is_active: true }), [forOne.id, forAll.id])
        assert.deepStrictEqual(yield* listed({ is_active: false }), [gone.id, forOne.id, forAll.id])
        assert.deepStrictEqual(yield* listed({ session_type: sessionTypeId }), [forOne.id])
      })
    )

    it.effect("one is shown to its mentor; an unknown and a foreign one are alike", () =>
      Effect.gen(function* () {
        const { getAvailabilityRule } = yield* Scheduling
        const [{ mentor }, other] = [yield* newMentor(), yield* newMentor()]
        const rule = yield* create(mentor, weekly)
        assert.deepStrictEqual(yield* getAvailabilityRule(mentor, { id: rule.id }), { availability_rule: rule })
        for (const [who, id] of [
          [other.mentor, rule.id],
          [mentor, AvailabilityRuleId.make(crypto.randomUUID())]
        ] as const) {
          const failure = yield* Effect.flip(getAvailabilityRule(who, { id }))
          assert.strictEqual(failure.message, "Availability rule not found.")
        }
      })
    )

    it.effect("many changes ask once for new slots, in the transaction of the first", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const rules = yield* AvailabilityRuleRepository
        const { mentor, mentorId } = yield* newMentor()
        yield* createAll(mentor, weekly, weekly)
        const requestedAt = yield* DateTime.now
        yield* TestClock.adjust("1 minute")
        yield* create(mentor, weekly)
        const [row] = yield* sql`select requested_at from slot_regenerations where mentor_id = ${mentorId}`
        assert.deepStrictEqual(row, { requestedAt: DateTime.toDate(requestedAt) })
        const events = yield* sql`
          select type from outbox where aggregate = ${mentorId} order by seq`
        assert.deepStrictEqual(
          events.map(({ type }) => type),
          ["scheduling.AvailabilityChanged"]
        )
        assert.lengthOf(yield* rules.list({ mentorId, onlyActive: true }), 3)
      })
    )
  })
})
