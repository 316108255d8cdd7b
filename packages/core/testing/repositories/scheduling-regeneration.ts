import assert from "node:assert/strict"
import { type SlotChange, SlotRegenerationRepository, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Either } from "effect"
import { conformance } from "../conformance.js"
import { era, newUser } from "../fixtures/people.js"
import {
  desiredSlot,
  holdSeats,
  newHold,
  newOffer,
  newSlots,
  type ScheduleRepositories,
  seatsOf,
  type TestOffer,
  tomorrow
} from "../fixtures/schedule.js"
import { atOnce, comesDuring, excludeEachOther, inParallel, rolledBack, transact } from "../fixtures/transactions.js"

const three = [{ after: 0 }, { after: 60 }, { after: 120 }]

const slotsOf = ({ mentorId }: Pick<TestOffer, "mentorId">) =>
  Effect.flatMap(SlotRegenerationRepository, ({ listSlotsFrom: slotsFrom }) => slotsFrom(mentorId, era(0)))

/** What makes every slot of the mentor another one: it ends ten minutes later, and none is offered any more. */
const cancelAll = Effect.fnUntraced(function* ({ mentorId }: Pick<TestOffer, "mentorId">) {
  const stored = yield* slotsOf({ mentorId })
  return stored.map((slot): SlotChange => ({ ...slot, blockedAs: "cancelled", isStale: true, isOutside: true }))
})

const apply = Effect.fnUntraced(function* (mentorId: TestOffer["mentorId"], changed: ReadonlyArray<SlotChange>) {
  const regenerations = yield* SlotRegenerationRepository
  yield* regenerations.apply(mentorId, { added: [], changed })
})

