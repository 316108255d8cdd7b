/**
 * Databases with the demo market in them, as a host that was started before has left it. Making it takes a second of CPU,
 * so a worker does that once and copies the rest.
 */
import type { SqlClient } from "@effect/sql"
import { runDue } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { createMentorkit, domains } from "@mentorkit/core"
import { addressesOf } from "@mentorkit/http-koa/internal/addresses"
import { seedDemoMarket } from "@mentorkit/http-koa/internal/demo-market"
import type { HostConfig } from "@mentorkit/http-koa/internal/host-config"
import { hostServices } from "@mentorkit/http-koa/internal/host-services"
import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { databaseOn, type Engine, hostOn, pgliteWith } from "../databases/engines.js"
import { createDatabase, databaseUrl } from "../databases/own-databases.js"
import { type PgliteContent, pgliteContent, pooledPglite } from "../databases/pglite-pool.js"

/**
 * As a start does, and with all that follows of it: hundreds of deliveries and every sweep, which each host on a copy would
 * do for itself, beside its tests.
 */
const seed = async (config: HostConfig, engine: Layer.Layer<SqlClient.SqlClient>): Promise<void> => {
  const kit = createMentorkit({ domains, services: hostServices(config, addressesOf(config, 0), engine) })
  try {
    await kit.runtime.runPromise(Effect.zipRight(seedDemoMarket, runDue))
  } finally {
    await kit.close()
  }
}

let content: Promise<PgliteContent> | undefined
const seeded = (config: HostConfig) =>
  pooledPglite().pipe(
    Effect.tap((db) => Effect.promise(() => seed(config, Layer.orDie(Pglite.layerOf(db))))),
    Effect.flatMap((db) => Effect.promise(() => pgliteContent(db))),
    Effect.scoped,
    Effect.runPromise
  )

export const demoPglite = (config: HostConfig): Engine =>
  Layer.unwrapEffect(
    Effect.map(
      Effect.promise(() => (content ??= seeded(config))),
      pgliteWith
    )
  )

let template: Promise<string> | undefined
const newTemplate = async (config: HostConfig): Promise<string> => {
  const server = inject("postgres")
  // The run removes it in the end, with everything of its prefix.
  const name = `${server.prefix}demo_${process.pid}`
  await createDatabase(server.url, name, server.template)
  await seed(config, hostOn(databaseUrl(server.url, name)))
  return name
}

/** Its URL. */
export const newDemoPostgres = (config: HostConfig) =>
  Effect.flatMap(
    Effect.promise(() => (template ??= newTemplate(config))),
    (name) => databaseOn(inject("postgres"), name)
  )
