import assert from "node:assert/strict"
import type { SlotId } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import {
  draftHold,
  newHold,
  newOffer,
  newSlots,
  type ScheduleRepositories,
  type TestSlot
} from "../fixtures/schedule.js"
import { atOnce, excludeEachOther, transact } from "../fixtures/transactions.js"

const hourly = (amount: number) => Array.makeBy(amount, (n) => ({ after: n * 60 }))

/** In a transaction of its own: those of the type that start within the hours after the slot's start. */
const takenFrom = Effect.fnUntraced(function* (
  { sessionTypeId, startsAt }: TestSlot,
  hours: readonly [from: number, until: number]
) {
  const { lockTakenSessions: takenSessions } = yield* SlotRepository
  const [from, until] = [DateTime.add(startsAt, { hours: hours[0] }), DateTime.add(startsAt, { hours: hours[1] })]
  const found = yield* transact(takenSessions({ sessionTypeId, from, until, now: yield* DateTime.now }))
  return new Map(found.map(({ id, startsAt }) => [id, startsAt.epochMillis]))
})

const claimOf = (slotId: SlotId) => Effect.flatMap(SlotRepository, (slots) => transact(slots.addClaims([slotId], [])))

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const slotLimitsConformance = conformance<ScheduleRepositories>("SlotRepository (what is taken)", {
  // Falls if an expired hold counts, or a claimed seat does not, or the end of the times is one of them.
  "sessions of one type are counted while a seat is claimed or held, within the times": Effect.gen(function* () {
    const offer = yield* newOffer({ maxCapacity: 3 })
    const [early, held, claimed, dead, free, late] = yield* newSlots(offer, hourly(6))
    assert.ok(early && held && claimed && dead && free && late)
    for (const slot of [early, held, late]) yield* newHold(slot)
    yield* newHold(held)
    yield* newHold(dead, { expiresAt: yield* DateTime.now })
    yield* claimOf(claimed.slotId)
    const [other] = yield* newSlots(yield* newOffer({ mentorId: offer.mentorId }), [{ after: 600 }])
    assert.ok(other)
    yield* newHold(other)
    const entry = ({ slotId, startsAt }: typeof held) => [slotId, startsAt.epochMillis] as const
    assert.deepEqual(yield* takenFrom(early, [1, 5]), new Map([held, claimed].map(entry)))
    assert.deepEqual(yield* takenFrom(early, [0, 24]), new Map([early, held, claimed, late].map(entry)))
    assert.deepEqual(yield* takenFrom(early, [6, 24]), new Map())
  }),

  // Falls without the lock.
  "whoever counts the sessions of a type is alone with it": Effect.gen(function* () {
    const { lockTakenSessions: takenSessions } = yield* SlotRepository
    const { sessionTypeId } = yield* newOffer()
    const now = yield* DateTime.now
    yield* excludeEachOther(
      Array.makeBy(8, () => takenSessions({ sessionTypeId, from: now, until: DateTime.add(now, { days: 9 }), now }))
    )
  }),

  // Falls if the lock and the count are one statement.
  "a count sees what the one before has added: of ten at once three get one of three": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const offer = yield* newOffer()
    const { sessionTypeId } = offer
    const now = yield* DateTime.now
    const until = DateTime.add(now, { days: 3 })
    const made = yield* newSlots(offer, hourly(10))
    const drafts = yield* Effect.forEach(made, (slot) => draftHold(slot))
    const holdIfRoom = (hold: (typeof drafts)[number]) =>
      transact(
        Effect.gen(function* () {
          yield* slots.lock([hold.slotId])
          if ((yield* slots.lockTakenSessions({ sessionTypeId, from: now, until, now })).length >= 3) return false
          yield* Effect.orDie(slots.addHolds([hold]))
          return true
        })
      )
    const held = yield* Effect.forEach(drafts, holdIfRoom, atOnce)
    assert.equal(held.filter(Boolean).length, 3)
    assert.equal((yield* takenFrom(made[0]!, [0, 24])).size, 3)
  }),

  "a mentor's taken slots of all types are found from a moment on, the next first, with their live seats": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const offer = yield* newOffer({ maxCapacity: 3 })
      const now = yield* DateTime.now
      const [first, claimed, dead] = yield* newSlots(offer, hourly(4))
      const [sibling] = yield* newSlots(yield* newOffer({ mentorId: offer.mentorId }), [{ after: 600 }])
      const [stranger] = yield* newSlots(yield* newOffer(), [{ after: 0 }])
      assert.ok(first && claimed && dead && sibling && stranger)
      yield* claimOf(claimed.slotId)
      yield* newHold(dead, { expiresAt: now })
      yield* newHold(stranger)
      yield* newHold(sibling)
      yield* newHold(first, { expiresAt: DateTime.add(now, { minutes: 1 }) })
      const { expiresAt: last } = yield* newHold(first)
      yield* newHold(first, { expiresAt: now })

      const found = yield* slots.listTaken(offer.mentorId, now)
      assert.deepEqual(
        found.map(({ claimed, held, id }) => [id, claimed, held]),
        [
          [first.slotId, 0, 2],
          [claimed.slotId, 1, 0],
          [sibling.slotId, 0, 1]
        ]
      )
      const [stored] = yield* slots.find([first.slotId])
      assert.deepEqual(found[0], { ...stored, held: 2, heldUntil: last })
      const from = (moment: DateTime.Utc) =>
        Effect.map(slots.listTaken(offer.mentorId, moment), (rest) => rest.map(({ id }) => id))
      assert.deepEqual((yield* from(claimed.startsAt)).includes(claimed.slotId), true)
      assert.deepEqual((yield* from(DateTime.add(claimed.startsAt, { seconds: 1 }))).includes(claimed.slotId), false)
    }
  )
})
