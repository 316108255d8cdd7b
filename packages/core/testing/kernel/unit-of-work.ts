import assert from "node:assert/strict"
import type { LoginFailureRepository } from "@mentorkit/core/identity/ports"
import { setting } from "@mentorkit/core/kernel"
import { CurrentUnit, Settings, type Unit, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, Cause, Deferred, Effect, Exit, Fiber, Schema } from "effect"
import { conformance } from "../conformance.js"
import { increment, newCounter, valueOf, valuesOf } from "../fixtures/counters.js"
import { meeting } from "../fixtures/meeting.js"
import { newId } from "../fixtures/people.js"
import { atOnce, transact } from "../fixtures/transactions.js"

/** Changes of two repositories, which have to share their fate. */
const newChange = Effect.gen(function* () {
  const settings = yield* Settings
  const counter = yield* newCounter
  const flag = setting({
    key: `conformance.${yield* newId}`,
    description: "",
    schema: Schema.Boolean,
    default: false
  })
  return {
    make: Effect.zipRight(increment(counter), settings.set(flag, true)),
    seen: Effect.all([valueOf(counter), transact(settings.get(flag))])
  }
})
const nothing = [0, false]
const everything = [1, true]

/**
 * Supply `UnitOfWork`, and with it `Settings` and `LoginFailureRepository`, by which the suite sees what is committed:
 * any number of units must be able to run at once, whatever the number of connections.
 */
