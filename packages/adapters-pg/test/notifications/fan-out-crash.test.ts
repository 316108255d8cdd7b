/**
 * Workers that die while they push a fan-out, before some of their statements, and before each with CRASH_POINTS=all: whoever
 * comes next goes on where it stood, and everybody is told once.
 */
import { assert, describe, it } from "@effect/vitest"
import type { Engine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Fiber, Layer, Logger } from "effect"
import { crowds, makePush, newCrowd, newFanOut, pushAll, toldIn } from "../support/fan-outs.js"
import { type Life, mortalDatabases } from "../support/mortal-engines.js"

const host = (engine: Engine) =>
  world(engine).pipe(
    Layer.provideMerge(crowds.pipe(Layer.provide(engine))),
    Layer.provideMerge(Logger.remove(Logger.defaultLogger))
  )

/** Of a page, on a host of its own. */
const diePushing = Effect.fnUntraced(function* (life: Life) {
  const push = yield* makePush
  life.begin()
  const fiber = yield* Effect.fork(push)
  yield* Effect.race(
    Effect.promise(() => life.died),
    Fiber.await(fiber)
  )
  yield* Fiber.interrupt(fiber)
  return life.isDead()
})

const everyPoint = process.env["CRASH_POINTS"] === "all"

describe.each(mortalDatabases)("a worker that dies while it pushes on %s", (name, database) => {
  const step = everyPoint ? 1 : name === "PGlite" ? 37 : 13
  it.scoped("leaves whole pages, and the next one goes on", () =>
    Effect.gen(function* () {
      const { bury, dying, engine, isShared } = yield* database
      const onLiving = isShared ? Layer.succeedContext(yield* Layer.build(host(engine))) : host(engine)
      let n = 2
      for (let isDead = true; isDead; n += step) {
        const people = yield* Effect.provide(newCrowd(`crowd ${n}`, 102), onLiving)
        yield* Effect.provide(newFanOut(`crowd ${n}`), onLiving)
        isDead = yield* Effect.scoped(
          Effect.flatMap(dying(n), ({ engine: mortal, life }) => Effect.provide(diePushing(life), host(mortal)))
        )
        yield* bury
        yield* Effect.gen(function* () {
          const before = yield* toldIn(people)
          assert.include([0, 100], before.total, `before statement ${n}`)
          assert.strictEqual(before.wrongBadges, 0)
          yield* pushAll
          const { total, twice, wrongBadges } = yield* toldIn(people)
          assert.deepStrictEqual([total, twice, wrongBadges], [102, 0, 0], `before statement ${n}`)
        }).pipe(Effect.provide(onLiving))
      }
      assert.isAbove(n, 10)
    })
  )
})
