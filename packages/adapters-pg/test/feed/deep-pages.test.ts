/** Pages by number far down rank all posts before them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { RankedFeed } from "@mentorkit/core/feed/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { pause, untilSo } from "@mentorkit/test-kit/waiting/until"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Fiber } from "effect"
import { viewAt } from "../support/feed-scenes.js"

const view = viewAt(DateTime.unsafeMake("2027-03-14T14:00:00.000Z"), usualRules)

describe.each(concurrent)("pages far down the feed on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true, timeout: 60_000 })((it) => {
    // Falls where they take all connections of a host, and the first page waits behind them.
    it.scoped("are read a few at a time, and others beside them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { list } = yield* RankedFeed
        const { userId } = yield* newUser()
        const unlock = yield* lockTables("posts")
        const waiting = sql<{ readonly count: number }>`
          select count(*)::int as count from pg_locks where not granted and relation = 'posts'::regclass
            and database = (select oid from pg_database where datname = current_database())`
        const countWaiting = Effect.map(waiting, ([row]) => row?.count ?? 0)
        const read = (skipped: number, times: number) =>
          Effect.fork(
            Effect.replicateEffect(list(userId, view, { limit: 15, skipped }), times, { concurrency: "unbounded" })
          )
        const deep = yield* read(500, 20)
        const first = yield* read(0, 1)
        yield* untilSo(Effect.map(countWaiting, (count) => count >= 3))
        yield* Effect.promise(() => pause(100))
        assert.strictEqual(yield* countWaiting, 3)
        yield* unlock
        yield* Fiber.joinAll([deep, first])
      })
    )
  })
})
