/** What a function of an embedder's may answer where it should answer ids. */
import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { UserRegistered } from "../src/identity/index.js"
import { on } from "../src/index.js"
import { UserId } from "../src/kernel/index.js"

const answering = (answer: unknown) =>
  Effect.gen(function* () {
    const { reaction } = on(UserRegistered, {
      name: "shop.tell",
      lane: "effects",
      recipients: async () => answer as ReadonlyArray<string>,
      run: async () => undefined
    })
    const { recipients } = yield* reaction.make as Effect.Effect<{
      readonly recipients?: (payload: unknown) => Effect.Effect<ReadonlyArray<string>>
    }>
    return yield* recipients?.({ userId: UserId.make(crypto.randomUUID()) }) ?? assert.fail("It has none.")
  })

describe("recipients of a reaction", () => {
  // Falls where whatever can be walked through is taken for a list: a text made a delivery of each of its letters.
  it.effect("are a failure that says so where they are no ids", () =>
    Effect.gen(function* () {
      for (const answer of [undefined, null, "abc", [1], [""]]) {
        const exit = yield* Effect.exit(answering(answer))
        const told = String(Exit.isFailure(exit) && Cause.squash(exit.cause))
        assert.include(told, "recipients of shop.tell must answer an array of ids", String(answer))
      }
      for (const ids of [[], ["ada", "grace"]]) assert.deepStrictEqual(yield* answering(ids), ids)
    })
  )
})