const requested = Effect.fnUntraced(function* (at: DateTime.Utc) {
  const offer = yield* newOffer()
  yield* transact((yield* SlotRegenerationRepository).request(offer.mentorId, at))
  return offer.mentorId
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const slotRegenerationRepositoryConformance = conformance<ScheduleRepositories>("SlotRegenerationRepository", {
  "a mentor who was never regenerated has nothing to answer": Effect.gen(function* () {
    const { lock } = yield* SlotRegenerationRepository
    const { mentorId } = yield* newOffer()
    const standing = yield* transact(lock(mentorId))
    assert.deepEqual(standing, { isRequested: false, generatedUntil: null, hasStaleSlots: false })
  }),

  "a request stands until it is answered, and the answer says how far slots reach": Effect.gen(function* () {
    const { finish, lock, request } = yield* SlotRegenerationRepository
    const { mentorId } = yield* newOffer()
    const until = yield* tomorrow
    yield* transact(request(mentorId, yield* DateTime.now))
    assert.equal((yield* transact(lock(mentorId))).isRequested, true)
    yield* transact(Effect.zipRight(lock(mentorId), finish(mentorId, until)))
    assert.deepEqual(yield* transact(lock(mentorId)), {
      isRequested: false,
      generatedUntil: until,
      hasStaleSlots: false
    })
  }),

  // Falls if a request always says that it is the first.
  "the first request that is not answered yet says so, and of parallel ones one is the first": Effect.gen(function* () {
    const { finish, request } = yield* SlotRegenerationRepository
    const [{ mentorId }, other] = [yield* newOffer(), yield* newOffer()]
    const now = yield* DateTime.now
    const ask = transact(request(mentorId, now))
    for (let round = 0; round < 3; round++) {
      const answers = yield* Effect.replicateEffect(ask, 6, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal(yield* ask, false)
      yield* finish(mentorId, now)
    }
    assert.equal(yield* rolledBack(request(other.mentorId, now)), true)
    assert.equal(yield* transact(request(other.mentorId, now)), true)
  }),

  "changes to one mentor's calendar begin with a request, and so wait for each other": Effect.gen(function* () {
    const { request } = yield* SlotRegenerationRepository
    const { mentorId } = yield* newOffer()
    yield* excludeEachOther(Array.replicate(request(mentorId, yield* DateTime.now), 6))
  }),

  "one regeneration of a mentor at a time, also of one that never had any": Effect.gen(function* () {
    const { lock } = yield* SlotRegenerationRepository
    const { mentorId } = yield* newOffer()
    yield* excludeEachOther(Array.replicate(lock(mentorId), 8))
  }),

  "a request waits for the regeneration that is under way, and is not taken for answered by it": Effect.gen(
    function* () {
      const { finish, lock, request } = yield* SlotRegenerationRepository
      const { mentorId } = yield* newOffer()
      const now = yield* DateTime.now
      let isOver = false
      const end = Effect.zipRight(
        finish(mentorId, now),
        Effect.sync(() => (isOver = true))
      )
      const change = Effect.tap(transact(request(mentorId, now)), () =>
        Effect.sync(() => assert.ok(isOver, "it did not wait"))
      )
      yield* comesDuring(lock(mentorId), end, change)
      assert.equal((yield* transact(lock(mentorId))).isRequested, true)
    }
  ),

  "slots are stored as they are planned, and found from a moment on, of inactive types too": Effect.gen(function* () {
    const { listSlotsFrom: slotsFrom } = yield* SlotRegenerationRepository
    const offer = yield* newOffer({ isActive: false, maxCapacity: 7 })
    const made = yield* newSlots(offer, three)
    const from = yield* tomorrow
    const stored = yield* slotsFrom(offer.mentorId, DateTime.add(made[0]?.startsAt ?? from, { seconds: 1 }))
    const byStart = [...stored].sort((a, b) => a.startsAt - b.startsAt)
    assert.deepEqual(
      byStart.map(({ id }) => id),
      made.slice(1).map(({ slotId }) => slotId)
    )
    for (const [n, slot] of byStart.entries()) {
      const startsAt = made[n + 1]?.startsAt ?? from
      assert.deepEqual(slot, {
        ...desiredSlot(offer, startsAt),
        id: slot.id,
        isStale: false,
        isOutside: false,
        isOccupied: false
      })
    }
  }),

  "a plan changes the free slots that it names, and no others": Effect.gen(function* () {
    const offer = yield* newOffer()
    const [first, ...others] = yield* newSlots(offer, three)
    const before = yield* slotsOf(offer)
    const changed = (yield* cancelAll(offer)).filter(({ id }) => id === first?.slotId)
    yield* transact(apply(offer.mentorId, changed))
    const after = yield* slotsOf(offer)
    const sorted = (list: typeof after) => [...list].sort((a, b) => a.startsAt - b.startsAt)
    const [cancelled, ...rest] = sorted(after)
    assert.deepEqual(rest, sorted(before).slice(1))
    assert.equal(rest.length, others.length)
    assert.deepEqual([cancelled?.blockedAs, cancelled?.isStale], ["cancelled", false])
  }),

  "a taken slot stays as it is and is marked stale, and is stale no longer once it is wanted again": Effect.gen(
    function* () {
      const offer = yield* newOffer()
      const [held] = yield* newSlots(offer, three.slice(0, 1))
      assert.ok(held)
      const [before] = yield* slotsOf(offer)
      assert.ok(before)
      yield* newHold(held)
      const changed = yield* cancelAll(offer)
      yield* transact(apply(offer.mentorId, changed))
      assert.deepEqual(yield* slotsOf(offer), [{ ...before, isStale: true, isOutside: true, isOccupied: true }])
      yield* transact(
        apply(
          offer.mentorId,
          changed.map((slot) => ({ ...slot, blockedAs: null, isStale: false, isOutside: false }))
        )
      )
      assert.deepEqual(yield* slotsOf(offer), [{ ...before, isOccupied: true }])
    }
  ),

  "a slot that is held while the plan is made stays its buyer's, and a cancelled one is not sold": Effect.gen(
    function* () {
      const offer = yield* newOffer()
      const made = yield* newSlots(
        offer,
        Array.makeBy(10, (n) => ({ after: n * 60 }))
      )
      const changed = yield* cancelAll(offer)
      const buyers = yield* Effect.forEach(made, () => newUser())
      // Some come before the regeneration, whose transactions are still open then, and some after it.
      const buy = Effect.forEach(
        buyers,
        ({ id }, n) =>
          Effect.either(
            Effect.delay(
              transact(Effect.zipLeft(holdSeats(id, [made[n]!.slotId]), Effect.sleep("30 millis"))),
              n % 2 === 0 ? "0 millis" : "40 millis"
            )
          ),
        atOnce
      )
      const [bought] = yield* Effect.all(
        [buy, Effect.delay(transact(apply(offer.mentorId, changed)), "20 millis")],
        atOnce
      )
      for (const [n, slot] of made.entries()) {
        const isBought = Either.isRight(bought[n]!)
        assert.deepEqual(yield* seatsOf(slot), {
          claimed: 0,
          held: isBought ? 1 : 0,
          blockedAs: isBought ? null : "cancelled"
        })
      }
      assert.ok(bought.some(Either.isRight))
    }
  ),

  "regenerations and buyers of the same slots never get stuck": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const offer = yield* newOffer({ maxCapacity: 100 })
    const made = yield* newSlots(
      offer,
      Array.makeBy(12, (n) => ({ after: n * 60 }))
    )
    const ids = made.map(({ slotId }) => slotId)
    const changed = (yield* slotsOf(offer)).map((slot): SlotChange => ({ ...slot, isStale: false, isOutside: false }))
    yield* inParallel(
      Array.makeBy(
        10,
        (n): Effect.Effect<unknown, never, SlotRegenerationRepository> =>
          n % 2 === 0
            ? apply(offer.mentorId, n % 4 === 0 ? changed : Array.reverse(changed))
            : slots.lock(Array.reverse(ids))
      )
    )
  }),

  "mentors with an old request have work, and a repeated request does not put it off": Effect.gen(function* () {
    const { finish, request, listDue: withWork } = yield* SlotRegenerationRepository
    const now = yield* DateTime.now
    const [old, young] = [yield* requested(era(1)), yield* requested(now)]
    yield* transact(request(old, now))
    const work = withWork({ now, requestedBefore: era(1), limit: 10_000 })
    const found = yield* work
    assert.deepEqual([found.includes(old), found.includes(young)], [true, false])
    assert.equal((yield* withWork({ now, requestedBefore: now, limit: 1 })).length, 1)
    yield* transact(Effect.all([finish(old, now), finish(young, now)]))
    assert.equal((yield* work).includes(old), false)
  }),

  "mentors whose slots reach no further than a moment are behind, the furthest first": Effect.gen(function* () {
    const { listBehind: behind, finish } = yield* SlotRegenerationRepository
    const mentors = yield* Effect.forEach([era(3), era(1), era(2)], (until) =>
      Effect.flatMap(requested(era(1)), (mentorId) => Effect.as(transact(finish(mentorId, until)), mentorId))
    )
    const [last, first, second] = mentors
    assert.deepEqual(yield* behind(DateTime.add(era(2), { seconds: 1 }), 10), [first, second])
    assert.deepEqual(yield* behind(DateTime.add(era(3), { seconds: 1 }), 1), [first])
    assert.equal((yield* behind(era(3), 10)).includes(last!), false)
    yield* Effect.forEach(mentors, (mentorId) => finish(mentorId, DateTime.unsafeMake("2190-01-01T00:00:00Z")))
  }),

  "a unit that fails requests, plans and answers nothing": Effect.gen(function* () {
    const regenerations = yield* SlotRegenerationRepository
    const offer = yield* newOffer()
    const { mentorId } = offer
    yield* newSlots(offer, three)
    const before = yield* slotsOf(offer)
    const now = yield* DateTime.now
    const added = [desiredSlot(offer, yield* tomorrow, { after: 600 })]
    const changed = yield* cancelAll(offer)
    yield* rolledBack(
      Effect.all([
        regenerations.request(mentorId, now),
        regenerations.apply(mentorId, { added, changed }),
        regenerations.finish(mentorId, now)
      ])
    )
    assert.deepEqual(new Set(yield* slotsOf(offer)), new Set(before))
    const standing = yield* transact(regenerations.lock(mentorId))
    assert.deepEqual(standing, { isRequested: false, generatedUntil: null, hasStaleSlots: false })
  })
})