export const unitOfWorkConformance = conformance<UnitOfWork | Settings | LoginFailureRepository>("UnitOfWork", {
  "what its work has stored in several repositories is there when it ends, and its answer is handed on": Effect.gen(
    function* () {
      const change = yield* newChange
      assert.equal(yield* transact(Effect.as(change.make, "done")), "done")
      assert.deepEqual(yield* change.seen, everything)
    }
  ),

  // Falls where a unit is ended before its commit, by a part that joined it, or not at all where it fails.
  "its work knows it, and what became of it": Effect.gen(function* () {
    assert.equal(yield* CurrentUnit, undefined)
    const [unit, inner, states] = yield* transact(
      Effect.gen(function* () {
        const mine = yield* CurrentUnit
        const joined = yield* transact(CurrentUnit)
        return [mine, joined, [mine?.state(), joined?.state()]] as const
      })
    )
    assert.ok(unit !== undefined && unit === inner)
    assert.deepEqual([...states, unit.state()], ["open", "open", "committed"])
    yield* Effect.promise(() => unit.ended)
    const failed: Array<Unit> = []
    const noted = Effect.tap(CurrentUnit, (mine) => Effect.sync(() => mine && failed.push(mine)))
    yield* Effect.exit(transact(Effect.zipRight(noted, Effect.fail("no"))))
    yield* Effect.exit(transact(Effect.zipRight(noted, Effect.interrupt)))
    yield* Effect.promise(() => Promise.all(failed.map(({ ended }) => ended)))
    assert.deepEqual(
      failed.map(({ state }) => state()),
      ["undone", "undone"]
    )
  }),

  "a failure undoes everything, and is handed on": Effect.gen(function* () {
    const change = yield* newChange
    assert.equal(yield* Effect.flip(transact(Effect.zipRight(change.make, Effect.fail("no")))), "no")
    assert.deepEqual(yield* change.seen, nothing)
  }),

  "a defect undoes everything, and is handed on": Effect.gen(function* () {
    const change = yield* newChange
    const exit = yield* Effect.exit(transact(Effect.zipRight(change.make, Effect.die(new Error("bug")))))
    assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause))
    assert.match(String(Cause.squash(exit.cause)), /bug/)
    assert.deepEqual(yield* change.seen, nothing)
  }),

  "an interruption undoes everything": Effect.gen(function* () {
    const change = yield* newChange
    const changed = yield* Deferred.make<void>()
    const unit = yield* Effect.fork(
      transact(Effect.all([change.make, Deferred.succeed(changed, undefined), Effect.never]))
    )
    yield* Deferred.await(changed)
    yield* Fiber.interrupt(unit)
    assert.deepEqual(yield* change.seen, nothing)
  }),

  // Falls where an interruption between two statements, or at the commit, leaves a half or keeps the connection.
  "whenever the interruption comes, a unit is there as a whole or not at all, and the next ones go on": Effect.gen(
    function* () {
      const pairs = yield* Effect.replicateEffect(Effect.all([newCounter, newCounter]), 40)
      const pair = ([one, two]: (typeof pairs)[number]) => transact(Effect.zipRight(increment(one), increment(two)))
      yield* Effect.forEach(
        pairs,
        (counters, index) =>
          Effect.gen(function* () {
            const unit = yield* Effect.fork(pair(counters))
            yield* Effect.sleep(index % 15)
            yield* Fiber.interrupt(unit)
          }),
        { concurrency: 30 }
      )
      const sums = Effect.map(valuesOf(pairs.flat()), Array.chunksOf(2))
      for (const [one, two] of yield* sums) assert.equal(one, two)
      yield* Effect.forEach(pairs, pair, atOnce)
      for (const [one, two] of yield* sums) assert.ok(one === two && one !== 0)
    }
  ),

  "a nested unit joins the one around it, which undoes them both": Effect.gen(function* () {
    const [outer, inner] = [yield* newChange, yield* newChange]
    yield* Effect.flip(transact(Effect.all([outer.make, transact(inner.make), Effect.fail("late")])))
    assert.deepEqual([yield* outer.seen, yield* inner.seen], [nothing, nothing])
    yield* transact(Effect.all([outer.make, transact(inner.make)]))
    assert.deepEqual([yield* outer.seen, yield* inner.seen], [everything, everything])
  }),

  // Falls where a nested unit is a savepoint, or simply the same transaction: half of it would be kept.
  "a nested unit's failure that was swallowed cannot be committed": Effect.gen(function* () {
    for (const broken of [Effect.fail("no"), Effect.dieMessage("bug")]) {
      const [outer, inner] = [yield* newChange, yield* newChange]
      const nested = transact(Effect.zipRight(inner.make, broken))
      const swallowed = Effect.catchAllCause(nested, () => Effect.void)
      const exit = yield* Effect.exit(transact(Effect.zipRight(outer.make, swallowed)))
      assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause))
      assert.deepEqual([yield* outer.seen, yield* inner.seen], [nothing, nothing])
    }
  }),

  "a unit may have parts side by side, nested ones too; one that fails undoes all": Effect.gen(function* () {
    const counters = yield* Effect.replicateEffect(newCounter, 20)
    const parts = counters.map((counter, index) =>
      index % 2 === 0 ? increment(counter) : transact(increment(counter))
    )
    const failing = transact(Effect.zipRight(increment(yield* newCounter), Effect.fail("no")))
    yield* Effect.flip(transact(Effect.all([...parts, failing], atOnce)))
    assert.deepEqual(yield* valuesOf(counters), Array.replicate(0, 20))
    yield* transact(Effect.all(parts, atOnce))
    assert.deepEqual(yield* valuesOf(counters), Array.replicate(1, 20))
  }),

  // Falls without the repetition: one of the two is given up by the database.
  "units that lock each other out both end well, each counted once": Effect.gen(function* () {
    const [one, two] = [yield* newCounter, yield* newCounter]
    const [first, second] = yield* meeting
    yield* Effect.all(
      [
        transact(Effect.all([increment(one), first, increment(two)])),
        transact(Effect.all([increment(two), second, increment(one)]))
      ],
      atOnce
    )
    assert.deepEqual(yield* valuesOf([one, two]), [2, 2])
  }),

  // Falls where `lock` does not lock, or where a unit does not run on one connection of its own.
  "200 parallel units that read, lock and add to one number lose nothing": Effect.gen(function* () {
    const counter = yield* newCounter
    yield* Effect.all(Array.replicate(transact(increment(counter)), 200), atOnce)
    assert.equal(yield* valueOf(counter), 200)
  }),

  "hundreds of units at once are more than the connections, and each gets its turn": Effect.gen(function* () {
    const counters = yield* Effect.replicateEffect(newCounter, 250)
    const failing = (index: number) => index % 4 === 3
    yield* Effect.forEach(
      counters,
      (counter, index) =>
        Effect.ignore(transact(Effect.zipRight(increment(counter), failing(index) ? Effect.fail("no") : Effect.void))),
      atOnce
    )
    assert.deepEqual(
      yield* valuesOf(counters),
      counters.map((_, index) => (failing(index) ? 0 : 1))
    )
  })
})
