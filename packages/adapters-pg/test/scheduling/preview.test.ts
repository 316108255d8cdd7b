/**
 * A preview is held against the change itself. Seen to fail: with blocked slots compared as well, with taken slots among
 * the removed, with an edit beside the rule in place of it, and with conflicts told that are there already.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { MentorId } from "@mentorkit/core/kernel"
import { operations, Scheduling, type SessionTypeId } from "@mentorkit/core/scheduling"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Schema, TestClock } from "effect"
import { monday, regenerate } from "../support/calendar-fixtures.js"

type PreviewInput = typeof operations.previewAvailabilityRule.input.Encoded
type RuleInput = typeof operations.createAvailabilityRule.input.Encoded
type EditInput = typeof operations.updateAvailabilityRule.input.Encoded
const asPreview = Schema.decodeSync(operations.previewAvailabilityRule.input)
const asNew = Schema.decodeSync(operations.createAvailabilityRule.input)
const asEdit = Schema.decodeSync(operations.updateAvailabilityRule.input)
const asOffDay = Schema.decodeSync(operations.createOffDay.input)
const asOverride = Schema.decodeSync(operations.putAvailabilityOverride.input)

const dateAfter = (days: number) => DateTime.formatIsoDateUtc(DateTime.add(monday, { days }))
const hour = (n: number) => `${String(n).padStart(2, "0")}:00`
const blocksOf = (from: number, hours: number) => [{ start_time: hour(from), end_time: hour(from + hours) }] as const

const RuleSpec = Schema.Struct({
  type: Schema.Literal("regular_weekly", "recurring", "one_time"),
  day: Schema.Int.pipe(Schema.between(0, 6)),
  from: Schema.Int.pipe(Schema.between(0, 19)),
  hours: Schema.Int.pipe(Schema.between(1, 5)),
  rrule: Schema.Literal("FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=9", "FREQ=MONTHLY;BYMONTHDAY=1,20"),
  date: Schema.Int.pipe(Schema.between(1, 12)),
  begins: Schema.Int.pipe(Schema.between(0, 10)),
  ends: Schema.Literal(null, 20, 60),
  /** All types, or one of the two. */
  of: Schema.Literal(null, 0, 1)
})
const Case = Schema.Struct({
  timeZone: Schema.Literal("UTC", "Europe/Berlin", "Pacific/Auckland"),
  rules: Schema.Array(RuleSpec).pipe(Schema.minItems(2), Schema.maxItems(4)),
  override: Schema.Int.pipe(Schema.between(1, 12)),
  off: Schema.Int.pipe(Schema.between(1, 12)),
  /** Which of the slots are held and booked. */
  taken: Schema.Int.pipe(Schema.between(0, 9)),
  change: Schema.Literal("create", "edit", "edit", "deactivate"),
  spec: RuleSpec
})

const fieldsOf = (spec: typeof RuleSpec.Type, types: ReadonlyArray<SessionTypeId>): RuleInput => ({
  session_type_id: spec.of === null ? null : types[spec.of],
  rule_type: spec.type,
  day_of_week: spec.day,
  time_blocks: blocksOf(spec.from, spec.hours),
  rrule: spec.rrule,
  specific_date: dateAfter(spec.date),
  valid_from: dateAfter(spec.begins),
  valid_until: spec.ends === null ? null : dateAfter(spec.ends)
})

/** A mentor with a session type for one and one for groups. */
const newOffers = Effect.fnUntraced(function* (timeZone: string) {
  yield* TestClock.setTime(monday.epochMillis)
  const mentor = yield* newMentor({ timeZone })
  const one = yield* newSessionType({ mentorId: mentor.mentorId })
  const group = yield* newSessionType({ mentorId: mentor.mentorId, durationMinutes: 60, maxCapacity: 3 })
  return { ...mentor, types: [one.sessionTypeId, group.sessionTypeId] }
})
type Offers = Effect.Effect.Success<ReturnType<typeof newOffers>>

/** Whatever stands in the mentor's calendar unblocked, earliest first. */
const offered = Effect.fnUntraced(function* ({ mentor, types }: Offers) {
  const { listOwnSlots } = yield* Scheduling
  const lists = yield* Effect.forEach(types, (type) => listOwnSlots(mentor, { session_type_id: type }))
  return lists
    .flatMap(({ slots }) => slots)
    .filter(({ status }) => !status.endsWith("blocked"))
    .map(({ ends_at, session_type_id, starts_at }) => ({ session_type_id, starts_at, ends_at }))
    .sort(
      (a, b) => a.starts_at.epochMillis - b.starts_at.epochMillis || (a.session_type_id < b.session_type_id ? -1 : 1)
    )
})
type Times = Effect.Effect.Success<ReturnType<typeof offered>>
const without = (times: Times, others: Times): Times => {
  const known = new Set(others.map((one) => JSON.stringify(one)))
  return times.filter((one) => !known.has(JSON.stringify(one)))
}

