/**
 * Buyers who come at the same moment, each on a connection of their own. What was seen to fall without which guard:
 * - `for update` in `lockWithOverlapping`: one slot of two, as its buyers deadlock; a claim is refused to who holds a seat;
 * - that and the check of `claimed + held`: 23 of 200 buyers get one of seven seats, and all else of the same kind;
 * - the dropping of expired holds on the way in: they keep their seats from everybody;
 * - `lockHoldsOfUser`: 30 windows get 30 attempts.
 * The exclusion constraint has its own tests, in constraints.test.ts.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, Either } from "effect"

const together = { concurrency: "unbounded" } as const

/** Answers what each of `count` new users got. */
const rush = Effect.fnUntraced(function* (count: number, slotOf: (n: number) => SlotId) {
  const { holdSlots } = yield* Scheduling
  const buyers = yield* Effect.forEach(Array.range(1, count), () => newUser())
  return yield* Effect.forEach(
    buyers,
    (buyer, n) => Effect.either(holdSlots(buyer, { slot_ids: [slotOf(n)] })),
    together
  )
})

const seatsOf = Effect.fnUntraced(function* (slotId: SlotId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly held: number; readonly rows: number }>`
    select held, (select count(*)::int from slot_holds where slot_id = slots.id) as rows from slots where id = ${slotId}`
  return row
})

// Real time, since waiting for locks takes some.
describe.each(concurrent)("races for seats on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("200 buyers, seven seats: seven holds, and everybody else is told which slot it was", () =>
      Effect.gen(function* () {
        const { slotId } = yield* newSlot({ maxCapacity: 7 })
        const results = yield* rush(200, () => slotId)
        assert.lengthOf(results.filter(Either.isRight), 7)
        for (const failure of Array.getLefts(results)) {
          assert.deepInclude<object>(failure, { _tag: "SlotsUnavailable", slotIds: [slotId] })
        }
        assert.deepStrictEqual(yield* seatsOf(slotId), { held: 7, rows: 7 })
      })
    )

    it.effect("of two overlapping slots of one mentor exactly one is won", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 10; round++) {
          const { mentorId, slotId: one } = yield* newSlot({ maxCapacity: 3 })
          const { slotId: other } = yield* newSlot({ mentorId, maxCapacity: 3, after: 20 })
          const results = yield* rush(20, (n) => (n % 2 === 0 ? one : other))
          assert.lengthOf(results.filter(Either.isRight), 3)
          const [a, b] = [yield* seatsOf(one), yield* seatsOf(other)]
          assert.sameDeepMembers(
            [a, b],
            [
              { held: 3, rows: 3 },
              { held: 0, rows: 0 }
            ]
          )
        }
      })
    )

    it.effect("expired holds are sold again once, not once per buyer", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { slotId } = yield* newSlot({ maxCapacity: 2 })
        yield* rush(2, () => slotId)
        const past = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { minutes: 1 }))
        yield* sql`update slot_holds set expires_at = ${past} where slot_id = ${slotId}`
        const results = yield* rush(40, () => slotId)
        assert.lengthOf(results.filter(Either.isRight), 2)
        assert.deepStrictEqual(yield* seatsOf(slotId), { held: 2, rows: 2 })
      })
    )

    it.effect("one user in many windows gets five attempts, not one per window", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const me = yield* newUser()
        const slots = yield* Effect.replicateEffect(newSlot(), 30)
        const results = yield* Effect.forEach(
          slots,
          ({ slotId }) => Effect.either(holdSlots(me, { slot_ids: [slotId] })),
          together
        )
        assert.lengthOf(results.filter(Either.isRight), 5)
        for (const { _tag } of Array.getLefts(results)) assert.strictEqual(_tag, "TooManyLiveAttempts")
      })
    )

    it.effect("one user in many windows holds a slot once", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const me = yield* newUser()
        const { slotId } = yield* newSlot({ maxCapacity: 9 })
        const attempts = yield* Effect.replicateEffect(holdSlots(me, { slot_ids: [slotId] }), 10, together)
        assert.lengthOf(Array.dedupe(attempts.map((one) => one.booking_attempt_id)), 10)
        assert.deepStrictEqual(yield* seatsOf(slotId), { held: 1, rows: 1 })
      })
    )

    it.effect("claims, late claims, releases, sweeps and new buyers at once oversell nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots, releaseHold } = yield* Scheduling
        const slots = yield* SlotRepository
        const claimSeats = yield* makeClaimSeats
        const offer = yield* newSessionType({ maxCapacity: 4 })
        const group = (yield* newSlot({ ...offer, maxCapacity: 4 })).slotId
        const sibling = (yield* newSlot({ mentorId: offer.mentorId, after: 20 })).slotId
        const holders = yield* Effect.replicateEffect(newUser(), 4)
        const held = yield* Effect.forEach(holders, (user) => holdSlots(user, { slot_ids: [group] }))
        const now = yield* DateTime.now
        const later = DateTime.add(now, { hours: 1 })
        const claim = (userId: (typeof holders)[number]["userId"]) =>
          sql.withTransaction(claimSeats([group], userId, now)).pipe(Effect.either)

        const [claims, late] = yield* Effect.all(
          [
            Effect.forEach(holders.slice(0, 2), ({ userId }) => claim(userId), together),
            Effect.forEach(yield* Effect.replicateEffect(newUser(), 10), ({ userId }) => claim(userId), together),
            releaseHold(holders[2]!, { booking_attempt_id: held[2]!.booking_attempt_id }),
            Effect.replicateEffect(slots.releaseDue(now, 10), 5),
            rush(20, (n) => (n % 2 === 0 ? group : sibling)),
            Effect.flatMap(newUser(), ({ userId }) =>
              Effect.either(sql.withTransaction(claimSeats([sibling], userId, now)))
            )
          ],
          together
        )
        // Who holds a seat gets it, whatever the others do.
        assert.isTrue(claims.every(Either.isRight))
        assert.isAtMost(late.filter(Either.isRight).length, 1)

        const [row] = yield* sql<{ readonly claimed: number; readonly held: number; readonly rows: number }>`
          select claimed, held, (select count(*)::int from slot_holds where slot_id = slots.id) as rows
          from slots where id = ${group}`
        assert.strictEqual(row?.held, row?.rows)
        assert.strictEqual(row?.claimed, 2 + late.filter(Either.isRight).length)
        assert.isAtMost((row?.claimed ?? 0) + (row?.held ?? 0), 4)
        assert.deepStrictEqual(yield* seatsOf(sibling), { held: 0, rows: 0 })
        assert.isAbove(yield* slots.releaseDue(later, 100), 0)
        assert.deepStrictEqual(yield* seatsOf(group), { held: 0, rows: 0 })
      })
    )
  })
})
