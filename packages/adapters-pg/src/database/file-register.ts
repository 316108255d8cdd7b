import { SqlClient, SqlSchema } from "@effect/sql"
import { FileKey, FileRegister } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Moment } from "./columns.js"
import { repositoryOf } from "./repository.js"

const Key = Schema.Struct({ key: FileKey })
const Keys = Schema.Struct({ keys: Schema.Array(FileKey), at: Moment })
const Query = Schema.Struct({ now: Moment, begunBefore: Moment, retryAt: Moment, limit: Schema.Int })

const queries = (sql: SqlClient.SqlClient) => {
  const move = (from: string, to: string) =>
    SqlSchema.findAll({
      Request: Keys,
      Result: Key,
      execute: ({ at, keys }) => sql`
        update stored_files set state = ${to}, since = ${at}
        where ${sql.in("key", keys)} and state = ${from} returning key`
    })
  return {
    confirm: move("pending", "kept"),
    discard: move("kept", "discarded"),
    abandon: SqlSchema.void({
      Request: Schema.Array(Schema.Struct({ key: FileKey, state: Schema.Literal("discarded"), since: Moment })),
      execute: (rows) => sql`
        insert into stored_files ${sql.insert(rows)}
        on conflict (key) do update set state = excluded.state, since = excluded.since
        where stored_files.state = 'pending'`
    }),
    claimRemovable: SqlSchema.findAll({
      Request: Query,
      Result: Key,
      execute: ({ begunBefore, limit, now, retryAt }) => sql`
        update stored_files set state = 'discarded', since = ${retryAt}
        where key in (
          select key from stored_files
          where state <> 'kept' and since <= case state when 'pending' then ${begunBefore} else ${now}::timestamptz end
          order by since limit ${limit} for update skip locked
        ) returning key`
    })
  }
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { abandon, claimRemovable, discard, confirm } = queries(sql)
  const unlessNone = <E>(keys: ReadonlyArray<FileKey>, work: Effect.Effect<unknown, E>): Effect.Effect<void, E> =>
    keys.length === 0 ? Effect.void : Effect.asVoid(work)

  return repositoryOf(FileRegister, {
    begin: (keys, at) => {
      const rows = keys.map((key) => ({ key, state: "pending", since: DateTime.toDate(at) }))
      return unlessNone(keys, sql`insert into stored_files ${sql.insert(rows)}`)
    },
    confirm: (keys, at) =>
      keys.length === 0
        ? Effect.succeed(true)
        : Effect.map(confirm({ keys, at }), (confirmed) => confirmed.length === keys.length),
    discard: (keys, at) => unlessNone(keys, discard({ keys, at })),
    abandon: (keys, at) => unlessNone(keys, abandon(keys.map((key) => ({ key, state: "discarded", since: at })))),
    claimRemovable: (query) => Effect.map(claimRemovable(query), (rows) => rows.map(({ key }) => key)),
    remove: (key) => Effect.asVoid(sql`delete from stored_files where key = ${key}`)
  })
})

export const fileRegister = Layer.effect(FileRegister, make)
