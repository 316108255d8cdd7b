import { createHash } from "node:crypto"
import { SqlClient } from "@effect/sql"
import { IdempotencyKeyInFlight, IdempotencyKeyReused } from "@mentorkit/core/kernel"
import { type IdempotencyScope, IdempotencyStore } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf, withDatabaseDefects } from "./repository.js"

interface Row {
  readonly fingerprint: string
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly result: unknown
}

const keptForMillis = 24 * 60 * 60_000
/** Longer than any request may take. */
const givenUpAfterMillis = 60_000

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  /** The client's key may be longer than an index takes. */
  const columns = ({ key, operation, userId }: IdempotencyScope) => ({
    userId,
    operation,
    keyHash: createHash("sha256").update(key).digest("hex")
  })
  const isKey = (scope: IdempotencyScope) => {
    const { keyHash, operation, userId } = columns(scope)
    return sql`user_id = ${userId} and operation = ${operation} and key_hash = ${keyHash}`
  }

  /** One statement, so that of two calls at once only one starts. Rows that no longer count are taken over. */
  const take = (scope: IdempotencyScope, fingerprint: string, token: string, now: Date) => {
    const expired = new Date(now.getTime() - keptForMillis)
    const abandoned = new Date(now.getTime() - givenUpAfterMillis)
    return sql`
      insert into idempotency_keys as k ${sql.insert({ ...columns(scope), fingerprint, token, startedAt: now })}
      on conflict (user_id, operation, key_hash) do update
        set fingerprint = excluded.fingerprint, token = excluded.token, started_at = excluded.started_at,
          finished_at = null, result = null
        where k.started_at <= ${expired}
          or (k.finished_at is null and k.started_at <= ${abandoned} and k.fingerprint = excluded.fingerprint)
      returning user_id`
  }

  return repositoryOf(IdempotencyStore, {
    start: Effect.fnUntraced(function* (scope, fingerprint) {
      const now = DateTime.toDate(yield* DateTime.now)
      const token = crypto.randomUUID()
      const taken = yield* take(scope, fingerprint, token, now)
      if (taken.length > 0) return { _tag: "Fresh", token } as const
      const [row] =
        yield* sql<Row>`select fingerprint, started_at, finished_at, result from idempotency_keys where ${isKey(scope)}`
      // Forgotten in between: the first call has just failed, and this one may be sent again.
      if (row === undefined) return yield* new IdempotencyKeyInFlight()
      if (row.fingerprint !== fingerprint) return yield* new IdempotencyKeyReused()
      if (row.finishedAt === null) return yield* new IdempotencyKeyInFlight()
      return { _tag: "Done", result: row.result } as const
    }),
    finish: (scope, token, result) =>
      Effect.gen(function* () {
        const now = DateTime.toDate(yield* DateTime.now)
        yield* sql`
          update idempotency_keys set finished_at = ${now}, result = ${JSON.stringify(result)}
          where ${isKey(scope)} and token = ${token} and finished_at is null`
      }),
    release: (scope, token) =>
      sql`
        delete from idempotency_keys where ${isKey(scope)} and token = ${token} and finished_at is null`.pipe(
        Effect.asVoid
      )
  })
})

export const idempotencyStore = Layer.effect(IdempotencyStore, make)

const batch = 1000

/** Keys that no longer replay anything. */
export const idempotencyRetention = Effect.map(SqlClient.SqlClient, (sql) =>
  withDatabaseDefects({
    name: "idempotency.forgetKeys",
    cron: "47 * * * *",
    run: Effect.gen(function* () {
      const expired = new Date((yield* DateTime.now).epochMillis - keptForMillis)
      const gone = yield* sql`
      delete from idempotency_keys where ctid in (
        select ctid from idempotency_keys where started_at <= ${expired} limit ${batch} for update skip locked
      ) returning operation`
      return gone.length
    })
  })
)
