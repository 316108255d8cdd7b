/** The engines to test on. Each layer built is a migrated database of its own, dropped with its scope. */
import type { SqlClient } from "@effect/sql"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { inject } from "vitest"
import type { TestServer } from "../run/global-setup.js"
import { createDatabase, databaseUrl, dropDatabase } from "./own-databases.js"
import { type PgliteContent, pooledPglite } from "./pglite-pool.js"

export type Engine = Layer.Layer<SqlClient.SqlClient>

export const pgliteWith = (content?: PgliteContent): Engine =>
  Layer.orDie(Layer.unwrapScoped(Effect.map(pooledPglite(content), Pglite.layerOf)))
export const pglite: Engine = pgliteWith()

export const databaseOn = ({ prefix, url }: TestServer, template?: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const name = `${prefix}${crypto.randomUUID().replaceAll("-", "")}`
      await createDatabase(url, name, template)
      return name
    }),
    (name) => Effect.promise(() => dropDatabase(url, name))
  ).pipe(Effect.map((name) => databaseUrl(url, name)))

/** A migrated database on the server, as a URL; several hosts may be opened on it. */
export const newPostgresUrlOn = (server: TestServer) => databaseOn(server, server.template)
export const newPostgresUrl = Effect.suspend(() => newPostgresUrlOn(inject("postgres")))
/** One without a single table. */
export const emptyPostgresUrl = Effect.suspend(() => databaseOn(inject("postgres")))

/** A host's own connections to a database; half of them, four at most, are the background's. */
export const hostOn = (url: string, maxConnections = 20): Engine =>
  Layer.orDie(Pg.layer({ url: Redacted.make(url), maxConnections }))

export const postgres: Engine = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url)))

/** One database, opened once, that several runtimes can be built on one after the other or side by side. */
export const shared = (engine: Engine) =>
  Effect.map(Layer.build(engine), (context): Engine => Layer.succeedContext(context))

const oldest = inject("postgres15")
/** The servers that tests may use; with `ENGINES=all` the machine's own PostgreSQL 15 among them where it has one. */
export const postgresServers: ReadonlyArray<readonly [name: string, server: TestServer]> = [
  ["PostgreSQL", inject("postgres")],
  ...(oldest === null ? [] : [["PostgreSQL 15", oldest] as const])
]

/** For `describe.each` of what differs between them: drivers, connections, waiting. */
export const everyEngine: ReadonlyArray<readonly [name: string, engine: Engine]> = [
  ["PGlite", pglite],
  ["PostgreSQL", postgres]
]
/**
 * For `describe.each` of rules and statements that do not. PGlite meets every statement here, PostgreSQL in the
 * conformance suites and in races. `ENGINES=all` runs both on both, another name the breadth on that one.
 */
export const breadthOn = (name: string): boolean => ["all", name].includes(process.env["ENGINES"] ?? "PGlite")
export const engines = everyEngine.filter(([name]) => breadthOn(name))
/** Where two transactions can truly meet; PGlite has one connection. */
export const concurrent: typeof everyEngine = [["PostgreSQL", postgres]]

const serverEngines = (servers: typeof postgresServers): typeof everyEngine =>
  servers.map(
    ([name, server]) => [name, Layer.unwrapScoped(Effect.map(newPostgresUrlOn(server), (url) => hostOn(url)))] as const
  )

/** Over a pool as an embedder brings it, whose sessions have other settings than we need. */
export const lentPool = Layer.unwrapScoped(
  Effect.gen(function* () {
    const url = yield* newPostgresUrl
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() =>
        new pg.Pool({
          ...{ connectionString: url, max: 20 },
          options: "-c search_path=nowhere -c timezone=Asia/Tokyo"
        })
          // The database may be dropped while the last connections close, which each of them hears of.
          .on("error", () => undefined)
      ),
      (open) => Effect.promise(() => open.end())
    )
    return Layer.orDie(Pg.layer({ pool }))
  })
)

/** What every repository promises is tried on: each costs as much as the next, so all of them with `ENGINES=all` only. */
export const conformanceEngines: typeof everyEngine = [
  ...(process.env["ENGINES"] === "all" ? [...everyEngine.slice(0, 1), ["a lent pool", lentPool] as const] : []),
  ...serverEngines(postgresServers)
]

/** What waits or kills most of the time, on both kinds of engine. */
export const patientEngines: typeof everyEngine = [["PGlite", pglite], ...serverEngines(postgresServers)]
