import assert from "node:assert/strict"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Either, Layer, Schedule } from "effect"
import { conformance } from "../conformance.js"
import { newId } from "../fixtures/people.js"
import { atOnce } from "../fixtures/transactions.js"

type Limiter = typeof RateLimiter.Service

const limit = { points: 5, seconds: 60 }
const newBucket = Effect.map(newId, (id) => `operation:${id}`)

/** Supply `host`: the limiter of one more of the hosts that count together. A limiter for one process answers itself. */
export const rateLimiterConformance = <R>(host: Layer.Layer<RateLimiter, never, R>) => {
  const newHost = Effect.flatMap(Layer.build(Layer.fresh(host)), (context) => Effect.provide(RateLimiter, context))
  const rush = (hosts: ReadonlyArray<Limiter>, bucket: string) =>
    Effect.forEach(
      Array.flatMap(Array.range(1, 50), () => hosts),
      ({ consume }) => Effect.either(consume(bucket, limit)),
      atOnce
    )

  return conformance<R>("RateLimiter", {
    // Falls where counting is a look followed by a write, or where each host counts for itself.
    "of 100 calls at once on two hosts as many get through as the bucket has points": Effect.gen(function* () {
      const answers = yield* rush(yield* Effect.all([newHost, newHost]), yield* newBucket)
      assert.equal(answers.filter(Either.isRight).length, 5)
      assert.ok(Array.getLefts(answers).every(({ _tag }) => _tag === "TooManyRequests"))
    }),

    "a refusal tells in whole seconds when it is worth another try": Effect.gen(function* () {
      for (const { retryAfterSeconds } of Array.getLefts(yield* rush([yield* newHost], yield* newBucket))) {
        assert.ok(Number.isInteger(retryAfterSeconds) && retryAfterSeconds > 0 && retryAfterSeconds <= 60)
      }
    }),

    // Falls where a period is cut to a shorter one.
    "a bucket of a day is empty for a day": Effect.gen(function* () {
      const { consume } = yield* newHost
      const bucket = yield* newBucket
      const day = { points: 1, seconds: 86_400 }
      yield* consume(bucket, day)
      const { retryAfterSeconds } = yield* Effect.flip(consume(bucket, day))
      assert.ok(retryAfterSeconds > 86_300 && retryAfterSeconds <= 86_400)
    }),

    "an empty bucket leaves the others full": Effect.gen(function* () {
      const one = yield* newHost
      yield* rush([one], yield* newBucket)
      yield* one.consume(yield* newBucket, limit)
    }),

    "a bucket is full again when its seconds are over": Effect.gen(function* () {
      const { consume } = yield* newHost
      const bucket = yield* newBucket
      const short = { points: 1, seconds: 1 }
      yield* consume(bucket, short)
      yield* Effect.retry(consume(bucket, short), { schedule: Schedule.spaced("200 millis") }).pipe(
        Effect.timeoutFail({ duration: "10 seconds", onTimeout: () => new Error("It stays empty") })
      )
    })
  })
}
