import { assert, describe, layer } from "@effect/vitest"
import { BookingAttemptId, Scheduling } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Option, TestClock } from "effect"

describe.each(engines)("forgetting on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls if the sweep forgets attempts at another age, or is not there.
    it.effect("an attempt that led to nothing is remembered for a month", () =>
      Effect.gen(function* () {
        const { holdSlots, releaseHold } = yield* Scheduling
        const { findAttempt } = yield* SlotRepository
        const { run } = yield* schedulingSweep("forgetAttempts")
        const [me, { slotId }] = [yield* newUser(), yield* newSlot()]
        const { booking_attempt_id } = yield* holdSlots(me, { slot_ids: [slotId] })
        yield* releaseHold(me, { booking_attempt_id })
        const isKnown = Effect.map(findAttempt(BookingAttemptId.make(booking_attempt_id)), Option.isSome)
        yield* TestClock.adjust("30 days")
        assert.deepStrictEqual([yield* run, yield* isKnown], [0, true])
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual([yield* run, yield* isKnown], [1, false])
        assert.strictEqual(yield* run, 0)
      })
    )
  })
})
