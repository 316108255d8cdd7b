/** The database's own guard: what happens to code that forgets to lock or to look. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { BookingAttemptId, type Hold } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either } from "effect"

/** Of a new user, with its attempt but not stored itself. */
const newHold = Effect.fnUntraced(function* (slot: Effect.Effect.Success<ReturnType<typeof newSlot>>) {
  const slots = yield* SlotRepository
  const now = yield* DateTime.now
  const { userId } = yield* newUser()
  const id = BookingAttemptId.make(crypto.randomUUID())
  const { mentorId, sessionTypeId, slotId } = slot
  yield* slots.addAttempt({ id, userId, mentorId, sessionTypeId, slotIds: [slotId], createdAt: now })
  const expiresAt = DateTime.add(now, { minutes: 35 })
  return { slotId, userId, bookingAttemptId: id, bookingId: null, expiresAt } satisfies Hold
})

describe.each(engines)("constraints on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without the exclusion constraint.
    it.effect("a mentor in two places and a seat too many are declared failures", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const one = yield* newSlot()
        const sibling = yield* newSlot({ mentorId: one.mentorId, after: 39 })
        yield* slots.addHolds([yield* newHold(one)])
        for (const slot of [one, sibling]) {
          const failure = yield* Effect.flip(slots.addHolds([yield* newHold(slot)]))
          assert.deepInclude(failure, { _tag: "SlotsUnavailable", slotIds: [slot.slotId] })
        }
      })
    )

    it.effect("slots that only touch, or belong to two mentors, do not get in each other's way", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const one = yield* newSlot()
        const next = yield* newSlot({ mentorId: one.mentorId, after: 40 })
        for (const slot of [one, next, yield* newSlot()]) yield* slots.addHolds([yield* newHold(slot)])
      })
    )

    it.effect("any other violation stays a defect", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const hold = yield* newHold(yield* newSlot())
        const exit = yield* Effect.exit(slots.addHolds([hold, hold]))
        assert.include(String(exit), "Die")
      })
    )

    it.effect("the count of held seats follows the rows, whoever writes them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const slots = yield* SlotRepository
        const slot = yield* newSlot({ maxCapacity: 3 })
        const held = Effect.map(
          sql<{ readonly held: number }>`select held from slots where id = ${slot.slotId}`,
          ([row]) => row?.held
        )
        yield* slots.addHolds([yield* newHold(slot), yield* newHold(slot)])
        assert.strictEqual(yield* held, 2)
        yield* sql`delete from slot_holds where slot_id = ${slot.slotId}`
        assert.strictEqual(yield* held, 0)
      })
    )

    it.effect("a slot is of its mentor's own session type, and a session type has one slot at a time", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* newSlot(), yield* newSlot()]
        const strange = yield* Effect.exit(newSlot({ mentorId: one.mentorId, sessionTypeId: other.sessionTypeId }))
        assert.include(String(strange), "Die")
        assert.include(String(yield* Effect.exit(newSlot(one))), "Die")
      })
    )
  })
})

describe.each(concurrent)("constraints on %s, when two transactions meet", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls without the exclusion constraint.
    it.effect("one of two unlocked holds on overlapping slots is refused", () =>
      Effect.gen(function* () {
        // Two that check at the very same moment wait for each other; a unit of work begins again then.
        const { transact } = yield* UnitOfWork
        const slots = yield* SlotRepository
        for (let round = 0; round < 20; round++) {
          const one = yield* newSlot()
          const both = [one, yield* newSlot({ mentorId: one.mentorId, after: 20 })]
          const results = yield* Effect.forEach(
            both,
            (slot) =>
              Effect.flatMap(newHold(slot), (hold) =>
                // Still open when the other one comes: it must wait, and then fail.
                Effect.either(transact(Effect.zipLeft(slots.addHolds([hold]), Effect.sleep("20 millis"))))
              ),
            { concurrency: "unbounded" }
          )
          assert.lengthOf(results.filter(Either.isRight), 1)
        }
      })
    )
  })
})
