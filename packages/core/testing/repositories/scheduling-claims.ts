import assert from "node:assert/strict"
import type { UserId } from "@mentorkit/core/kernel"
import type { Hold, SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, SlotRegenerationRepository, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Either } from "effect"
import { conformance } from "../conformance.js"
import { newUser } from "../fixtures/people.js"
import {
  draftHold,
  holdSeats,
  newHold,
  newOffer,
  newSibling,
  newSlot,
  newSlots,
  type ScheduleRepositories,
  seatsOf,
  tomorrow
} from "../fixtures/schedule.js"
import { atOnce, excludeEachOther, inParallel, rolledBack, transact } from "../fixtures/transactions.js"

/** Without a look at anything: the database alone guards the seats. In a transaction of its own. */
const addBlindly = (slotId: SlotId, ...holds: ReadonlyArray<Hold>) =>
  Effect.flatMap(SlotRepository, (slots) => Effect.either(transact(slots.addClaims([slotId], holds))))

/** As a booking does it: lock, look, decide, take. In a transaction of its own, now. */
const claim = Effect.fnUntraced(function* (userId: UserId, ...ids: ReadonlyArray<SlotId>) {
  const claimSeats = yield* makeClaimSeats
  return yield* Effect.either(transact(claimSeats(ids, userId, yield* DateTime.now)))
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const slotClaimsConformance = conformance<ScheduleRepositories>("SlotRepository (claims)", {
  "a claim takes a seat for each hold that it is given, and touches nobody else's": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 2 })
    const [mine, other] = [yield* newHold(slot), yield* newHold(slot)]
    assert.ok(Either.isRight(yield* addBlindly(slot.slotId, mine)))
    assert.deepEqual(yield* seatsOf(slot), { claimed: 1, held: 1, blockedAs: null })
    assert.deepEqual(yield* slots.listHoldsOfAttempt(other.bookingAttemptId), [other])
    assert.ok(Either.isRight(yield* addBlindly(slot.slotId, other)))
    assert.deepEqual(yield* seatsOf(slot), { claimed: 2, held: 0, blockedAs: null })
  }),

  "the database itself refuses a seat too many and a mentor in two places": Effect.gen(function* () {
    const one = yield* newSlot()
    yield* newHold(one)
    for (const slot of [one, yield* newSibling(one)]) {
      const refused = yield* addBlindly(slot.slotId)
      assert.ok(Either.isLeft(refused))
      assert.deepEqual([refused.left._tag, refused.left.slotIds], ["SlotsUnavailable", [slot.slotId]])
      assert.equal((yield* seatsOf(slot)).claimed, 0)
    }
    assert.ok(Either.isRight(yield* addBlindly((yield* newSibling(one, 1, 40)).slotId)))
  }),

  // Falls if the step is no savepoint of its own, or drops its holds before that.
  "all seats or none, and a refusal of the database changes nothing and leaves the transaction usable": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const [mine, full, free] = [yield* newSlot(), yield* newSlot(), yield* newSlot()]
      yield* addBlindly(full.slotId)
      const held = yield* newHold(mine)
      const refused = yield* transact(
        Effect.zipLeft(
          Effect.flip(slots.addClaims([mine.slotId, full.slotId], [held])),
          slots.addClaims([free.slotId], [])
        )
      )
      assert.equal(refused._tag, "SlotsUnavailable")
      assert.deepEqual(yield* seatsOf(mine), { claimed: 0, held: 1, blockedAs: null })
      assert.deepEqual(yield* slots.listHoldsOfAttempt(held.bookingAttemptId), [held])
      assert.equal((yield* seatsOf(free)).claimed, 1)
    }
  ),

  "parallel late claims take the seats that are there, and every holder gets the seat that is held": Effect.gen(
    function* () {
      const slot = yield* newSlot({ maxCapacity: 8 })
      const holders = yield* Effect.replicateEffect(newHold(slot), 5)
      const late = yield* Effect.replicateEffect(newUser(), 12)
      const [kept, won] = yield* Effect.all(
        [
          Effect.forEach(holders, ({ userId }) => claim(userId, slot.slotId), atOnce),
          Effect.forEach(late, ({ id }) => claim(id, slot.slotId), atOnce)
        ],
        atOnce
      )
      assert.ok(kept.every(Either.isRight))
      assert.equal(won.filter(Either.isRight).length, 3)
      assert.deepEqual(yield* seatsOf(slot), { claimed: 8, held: 0, blockedAs: null })
    }
  ),

  "holds, claims, releases and sweeps at once oversell nothing": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 4 })
    const sibling = yield* newSibling(slot)
    const holders = yield* Effect.replicateEffect(newHold(slot), 4)
    const [one, two, three, four] = holders
    assert.ok(one && two && three && four)
    const strangers = yield* Effect.replicateEffect(newUser(), 10)
    const now = yield* DateTime.now
    const hold = (id: UserId, of: SlotId) => Effect.either(holdSeats(id, [of]))
    const [kept, claimed, held] = yield* Effect.all(
      [
        Effect.forEach([one, two], ({ userId }) => claim(userId, slot.slotId), atOnce),
        Effect.forEach(strangers.slice(0, 5), ({ id }) => claim(id, slot.slotId), atOnce),
        Effect.forEach(strangers.slice(5), ({ id }) => hold(id, slot.slotId), atOnce),
        transact(slots.releaseHolds(three.bookingAttemptId)),
        Effect.replicateEffect(slots.releaseDue(now, 10), 3, atOnce),
        Effect.forEach(strangers, ({ id }) => hold(id, sibling.slotId), atOnce)
      ],
      atOnce
    )
    assert.ok(kept.every(Either.isRight))
    const sold = claimed.filter(Either.isRight).length
    const waiting = held.filter(Either.isRight).length
    assert.ok(sold + waiting <= 1, "the one seat that was let go is had once")
    assert.deepEqual(yield* seatsOf(slot), { claimed: 2 + sold, held: 1 + waiting, blockedAs: null })
    assert.equal((yield* seatsOf(sibling)).held, 0)
  }),

  "what gives back locks by itself, and whoever claims waits for it": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 50 })
    const claim = slots.addClaims([slot.slotId], [])
    yield* excludeEachOther([claim, claim, claim, slots.lock([slot.slotId])])
    const giveBack = slots.removeClaims([slot.slotId])
    yield* excludeEachOther([giveBack, giveBack, claim, slots.lock([slot.slotId])])
    assert.equal((yield* seatsOf(slot)).claimed, 2)
  }),

  "claims of the same slots in opposite orders never get stuck, nor does what gives them back": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const made = yield* newSlots(
        yield* newOffer({ maxCapacity: 100 }),
        Array.makeBy(8, (n) => ({ after: n * 60 }))
      )
      const ids = made.map(({ slotId }) => slotId)
      const claimSeats = yield* makeClaimSeats
      const { id } = yield* newUser()
      const now = yield* DateTime.now
      yield* inParallel(
        Array.makeBy(12, (n) => {
          const wanted = n % 2 === 0 ? ids : Array.reverse(ids)
          return Effect.zipRight(claimSeats(wanted, id, now), slots.removeClaims(Array.reverse(wanted)))
        })
      )
      assert.deepEqual(
        (yield* slots.find(ids)).map(({ claimed }) => claimed),
        ids.map(() => 0)
      )
    }
  ),

  "a claimed seat is given back once for each that gives it, and may be had again": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 5 })
    yield* Effect.replicateEffect(addBlindly(slot.slotId), 5, atOnce)
    yield* Effect.replicateEffect(transact(slots.removeClaims([slot.slotId])), 3, atOnce)
    assert.equal((yield* seatsOf(slot)).claimed, 2)
    assert.ok(Either.isRight(yield* addBlindly(slot.slotId)))
  }),

  "a hold on a slot that outlived its rule turns into a seat, and the slot is gone once its last seat is free":
    Effect.gen(function* () {
      const slots = yield* SlotRepository
      const regenerations = yield* SlotRegenerationRepository
      const slot = yield* newSlot()
      const held = yield* newHold(slot)
      const stored = yield* regenerations.listSlotsFrom(slot.mentorId, yield* DateTime.now)
      const changed = stored.map((one) => ({ ...one, blockedAs: "cancelled" as const, isStale: true, isOutside: true }))
      yield* transact(regenerations.apply(slot.mentorId, { added: [], changed }))
      assert.ok(Either.isRight(yield* addBlindly(slot.slotId, held)))
      assert.deepEqual(yield* seatsOf(slot), { claimed: 1, held: 0, blockedAs: null })
      yield* transact(slots.removeClaims([slot.slotId]))
      assert.deepEqual(yield* seatsOf(slot), { claimed: 0, held: 0, blockedAs: "cancelled" })
    }),

  "one snapshot shows the slots of a session type, their live seats, and what keeps the mentor from them": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const slot = yield* newSlot({ maxCapacity: 3 })
      const sibling = yield* newSibling(slot, 2)
      const hold = yield* newHold(sibling)
      const now = yield* DateTime.now
      yield* transact(slots.addHolds([yield* draftHold(sibling, { expiresAt: now })]))
      const { mentorId, sessionTypeId } = slot
      const from = yield* Effect.map(tomorrow, DateTime.subtract({ hours: 1 }))
      const until = DateTime.add(from, { days: 1 })
      const view = yield* slots.findView({ mentorId, sessionTypeId, from, until, now })
      const [own] = yield* slots.find([slot.slotId])
      const [other] = yield* slots.find([sibling.slotId])
      assert.deepEqual(view, {
        slots: [{ ...own, held: 0, heldUntil: null }],
        occupied: [{ ...other, held: 1, heldUntil: hold.expiresAt }],
        isOpen: true,
        limits: { minimumNoticeMinutes: 0, dailyLimit: null, timeZone: "UTC" }
      })
      const outside = yield* slots.findView({ mentorId, sessionTypeId, from, until: from, now })
      assert.deepEqual(outside.slots, [])
    }
  ),

  "a unit that fails claims nothing and gives nothing back": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 3 })
    const hold = yield* newHold(slot)
    yield* addBlindly(slot.slotId)
    yield* rolledBack(slots.addClaims([slot.slotId], [hold]))
    yield* rolledBack(slots.removeClaims([slot.slotId]))
    assert.deepEqual(yield* seatsOf(slot), { claimed: 1, held: 1, blockedAs: null })
    assert.deepEqual(yield* slots.listHoldsOfAttempt(hold.bookingAttemptId), [hold])
  })
})
