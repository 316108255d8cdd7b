import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber, FastCheck as fc, Scope, TestClock } from "effect"
import { makeFairGate, type NotLetIn } from "../../src/kernel/fair-gate.js"

type Gate = Effect.Effect.Success<ReturnType<typeof makeFairGate>>

/** Somebody who comes to a gate and stays until they are told to leave, and what has become of them. */
const come = Effect.fnUntraced(function* (gate: Gate, name: string) {
  const stay = yield* Effect.makeLatch()
  let state: "gave up" | "inside" | "left" | "waiting" | NotLetIn["reason"] = "waiting"
  const become = (next: typeof state) =>
    Effect.sync(() => {
      state = next
    })
  const visit = gate(name).pipe(
    Effect.zipRight(become("inside")),
    Effect.zipRight(stay.await),
    Effect.zipRight(become("left")),
    Effect.scoped
  )
  const fiber = yield* visit.pipe(
    Effect.catchAll(({ reason }) => become(reason)),
    Effect.onInterrupt(() => become("gave up")),
    Effect.fork
  )
  yield* settled
  return {
    name,
    state: () => state,
    leave: Effect.zipRight(stay.open, settled),
    giveUp: Effect.zipRight(Fiber.interrupt(fiber), settled)
  }
})
type Visitor = Effect.Effect.Success<ReturnType<typeof come>>

/** Everybody has done what they can. */
const settled = Effect.repeatN(Effect.yieldNow(), 20)
const statesOf = (visitors: ReadonlyArray<Visitor>) => visitors.map(({ state }) => state())