/** All that a preview might have written to. */
const written = (mentorId: MentorId) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all([
      sql`select *, xmin::text as version from slot_regenerations where mentor_id = ${mentorId}`,
      sql`select *, xmin::text as version from availability_rules where mentor_id = ${mentorId} order by id`,
      sql`select count(*)::int as total, max(xmin::text) as version from slots where mentor_id = ${mentorId}`,
      sql`select count(*)::int as total from outbox`
    ])
  })

/** Holds every tenth slot and books the one after it. */
const takeSome = Effect.fnUntraced(function* ({ mentor, types }: Offers, nth: number) {
  const sql = yield* SqlClient.SqlClient
  const { holdSlots, listOwnSlots } = yield* Scheduling
  const [buyer, type] = [yield* newUser(), types[nth % 2]!]
  const { slots } = yield* listOwnSlots(mentor, { session_type_id: type })
  const free = slots.filter(({ is_selectable }) => is_selectable)
  const booked = free.filter((_, index) => index % 10 === nth).slice(0, 6)
  for (const { id } of booked) yield* sql`update slots set claimed = 1 where id = ${id}`
  const [held] = free.filter((_, index) => index % 10 === (nth + 1) % 10)
  if (held !== undefined) yield* holdSlots(buyer, { slot_ids: [held.id] })
})

const outside = (mentorId: MentorId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: string }>`
      select id from slots where mentor_id = ${mentorId} and is_outside order by starts_at, id`
  )

const setUp = Effect.fnUntraced(function* (given: typeof Case.Type) {
  const { createAvailabilityRule, createOffDay, putAvailabilityOverride } = yield* Scheduling
  const offers = yield* newOffers(given.timeZone)
  const { mentor, types } = offers
  const rules = yield* Effect.forEach(given.rules, (spec) =>
    createAvailabilityRule(mentor, asNew(fieldsOf(spec, types)))
  )
  const offDate = dateAfter(given.off)
  yield* createOffDay(mentor, asOffDay({ off_from: offDate, off_until: offDate }))
  const date = dateAfter(given.override)
  yield* putAvailabilityOverride(mentor, asOverride({ date, session_type_id: types[0], time_slots: blocksOf(9, 3) }))
  yield* regenerate(mentor.mentorId)
  yield* takeSome(offers, given.taken)
  return { offers, ruleId: rules[0]!.availability_rule.id }
})

/** The same change, once as a preview and once as what it previews. */
const waysOf = Effect.fnUntraced(function* (
  given: typeof Case.Type,
  mentor: TestMentor["mentor"],
  types: Offers["types"],
  id: string
) {
  const { createAvailabilityRule, deactivateAvailabilityRule, updateAvailabilityRule } = yield* Scheduling
  const fields = fieldsOf(given.spec, types)
  if (given.change === "create") {
    return { input: fields, change: Effect.asVoid(createAvailabilityRule(mentor, asNew(fields))) }
  }
  const input: PreviewInput = { rule_id: id, ...(given.change === "edit" ? fields : { is_active: false }) }
  const change =
    given.change === "edit"
      ? updateAvailabilityRule(mentor, asEdit({ ...fields, id } as EditInput))
      : deactivateAvailabilityRule(mentor, { id: asPreview(input).rule_id! })
  return { input, change: Effect.asVoid(change) }
})

