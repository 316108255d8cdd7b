/**
 * Buyers of the same slots must not deadlock, and neither must a regeneration or a sweep that comes between them. Without
 * `order by id` the locks follow the plan, and two plans may go through the same slots in opposite ways; here they are
 * made to: the slots lie on disk against the order of their ids, and one transaction may only scan the table, the other
 * only an index. Seen to deadlock without each
 * `order by id`: of `lockWithOverlapping`, `lock`, `lockSlotsOfAttempt` and a regeneration's lock.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import {
  makeClaimSeats,
  type SlotChange,
  SlotRegenerationRepository,
  SlotRepository
} from "@mentorkit/core/scheduling/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, Cause, DateTime, Effect, Exit, Order } from "effect"

const byTable = ["enable_indexscan", "enable_bitmapscan", "enable_indexonlyscan"]
const byIndex = ["enable_seqscan", "enable_bitmapscan", "enable_hashjoin", "enable_mergejoin"]
const rounds = 25
const wantedSlots = 40

/** On disk against the order of their ids. */
const newSlots = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const offer = yield* newSessionType({ followUpCount: wantedSlots })
  const ids = Array.map(Array.range(1, wantedSlots), () => crypto.randomUUID())
  const slots = yield* Effect.forEach(Array.reverse(Array.sort(ids, Order.string)), (id, n) =>
    newSlot({ ...offer, id, after: n * 40, maxCapacity: rounds * 8 })
  )
  yield* sql`analyze slots`
  return { ...offer, slotIds: Array.map(slots, ({ slotId }) => slotId) }
})

type Wanted = readonly [SlotId, ...ReadonlyArray<SlotId>]

/** A transaction of our own around it, so that the retry after a deadlock cannot hide it. */
const planned = Effect.fnUntraced(function* <A, E, R>(forbidden: ReadonlyArray<string>, work: Effect.Effect<A, E, R>) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.withTransaction(
    Effect.zipRight(
      Effect.forEach(forbidden, (setting) => sql.unsafe(`set local ${setting} = off`)),
      work
    )
  )
})

const neverFails = Effect.fnUntraced(function* <E, R>(round: () => ReadonlyArray<Effect.Effect<unknown, E, R>>) {
  for (let n = 0; n < rounds; n++) {
    const exit = yield* Effect.exit(Effect.all(round(), { concurrency: "unbounded" }))
    assert.isTrue(Exit.isSuccess(exit), Exit.isFailure(exit) ? `round ${n}: ${Cause.pretty(exit.cause)}` : "")
  }
})

describe.each(concurrent)("lock order on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("buyers who name the same slots in opposite orders", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const { slotIds } = yield* newSlots
        const buy = (plan: ReadonlyArray<string>, slot_ids: Wanted) =>
          Effect.flatMap(newUser(), (user) => planned(plan, holdSlots(user, { slot_ids })))
        yield* neverFails(() => [
          buy(byTable, slotIds),
          buy(byIndex, Array.reverse(slotIds)),
          buy(byTable, slotIds),
          buy(byIndex, Array.reverse(slotIds))
        ])
      })
    )

    it.effect("a regeneration between buyers who hold and let go", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const regenerations = yield* SlotRegenerationRepository
        const { mentorId, slotIds } = yield* newSlots
        const now = yield* DateTime.now
        const stored = yield* regenerations.listSlotsFrom(mentorId, now)
        // Written as they are: a taken slot that was to become another one would be cancelled once it is let go.
        const changed: ReadonlyArray<SlotChange> = stored.map((slot) => ({ ...slot, isStale: false, isOutside: false }))
        const buy = Effect.flatMap(newUser(), (user) => planned(byIndex, holdSlots(user, { slot_ids: slotIds })))
        const buyAndRelease = Effect.flatMap(buy, ({ booking_attempt_id: id }) =>
          planned(byIndex, slots.releaseHolds(id))
        )
        const regenerate = planned(byTable, regenerations.apply(mentorId, { added: [], changed }))
        yield* neverFails(() => [regenerate, buyAndRelease, regenerate, buyAndRelease, regenerate])
      })
    )

    it.effect("a claim, its undoing and a sweep between buyers", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const { slotIds } = yield* newSlots
        const now = yield* DateTime.now
        const later = DateTime.add(now, { hours: 1 })
        const buy = Effect.flatMap(newUser(), (user) => planned(byIndex, holdSlots(user, { slot_ids: slotIds })))
        const sweep = planned(byTable, slots.releaseDue(later, 10_000))
        const claimSeats = yield* makeClaimSeats
        const claim = Effect.flatMap(newUser(), ({ userId }) => planned(byTable, claimSeats(slotIds, userId, now)))
        const claimAndUndo = Effect.zipRight(claim, planned(byTable, slots.removeClaims(slotIds)))
        yield* neverFails(() => [buy, sweep, claimAndUndo, buy, claimAndUndo])
      })
    )

    it.effect("the release of an attempt between buyers", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const { slotIds } = yield* newSlots
        const buy = Effect.flatMap(newUser(), (user) => planned(byIndex, holdSlots(user, { slot_ids: slotIds })))
        const buyAndRelease = Effect.flatMap(buy, ({ booking_attempt_id: id }) =>
          planned(byTable, slots.releaseHolds(id))
        )
        yield* neverFails(() => [buyAndRelease, buyAndRelease, buyAndRelease])
      })
    )
  })
})
