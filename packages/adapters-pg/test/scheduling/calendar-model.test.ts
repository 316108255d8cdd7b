/**
 * The calendar on both engines against the model in core's tests, in random histories of buyers, edits, sweeps and a
 * clock that jumps. More of them with `FUZZ_RUNS=200 npm test -- adapters-pg/test/scheduling/calendar-model`, others with
 * FUZZ_SEED. Seen to fall without a regeneration's `claimed + held = 0`, the locking of overlapping slots, the trigger on
 * stale slots, and with an expiry one moment late in the sweep or for a reader.
 */
import { assert, describe, layer } from "@effect/vitest"
import { play } from "@mentorkit/test-kit/calendar-model/play"
import { fuzz, history, lastMoment, manyAttempts } from "@mentorkit/test-kit/calendar-model/steps"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { engineSubject } from "../support/calendar-subject.js"

describe.each(engines)("a calendar on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect.prop(
      "is what the model says after every step",
      { steps: history(50) },
      ({ steps }) => Effect.asVoid(Effect.flatMap(engineSubject, (subject) => play(subject, steps))),
      { timeout: 3_600_000, fastCheck: fuzz(8) }
    )

    it.effect("so it is in the moment in which a hold expires", () =>
      Effect.flatMap(engineSubject, (subject) => play(subject, lastMoment))
    )

    it.effect("so it is when somebody wants more and more", () =>
      Effect.gen(function* () {
        const seen = yield* play(yield* engineSubject, manyAttempts)
        assert.include([...seen], "hold: TooManyLiveAttempts")
      })
    )
  })
})
