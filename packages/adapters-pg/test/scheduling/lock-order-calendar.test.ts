/**
 * Whoever changes slots locks them in the order of their ids: somebody who takes the same two slots in that order never
 * deadlocks with them, and somebody who takes them in the opposite one always does, which shows that both really meet.
 * Each meeting is forced: the other one has its first slot, then the operation runs into it, and only then the second slot
 * is wanted. And whoever edits a calendar waits for the edit before, and for nobody else's.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { User } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { operations, Scheduling, SlotId } from "@mentorkit/core/scheduling"
import {
  makeClaimSeats,
  makeRegenerateSlots,
  SlotRegenerationRepository,
  SlotRepository
} from "@mentorkit/core/scheduling/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, Fiber, Option, Runtime, Schedule, Schema } from "effect"
import { errorCodeOf } from "../../src/database/engine/driver-error.js"

/** On connections of their own, whatever transaction somebody who starts them is in: as other requests. */
const asOthers = Effect.map(
  Effect.runtime<SqlClient.SqlClient>(),
  (runtime) =>
    <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
      Effect.sync(() => Runtime.runFork(runtime)(work))
)

const waiters = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.total ?? 0
}).pipe(Effect.orDie)

/** Asked again and again from outside: within a transaction the server would always answer the same. */
const waitingFor = Effect.map(
  asOthers,
  (start) => (count: number) =>
    Effect.flatMap(start(waiters), Fiber.join).pipe(
      Effect.repeat({ until: (total) => total >= count, schedule: Schedule.spaced("10 millis") }),
      Effect.timeoutFail({ duration: "10 seconds", onTimeout: () => new Error(`${count} do not wait`) }),
      Effect.orDie
    )
)

/** Two overlapping slots of one mentor; on disk the later id comes first. */
const newPair = Effect.gen(function* () {
  const mentor = yield* newMentor()
  const { sessionTypeId } = yield* newSessionType({ mentorId: mentor.mentorId })
  const offer = { mentorId: mentor.mentorId, sessionTypeId }
  const [low = "", high = ""] = [crypto.randomUUID(), crypto.randomUUID()].sort()
  yield* newSlot({ ...offer, id: high, after: 20 })
  yield* newSlot({ ...offer, id: low })
  return { mentor, buyer: yield* newUser(), low: SlotId.make(low), high: SlotId.make(high) }
})
type Pair = Effect.Effect.Success<typeof newPair>

/** All who lock slots and wait for them; a sweep passes over what is locked. Each answers what is to be done in the end. */
const lockers = Effect.gen(function* () {
  const kit = yield* Scheduling
  const slots = yield* SlotRepository
  const claimSeats = yield* makeClaimSeats
  const { transact } = yield* UnitOfWork
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* makeRegenerateSlots
  const hold = (user: User, id: SlotId) => kit.holdSlots(user, { slot_ids: [id] })
  const requested = (pair: Pair) =>
    Effect.flatMap(DateTime.now, (now) => transact(regenerations.request(pair.mentor.mentorId, now)))
  const claim = ({ buyer, high }: Pair) =>
    Effect.flatMap(DateTime.now, (now) => transact(claimSeats([high], buyer.userId, now)))
  return {
    hold: ({ buyer, high }: Pair) => Effect.succeed(hold(buyer, high)),
    claim: (pair: Pair) => Effect.as(hold(pair.buyer, pair.high), claim(pair)),
    lateClaim: (pair: Pair) => Effect.succeed(claim(pair)),
    lock: ({ high, low }: Pair) => Effect.succeed(transact(slots.lock([high, low]))),
    regeneration: (pair: Pair) => Effect.as(requested(pair), regenerate(pair.mentor.mentorId)),
    vacation: ({ mentor }: Pair) => Effect.succeed(kit.startVacation(mentor.mentor, {}))
  }
})

const cases = ["hold", "claim", "lateClaim", "lock", "regeneration", "vacation"] as const

/** Somebody takes the slots one after the other, and the operation comes between. Answers how that ended for them. */
const meeting = Effect.fnUntraced(function* (
  first: SlotId,
  second: SlotId,
  operation: Effect.Effect<unknown, unknown>
) {
  const sql = yield* SqlClient.SqlClient
  const start = yield* asOthers
  const waitFor = yield* waitingFor
  const take = (id: SlotId) => sql`select id from slots where id = ${id} for update`
  const begun: Array<Fiber.Fiber<unknown, unknown>> = []
  const other = Effect.gen(function* () {
    yield* sql`set local deadlock_timeout = '50ms'`
    yield* take(first)
    begun.push(yield* start(operation))
    yield* waitFor(1)
    yield* take(second)
  })
  const outcome = yield* Effect.either(sql.withTransaction(other))
  yield* Effect.forEach(begun, Fiber.join)
  return Either.isLeft(outcome) ? errorCodeOf(outcome.left) : undefined
})

