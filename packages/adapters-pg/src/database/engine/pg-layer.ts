import { SqlClient, type SqlError } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { clientOf, trySql } from "./connection.js"
import { ConnectionPool, type PoolState } from "./connection-pool.js"
import { ConnectionPurpose, type Purpose } from "./connection-purpose.js"
import {
  DatabaseSchema,
  DatabaseSchemaRefused,
  notifyChannelOf,
  resolveSchema,
  type SchemaPath
} from "./database-schema.js"
import { lentPool } from "./lent-pool.js"
import { Listener, type Listening } from "./listener.js"
import { newLockTimeouts } from "./lock-timeouts.js"
import { ownPool } from "./own-pool.js"
import { type Connections, connectionsOf } from "./pg-connections.js"
import { listenerFrom, listenerOn } from "./pg-listener.js"
import {
  type Defaulted,
  defaulted,
  type PgOptions,
  type PgPoolOptions,
  type PgUrlOptions,
  poolsOf,
  stateOf,
  statesOf,
  usualWaits,
  type Waits
} from "./pg-pools.js"

/** Everything that the database is reached by. */
interface Reached {
  readonly path: SchemaPath
  readonly by: Readonly<Record<Purpose, Connections>>
  readonly state: () => ReadonlyArray<PoolState>
  readonly listener: Listening
}

const connecting = "Failed to connect to PostgreSQL"

/** Before the pools: their connections begin with what is found here. */
const askOnce = ({ url, waitMillis }: PgUrlOptions & Defaulted, query: string) =>
  trySql(connecting, async () => {
    const client = new pg.Client({ connectionString: Redacted.value(url), connectionTimeoutMillis: waitMillis })
    client.on("error", () => undefined)
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(query)).rows[0]
    } finally {
      await client.end()
    }
  })

/** Whoever set it may write it with or without quotes. */
const plain = (searchPath: string) => searchPath.replace(/["\s]/g, "")

/** A pooler between us and the server may ignore what a connection begins with, and names would mean other tables. */
const requirePath = (pool: pg.Pool, { name, searchPath }: SchemaPath) =>
  Effect.gen(function* () {
    const { rows } = yield* trySql(connecting, () =>
      pool.query<{ readonly path: string }>("select current_setting('search_path') as path")
    )
    const found = rows[0]?.path ?? ""
    if (plain(found) === plain(searchPath)) return
    return yield* new DatabaseSchemaRefused({
      message: `Connections have the search_path ${found} and not ${searchPath}, which they were opened with: a pooler in between ignores it. Set it for the user, with "alter role … set search_path = ${searchPath}", or name the schema that they have instead of ${name}.`
    })
  })

const overUrl = Effect.fnUntraced(function* (options: PgUrlOptions & Defaulted, waits: Waits) {
  const path = yield* resolveSchema(options.schema, (query) => askOnce(options, query))
  const pools = yield* poolsOf(options, path, waits)
  yield* requirePath(pools.requests, path)
  const { lockWaitMillis } = options
  const lockTimeouts =
    lockWaitMillis === undefined ? undefined : newLockTimeouts(lockWaitMillis, pools.requests.options.max)
  return {
    path,
    by: {
      requests: connectionsOf(ownPool(pools.requests, lockTimeouts)),
      background: connectionsOf(ownPool(pools.background)),
      vitals: connectionsOf(ownPool(pools.vitals))
    },
    state: () => statesOf(pools),
    listener: listenerOn(options.url, notifyChannelOf(path.name))
  } satisfies Reached
})

/** One to listen on, one for the background, one for requests. */
const fewest = 3

const overPool = Effect.fnUntraced(function* (options: PgPoolOptions & Defaulted, waits: Waits) {
  const { pool } = options
  if (pool.options.max < fewest) {
    return yield* Effect.dieMessage(
      `The pool of Pg.layer({ pool }) has max: ${pool.options.max}. Mentorkit needs ${fewest} connections at least.`
    )
  }
  const path = yield* resolveSchema(options.schema, (query) =>
    trySql(connecting, async () => (await pool.query<Record<string, unknown>>(query)).rows[0])
  )
  return {
    path,
    by: lentPool(options, path, waits),
    state: () => [stateOf("all", pool)],
    listener: listenerFrom(pool, notifyChannelOf(path.name))
  } satisfies Reached
})

const make = Effect.fnUntraced(function* (options: PgOptions, changedWaits: Partial<Waits>) {
  const waits = { ...usualWaits, ...changedWaits }
  const { by, listener, path, state }: Reached =
    "pool" in options ? yield* overPool(defaulted(options), waits) : yield* overUrl(defaulted(options), waits)
  const client = yield* clientOf({
    pooled: Effect.map(ConnectionPurpose, (purpose) => by[purpose].pooled),
    reserved: Effect.flatMap(ConnectionPurpose, (purpose) => by[purpose].reserved)
  })
  return Context.make(SqlClient.SqlClient, client).pipe(
    Context.add(ConnectionPool, { state }),
    Context.add(DatabaseSchema, path),
    Context.add(Listener, listener)
  )
})

type PgLayer = Layer.Layer<SqlClient.SqlClient, SqlError.SqlError | DatabaseSchemaRefused>

/** With waits of the caller's, for tests. */
export const layerWith = (options: PgOptions, waits: Partial<Waits>): PgLayer =>
  Layer.scopedContext(make(options, waits))
