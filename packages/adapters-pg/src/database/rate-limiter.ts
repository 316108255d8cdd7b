/** Limits by address, in real time: counted in memory by a host that is alone, in the database by several. */
import { SqlClient } from "@effect/sql"
import { TooManyRequests } from "@mentorkit/core/kernel"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { Cause, Effect, Exit, Layer, Runtime } from "effect"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { migrate } from "./migrator/migrate.js"
import { withDatabaseDefects } from "./repository.js"

interface Limit {
  readonly points: number
  readonly seconds: number
}

/** The library's limiters have their figures built in; there are as many as there are different limits. */
const limiters = (make: (limit: Limit) => RateLimiterAbstract) => {
  const known = new Map<string, RateLimiterAbstract>()
  return (limit: Limit) => {
    const key = `${limit.points}/${limit.seconds}`
    const limiter = known.get(key) ?? make(limit)
    known.set(key, limiter)
    return limiter
  }
}

const consume = (limiter: RateLimiterAbstract, bucket: string) =>
  Effect.tryPromise({ try: () => limiter.consume(bucket), catch: (refusal) => refusal }).pipe(
    Effect.asVoid,
    Effect.catchAll((refusal) =>
      refusal instanceof RateLimiterRes
        ? Effect.fail(new TooManyRequests({ retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }))
        : Effect.die(refusal)
    )
  )

const limiterOf = (make: (limit: Limit) => RateLimiterAbstract) => {
  const limiterFor = limiters(make)
  return RateLimiter.of({ consume: (bucket, limit) => consume(limiterFor(limit), bucket) })
}

/** For one process: PGlite, or a single host. */
export const memoryRateLimiter = Layer.sync(RateLimiter, () =>
  limiterOf(({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }))
)

interface Query {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}

/** For all hosts of one database. The table is a migration of ours; the library names its columns. */
export const databaseRateLimiter = Layer.effect(
  RateLimiter,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const runtime = yield* Effect.runtime<never>()
    const storeClient = {
      query: async ({ text, values }: Query) => {
        // Outside of any transaction: what is refused has been counted all the same.
        const statement = sql.unsafe<{ readonly expire: bigint | null }>(text, [...values]).withoutTransform
        const exit = await Runtime.runPromiseExit(runtime)(statement)
        if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
        return { rows: exit.value.map((row) => ({ ...row, expire: row.expire === null ? null : Number(row.expire) })) }
      }
    }
    return limiterOf(
      ({ points, seconds }) =>
        new RateLimiterPostgres({
          storeClient,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          // Its timer would outlive the scope; see below.
          clearExpiredByTimeout: false,
          points,
          duration: seconds
        })
    )
  })
).pipe(Layer.provide(migrate))

const batch = 1000

/** Buckets whose time is over, by the real time that they count in. */
export const rateLimitRetention = Effect.map(SqlClient.SqlClient, (sql) =>
  withDatabaseDefects({
    name: "rateLimits.forgetBuckets",
    cron: "37 * * * *",
    run: Effect.suspend(
      () => sql`
      delete from rate_limits where key in (
        select key from rate_limits where expire <= ${Date.now()} limit ${batch} for update skip locked
      ) returning key`
    ).pipe(Effect.map((gone) => gone.length))
  })
)
