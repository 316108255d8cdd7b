import { SqlClient } from "@effect/sql"
import type { Setting } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { isInTransaction } from "./is-in-transaction.js"

interface Row {
  readonly key: string
  readonly value: unknown
}
type Values = ReadonlyMap<string, unknown>

/** Real time on purpose: how long a change may go unnoticed has nothing to do with the business's clock. */
const freshForMillis = 1_000

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  let cached: { readonly values: Values; readonly readAt: number } | undefined

  const readAll = Effect.map(
    sql<Row>`select key, value from settings`,
    (rows): Values => new Map(rows.map(({ key, value }) => [key, value]))
  )

  const shared = Effect.suspend(() =>
    cached !== undefined && performance.now() - cached.readAt < freshForMillis
      ? Effect.succeed(cached.values)
      : Effect.tap(readAll, (values) => {
          cached = { values, readAt: performance.now() }
        })
  )

  /** A transaction sees what it wrote itself, and what it sees is not shared before it is committed. */
  const readable = Effect.flatMap(isInTransaction, (isWithin) => (isWithin ? readAll : shared))

  const decoded = <A, I>(setting: Setting<A, I>, value: unknown) =>
    Schema.decodeUnknown(setting.schema)(value).pipe(
      Effect.catchAll((error) =>
        Effect.as(
          Effect.logError(`The stored value of ${setting.key} is not valid; the default applies.`, error),
          setting.default
        )
      )
    )

  // Generic methods, which `repositoryOf` leaves as they are.
  return Settings.of({
    get: (setting) =>
      readable.pipe(
        Effect.orDie,
        Effect.flatMap((values) =>
          values.has(setting.key) ? decoded(setting, values.get(setting.key)) : Effect.succeed(setting.default)
        )
      ),
    set: (setting, value) =>
      Effect.gen(function* () {
        const json = yield* Schema.encode(Schema.parseJson(setting.schema))(value)
        const updatedAt = DateTime.toDate(yield* DateTime.now)
        yield* sql`
          insert into settings ${sql.insert({ key: setting.key, value: json, updatedAt })}
          on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`
        cached = undefined
      }).pipe(Effect.orDie)
  })
})

export const settings = Layer.effect(Settings, make)
