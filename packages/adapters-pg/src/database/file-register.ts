import { SqlClient, SqlSchema } from "@effect/sql"
import { FileKey, FileRegister } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Moment } from "./columns.js"
import { repositoryOf } from "./repository.js"
import { singleRow } from "./single-row.js"

const Key = Schema.Struct({ key: FileKey })
const Owned = Schema.Array(
  Schema.Struct({ key: FileKey, owner: Schema.Struct({ kind: Schema.String, id: Schema.UUID }) })
)
const Query = Schema.Struct({ now: Moment, begunBefore: Moment, retryAt: Moment, limit: Schema.Int })

const queries = (sql: SqlClient.SqlClient) => {
  /** What is asked for, and its files in the order in which everybody locks them. */
  const wanted = (files: typeof Owned.Encoded) => sql`
    wanted as (
      select * from unnest(
        ${files.map(({ key }) => key)}::text[],
        ${files.map(({ owner }) => owner.kind)}::text[],
        ${files.map(({ owner }) => owner.id)}::uuid[]
      ) as wanted (file_key, owner_kind, owner_id)
    )`
  return {
    confirm: SqlSchema.findAll({
      Request: Schema.Struct({ files: Owned, at: Moment }),
      Result: Key,
      execute: ({ at, files }) => sql`
        with ${wanted(files)}, kept as (
          update stored_files set state = 'kept', since = ${at}
          where key in (select file_key from wanted) and state = 'pending' returning key
        )
        insert into file_owners select wanted.* from wanted join kept on key = file_key returning file_key as key`
    }),
    // A lock that others may share would be one lock more for who joins and leaves in one transaction, and a deadlock.
    addOwners: singleRow({
      Request: Owned,
      Result: Schema.Struct({ missing: Schema.Int }),
      execute: (files) => sql`
        with ${wanted(files)}, locked as (
          select key from stored_files
          where key in (select file_key from wanted) and state = 'kept' order by key for no key update
        ), missing as (
          select count(distinct file_key)::int - (select count(*)::int from locked) as missing from wanted
        ), added as (
          insert into file_owners select wanted.* from wanted, missing where missing = 0
          order by file_key, owner_kind, owner_id on conflict do nothing
        )
        select missing from missing`
    }),
    // A trigger sees to files that nobody owns any more, as it does where an account is erased.
    removeOwners: SqlSchema.void({
      Request: Owned,
      execute: (files) => sql`
        with ${wanted(files)}, locked as (
          select key from stored_files where key in (select file_key from wanted) order by key for no key update
        )
        delete from file_owners owners using wanted, locked
        where key = owners.file_key and owners.file_key = wanted.file_key
          and owners.owner_kind = wanted.owner_kind and owners.owner_id = wanted.owner_id`
    }),
    abandon: SqlSchema.void({
      Request: Schema.Array(Schema.Struct({ key: FileKey, state: Schema.Literal("discarded"), since: Moment })),
      execute: (rows) => sql`
        insert into stored_files ${sql.insert(rows)}
        on conflict (key) do update set state = excluded.state, since = excluded.since
        where stored_files.state = 'pending'`
    }),
    remove: SqlSchema.void({
      Request: Schema.Array(FileKey),
      execute: (keys) => sql`
        delete from stored_files where key in (
          select key from stored_files where key = any(${keys}::text[]) order by key for update
        )`
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
  const { abandon, addOwners, claimRemovable, confirm, remove, removeOwners } = queries(sql)
  const unlessNone = <E>(keys: ReadonlyArray<unknown>, work: Effect.Effect<unknown, E>): Effect.Effect<void, E> =>
    keys.length === 0 ? Effect.void : Effect.asVoid(work)

  return repositoryOf(FileRegister, {
    begin: (keys, at) => {
      const rows = keys.map((key) => ({ key, state: "pending", since: DateTime.toDate(at) }))
      return unlessNone(keys, sql`insert into stored_files ${sql.insert(rows)}`)
    },
    confirm: (files, at) =>
      files.length === 0
        ? Effect.succeed(true)
        : Effect.map(confirm({ files, at }), (confirmed) => confirmed.length === files.length),
    addOwners: (files) =>
      files.length === 0 ? Effect.succeed(true) : Effect.map(addOwners(files), ({ missing }) => missing === 0),
    removeOwners: (files) => unlessNone(files, removeOwners(files)),
    abandon: (keys, at) => unlessNone(keys, abandon(keys.map((key) => ({ key, state: "discarded", since: at })))),
    claimRemovable: (query) => Effect.map(claimRemovable(query), (rows) => rows.map(({ key }) => key)),
    remove: (keys) => unlessNone(keys, remove(keys))
  })
})

export const fileRegister = Layer.effect(FileRegister, make)
