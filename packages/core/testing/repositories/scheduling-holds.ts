import assert from "node:assert/strict"
import { BookingAttemptId, type Hold } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import {
  draftHold,
  holdSeats,
  newAttempt,
  newHold,
  newOffer,
  newSibling,
  newSlot,
  newSlots,
  type ScheduleRepositories,
  seatsOf,
  type TestSlot
} from "../fixtures/schedule.js"
import { atOnce, comesDuring, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

/** As somebody does who neither locks nor looks. */
const addBlindly = (hold: Hold) =>
  Effect.flatMap(SlotRepository, (slots) => Effect.either(transact(slots.addHolds([hold]))))

const newExpired = (slot: TestSlot, amount: number, expiresAt: DateTime.Utc) =>
  Effect.replicateEffect(newHold(slot, { expiresAt }), amount)

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const slotHoldsConformance = conformance<ScheduleRepositories>("SlotRepository (holds)", {
  "an attempt is read as it was stored, its slots in their order": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const offer = yield* newOffer({ followUpCount: 1 })
    const [first, second] = yield* newSlots(offer, [{ after: 60 }, { after: 0 }])
    assert.ok(first && second)
    const attempt = yield* newAttempt((yield* newUser()).id, [first, second])
    assert.deepEqual(yield* slots.findAttempt(attempt.id), Option.some(attempt))
    assert.ok(Option.isNone(yield* slots.findAttempt(BookingAttemptId.make(yield* newId))))
    assert.deepEqual(yield* slots.listHoldsOfAttempt(attempt.id), [])
  }),

  "a user has one hold on a slot, a newer one takes its place": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 5 })
    const old = yield* newHold(slot)
    const newer = yield* newHold(slot, { userId: old.userId })
    assert.deepEqual(yield* slots.listHoldsOfAttempt(old.bookingAttemptId), [])
    assert.deepEqual(yield* slots.listHoldsOfAttempt(newer.bookingAttemptId), [newer])
    // Of an attempt that holds nothing any more nothing is released either.
    yield* transact(Effect.zipRight(slots.lock([slot.slotId]), slots.release([old])))
    assert.equal((yield* seatsOf(slot)).held, 1)

    const drafts = yield* Effect.replicateEffect(draftHold(slot, { userId: old.userId }), 10)
    yield* Effect.forEach(drafts, (hold) => transact(slots.addHolds([hold])), atOnce)
    assert.equal((yield* seatsOf(slot)).held, 1)
  }),

  "the database itself refuses a seat too many and a mentor in two places, whoever forgot to look": Effect.gen(
    function* () {
      const one = yield* newSlot()
      yield* newHold(one)
      for (const slot of [one, yield* newSibling(one, 1, 39)]) {
        const refused = yield* addBlindly(yield* draftHold(slot))
        assert.ok(Either.isLeft(refused))
        assert.deepEqual([refused.left._tag, refused.left.slotIds], ["SlotsUnavailable", [slot.slotId]])
        assert.equal((yield* seatsOf(slot)).held, slot === one ? 1 : 0)
      }
      for (const free of [yield* newSibling(one, 1, 40), yield* newSlot()]) {
        assert.ok(Either.isRight(yield* addBlindly(yield* draftHold(free))))
      }
    }
  ),

  "of two holds on overlapping slots that nobody has locked for, the database lets one through": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      for (let round = 0; round < 3; round++) {
        const one = yield* newSlot({ maxCapacity: 2 })
        const [first, second] = [yield* draftHold(one), yield* draftHold(yield* newSibling(one, 2))]
        // Still open when the other one comes, which must wait and then fail.
        const open = transact(Effect.zipLeft(slots.addHolds([first]), Effect.sleep("20 millis")))
        const results = yield* Effect.all([Effect.either(open), Effect.delay(addBlindly(second), "5 millis")], atOnce)
        assert.equal(results.filter(Either.isRight).length, 1)
      }
    }
  ),

  "after a refusal of the database the transaction is lost": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const [full, free] = [yield* newSlot(), yield* newSlot()]
    yield* newHold(full)
    const [mine, refused] = [yield* draftHold(free), yield* draftHold(full)]
    const both = Effect.zipRight(slots.addHolds([mine]), slots.addHolds([refused]))
    assert.ok(Either.isLeft(yield* Effect.either(transact(both))))
    assert.deepEqual(yield* slots.listHoldsOfAttempt(mine.bookingAttemptId), [])
  }),

  "released holds are gone with their seats, and may be released again": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot()
    const hold = yield* newHold(slot)
    const release = transact(Effect.zipRight(slots.lock([slot.slotId]), slots.release([hold])))
    yield* Effect.replicateEffect(release, 2)
    assert.equal((yield* seatsOf(slot)).held, 0)
    yield* newHold(slot)
  }),

  "a user's live holds are found, and the holds of an attempt whether they live or not": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const made = yield* newSlots(yield* newOffer(), [{ after: 0 }, { after: 60 }])
    const { id: userId } = yield* newUser()
    const now = yield* DateTime.now
    const [dead, alive] = yield* Effect.forEach(made, (slot, n) =>
      newHold(slot, { userId, expiresAt: DateTime.add(now, { minutes: n }) })
    )
    assert.ok(dead && alive)
    assert.deepEqual(yield* slots.listLiveHolds(userId, now), [alive])
    assert.deepEqual(yield* slots.listHoldsOfAttempt(dead.bookingAttemptId), [dead])
    assert.deepEqual(yield* slots.listHoldsOfAttempt(alive.bookingAttemptId), [alive])
  }),

  "holds in checkout belong to their booking, and last as long as they are told, longer or shorter": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const slot = yield* newSlot({ maxCapacity: 2 })
      const [hold, other] = [yield* newHold(slot), yield* newHold(slot)]
      const { bookingAttemptId: id } = hold
      const locked = <A>(work: Effect.Effect<A>) => transact(Effect.zipRight(slots.lock([slot.slotId]), work))
      const bookingId = yield* newId
      assert.equal(yield* locked(slots.attachBooking(id, bookingId)), 1)
      assert.equal(yield* locked(slots.attachBooking(BookingAttemptId.make(yield* newId), bookingId)), 0)
      for (const change of [{ hours: 2 }, { minutes: -10 }]) {
        const expiresAt = DateTime.add(hold.expiresAt, change)
        yield* locked(slots.setHoldExpiry(id, expiresAt))
        assert.deepEqual(yield* slots.listHoldsOfAttempt(id), [{ ...hold, bookingId, expiresAt }])
      }
      assert.deepEqual(yield* slots.listHoldsOfAttempt(other.bookingAttemptId), [other])
      // In checkout or not.
      yield* Effect.replicateEffect(transact(slots.releaseHolds(id)), 2)
      assert.deepEqual(yield* slots.listHoldsOfAttempt(id), [])
      assert.equal((yield* seatsOf(slot)).held, 1)
    }
  ),

  "a release locks by itself: it waits for whoever has the slots, and then drops what is there": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const slot = yield* newSlot({ maxCapacity: 2 })
      const hold = yield* newHold(slot)
      let isOver = false
      const extend = slots.setHoldExpiry(hold.bookingAttemptId, DateTime.add(hold.expiresAt, { hours: 1 }))
      const end = Effect.zipRight(
        extend,
        Effect.sync(() => (isOver = true))
      )
      const release = Effect.tap(transact(slots.releaseHolds(hold.bookingAttemptId)), () =>
        Effect.sync(() => assert.ok(isOver, "it did not wait for the lock"))
      )
      yield* comesDuring(slots.lock([slot.slotId]), end, release)
      assert.equal((yield* seatsOf(slot)).held, 0)
    }
  ),

  "the sweep drops holds that have expired, no more than asked for, and none that live": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 9 })
    yield* newExpired(slot, 3, era(1))
    const alive = yield* newHold(slot)
    const other = yield* newSlot()
    yield* newExpired(other, 1, era(1))
    const first = yield* slots.releaseDue(era(1), 1)
    assert.ok(first >= 1 && first < 4)
    assert.equal(first + (yield* slots.releaseDue(era(1), 100)), 4)
    assert.equal(yield* slots.releaseDue(era(1), 100), 0)
    assert.deepEqual(yield* seatsOf(slot), { claimed: 0, held: 1, blockedAs: null })
    assert.deepEqual(yield* slots.listHoldsOfAttempt(alive.bookingAttemptId), [alive])
  }),

  "parallel sweeps drop each hold once": Effect.gen(function* () {
    const slots = yield* SlotRepository
    yield* newExpired(yield* newSlot({ maxCapacity: 5 }), 5, era(2))
    yield* newExpired(yield* newSlot({ maxCapacity: 5 }), 5, era(2))
    const dropped = yield* Effect.replicateEffect(slots.releaseDue(era(2), 100), 5, atOnce)
    assert.equal(
      dropped.reduce((sum, count) => sum + count, yield* slots.releaseDue(era(2), 100)),
      10
    )
  }),

  "the sweep passes by slots that somebody has locked": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const [locked, other] = [yield* newSlot(), yield* newSlot()]
    const [saved] = yield* newExpired(locked, 1, era(3))
    yield* newExpired(other, 1, era(3))
    assert.ok(saved)
    const later = DateTime.add(yield* DateTime.now, { hours: 1 })
    const dropped = yield* passesBy(
      Effect.zipRight(slots.lock([locked.slotId]), slots.setHoldExpiry(saved.bookingAttemptId, later)),
      slots.releaseDue(era(3), 100),
      slots.lock([])
    )
    assert.equal(dropped, 1)
    assert.equal((yield* seatsOf(locked)).held, 1)
  }),

  "a user's holds are listed page by page with their slots, the next to expire first": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const made = yield* newSlots(
      yield* newOffer(),
      Array.makeBy(4, (n) => ({ after: n * 60 }))
    )
    const { id: userId } = yield* newUser()
    const now = yield* DateTime.now
    const held = yield* Effect.forEach(made, (slot, n) =>
      Effect.map(newHold(slot, { userId, expiresAt: DateTime.add(now, { minutes: 10 - n * 4 }) }), (hold) => ({
        ...hold,
        mentorId: slot.mentorId,
        sessionTypeId: slot.sessionTypeId,
        startsAt: slot.startsAt,
        endsAt: DateTime.add(slot.startsAt, { minutes: 30 })
      }))
    )
    const [last, second, first] = held
    const page = (number: number) => slots.listHolds(userId, now, { page: number, per_page: 2 })
    const { next_cursor, ...beginning } = yield* page(1)
    assert.deepEqual(beginning, { items: [first, second], total: 3 })
    const end = { items: [last], total: 3, next_cursor: null }
    assert.deepEqual(yield* page(2), end)
    assert.ok(next_cursor !== null)
    const behind = { page: 1, per_page: 2, cursor: next_cursor ?? undefined }
    assert.deepEqual(yield* slots.listHolds(userId, now, behind), end)
    assert.deepEqual(yield* page(3), { items: [], total: 3, next_cursor: null })
  }),

  "a unit that fails holds, moves and releases nothing": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot({ maxCapacity: 3 })
    const kept = yield* newHold(slot)
    const attempt = yield* rolledBack(
      Effect.gen(function* () {
        const id = yield* holdSeats((yield* newUser()).id, [slot.slotId])
        yield* slots.attachBooking(kept.bookingAttemptId, yield* newId)
        yield* slots.setHoldExpiry(kept.bookingAttemptId, era(0))
        return id
      })
    )
    yield* rolledBack(slots.releaseHolds(kept.bookingAttemptId))
    assert.ok(Option.isNone(yield* slots.findAttempt(attempt)))
    assert.deepEqual(yield* slots.listHoldsOfAttempt(kept.bookingAttemptId), [kept])
    assert.deepEqual(yield* seatsOf(slot), { claimed: 0, held: 1, blockedAs: null })
  })
})