const blocks = [{ start_time: "09:00", end_time: "10:00" }]
const decode = {
  rule: Schema.decodeUnknownSync(operations.createAvailabilityRule.input),
  rules: Schema.decodeUnknownSync(operations.createAvailabilityRules.input),
  offDay: Schema.decodeUnknownSync(operations.createOffDay.input),
  override: Schema.decodeUnknownSync(operations.putAvailabilityOverride.input),
  typeEdit: Schema.decodeUnknownSync(operations.updateSessionType.input),
  type: Schema.decodeUnknownSync(operations.createSessionType.input)
}

/** One of each kind of edit, on a calendar that has something of each kind. */
const newEdits = Effect.fnUntraced(function* ({ mentor, mentorId }: TestMentor) {
  const kit = yield* Scheduling
  const { sessionTypeId: id } = yield* newSessionType({ mentorId })
  const weekly = { rule_type: "regular_weekly", day_of_week: 1, time_blocks: blocks }
  const day = DateTime.formatIso(DateTime.add(yield* DateTime.now, { days: 9 })).slice(0, 10)
  const rule = (yield* kit.createAvailabilityRule(mentor, decode.rule(weekly))).availability_rule
  const offDay = (yield* kit.createOffDay(mentor, decode.offDay({ off_from: day, off_until: day }))).off_day
  const override = decode.override({ date: day, time_slots: blocks })
  const stored = (yield* kit.putAvailabilityOverride(mentor, override)).availability_override
  const type = { title: "Talk", duration_minutes: 30, is_free: true }
  const edits: ReadonlyArray<Effect.Effect<unknown, unknown>> = [
    kit.createAvailabilityRule(mentor, decode.rule(weekly)),
    kit.createAvailabilityRules(mentor, decode.rules({ availability_rules: [weekly] })),
    kit.updateAvailabilityRule(mentor, { id: rule.id, valid_until: null }),
    kit.deactivateAvailabilityRule(mentor, { id: rule.id }),
    kit.activateAvailabilityRule(mentor, { id: rule.id }),
    kit.createOffDay(mentor, decode.offDay({ off_from: day, off_until: day })),
    kit.updateOffDay(mentor, { id: offDay.id, reason: "Fishing" }),
    kit.deleteOffDay(mentor, { id: offDay.id }),
    kit.putAvailabilityOverride(mentor, override),
    kit.deleteAvailabilityOverride(mentor, { id: stored.id }),
    kit.createSessionType(mentor, decode.type(type)),
    kit.updateSessionType(mentor, decode.typeEdit({ id, title: "Talks" })),
    kit.deactivateSessionType(mentor, { id }),
    kit.startVacation(mentor, {}),
    kit.endVacation(mentor, {})
  ]
  return edits
})

describe.each(concurrent)("locks of a calendar on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect.each(cases)("%s takes slots in the order of their ids", (name) =>
      Effect.gen(function* () {
        const prepare = (yield* lockers)[name]
        const inOrder = yield* newPair
        assert.isUndefined(yield* meeting(inOrder.low, inOrder.high, yield* prepare(inOrder)))
        const against = yield* newPair
        assert.strictEqual(yield* meeting(against.high, against.low, yield* prepare(against)), "40P01")
      })
    )

    it.effect("a sweep of holds passes by", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const start = yield* asOthers
        const { buyer, low } = yield* newPair
        const later = DateTime.add(yield* DateTime.now, { hours: 1 })
        const sweep = slots.releaseDue(later, 500)
        yield* Effect.repeat(sweep, { until: (done) => done === 0 })
        yield* holdSlots(buyer, { slot_ids: [low] })
        const swept = sql`select id from slots where id = ${low} for update`.pipe(
          Effect.zipRight(Effect.flatMap(start(sweep), Fiber.join)),
          sql.withTransaction
        )
        assert.strictEqual(yield* swept, 0)
        assert.strictEqual(yield* sweep, 1)
      })
    )

    it.effect("edits of one mentor happen one after the other, and keep no other mentor waiting", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const start = yield* asOthers
        const waitFor = yield* waitingFor
        const regenerations = yield* SlotRegenerationRepository
        const regenerate = yield* makeRegenerateSlots
        const [one, other] = [yield* newMentor(), yield* newMentor()]
        const [edits, others] = [yield* newEdits(one), yield* newEdits(other)]
        const waiting = [...edits, Effect.asVoid(regenerate(one.mentorId))]
        const editing = Effect.gen(function* () {
          yield* regenerations.request(one.mentorId, yield* DateTime.now)
          const fibers = yield* Effect.forEach(waiting, (edit) => start(edit))
          // One edit and the regeneration wait for the lock; the other edits wait in the host, where they hold no
          // connection.
          yield* waitFor(2)
          for (const edit of others) yield* Fiber.join(yield* start(edit))
          assert.strictEqual(yield* Effect.flatMap(start(waiters), Fiber.join), 2)
          for (const fiber of fibers) assert.isTrue(Option.isNone(yield* Fiber.poll(fiber)))
          return fibers
        })
        const fibers = yield* sql.withTransaction(editing)
        // What comes after a deletion may find nothing any more; all come to an end.
        yield* Effect.forEach(fibers, Fiber.await)
        assert.strictEqual(yield* waiters, 0)
      })
    )
  })
})
