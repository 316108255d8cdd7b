/**
 * Money in a thousand random histories: buyers, mentors, admins, banks and a gateway whose news comes late, twice and in
 * any order, while processes die. The use cases are the product's, the database is in memory; after every step everything
 * must be as `truth.ts` says, and in the end as the gateway's books say. More of it with `npm run simulate`.
 */
import { assert, describe, it } from "@effect/vitest"
import { playInMemory } from "@mentorkit/test-kit/money-simulation/memory-subject"
import { told } from "@mentorkit/test-kit/money-simulation/play"
import { everywhere, historyOf } from "@mentorkit/test-kit/money-simulation/steps"
import { Effect } from "effect"

describe("money", () => {
  const seen = new Set<string>()

  it.effect("is right after every step of every history", () =>
    Effect.gen(function* () {
      for (let seed = 1; seed <= 1000; seed++) {
        const steps = historyOf(seed, 30)
        // Nothing here waits for anything, and the test runner wants to hear of this process within a minute.
        yield* Effect.promise(() => new Promise((done) => setImmediate(done)))
        const { finding, seen: names } = yield* playInMemory(seed, steps)
        for (const name of names) seen.add(name)
        if (finding !== null) assert.fail(`Seed ${seed}:\n${told(finding, steps)}`)
      }
    })
  )

  it("the histories have been everywhere", () => {
    assert.deepStrictEqual(
      everywhere.filter((name) => !seen.has(name)),
      []
    )
  })
})
