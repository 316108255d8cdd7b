/** The database that a command works on: a server, or the folder of a host that is stopped. */
import { join } from "node:path"
import type { SqlClient } from "@effect/sql"
import { Console, Effect, Layer, Redacted } from "effect"
import * as Pg from "./pg.js"
import * as Pglite from "./pglite.js"

const development = ".mentorkit"

/** `url` is empty where the database is the embedded one in `dataDir`, which is told where nobody has named any. */
export const engineOfCommand = (
  url: string,
  dataDir: string | undefined
): Layer.Layer<SqlClient.SqlClient, unknown> => {
  if (url !== "") return Pg.layer({ url: Redacted.make(url), maxConnections: 2 })
  const embedded = Pglite.layer({ dataDir: join(dataDir ?? development, "database") })
  const told = Console.error(`DATABASE_URL is not set, so this is about the embedded database in ${development}.`)
  return dataDir === undefined ? Layer.unwrapEffect(Effect.as(told, embedded)) : embedded
}
