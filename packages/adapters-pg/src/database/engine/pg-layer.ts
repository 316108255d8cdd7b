import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { clientOf, trySql } from "./connection.js"
import { ConnectionPool } from "./connection-pool.js"
import { ConnectionPurpose } from "./connection-purpose.js"
import { Listener } from "./listener.js"
import { newLockTimeouts } from "./lock-timeouts.js"
import { connectionsOf } from "./pg-connections.js"
import { listenerOn } from "./pg-listener.js"
import { type PgOptions, poolsOf, statesOf, type Waits } from "./pg-pools.js"

const make = Effect.fnUntraced(function* (options: PgOptions, waits: Partial<Waits>) {
  const pools = yield* poolsOf(options, waits)
  yield* trySql("Failed to connect to PostgreSQL", () => pools.requests.query("select 1"))
  const { lockWaitMillis } = options
  const lockTimeouts =
    lockWaitMillis === undefined ? undefined : newLockTimeouts(lockWaitMillis, pools.requests.options.max)
  const by = {
    requests: connectionsOf(pools.requests, lockTimeouts),
    background: connectionsOf(pools.background),
    vitals: connectionsOf(pools.vitals)
  }
  const client = yield* clientOf({
    pooled: Effect.map(ConnectionPurpose, (purpose) => by[purpose].pooled),
    reserved: Effect.flatMap(ConnectionPurpose, (purpose) => by[purpose].reserved)
  })
  return Context.make(SqlClient.SqlClient, client).pipe(
    Context.add(ConnectionPool, { state: () => statesOf(pools) }),
    Context.add(Listener, listenerOn(options.url))
  )
})

/** With waits of the caller's, for tests. */
export const layerWith = (options: PgOptions, waits: Partial<Waits>) => Layer.scopedContext(make(options, waits))