describe("a preview of a rule", () => {
  layer(world(pglite))((it) => {
    it.effect.prop(
      "tells what the change then does, and writes nothing",
      { given: Case },
      ({ given }) =>
        Effect.gen(function* () {
          const { previewAvailabilityRule } = yield* Scheduling
          const { offers, ruleId } = yield* setUp(given)
          const { mentor, mentorId, types } = offers
          const { change, input } = yield* waysOf(given, mentor, types, ruleId)

          const [before, rows] = [yield* offered(offers), yield* written(mentorId)]
          assert.lengthOf(yield* outside(mentorId), 0)
          const { preview } = yield* previewAvailabilityRule(mentor, asPreview(input))
          assert.deepStrictEqual(yield* written(mentorId), rows)

          yield* change
          assert.isTrue(yield* regenerate(mentorId))
          const after = yield* offered(offers)
          const [added, removed] = [without(after, before), without(before, after)]
          assert.deepStrictEqual(preview.added, added.slice(0, 500))
          assert.deepStrictEqual(preview.removed, removed.slice(0, 500))
          assert.deepStrictEqual([preview.added_total, preview.removed_total], [added.length, removed.length])
          assert.deepStrictEqual(
            preview.conflicts.map(({ id }) => ({ id: id as string })),
            yield* outside(mentorId)
          )
        }),
      { fastCheck: { numRuns: 6 } }
    )

    it.effect("of the end of a rule tells who has booked, but not whom it does not cover any more already", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { createAvailabilityRule, createOffDay, previewAvailabilityRule, putAvailabilityOverride } =
          yield* Scheduling
        const offers = yield* newOffers("UTC")
        const { mentor, mentorId, types } = offers
        const tuesdays = { rule_type: "regular_weekly", day_of_week: 2, session_type_id: types[0] } as const
        const input = { ...tuesdays, time_blocks: blocksOf(9, 1), valid_until: dateAfter(22) }
        const { availability_rule: rule } = yield* createAvailabilityRule(mentor, asNew(input))
        yield* regenerate(mentorId)
        yield* sql`update slots set claimed = 1 where mentor_id = ${mentorId} and starts_at < ${dateAfter(14)}`
        yield* createOffDay(mentor, asOffDay({ off_from: dateAfter(22), off_until: dateAfter(22) }))
        const evening = { date: dateAfter(1), session_type_id: types[0], time_slots: blocksOf(18, 1) }
        yield* putAvailabilityOverride(mentor, asOverride(evening))
        yield* regenerate(mentorId)

        const { preview } = yield* previewAvailabilityRule(mentor, asPreview({ rule_id: rule.id, is_active: false }))
        const startsOf = (times: ReadonlyArray<{ readonly starts_at: DateTime.Utc }>) =>
          times.map(({ starts_at }) => DateTime.formatIso(starts_at).slice(0, 16))
        // The first two of the Tuesdays are booked, the first of them is displaced already, and the last one is off.
        assert.deepStrictEqual(startsOf(preview.removed), ["2027-03-30T09:00"])
        assert.deepStrictEqual(startsOf(preview.conflicts), ["2027-03-23T09:00"])
        assert.deepInclude(preview, { added: [], added_total: 0, removed_total: 1, conflicts_total: 1, from: monday })
      })
    )

    it.effect("counts all and lists the first, and takes a new rule for active", () =>
      Effect.gen(function* () {
        const { previewAvailabilityRule } = yield* Scheduling
        const { mentor } = yield* newOffers("UTC")
        const always = { rule_type: "recurring", rrule: "FREQ=DAILY", time_blocks: blocksOf(0, 24) } as const
        const { preview } = yield* previewAvailabilityRule(mentor, asPreview({ ...always, is_active: false }))
        assert.lengthOf(preview.added, 500)
        assert.isAbove(preview.added_total, 90 * (35 + 20))
        assert.isTrue(preview.added.every((one, n) => n === 0 || preview.added[n - 1]!.starts_at <= one.starts_at))
      })
    )

    it.effect("is refused as the change would be", () =>
      Effect.gen(function* () {
        const { createAvailabilityRule, previewAvailabilityRule } = yield* Scheduling
        const [{ mentor, types }, stranger] = [yield* newOffers("Europe/Berlin"), yield* newMentor()]
        const input = { rule_type: "one_time", specific_date: dateAfter(3), time_blocks: blocksOf(9, 1) } as const
        const { availability_rule: rule } = yield* createAvailabilityRule(mentor, asNew(input))
        const fields = (of: TestMentor["mentor"], more: Partial<PreviewInput>) =>
          Effect.match(previewAvailabilityRule(of, asPreview(more)), {
            onSuccess: () => [],
            onFailure: (error) =>
              error._tag === "InvalidInput" ? error.problems.map(({ path }) => path.join(".")) : [error._tag]
          })
        const wrong = { specific_date: dateAfter(-1), valid_from: dateAfter(9), valid_until: dateAfter(8) }
        const zoned = { rrule: "DTSTART;TZID=Asia/Tokyo:20270301T090000\nRRULE:FREQ=DAILY" }
        const unknown = { session_type_id: crypto.randomUUID() }
        const all = ["session_type_id", "rrule", "specific_date", "valid_until"]
        assert.deepStrictEqual(yield* fields(mentor, { ...input, ...wrong, ...zoned, ...unknown }), all)
        assert.deepStrictEqual(yield* fields(mentor, { rule_id: rule.id, ...wrong, ...zoned, ...unknown }), all)
        assert.deepStrictEqual(yield* fields(mentor, { rule_id: rule.id, session_type_id: types[0] }), [])
        assert.deepStrictEqual(yield* fields(stranger.mentor, { rule_id: rule.id }), ["AvailabilityRuleNotFound"])
        const nobody = crypto.randomUUID()
        assert.deepStrictEqual(yield* fields(mentor, { rule_id: nobody, ...wrong }), ["AvailabilityRuleNotFound"])
      })
    )
  })
})
