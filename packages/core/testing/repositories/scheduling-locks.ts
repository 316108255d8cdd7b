import assert from "node:assert/strict"
import { SlotId } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import {
  holdSeats,
  newHold,
  newOffer,
  newSibling,
  newSlot,
  newSlots,
  type ScheduleRepositories,
  seatsOf
} from "../fixtures/schedule.js"
import { atOnce, excludeEachOther, inParallel, transact } from "../fixtures/transactions.js"

const byId = (ids: ReadonlyArray<SlotId>) => [...ids].sort()

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const slotLocksConformance = conformance<ScheduleRepositories>("SlotRepository (locks)", {
  "those that exist are locked, each once": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const made = yield* newSlots(yield* newOffer(), [{ after: 0 }, { after: 60 }])
    const ids = made.map(({ slotId }) => slotId)
    const locked = yield* transact(slots.lock([...ids, ...ids, SlotId.make(yield* newId)]))
    assert.deepEqual(
      locked.map(({ id }) => id),
      byId(ids)
    )
    assert.deepEqual(
      (yield* slots.find(ids)).map(({ id }) => id),
      ids
    )
  }),

  "all slots of the mentor that overlap are locked too, buffers counted, and no others": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const first = yield* newSlot()
    const [inBuffer, touching] = [yield* newSibling(first, 1, 39), yield* newSibling(first, 1, 40)]
    const someoneElse = yield* newSlot()
    const locked = yield* transact(slots.lockWithOverlapping([first.slotId, first.slotId, SlotId.make(yield* newId)]))
    assert.deepEqual(byId(locked), byId([first.slotId, inBuffer.slotId]))
    assert.deepEqual(
      byId(yield* transact(slots.lockWithOverlapping([inBuffer.slotId, someoneElse.slotId]))),
      byId([first.slotId, inBuffer.slotId, touching.slotId, someoneElse.slotId])
    )
  }),

  "whoever has locked a slot is alone with it": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const { slotId } = yield* newSlot()
    const locks = [slots.lock([slotId]), slots.lockWithOverlapping([slotId])]
    yield* excludeEachOther(Array.flatten(Array.replicate(locks, 4)))
  }),

  "of two overlapping slots the lock of one keeps the other's buyers waiting": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const one = yield* newSlot()
    const other = yield* newSibling(one)
    yield* excludeEachOther(
      Array.makeBy(8, (n) => slots.lockWithOverlapping([n % 2 === 0 ? one.slotId : other.slotId]))
    )
  }),

  "buyers who name the same slots in opposite orders never get stuck": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const offer = yield* newOffer()
    const made = yield* newSlots(
      offer,
      Array.makeBy(12, (n) => ({ after: n * 60 }))
    )
    const ids = made.map(({ slotId }) => slotId)
    for (let round = 0; round < 3; round++) {
      yield* inParallel(
        Array.makeBy(12, (n) => {
          const wanted = n % 2 === 0 ? ids : Array.reverse(ids)
          return n % 4 < 2 ? slots.lock(wanted) : slots.lockWithOverlapping(wanted)
        })
      )
    }
  }),

  "slots and holds read after the lock are those that the one before has left": Effect.gen(function* () {
    const slot = yield* newSlot({ maxCapacity: 5 })
    const buyers = yield* Effect.replicateEffect(newUser(), 25)
    const results = yield* Effect.forEach(buyers, ({ id }) => Effect.either(holdSeats(id, [slot.slotId])), atOnce)
    // Whoever saw a free seat got it: nobody was refused by the database only.
    assert.equal(results.filter(Either.isRight).length, 5)
    for (const { left } of results.filter(Either.isLeft)) assert.deepEqual(left.slotIds, [slot.slotId])
    assert.deepEqual(yield* seatsOf(slot), { claimed: 0, held: 5, blockedAs: null })
  }),

  "of two overlapping slots of one mentor one is won": Effect.gen(function* () {
    for (let round = 0; round < 2; round++) {
      const one = yield* newSlot({ maxCapacity: 3 })
      const other = yield* newSibling(one, 3)
      const buyers = yield* Effect.replicateEffect(newUser(), 10)
      const results = yield* Effect.forEach(
        buyers,
        ({ id }, n) => Effect.either(holdSeats(id, [n % 2 === 0 ? one.slotId : other.slotId])),
        atOnce
      )
      assert.equal(results.filter(Either.isRight).length, 3)
      const held = [(yield* seatsOf(one)).held, (yield* seatsOf(other)).held]
      assert.deepEqual(held.sort(), [0, 3])
    }
  }),

  "expired holds are dropped on locked slots, and their seats are sold again once": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 2 })
    const past = DateTime.subtract(yield* DateTime.now, { minutes: 1 })
    const dead = yield* Effect.replicateEffect(newHold(slot, { expiresAt: past }), 2)
    const buyers = yield* Effect.replicateEffect(newUser(), 12)
    const results = yield* Effect.forEach(buyers, ({ id }) => Effect.either(holdSeats(id, [slot.slotId])), atOnce)
    assert.equal(results.filter(Either.isRight).length, 2)
    assert.deepEqual(yield* seatsOf(slot), { claimed: 0, held: 2, blockedAs: null })
    for (const { bookingAttemptId } of dead) {
      assert.deepEqual(yield* slots.listHoldsOfAttempt(bookingAttemptId), [])
      assert.ok(Option.isSome(yield* slots.findAttempt(bookingAttemptId)))
    }
  }),

  "a hold lives until its time is over, and not at that moment": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 2 })
    const [one, two] = [yield* newHold(slot), yield* newHold(slot)]
    const look = (now: DateTime.Utc) =>
      transact(Effect.zipRight(slots.lock([slot.slotId]), slots.releaseExpired([slot.slotId], now)))
    const before = yield* look(DateTime.subtract(one.expiresAt, { millis: 1 }))
    assert.equal(before.liveHolds.length, 2)
    assert.deepEqual(before.slots, yield* slots.find([slot.slotId]))
    const later = DateTime.max(one.expiresAt, two.expiresAt)
    assert.deepEqual((yield* look(later)).liveHolds, [])
    assert.deepEqual(yield* transact(slots.releaseExpired([], later)), { slots: [], liveHolds: [] })
  }),

  "of a buyer's parallel transactions one at a time goes on, and it sees what the one before has held": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const { id: userId } = yield* newUser()
      yield* excludeEachOther(Array.replicate(slots.lockHoldsOfUser(userId), 6))
      const made = yield* newSlots(
        yield* newOffer(),
        Array.makeBy(8, (n) => ({ after: n * 60 }))
      )
      const now = yield* DateTime.now
      const holdIfFirst = (slot: (typeof made)[number]) =>
        transact(
          Effect.gen(function* () {
            yield* slots.lockHoldsOfUser(userId)
            yield* slots.lock([slot.slotId])
            if ((yield* slots.listLiveHolds(userId, now)).length > 0) return false
            yield* newHold(slot, { userId })
            return true
          })
        )
      const held = yield* Effect.forEach(made, holdIfFirst, atOnce)
      assert.equal(held.filter(Boolean).length, 1)
    }
  )
})
