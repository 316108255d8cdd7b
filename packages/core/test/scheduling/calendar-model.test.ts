/**
 * The product's pure decisions against the model of a calendar, in random histories. More of them with
 * `FUZZ_RUNS=1000 npm test -- packages/core/test/scheduling/calendar-model.test.ts`, others with FUZZ_SEED.
 * Seen to fall with each of: a hold that lives a moment too long or is prolonged, an overlap without its buffer (for buyers,
 * for readers), a seat in checkout that its buyer may have twice, a late claim that is not checked, stale marks that are
 * not set, a daily limit off by one or shown for seats of a session that takes place anyway, own holds that stay in the
 * way, and a session that has begun.
 */
import { assert, describe, it } from "@effect/vitest"
import { play } from "@mentorkit/test-kit/calendar-model/play"
import {
  checkedOut,
  everywhere,
  fuzz,
  history,
  lastMoment,
  manyAttempts
} from "@mentorkit/test-kit/calendar-model/steps"
import { Effect } from "effect"
import { pureSubject } from "./calendar-model-pure.js"

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

  it.effect("so it is when a buyer wants the group again that they are paying for", () =>
    Effect.map(play(pureSubject(), checkedOut), (names) => assert.include([...names], "holdAgain: SlotsUnavailable"))
  )

  it.effect("so it is in the moment in which a hold expires", () => play(pureSubject(), lastMoment))

  it("the histories have been everywhere", () => {
    assert.deepStrictEqual(
      everywhere.filter((name) => !seen.has(name)),
      []
    )
  })
})
