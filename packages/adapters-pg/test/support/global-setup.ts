/** Migrates once; every world then starts from a copy: a dump on PGlite, a template database on PostgreSQL. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { SqlClient } from "@effect/sql"
import { migrate, Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Layer, Redacted } from "effect"
import type { TestProject } from "vitest/node"
import { beginRun, createDatabase, databaseUrl } from "./databases.js"
import { startPostgres } from "./postgres-server.js"
import { newRunFolder } from "./run-folder.js"

declare module "vitest" {
  interface ProvidedContext {
    /** For everything that the tests write to disk. */
    readonly runFolder: string
    readonly pgliteDump: string
    readonly postgresUrl: string
    /** Of the names of all databases that the tests make. */
    readonly databasePrefix: string
    readonly template: string
  }
}

const migrated = <E>(engine: Layer.Layer<SqlClient.SqlClient, E>) =>
  Effect.runPromise(Effect.scoped(Layer.build(Layer.provide(migrate, engine))))

const dumpTo = (path: string) =>
  Pglite.open().pipe(
    Effect.tap((db) => Effect.promise(() => migrated(Pglite.layerOf(db)))),
    Effect.flatMap((db) => Effect.promise(() => db.dumpDataDir("none"))),
    Effect.flatMap((dump) => Effect.promise(async () => writeFile(path, Buffer.from(await dump.arrayBuffer())))),
    Effect.scoped,
    Effect.runPromise
  )

export default async (project: TestProject) => {
  const folder = await newRunFolder()
  const server = process.env["DATABASE_URL"] ?? (await startPostgres(folder))
  const run = await beginRun(server)
  const template = `${run.prefix}template`
  await createDatabase(server, template)
  await migrated(Pg.layer({ url: Redacted.make(databaseUrl(server, template)) }))
  const dump = join(folder.path, "migrated.tar")
  await dumpTo(dump)

  project.provide("runFolder", folder.path)
  project.provide("pgliteDump", dump)
  project.provide("postgresUrl", server)
  project.provide("databasePrefix", run.prefix)
  project.provide("template", template)
  return async () => {
    await run.end()
    await folder.end()
  }
}
