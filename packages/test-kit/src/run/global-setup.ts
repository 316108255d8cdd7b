/** Migrates once; every world then starts from a copy: a dump on PGlite, a template database on PostgreSQL. */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { SqlClient } from "@effect/sql"
import { migrate, Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Layer, Redacted } from "effect"
import type { TestProject } from "vitest/node"
import { beginRun, createDatabase, databaseUrl } from "../databases/own-databases.js"
import { installedPostgres, startPostgres } from "../databases/postgres-server.js"
import { runFolderVariable } from "../files/folders.js"
import { bundle, bundlesVariable, startedSources } from "./from-source.js"
import { newRunFolder, type RunFolder } from "./run-folder.js"

declare module "vitest" {
  interface ProvidedContext {
    readonly pgliteDump: string
    readonly postgres: TestServer
    /** Where the machine has one; null elsewhere. */
    readonly postgres15: TestServer | null
  }
}

export interface TestServer {
  readonly url: string
  /** Of the names of all databases that the tests make. */
  readonly prefix: string
  /** A migrated database. */
  readonly template: string
}

const migrated = <E>(engine: Layer.Layer<SqlClient.SqlClient, E>) =>
  Effect.runPromise(Effect.scoped(Layer.build(Layer.provide(migrate, engine))))

/** What only serves to survive a crash, which no copy of this database has to. */
const forgetful = ["full_page_writes", "wal_init_zero", "synchronous_commit"].map(
  (setting) => `alter system set ${setting} = off`
)

const dumpTo = (path: string) =>
  Pglite.open().pipe(
    Effect.tap((db) =>
      Effect.promise(async () => {
        for (const statement of forgetful) await db.exec(statement)
      })
    ),
    Effect.tap((db) => Effect.promise(() => migrated(Pglite.layerOf(db)))),
    Effect.flatMap((db) => Effect.promise(() => db.dumpDataDir("none"))),
    Effect.flatMap((dump) => Effect.promise(async () => writeFile(path, Buffer.from(await dump.arrayBuffer())))),
    Effect.scoped,
    Effect.runPromise
  )

const prepare = async (url: string) => {
  const { end, prefix } = await beginRun(url)
  const template = `${prefix}template`
  await createDatabase(url, template)
  await migrated(Pg.layer({ url: Redacted.make(databaseUrl(url, template)) }))
  return { server: { url, prefix, template } satisfies TestServer, end }
}

/** The oldest version that is supported, beside the newest that npm has, where all engines are wanted. */
const prepare15 = async (folder: RunFolder) => {
  const installed = process.env["ENGINES"] === "all" ? await installedPostgres(15) : undefined
  return installed === undefined ? null : prepare(await startPostgres(folder, "postgres15", installed))
}

export default async (project: TestProject) => {
  const folder = await newRunFolder()
  const [dump, bundles] = [join(folder.path, "migrated.tar"), join(folder.path, "bundles")]
  await mkdir(bundles)
  // The workers are started with both.
  process.env[runFolderVariable] = folder.path
  process.env[bundlesVariable] = bundles
  const given = process.env["DATABASE_URL"]
  const [postgres, postgres15] = await Promise.all([
    (given === undefined ? startPostgres(folder) : Promise.resolve(given)).then(prepare),
    prepare15(folder),
    dumpTo(dump),
    // A part of the tests makes what it needs, when it needs it.
    process.env["MENTORKIT_TEST_WHOLE"] === undefined || startedSources().then((files) => bundle(bundles, files))
  ])

  project.provide("pgliteDump", dump)
  project.provide("postgres", postgres.server)
  project.provide("postgres15", postgres15?.server ?? null)
  return async () => {
    await postgres.end()
    await postgres15?.end()
    await folder.end()
  }
}
