/**
 * The product's pure decisions against the model of a calendar, in random histories. More of them with
 * `FUZZ_RUNS=1000 npm test -- packages/core/test/scheduling/calendar-model.test.ts`, others with FUZZ_SEED.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { play } from "./calendar-model-play.js"
import { pureSubject } from "./calendar-model-pure.js"
import { everywhere, fuzz, history, manyAttempts } from "./calendar-model-steps.js"

describe("a calendar, whatever buyers and mentor do", () => {
  const seen = new Set<string>()

  it.effect.prop(
    "is what the model says after every step",
    { steps: history(40) },
    ({ steps }) =>
      Effect.map(play(pureSubject(), steps), (names) => {
        for (const name of names) seen.add(name)
      }),
    { timeout: 3_600_000, fastCheck: fuzz(60) }
  )

  it.effect("so it is when somebody wants more and more", () =>
    Effect.map(play(pureSubject(), manyAttempts), (names) => assert.include([...names], "hold: TooManyLiveAttempts"))
  )

  it("the histories have been everywhere", () => {
    assert.deepStrictEqual(
      everywhere.filter((name) => !seen.has(name)),
      []
    )
  })
})
