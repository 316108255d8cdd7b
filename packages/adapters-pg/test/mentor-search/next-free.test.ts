/**
 * When a mentor is free next, and whether within some time: as the public lists of slots tell it, of calendars at random.
 * Mutations seen to fall: holds that have expired counted; the mentor's other sessions left out; a slot's own seats taken for
 * another session; notice or daily limit left out; inactive session types and blocked slots let in.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { Scheduling } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Clock, DateTime, Effect, FastCheck as fc, TestClock } from "effect"
import { newFindable, searching } from "../support/mentor-search-fixtures.js"

const slot = fc.record({
  type: fc.constantFrom(0, 0, 1),
  /** Of 25 minutes: slots of half an hour and ten minutes' buffer overlap their neighbours. */
  step: fc.nat(20),
  days: fc.constantFrom(0, 0, 1),
  capacity: fc.integer({ min: 1, max: 2 }),
  state: fc.constantFrom("free", "claimed", "held", "expired", "expired", "blocked", "outside")
})
const calendar = fc.record({
  slots: fc.array(slot, { minLength: 1, maxLength: 4 }),
  notice: fc.constantFrom(0, 0, 1_600, 2_600),
  dailyLimit: fc.constantFrom(undefined, 1, 2),
  isSecondActive: fc.boolean(),
  zone: fc.constantFrom("UTC", "Pacific/Auckland")
})
type Calendar = typeof calendar extends fc.Arbitrary<infer C> ? C : never

const fill = Effect.fnUntraced(function* ({ dailyLimit, isSecondActive, notice, slots, zone }: Calendar) {
  const sql = yield* SqlClient.SqlClient
  const { holdSlots } = yield* Scheduling
  const { mentorId, sessionTypeId } = yield* newFindable({ name: "Calendar Keeper" })
  yield* sql`update mentor_profiles set timezone = ${zone} where id = ${mentorId}`
  const second = yield* newSessionType({ mentorId })
  yield* sql`
    update session_types set minimum_notice_minutes = ${notice}, daily_limit = ${dailyLimit ?? null} where mentor_id = ${mentorId}`
  const types = [sessionTypeId, second.sessionTypeId] as const
  const ids: Array<string> = []
  for (const { capacity, days, state, step, type } of slots) {
    const added = newSlot({
      ...{ mentorId, sessionTypeId: types[type === 1 ? 1 : 0], after: days * 1440 + step * 25, maxCapacity: capacity },
      ...(state === "blocked" && { blockedAs: "vacation_blocked" as const })
    })
    // Some begin when another of their type does, or keep the mentor elsewhere: there are fewer then.
    const made = yield* Effect.option(Effect.catchAllDefect(added, Effect.fail))
    if (made._tag === "None") continue
    const { slotId } = made.value
    ids.push(slotId)
    const change: Effect.Effect<unknown, unknown> =
      state === "claimed"
        ? sql`update slots set claimed = 1 where id = ${slotId}`
        : state === "outside"
          ? sql`update slots set is_outside = true where id = ${slotId}`
          : state === "held" || state === "expired"
            ? holdSlots(yield* newUser(), { slot_ids: [slotId] })
            : Effect.void
    yield* Effect.ignore(change)
    if (state === "expired")
      yield* sql`update slot_holds set expires_at = ${new Date(yield* Clock.currentTimeMillis)} where slot_id = ${slotId}`
  }
  if (!isSecondActive) yield* sql`update session_types set is_active = false where id = ${second.sessionTypeId}`
  return { mentorId, types }
})

/** Hours from now: when the times begin that are asked for, eight hours each. */
const windows = [24, 33]

/** So many open slots of somebody else, in one of them, that mentors are not looked for by their slots. */
const crowd = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { mentorId, sessionTypeId } = yield* newFindable({ name: "Somebody Else" })
  yield* sql`
    insert into slots (id, mentor_id, session_type_id, availability_override_id, starts_at, ends_at, buffer_ends_at, max_capacity)
    select gen_random_uuid(), ${mentorId}, ${sessionTypeId}, ${crypto.randomUUID()}, at, at + interval '1 second',
      at + interval '1 second', 1
    from generate_series(0, 5000) n, lateral (
      select ${DateTime.toDate(yield* DateTime.now)}::timestamptz + interval '33 hours' + n * interval '0.2 seconds' as at
    ) times`
})

const compare = (stories: ReadonlyArray<Calendar>) =>
  Effect.gen(function* () {
    const { listPublicSlots } = yield* Scheduling
    const caller = yield* newUser()
    const seen = { free: 0, none: 0 }
    for (const story of stories) {
      const { mentorId, types } = yield* fill(story)
      const lists = yield* Effect.forEach(types, (session_type_id) =>
        listPublicSlots(guest, { mentor_id: mentorId, session_type_id })
      )
      const starts = lists
        .flatMap(({ slots }) => slots)
        .filter((one) => one.is_selectable)
        .map((one) => one.starts_at)
        .sort(DateTime.Order)
      const told = JSON.stringify({ story, starts })
      const mine = (more: object) =>
        Effect.map(searching(caller, { q: "calendar keeper", sort: "newest", ...more }), ({ items }) =>
          items.find(({ id }) => id === mentorId)
        )
      const shown = yield* mine({})
      assert.deepStrictEqual(shown?.next_available_at, starts[0] ?? null, told)
      seen[starts[0] === undefined ? "none" : "free"]++
      const now = yield* DateTime.now
      for (const hours of windows) {
        const [from, until] = [DateTime.add(now, { hours }), DateTime.add(now, { hours: hours + 8 })]
        const isFree = starts.some((at) => DateTime.greaterThanOrEqualTo(at, from) && DateTime.lessThan(at, until))
        const found = yield* mine({ available_from: from, available_until: until })
        assert.strictEqual(found !== undefined, isFree, `${hours} ${told}`)
      }
    }
  })

const stories = (seed: number) => fc.sample(calendar, { numRuns: Number(process.env["FREE_RUNS"] ?? 30), seed })

/** The day of a session that is taken has room for no other, though the calendar has. */
const fullDay: Calendar = {
  slots: [0, 9].map((step) => ({ type: 0, step, days: 0, capacity: 1, state: step === 0 ? "claimed" : "free" })),
  ...{ notice: 0, dailyLimit: 1, isSecondActive: true, zone: "UTC" }
}

describe.each(engines)("free time on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("is that of the slots that the public may select, whichever way it is looked for", () =>
      Effect.gen(function* () {
        yield* TestClock.adjust("500 days")
        yield* compare([fullDay, ...stories(1320)])
        yield* crowd
        yield* compare(stories(1321).slice(0, 5))
      })
    )
  })
})
