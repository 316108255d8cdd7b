import { SqlClient } from "@effect/sql"
import { SettingStore } from "@mentorkit/core/admin/ports"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"

interface Row {
  readonly key: string
  readonly value: unknown
  readonly updatedAt: Date
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const list = Effect.map(sql<Row>`select key, value, updated_at from settings`, (rows) =>
    rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: DateTime.unsafeFromDate(updatedAt) }))
  )

  return repositoryOf(SettingStore, {
    list,
    // Locks the whole table, as a setting that has its default has no row. Readers do not wait for it.
    lock: Effect.zipRight(sql`lock table settings in share row exclusive mode`, list),
    remove: (key) => Effect.asVoid(sql`delete from settings where key = ${key}`)
  })
})

export const settingStore = Layer.effect(SettingStore, make)
