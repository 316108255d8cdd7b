import { SqlClient, SqlSchema, type Statement } from "@effect/sql"
import { MemberInfo, PresenceRepository } from "@mentorkit/core/broadcasting/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const Row = Schema.Struct({
  channel: Schema.String,
  entryId: Schema.String,
  userId: UserId,
  hostId: Schema.String,
  info: Schema.parseJson(MemberInfo)
})
const Entry = Schema.Struct({ channel: Schema.String, entryId: Schema.String })
const HostSeen = Schema.Struct({ id: Schema.String, now: Moment })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const columns = sql.literal("channel, entry_id, user_id, host_id, info")

  const add = SqlSchema.void({
    Request: Row,
    execute: (row) => sql`insert into presences ${sql.insert(row)}`
  })

  const remove = SqlSchema.findAll({
    Request: Entry,
    Result: Row,
    execute: ({ channel, entryId }) => sql`
      delete from presences where channel = ${channel} and entry_id = ${entryId} returning ${columns}`
  })

  const list = SqlSchema.findAll({
    Request: Schema.String,
    Result: Row,
    execute: (channel) => sql`select ${columns} from presences where channel = ${channel} order by entry_id`
  })

  /** Whoever removes the host waits until those who have found it are through. */
  const lockFoundHost = SqlSchema.findOne({
    Request: HostSeen,
    Result: Changed,
    execute: ({ id }) => sql`select 1 as one from realtime_hosts where id = ${id} for key share`
  })
  const insertHost = SqlSchema.findOne({
    Request: HostSeen,
    Result: Changed,
    execute: ({ id, now }) => sql`
      insert into realtime_hosts (id, seen_at) values (${id}, ${now}) on conflict do nothing returning 1 as one`
  })
  /** False where somebody else has inserted it in between: it is there to be found then. */
  const lockOrInsertHost = (host: typeof HostSeen.Type) =>
    Effect.flatMap(lockFoundHost(host), (locked) =>
      Option.isSome(locked) ? Effect.succeed(true) : Effect.map(insertHost(host), Option.isSome)
    )

  const markSeen = SqlSchema.void({
    Request: HostSeen,
    execute: ({ id, now }) => sql`update realtime_hosts set seen_at = ${now} where id = ${id}`
  })

  /** Locked first: a connection that is being added refers to its host, and waits or comes before. */
  const removeHosts = (hosts: Statement.Fragment) =>
    Effect.gen(function* () {
      const locked = yield* sql<{ readonly id: string }>`select id from realtime_hosts where ${hosts}`
      const ids = locked.map(({ id }) => id)
      const removed = yield* sql`delete from presences where host_id = any(${ids}::uuid[]) returning ${columns}`
      yield* sql`delete from realtime_hosts where id = any(${ids}::uuid[])`
      return yield* Schema.decodeUnknown(Schema.Array(Row))(removed)
    })

  return repositoryOf(PresenceRepository, {
    add,
    remove: (channel, entryId) => remove({ channel, entryId }),
    list,
    lockHost: (id, now) =>
      Effect.asVoid(Effect.repeat(lockOrInsertHost({ id, now }), { until: (isLocked) => isLocked })),
    markSeen: (id, now) => markSeen({ id, now }),
    removeHost: (id) => removeHosts(sql`id = ${id} for update`),
    removeHostsNotSeen: (before, limit) =>
      removeHosts(sql`
        seen_at < ${Schema.encodeSync(Moment)(before)} order by id limit ${limit} for update skip locked`)
  })
})

export const presenceRepository = Layer.effect(PresenceRepository, make)
