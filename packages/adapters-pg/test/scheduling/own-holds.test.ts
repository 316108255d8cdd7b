/** What a buyer sees of their own holds, and how they let go of them. */
import { assert, describe, layer } from "@effect/vitest"
import { BookingAttemptId, Scheduling } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, TestClock } from "effect"

const heldBy = Effect.fnUntraced(function* (user: Effect.Effect.Success<ReturnType<typeof newUser>>) {
  const { holds } = yield* (yield* Scheduling).listHolds(user, { page: 1, per_page: 15 })
  return holds.items
})

describe.each(engines)("a buyer's own holds on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("an attempt is released by its owner, once or often", () =>
      Effect.gen(function* () {
        const { holdSlots, releaseHold } = yield* Scheduling
        const [me, stranger] = [yield* newUser(), yield* newUser()]
        const { slotId } = yield* newSlot()
        const { booking_attempt_id } = yield* holdSlots(me, { slot_ids: [slotId] })
        const unknown = BookingAttemptId.make(crypto.randomUUID())
        for (const [user, id] of [[stranger, booking_attempt_id] as const, [me, unknown] as const]) {
          const failure = yield* Effect.flip(releaseHold(user, { booking_attempt_id: id }))
          assert.strictEqual(failure._tag, "HoldNotFound")
        }
        assert.lengthOf(yield* heldBy(me), 1)
        yield* releaseHold(me, { booking_attempt_id })
        yield* releaseHold(me, { booking_attempt_id })
        assert.lengthOf(yield* heldBy(me), 0)

        // What the seat has become since is none of the released attempt's business.
        yield* holdSlots(stranger, { slot_ids: [slotId] })
        yield* releaseHold(me, { booking_attempt_id })
        assert.lengthOf(yield* heldBy(stranger), 1)
      })
    )

    it.effect("a seat in checkout is not released by its buyer", () =>
      Effect.gen(function* () {
        const { holdSlots, releaseHold } = yield* Scheduling
        const slots = yield* SlotRepository
        const me = yield* newUser()
        const { booking_attempt_id } = yield* holdSlots(me, { slot_ids: [(yield* newSlot()).slotId] })
        yield* slots.attachBooking(booking_attempt_id, crypto.randomUUID())
        assert.strictEqual((yield* Effect.flip(releaseHold(me, { booking_attempt_id })))._tag, "HoldInCheckout")
        assert.lengthOf(yield* heldBy(me), 1)
      })
    )

    it.effect("holds are listed page by page, the next to expire first", () =>
      Effect.gen(function* () {
        const { holdSlots, listHolds } = yield* Scheduling
        const me = yield* newUser()
        const held: Array<string> = []
        for (let minute = 0; minute < 3; minute++) {
          const { slotId } = yield* newSlot()
          yield* holdSlots(me, { slot_ids: [slotId] })
          held.push(slotId)
          yield* TestClock.adjust("1 minute")
        }
        const page = (page: number, per_page: number) =>
          Effect.map(listHolds(me, { page, per_page }), ({ holds: { items, total } }) => [
            items.map(({ slot_id }) => slot_id),
            total
          ])
        assert.deepStrictEqual(yield* page(1, 2), [held.slice(0, 2), 3])
        assert.deepStrictEqual(yield* page(2, 2), [held.slice(2), 3])
        assert.deepStrictEqual(yield* page(9, 2), [[], 3])
        yield* TestClock.adjust("33 minutes")
        assert.deepStrictEqual(yield* page(1, 15), [held.slice(2), 1])
      })
    )
  })
})
