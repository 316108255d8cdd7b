/** The engines to test on. Each layer built is a migrated database of its own, dropped with its scope. */
import { readFile } from "node:fs/promises"
import type { SqlClient } from "@effect/sql"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Layer, Redacted } from "effect"
import { inject } from "vitest"
import { createDatabase, databaseUrl, dropDatabase } from "./databases.js"

export type Engine = Layer.Layer<SqlClient.SqlClient>

export const pglite: Engine = Layer.orDie(
  Layer.unwrapEffect(
    Effect.promise(async () => Pglite.layer({ loadDataDir: new Blob([await readFile(inject("pgliteDump"))]) }))
  )
)

/** A fresh database on the server, as a URL. */
export const newPostgresUrl = Effect.acquireRelease(
  Effect.promise(async () => {
    const name = `mentorkit_${crypto.randomUUID().replaceAll("-", "")}`
    await createDatabase(inject("postgresUrl"), name, inject("template"))
    return name
  }),
  (name) => Effect.promise(() => dropDatabase(inject("postgresUrl"), name))
).pipe(Effect.map((name) => databaseUrl(inject("postgresUrl"), name)))

export const postgres: Engine = Layer.orDie(
  Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => Pg.layer({ url: Redacted.make(url), maxConnections: 20 })))
)

/** One database, opened once, that several runtimes can be built on one after the other or side by side. */
export const shared = (engine: Engine) =>
  Effect.map(Layer.build(engine), (context): Engine => Layer.succeedContext(context))

/** For `describe.each`. */
export const engines: ReadonlyArray<readonly [name: string, engine: Engine]> = [
  ["PGlite", pglite],
  ["PostgreSQL", postgres]
]
/** Where two transactions can truly meet; PGlite has one connection. */
export const concurrent: typeof engines = [["PostgreSQL", postgres]]
