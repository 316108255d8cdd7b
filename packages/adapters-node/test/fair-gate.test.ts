import { assert, describe, it } from "@effect/vitest"
import { Cause, Deferred, Effect, Exit, Fiber, Ref } from "effect"
import { fairGate, isCrowded } from "../src/fair-gate.js"

describe("a gate of two", () => {
  it.effect("never lets a third in, and lets all through in the end", () =>
    Effect.gen(function* () {
      const gate = yield* fairGate(2, 50)
      const inside = yield* Ref.make(0)
      const most = yield* Ref.make(0)
      const work = Effect.gen(function* () {
        const now = yield* Ref.updateAndGet(inside, (n) => n + 1)
        yield* Ref.update(most, (n) => Math.max(n, now))
        yield* Effect.yieldNow()
        yield* Ref.update(inside, (n) => n - 1)
      })
      yield* Effect.replicateEffect(gate(work), 50, { concurrency: "unbounded", discard: true })
      assert.strictEqual(yield* Ref.get(most), 2)
    })
  )

  it.effect("lets those who wait go in the order in which they came, newcomers last", () =>
    Effect.gen(function* () {
      const gate = yield* fairGate(1, 50)
      const order: Array<number> = []
      const come = (who: number) =>
        Effect.fork(
          gate(
            Effect.zipRight(
              Effect.yieldNow(),
              Effect.sync(() => order.push(who))
            )
          )
        )
      const fibers: Array<Fiber.RuntimeFiber<number>> = []
      // Somebody new comes whenever the one inside may be about to leave.
      for (let who = 0; who < 20; who++) {
        fibers.push(yield* come(who))
        if (who % 3 === 2) yield* Effect.yieldNow()
      }
      yield* Fiber.joinAll(fibers)
      assert.deepStrictEqual(
        order,
        Array.from({ length: 20 }, (_, who) => who)
      )
    })
  )

  it.effect("does not count whoever gave up waiting", () =>
    Effect.gen(function* () {
      const gate = yield* fairGate(1, 50)
      const door = yield* Deferred.make<void>()
      const first = yield* Effect.fork(gate(Deferred.await(door)))
      yield* Effect.yieldNow()
      const second = yield* Effect.fork(gate(Effect.dieMessage("gave up and still ran")))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(second)
      yield* Deferred.succeed(door, undefined)
      yield* Fiber.join(first)
      assert.strictEqual(yield* gate(Effect.succeed("in")), "in")
    })
  )

  it.effect("is left by work that fails", () =>
    Effect.gen(function* () {
      const gate = yield* fairGate(1, 50)
      yield* Effect.flip(gate(Effect.fail("no")))
      assert.strictEqual(yield* gate(Effect.succeed("in")), "in")
    })
  )

  // Falls without the count of those who wait, and if one who gives up or gets in is not taken off it.
  it.effect("turns newcomers away while as many wait as may", () =>
    Effect.gen(function* () {
      const gate = yield* fairGate(1, 2)
      const door = yield* Deferred.make<void>()
      const come = Effect.tap(Effect.fork(gate(Deferred.await(door))), Effect.yieldNow())
      const isRefused = Effect.map(Effect.exit(gate(Effect.void)), (exit) => {
        assert.isTrue(Exit.isFailure(exit) && isCrowded(Cause.squash(exit.cause)))
      })
      const [inside, first, second] = [yield* come, yield* come, yield* come]
      yield* isRefused
      yield* Fiber.interrupt(first)
      const third = yield* come
      yield* isRefused
      yield* Deferred.succeed(door, undefined)
      yield* Fiber.joinAll([inside, second, third])
      assert.strictEqual(yield* gate(Effect.succeed("in")), "in")
    })
  )
})
