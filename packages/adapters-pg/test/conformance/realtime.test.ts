/** Two hosts on one database; PGlite has one process, which is both of them. */
import { SqlClient } from "@effect/sql"
import { adapters, realtimeWith } from "@mentorkit/adapters-pg"
import { checkConformance, type RealtimeHosts, realtimeConformance, realtimeHosts } from "@mentorkit/core/testing"
import { type Engine, hostOn, newPostgresUrlOn, pglite, postgresServers } from "@mentorkit/test-kit/databases/engines"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { Context, Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"
import { forgetOlderThan } from "../../src/database/realtime/realtime-frames.js"
import { quiet } from "../support/relays.js"

/** Polling is no help here. */
const hostOver = (engine: Engine) =>
  realtimeWith({ pollEvery: "1 minute" }).pipe(
    Layer.provideMerge(Layer.merge(adapters, quiet)),
    Layer.provide(Layer.merge(testSecrets, testLinks)),
    Layer.provideMerge(engine),
    Layer.orDie
  )

const witnessOf = (sql: SqlClient.SqlClient) => ({
  cutOff: Effect.orDie(
    Effect.asVoid(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'mentorkit-listener'`)
  ),
  forget: Effect.asVoid(Effect.orDie(forgetOlderThan(sql, 0)))
})

const oneHost = Layer.unwrapScoped(
  Effect.map(Layer.build(hostOver(pglite)), (context) => {
    const host = Layer.succeedContext(context)
    return realtimeHosts({ here: host, there: host, ...witnessOf(Context.get(context, SqlClient.SqlClient)) })
  })
)

const twoHosts = (server: (typeof postgresServers)[number][1]) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const url = yield* newPostgresUrlOn(server)
      const newHost = Effect.map(Layer.build(Layer.fresh(hostOver(hostOn(url)))), Layer.succeedContext)
      const [here, there] = [yield* newHost, yield* newHost]
      const outside = yield* Layer.build(hostOn(url, 4))
      return realtimeHosts({ here, there, ...witnessOf(Context.get(outside, SqlClient.SqlClient)) })
    })
  )

const hosts: ReadonlyArray<readonly [name: string, layer: Layer.Layer<RealtimeHosts>]> = [
  ["PGlite", oneHost],
  ...postgresServers.map(([name, server]) => [name, twoHosts(server)] as const)
]

describe.each(hosts)("realtime on %s", (_name, layer) => {
  checkConformance({ describe, it, afterAll }, realtimeConformance, layer)
})
