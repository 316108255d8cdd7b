/** Tags that nobody has used before, by several people at once. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { holdLocksOf } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Fiber, Schedule } from "effect"
import { deadlocksIn } from "../support/deadlocks.js"
import { miscounted, write } from "../support/posts-fixtures.js"

/** Somebody else has just added it, and not committed yet. Answers their commit. */
const isBeingAdded = (name: string) =>
  holdLocksOf(`insert into hashtags (name, posts_count, created_at) values ('${name}', 0, now())`)

const bothWait = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
).pipe(Effect.repeat({ until: (rows) => rows.length >= 2, schedule: Schedule.spaced("10 millis") }))

describe.each(concurrent)("new hashtags on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where they are added in the order of the texts.
    it.effect("of two texts that name them the other way round keep neither waiting for the other", () =>
      Effect.gen(function* () {
        const [me, other] = [yield* newUser(), yield* newUser()]
        const commits = [yield* isBeingAdded("xenon"), yield* isBeingAdded("yttrium")]
        const writing = Effect.gen(function* () {
          const first = yield* Effect.fork(write(me, "#argon #xenon #boron"))
          const second = yield* Effect.fork(write(other, "#boron #yttrium #argon"))
          yield* bothWait
          yield* Effect.all(commits)
          yield* Fiber.join(Fiber.zip(first, second))
        })
        assert.strictEqual(yield* deadlocksIn(writing), 0)
        assert.deepStrictEqual(yield* miscounted, [])
      }).pipe(Effect.scoped)
    )
  })
})
