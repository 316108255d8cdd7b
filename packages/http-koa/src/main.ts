/** The composition root: the only file that knows every adapter. */
import { join } from "node:path"
import { FetchHttpClient } from "@effect/platform"
import { passwordHasher, secrets, smtpMailer } from "@mentorkit/adapters-node"
import {
  adapters,
  DevMailbox,
  databaseRateLimiter,
  devMailbox,
  HostClock,
  hostClock,
  jobQueue,
  memoryRateLimiter,
  offlineGateway,
  outboxRelay,
  Pg,
  runDue,
  sweepJobs
} from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { createMentorkit, domains, services } from "@mentorkit/core"
import { JobQueue, LinkBase, OutboxRelay } from "@mentorkit/core/kernel"
import { OfflineGateway } from "@mentorkit/core/payments"
import { Cause, DateTime, Effect, Layer, Logger, LogLevel } from "effect"
import { seedDemoMarket } from "./demo-market/index.js"
import { type AppOptions, newApp } from "./host/app.js"
import { type DevTools, devRoutes } from "./host/dev-routes.js"
import { eventDelivery } from "./host/event-delivery.js"
import type { HostConfig } from "./host/host-config.js"
import { offlineCheckout } from "./host/offline-checkout.js"
import { freePort, serve } from "./host/server.js"

/** Where clients, the front end and the gateway find things. */
interface Addresses {
  readonly appUrl: string
  readonly frontendUrl: string
  /** Where this very process listens. */
  readonly selfUrl: string
}

const addressesOf = ({ appUrl, frontendUrl, host }: HostConfig, port: number): Addresses => {
  const app = appUrl ?? `http://localhost:${port}`
  const self = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return { appUrl: app, frontendUrl: frontendUrl ?? `${app}/dev`, selfUrl: `http://${self}:${port}` }
}

const engineOf = ({ databaseConnections, databaseUrl, dataDir }: HostConfig) =>
  databaseUrl === undefined
    ? Pglite.layer({ dataDir: join(dataDir, "database") })
    : Pg.layer({ url: databaseUrl, maxConnections: databaseConnections })
type Engine = ReturnType<typeof engineOf>

/** One process alone counts in memory; several hosts count together. */
const limiterOf = ({ databaseUrl }: HostConfig) => (databaseUrl === undefined ? memoryRateLimiter : databaseRateLimiter)

const mailOf = ({ mailFrom, smtpUrl }: HostConfig) =>
  smtpUrl === undefined ? devMailbox : Layer.merge(devMailbox, smtpMailer({ url: smtpUrl, from: mailFrom }))

/** Development has a clock that can be moved; production has the system's, and nothing can move it. */
const clockOf = ({ isProduction }: HostConfig) =>
  isProduction
    ? Layer.succeed(HostClock, { advance: () => Effect.dieMessage("The clock of production cannot be moved.") })
    : hostClock

const levels = { debug: LogLevel.Debug, info: LogLevel.Info, warn: LogLevel.Warning, error: LogLevel.Error } as const

const loggingOf = ({ isProduction, logLevel }: HostConfig) =>
  Layer.merge(isProduction ? Logger.json : Logger.pretty, Logger.minimumLogLevel(levels[logLevel]))

/** Everything, from the database up. */
const hostServices = (config: HostConfig, addresses: Addresses, engine: Engine) =>
  outboxRelay.pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(offlineGateway({ secret: config.gatewaySecret })),
    Layer.provideMerge(adapters),
    Layer.provideMerge(Layer.mergeAll(mailOf(config), limiterOf(config), jobQueue, passwordHasher)),
    Layer.provideMerge(
      Layer.mergeAll(
        secrets(config.appSecret),
        Layer.succeed(LinkBase, addresses),
        Layer.provide(eventDelivery(addresses.selfUrl), FetchHttpClient.layer)
      )
    ),
    Layer.provideMerge(clockOf(config)),
    Layer.provideMerge(engine),
    Layer.provideMerge(loggingOf(config))
  )

const newKit = (config: HostConfig, addresses: Addresses, engine: Engine) =>
  createMentorkit({ domains, services: hostServices(config, addresses, engine) })
type HostKit = ReturnType<typeof newKit>

/** Relay and jobs, for as long as the scope is open. */
const background = Effect.gen(function* () {
  const relay = yield* OutboxRelay
  const queue = yield* JobQueue
  yield* queue.work(yield* sweepJobs)
  yield* Effect.forkScoped(relay.run)
})

const devTools = ({ runtime }: HostKit): DevTools => ({
  messages: (to) =>
    runtime.runPromise(Effect.flatMap(DevMailbox, ({ messages }) => messages(to === "" ? undefined : to))),
  advanceClock: (seconds) =>
    runtime.runPromise(
      Effect.gen(function* () {
        yield* (yield* HostClock).advance(seconds * 1000)
        yield* runDue
        return DateTime.formatIso(yield* DateTime.now)
      })
    )
})

const pagesOf = (config: HostConfig, kit: HostKit): AppOptions["pages"] => {
  const gateway = <A>(use: (gateway: typeof OfflineGateway.Service) => Effect.Effect<A>) =>
    kit.runtime.runPromise(Effect.flatMap(OfflineGateway, use))
  return [
    ...(config.isProduction ? [] : [devRoutes(devTools(kit))]),
    offlineCheckout({
      view: (id) => gateway(({ view }) => view(id)),
      pay: (id) => gateway(({ pay }) => pay(id)),
      cancel: (id) => gateway(({ cancel }) => cancel(id))
    })
  ]
}

const logFault =
  ({ runtime }: HostKit): AppOptions["onFault"] =>
  ({ error, operation, requestId }) =>
    void runtime.runFork(
      Effect.annotateLogs(Effect.logError("A request failed", Cause.die(error)), { operation, requestId })
    )

/**
 * The host, for as long as the scope is open. When it closes: no new requests, those under way are answered, jobs end,
 * and the database is closed last. `engine` stands in for the database that the configuration names.
 */
export const startHost = (config: HostConfig, engine: Engine = engineOf(config)) =>
  Effect.gen(function* () {
    const port = config.port === 0 ? yield* freePort : config.port
    const addresses = addressesOf(config, port)
    const kit = yield* Effect.acquireRelease(
      Effect.sync(() => newKit(config, addresses, engine)),
      (made) => Effect.promise(() => made.close())
    )
    yield* kit.runtime.runtimeEffect
    const isDemo = !config.isProduction && config.databaseUrl === undefined
    if (isDemo) yield* Effect.provide(seedDemoMarket, kit.runtime)
    yield* Effect.provide(background, kit.runtime)
    const app = newApp({
      kit,
      appUrl: addresses.appUrl,
      corsOrigins: config.corsOrigins,
      trustedProxies: config.trustedProxies,
      pages: pagesOf(config, kit),
      onFault: logFault(kit)
    })
    yield* serve({ handler: app.callback(), host: config.host, port, shutdownSeconds: config.shutdownSeconds })
    return { ...addresses, isDemo, kit }
  })
