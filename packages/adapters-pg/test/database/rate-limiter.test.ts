/** Limits hold whoever counts and however many ask at once. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { databaseRateLimiter, memoryRateLimiter } from "@mentorkit/adapters-pg"
import { RateLimiter } from "@mentorkit/core/kernel"
import { Array, Effect, Either, Layer } from "effect"
import { rateLimitRetention } from "../../src/database/rate-limiter.js"
import { engines } from "../support/engines.js"

const limit = { points: 5, seconds: 60 }
const ask = (limiter: typeof RateLimiter.Service, bucket: string) => Effect.either(limiter.consume(bucket, limit))
const built = <R>(one: Layer.Layer<RateLimiter, never, R>) => Layer.build(Layer.fresh(one))

const together = Effect.fnUntraced(function* (limiters: ReadonlyArray<typeof RateLimiter.Service>) {
  const bucket = crypto.randomUUID()
  const answers = yield* Effect.forEach(
    Array.makeBy(100, (index) => limiters[index % limiters.length]!),
    (limiter) => ask(limiter, bucket),
    { concurrency: "unbounded" }
  )
  assert.strictEqual(answers.filter(Either.isRight).length, 5)
  for (const refused of Array.getLefts(answers)) {
    assert.strictEqual(refused._tag, "TooManyRequests")
    assert.isTrue(Number.isInteger(refused.retryAfterSeconds) && refused.retryAfterSeconds > 0)
    assert.isAtMost(refused.retryAfterSeconds, 60)
  }
  // Another bucket has its own points.
  assert.isTrue(Either.isRight(yield* ask(limiters[0]!, crypto.randomUUID())))
})

const real = { excludeTestServices: true }

layer(memoryRateLimiter, real)("in memory", (it) => {
  it.effect("of 100 calls at once 5 get through", () => Effect.flatMap(RateLimiter, (limiter) => together([limiter])))
})

describe.each(engines)("in the database, %s", (_name, engine) => {
  layer(
    engine,
    real
  )((it) => {
    it.scoped("of 100 calls at once, on two hosts, 5 get through", () =>
      Effect.gen(function* () {
        const hosts = yield* Effect.all([built(databaseRateLimiter), built(databaseRateLimiter)])
        yield* together(yield* Effect.forEach(hosts, (host) => Effect.provide(RateLimiter, host)))
      })
    )

    it.scoped("a bucket is forgotten when its time is over, not before", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const limiter = yield* Effect.provide(RateLimiter, yield* built(databaseRateLimiter))
        yield* sql`delete from rate_limits`
        yield* limiter.consume("short", { points: 1, seconds: 1 })
        yield* limiter.consume("long", { points: 1, seconds: 60 })
        const { run } = yield* rateLimitRetention
        yield* Effect.sleep("1100 millis")
        assert.strictEqual(yield* run, 1)
        yield* Effect.flip(limiter.consume("long", { points: 1, seconds: 60 }))
        yield* limiter.consume("short", { points: 1, seconds: 1 })
      })
    )
  })
})