describe("a fair gate", () => {
  // Falls where those who wait go in the order in which they came: the third would be let in last.
  it.effect("lets names in by turns, and those of one name in their order", () =>
    Effect.gen(function* () {
      const gate = yield* makeFairGate({ width: 1, maxWaiting: 10 })
      const order: Array<number> = []
      const visitors = yield* Effect.forEach(["a", "a", "a", "b", "b", "c"], (name) => come(gate, name))
      for (let left = 0; left < visitors.length; left++) {
        const at = visitors.findIndex(({ state }) => state() === "inside")
        order.push(at)
        yield* visitors[at]?.leave ?? Effect.void
      }
      assert.deepStrictEqual(order, [0, 1, 3, 5, 2, 4])
      assert.deepStrictEqual(statesOf(visitors), Array(6).fill("left"))
    })
  )

  it.effect("turns away who has too many inside and waiting, and who comes where too many wait", () =>
    Effect.gen(function* () {
      const gate = yield* makeFairGate({ width: 1, maxWaiting: 3, maxOfOne: 2 })
      const [first, ...others] = yield* Effect.forEach(["a", "a", "a", "b", "b", "c"], (name) => come(gate, name))
      assert.deepStrictEqual(statesOf(others), ["waiting", "too many of one", "waiting", "waiting", "too many"])
      yield* first?.leave ?? Effect.void
      assert.strictEqual((yield* come(gate, "a")).state(), "waiting")
      assert.strictEqual((yield* come(gate, "c")).state(), "too many")
    })
  )

  it.effect("turns away who has waited for too long, and nobody who is inside", () =>
    Effect.gen(function* () {
      const gate = yield* makeFairGate({ width: 1, maxWaiting: 3, longestWait: "5 seconds" })
      const [inside, late] = [yield* come(gate, "a"), yield* come(gate, "b")]
      yield* TestClock.adjust("3 seconds")
      const later = yield* come(gate, "c")
      yield* TestClock.adjust("2 seconds")
      yield* settled
      assert.deepStrictEqual(statesOf([inside, late, later]), ["inside", "too late", "waiting"])
      yield* inside.leave
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(statesOf([later]), ["inside"])
    })
  )

  // Falls where nothing ends the wait there, of whoever is let in and of whoever is late.
  it.effect("answers in a region that cannot be interrupted", () =>
    Effect.gen(function* () {
      const gate = yield* makeFairGate({ width: 1, maxWaiting: 3, longestWait: "5 seconds" })
      const first = yield* come(gate, "a")
      const visit = Effect.scoped(Effect.as(gate("b"), "in"))
      const called = yield* Effect.fork(Effect.uninterruptible(visit))
      yield* settled
      const next = yield* come(gate, "a")
      yield* first.leave
      assert.strictEqual(yield* Fiber.join(called), "in")
      assert.strictEqual(next.state(), "inside")
      const late = yield* Effect.fork(Effect.uninterruptible(Effect.exit(visit)))
      yield* settled
      yield* TestClock.adjust("5 seconds")
      assert.isTrue(Exit.isFailure(yield* Fiber.join(late)))
    })
  )

  // Falls where whoever gives up in the moment in which they are called keeps their place.
  it.effect("loses no place to who gives up just as they are called", () =>
    Effect.gen(function* () {
      const gate = yield* makeFairGate({ width: 1, maxWaiting: 3 })
      const scope = yield* Scope.make()
      yield* Scope.extend(gate("a"), scope)
      const waiting = yield* Effect.fork(Effect.scoped(gate("b")))
      yield* settled
      const next = yield* come(gate, "c")
      yield* Scope.close(scope, Exit.void)
      yield* Fiber.interrupt(waiting)
      yield* settled
      assert.strictEqual(next.state(), "inside")
    })
  )

  interface Step {
    readonly act: "come" | "giveUp" | "leave"
    readonly name: string
    readonly which: number
  }
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom("come", "come", "leave", "giveUp"),
    name: fc.constantFrom("a", "b", "c", "d"),
    which: fc.nat(9)
  })

  it.effect.prop(
    "is never fuller than it may be nor empty while somebody waits, and nobody waits for two of another name",
    [fc.array(step, { size: "max", maxLength: 60 }), fc.constantFrom(1, 2, 3)],
    ([steps, width]) =>
      Effect.gen(function* () {
        const gate = yield* makeFairGate({ width, maxWaiting: 5, maxOfOne: 4 })
        const visitors: Array<Visitor> = []
        const of = (state: string) => visitors.filter((one) => one.state() === state)
        /** Who was let in while the visitor waited. */
        const passedBy = new Map<Visitor, Array<string>>()
        for (const { act, name, which } of steps) {
          const [inside, waiting] = [of("inside"), of("waiting")]
          if (act === "come") {
            const own = [...inside, ...waiting].filter((one) => one.name === name)
            const comer = yield* come(gate, name)
            visitors.push(comer)
            assert.strictEqual(comer.state() === "too many of one", own.length === 4)
            assert.strictEqual(comer.state() === "too many", own.length < 4 && waiting.length === 5)
          } else {
            const from = act === "leave" ? inside : waiting
            const one = from[which % Math.max(1, from.length)]
            if (one) yield* act === "leave" ? one.leave : one.giveUp
          }
          const entered = of("inside").filter((one) => !inside.includes(one))
          for (const one of of("waiting")) {
            const names = [...(passedBy.get(one) ?? []), ...entered.map((other) => other.name)]
            if (waiting.includes(one)) passedBy.set(one, names)
          }
          assert.isAtMost(of("inside").length, width)
          if (of("waiting").length > 0) assert.lengthOf(of("inside"), width)
          assert.isAtMost(of("waiting").length, 5)
        }
        for (const [one, names] of passedBy) {
          // Of one's own name those who came before are let in, each after a turn of all others.
          const own = names.filter((name) => name === one.name).length
          for (const name of ["a", "b", "c", "d"].filter((other) => other !== one.name)) {
            assert.isAtMost(names.filter((other) => other === name).length, own + 1)
          }
        }
        // All who are still there come in and leave.
        for (let left = visitors.length; left > 0; left--) yield* of("inside")[0]?.leave ?? Effect.void
        assert.deepStrictEqual([of("inside"), of("waiting")], [[], []])
      }),
    { fastCheck: { numRuns: 200 } }
  )
})
