/** The database that a command works on: a server, or the folder of a host that is stopped. */
import { join } from "node:path"
import type { SqlClient } from "@effect/sql"
import { type Layer, Redacted } from "effect"
import * as Pg from "./pg.js"
import * as Pglite from "./pglite.js"

/** `url` is empty where the database is the embedded one in `dataDir`. */
export const engineOfCommand = (url: string, dataDir: string): Layer.Layer<SqlClient.SqlClient, unknown> =>
  url === ""
    ? Pglite.layer({ dataDir: join(dataDir, "database") })
    : Pg.layer({ url: Redacted.make(url), maxConnections: 2 })
