import assert from "node:assert/strict"
import type { Hold } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, type Duration, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { newAttempt, newHold, newOffer, newSlot, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const announce = (number: number, limit = 100) =>
  Effect.flatMap(SlotRepository, ({ announceExpiring }) =>
    announceExpiring({ now: era(number), until: DateTime.add(era(number), { minutes: 2 }), limit })
  )

const inEra = (number: number, left: Duration.DurationInput) => DateTime.addDuration(era(number), left)

/** One attempt at `amount` slots, with as much left as is said; its slots in the order of their ids. */
const newAttemptIn = Effect.fnUntraced(function* (number: number, amount: number, left: Duration.DurationInput) {
  const made = yield* newSlots(
    yield* newOffer({ followUpCount: amount }),
    Array.makeBy(amount, (n) => ({ after: n * 60 }))
  )
  const [first, ...more] = made
  assert.ok(first)
  const attempt = yield* newAttempt((yield* newUser()).id, [first, ...more])
  const expiresAt = inEra(number, left)
  const holds = yield* Effect.forEach(made, (slot) =>
    newHold(slot, { userId: attempt.userId, bookingAttemptId: attempt.id, expiresAt })
  )
  const announced = {
    bookingAttemptId: attempt.id,
    userId: attempt.userId,
    slotIds: [...attempt.slotIds].sort(),
    expiresAt
  }
  return { announced, holds }
})

const extend = Effect.fnUntraced(function* (hold: Hold | undefined, expiresAt: DateTime.Utc) {
  const slots = yield* SlotRepository
  assert.ok(hold)
  yield* slots.lock([hold.slotId])
  yield* slots.setHoldExpiry(hold.bookingAttemptId, expiresAt)
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const holdExpiryConformance = conformance<ScheduleRepositories>("SlotRepository (holds about to expire)", {
  "attempts that live and expire by the moment are answered once": Effect.gen(function* () {
    yield* newAttemptIn(20, 1, "0 millis")
    const { announced: soon } = yield* newAttemptIn(20, 1, "1 millis")
    const { announced: last } = yield* newAttemptIn(20, 1, "2 minutes")
    yield* newAttemptIn(20, 1, "120001 millis")
    const found = yield* announce(20)
    assert.deepEqual(new Set(found), new Set([soon, last]))
    assert.deepEqual(yield* announce(20), [])
  }),

  "a hold in checkout is announced like any other, and again once it was prolonged": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const { announced, holds } = yield* newAttemptIn(21, 1, "1 minute")
    yield* slots.attachBooking(announced.bookingAttemptId, yield* newId)
    assert.deepEqual(yield* announce(21), [announced])
    yield* transact(extend(holds[0], inEra(21, "1 hour")))
    assert.deepEqual(yield* announce(21), [])
    const expiresAt = inEra(21, "2 minutes")
    yield* transact(extend(holds[0], expiresAt))
    assert.deepEqual(yield* announce(21), [{ ...announced, expiresAt }])
    assert.deepEqual(yield* announce(21), [])
  }),

  // Falls if the limit counts holds.
  "an attempt at several slots is answered whole, the next to expire first, no more than asked for": Effect.gen(
    function* () {
      const later = yield* newAttemptIn(22, 3, "90 seconds")
      const next = yield* newAttemptIn(22, 2, "30 seconds")
      assert.deepEqual(yield* announce(22, 1), [next.announced])
      assert.deepEqual(yield* announce(22, 1), [later.announced])
      assert.deepEqual(yield* announce(22, 1), [])
    }
  ),

  "a hold that moved to a newer attempt is announced with that one": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot()
    const expiresAt = inEra(23, "1 minute")
    const { bookingAttemptId, userId } = yield* newHold(slot, { expiresAt })
    assert.equal((yield* announce(23)).length, 1)
    const moved = yield* newHold(slot, { userId, expiresAt })
    assert.deepEqual(yield* slots.listHoldsOfAttempt(bookingAttemptId), [])
    assert.deepEqual(
      (yield* announce(23)).map((one) => one.bookingAttemptId),
      [moved.bookingAttemptId]
    )
  }),

  // Falls if holds are taken one by one: two hosts then share an attempt.
  "of parallel callers one is answered an attempt, and all of it": Effect.gen(function* () {
    const made = yield* Effect.replicateEffect(newAttemptIn(24, 3, "1 minute"), 6)
    const found = yield* Effect.replicateEffect(transact(announce(24)), 6, atOnce)
    const all = [...found.flat(), ...(yield* announce(24))]
    assert.equal(all.length, made.length)
    assert.deepEqual(new Set(all), new Set(made.map(({ announced }) => announced)))
  }),

  // Falls without `skip locked` on the holds.
  "what somebody is just prolonging is passed by, and is not due any more": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const [saved, other] = [yield* newAttemptIn(25, 2, "1 minute"), yield* newAttemptIn(25, 1, "1 minute")]
    const prolong = extend(saved.holds[0], inEra(25, "1 hour"))
    assert.deepEqual(yield* passesBy(prolong, announce(25), slots.lock([])), [other.announced])
    assert.deepEqual(yield* announce(25), [])
  }),

  // Falls if an attempt may be announced without the holds that are locked.
  "an attempt of which somebody is just touching one hold is left whole for the next time": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const { announced, holds } = yield* newAttemptIn(26, 3, "1 minute")
    const [touched] = holds
    assert.ok(touched)
    const touch = Effect.all([slots.lock([touched.slotId]), slots.release([touched]), slots.addHolds([touched])])
    const found = yield* passesBy(touch, announce(26), slots.lock([]))
    assert.deepEqual([...found, ...(yield* announce(26))], [announced])
  }),

  "a unit that fails has announced nothing": Effect.gen(function* () {
    const { announced } = yield* newAttemptIn(27, 2, "1 minute")
    assert.deepEqual(yield* rolledBack(announce(27)), [announced])
    assert.deepEqual(yield* announce(27), [announced])
  })
})
