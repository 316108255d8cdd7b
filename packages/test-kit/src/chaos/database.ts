/** Straight into the database of the hosts, for what no client may see. */
import { SqlClient } from "@effect/sql"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, type Layer, ManagedRuntime, Redacted } from "effect"

export interface Database {
  readonly query: <Row extends object>(text: string, params?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  readonly close: () => Promise<void>
}

const opened = <E>(layer: Layer.Layer<SqlClient.SqlClient, E>): Database => {
  const runtime = ManagedRuntime.make(layer)
  return {
    query: <Row extends object>(text: string, params: ReadonlyArray<unknown> = []) =>
      runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(text, [...params]))),
    close: () => runtime.dispose()
  }
}

export const onPostgres = (url: string): Database => opened(Pg.layer({ url: Redacted.make(url), maxConnections: 2 }))
/** The folder's lock is taken, so no host may run. */
export const onFolder = (dataDir: string): Database => opened(Pglite.layer({ dataDir }))
