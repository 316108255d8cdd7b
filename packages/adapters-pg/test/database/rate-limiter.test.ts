import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { databaseRateLimiter } from "@mentorkit/adapters-pg"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Clock, Effect, Layer } from "effect"
import { rateLimitRetention } from "../../src/database/rate-limiter.js"

const built = Layer.build(Layer.fresh(databaseRateLimiter))

describe.each(everyEngine)("limits on %s", (_name, engine) => {
  layer(engine, { excludeTestServices: true })((it) => {
    it.scoped("a bucket is forgotten when its time is over, not before", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const limiter = yield* Effect.provide(RateLimiter, yield* built)
        yield* sql`delete from rate_limits`
        yield* limiter.consume("short", { points: 1, seconds: 1 })
        yield* limiter.consume("long", { points: 1, seconds: 60 })
        yield* limiter.consume("day", { points: 1, seconds: 86_400 })
        const { run } = yield* rateLimitRetention
        yield* Effect.sleep("1100 millis")
        // Buckets count in real time: the clock of development may be months ahead.
        const ahead = () => Date.now() + 90 * 86_400_000
        const months = Object.assign(Clock.make(), {
          unsafeCurrentTimeMillis: ahead,
          currentTimeMillis: Effect.sync(ahead)
        })
        assert.strictEqual(yield* Effect.withClock(run, months), 1)
        const { retryAfterSeconds } = yield* Effect.flip(limiter.consume("day", { points: 1, seconds: 86_400 }))
        assert.isAbove(retryAfterSeconds, 86_300)
        yield* Effect.flip(limiter.consume("long", { points: 1, seconds: 60 }))
        yield* limiter.consume("short", { points: 1, seconds: 1 })
      })
    )
  })
})
