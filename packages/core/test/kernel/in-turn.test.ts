import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { makeInTurn } from "../../src/kernel/in-turn.js"

describe("turns by key", () => {
  // Falls without the semaphore, and with one for all keys.
  it.effect("one after the other for one key, beside each other for two, and nobody is forgotten", () =>
    Effect.gen(function* () {
      const inTurn = yield* makeInTurn
      const [first, second] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const log: Array<string> = []
      const note = (text: string) => Effect.sync(() => void log.push(text))
      const one = yield* Effect.fork(
        inTurn("a", note("one").pipe(Effect.zipRight(Deferred.await(first)), Effect.zipRight(note("one ends"))))
      )
      yield* Effect.yieldNow()
      const two = yield* Effect.fork(inTurn("a", note("two")))
      const given = yield* Effect.fork(inTurn("a", note("given up")))
      const other = yield* Effect.fork(inTurn("b", Effect.zipRight(note("other"), Deferred.await(second))))
      yield* Effect.yieldNow()
      assert.deepStrictEqual(log, ["one", "other"])
      yield* Fiber.interrupt(given)
      yield* Deferred.succeed(first, undefined)
      yield* Fiber.join(one)
      yield* Fiber.join(two)
      assert.deepStrictEqual(log, ["one", "other", "one ends", "two"])
      yield* Deferred.succeed(second, undefined)
      yield* Fiber.join(other)
      // A failure ends a turn, too.
      yield* Effect.exit(inTurn("a", Effect.fail("no")))
      yield* inTurn("a", note("after"))
      assert.strictEqual(log.at(-1), "after")
    })
  )
})
