/**
 * Databases with the demo market in them, as a host that was started before has left it. Making it takes a second of CPU,
 * so a worker does that once and copies the rest.
 */
import type { SqlClient } from "@effect/sql"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { createMentorkit, domains } from "@mentorkit/core"
import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { createDatabase, databaseUrl } from "../../../adapters-pg/test/support/databases.js"
import { databaseOn, type Engine, hostOn, pgliteWith } from "../../../adapters-pg/test/support/engines.js"
import { type PgliteContent, pgliteContent, pooledPglite } from "../../../adapters-pg/test/support/pglite-pool.js"
import { seedDemoMarket } from "../../src/demo-market/index.js"
import { addressesOf } from "../../src/host/addresses.js"
import type { HostConfig } from "../../src/host/host-config.js"
import { hostServices } from "../../src/host/host-services.js"

/** As a start does, and without what a host does besides. */
const seed = async (config: HostConfig, engine: Layer.Layer<SqlClient.SqlClient>): Promise<void> => {
  const kit = createMentorkit({ domains, services: hostServices(config, addressesOf(config, 0), engine) })
  try {
    await kit.runtime.runPromise(seedDemoMarket)
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
