/** Migrates once; every world then starts from a copy: a dump on PGlite, a template database on PostgreSQL. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SqlClient } from "@effect/sql"
import { migrate, Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Layer, Redacted } from "effect"
import type { TestProject } from "vitest/node"
import { createDatabase, databaseUrl, dropDatabase } from "./databases.js"
import { startPostgres } from "./postgres-server.js"

declare module "vitest" {
  interface ProvidedContext {
    readonly pgliteDump: string
    readonly postgresUrl: string
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
  const folder = await mkdtemp(join(tmpdir(), "mentorkit-"))
  const dump = join(folder, "migrated.tar")
  const given = process.env["DATABASE_URL"]
  const own = given === undefined ? await startPostgres() : undefined
  const server = own?.url ?? given ?? ""
  const template = `mentorkit_template_${process.pid}`
  await createDatabase(server, template)
  await migrated(Pg.layer({ url: Redacted.make(databaseUrl(server, template)) }))
  await dumpTo(dump)

  project.provide("pgliteDump", dump)
  project.provide("postgresUrl", server)
  project.provide("template", template)
  return async () => {
    await rm(folder, { recursive: true })
    await dropDatabase(server, template)
    await own?.stop()
  }
}
