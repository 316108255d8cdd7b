/** The composition root: the services of the host, its app, and what runs beside it. */
import { isCrowded, isStorageUnavailable, MailTransport } from "@mentorkit/adapters-node"
import { backgroundWork, DevMailbox, HostClock, isDatabaseUnavailable, runDue, Vitals } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { OfflineGateway } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Option, Schedule } from "effect"
import { seedDemoMarket } from "../demo-market/index.js"
import { health } from "../observability/health.js"
import { hostMetrics } from "../observability/host-metrics.js"
import { downLog, failedRequestLog, outageLog, requestLog } from "../observability/logging.js"
import { metricsPage } from "../observability/metrics-page.js"
import { observer } from "../observability/request-observer.js"
import { traceRequests } from "../observability/tracing.js"
import { type RealtimeEndpoint, realtimeEndpoint } from "../realtime/endpoint.js"
import { type BodyBudget, newBodyBudget } from "../request/body-budget.js"
import {
  addressSmallFileBytes,
  addressUploadBytes,
  defaultMinBodyRate,
  hostBudgetBytes,
  hostSmallFileBytes,
  hostUploadBytes
} from "../request/body-limits.js"
import type { BodyOptions } from "../request/receive-body.js"
import { checkUploads, removeAbandonedUploads } from "../request/upload-folders.js"
import { unsubscribePages } from "../unsubscribe-pages.js"
import { type Addresses, addressesOf } from "./addresses.js"
import { type AppOptions, newApp } from "./app.js"
import { checksOf } from "./checks.js"
import { type DevTools, devRoutes } from "./dev-routes.js"
import { makeDrain } from "./drain.js"
import type { HostConfig } from "./host-config.js"
import { type Engine, engineOf, hostServices } from "./host-services.js"
import { isOverloaded, type Load, loadShedding, watchDelay } from "./load-shedding.js"
import { offlineCheckoutRoutes } from "./offline-checkout-routes.js"
import { productionWarnings } from "./production-warnings.js"
import { newRequestsInFlight } from "./requests-in-flight.js"
import { defaultTimeouts, serve, usablePort } from "./server.js"
import { newUnfinishedBodies } from "./unfinished-bodies.js"
import { type Upgrades, upgradesHeldBack } from "./upgrades.js"

const newKit = (config: HostConfig, addresses: Addresses, engine: Engine) =>
  createMentorkit({ domains, services: hostServices(config, addresses, engine) })
type HostKit = ReturnType<typeof newKit>

const devTools = ({ realtime }: HostConfig, { runtime }: HostKit): DevTools => ({
  realtimeKey: realtime.key,
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

const pagesOf = (config: HostConfig, kit: HostKit, bodies: BodyOptions): AppOptions["pages"] => [
  ...(config.isProduction ? [] : [devRoutes(devTools(config, kit), bodies)]),
  ...(config.stripe === undefined ? [offlinePage(kit)] : []),
  unsubscribePages({ kit, ...bodies })
]

const offlinePage = ({ runtime }: HostKit) => {
  const gateway = <A>(use: (gateway: typeof OfflineGateway.Service) => Effect.Effect<A>) =>
    runtime.runPromise(Effect.flatMap(Effect.orDie(Effect.flatten(Effect.serviceOption(OfflineGateway))), use))
  return offlineCheckoutRoutes({
    view: (id) => gateway(({ view }) => view(id)),
    press: {
      pay: (id) => gateway(({ pay }) => pay(id)),
      cancel: (id) => gateway(({ cancel }) => cancel(id)),
      decline: (id) => gateway(({ decline }) => decline(id)),
      "pay-later": (id) => gateway(({ payLater }) => payLater(id)),
      arrive: (id) => gateway(({ settleLater }) => settleLater(id, true)),
      fail: (id) => gateway(({ settleLater }) => settleLater(id, false))
    }
  })
}

const checks = ({ runtime }: HostKit) => {
  const ask = (check: (port: typeof Vitals.Service) => Effect.Effect<void, unknown>) => () =>
    runtime.runPromise(Effect.flatMap(Vitals, check))
  const verifyMail = Effect.flatMap(
    Effect.serviceOption(MailTransport),
    Option.match({ onNone: () => Effect.void, onSome: ({ verify }) => verify })
  )
  return checksOf({
    database: ask(({ ping }) => ping),
    migrations: ask(({ migrated }) => migrated),
    sweeps: ask(({ polling }) => polling("sweeps", 60_000)),
    relay: ask(({ polling }) => polling("relay", 120_000)),
    mail: () => runtime.runPromise(verifyMail),
    files: () => runtime.runPromise(Effect.flatMap(FileStore, ({ check }) => check)),
    uploads: checkUploads
  })
}

/** How each lane of deliveries does: numbers alone, as everybody may read them. */
const deliveriesOf =
  ({ runtime }: HostKit) =>
  async () => {
    const lanes = await runtime.runPromise(Effect.flatMap(Vitals, ({ deliveries }) => deliveries))
    const shown = lanes.map(({ deadLetters, lane, oldestDueSeconds }) => {
      const seconds = Math.round(oldestDueSeconds * 10) / 10
      return [lane, { oldest_due_seconds: seconds, dead_letters: deadLetters }] as const
    })
    return Object.fromEntries(shown)
  }

const metricsOf = (
  { runtime }: HostKit,
  inFlight: () => number,
  unfinishedBodies: () => number,
  { statistics }: RealtimeEndpoint
) =>
  Effect.map(Vitals, ({ backlog, delivered, deliveries, gauges, pool, sweepRuns, sweepsOverdueSeconds }) =>
    hostMetrics({
      inFlight,
      unfinishedBodies,
      realtime: statistics,
      pool,
      sweepRuns,
      delivered,
      gauges,
      backlog: () => runtime.runPromise(backlog),
      deliveries: () => runtime.runPromise(deliveries),
      onFailure: (error) => downLog(runtime)("metrics", error),
      sweepsOverdueSeconds: () => runtime.runPromise(sweepsOverdueSeconds)
    })
  )

const watchedDelay = Effect.map(
  Effect.acquireRelease(Effect.sync(watchDelay), ({ stop }) => Effect.sync(stop)),
  ({ delayMillis }) => delayMillis
)

/** Files of requests that a stop has cut off are still being removed, which a process that ends does not wait for. */
const uploadsRemoved = ({ bodies }: BodyBudget) =>
  Effect.sync(bodies).pipe(
    Effect.repeat({ until: (count) => count === 0, schedule: Schedule.spaced("20 millis"), times: 100 })
  )

/** The app with everything that watches over it. */
const newObservedApp = Effect.fnUntraced(function* (
  config: HostConfig,
  { appUrl }: Addresses,
  kit: HostKit,
  { realtime, upgrades }: { readonly realtime: RealtimeEndpoint; readonly upgrades: Upgrades },
  isStopping: () => boolean
) {
  const { corsOrigins, metricsToken, maxBodiesPerAddress, maxDelayMillis, maxInFlight, trustedProxies } = config
  const log = requestLog(config, kit.runtime)
  const inFlight = newRequestsInFlight()
  const delayMillis = maxDelayMillis === 0 ? () => 0 : yield* watchedDelay
  const load: Load = { maxInFlight, maxDelayMillis, inFlight: inFlight.count, delayMillis }
  const unfinished = newUnfinishedBodies({ inFlight, load, maxPerAddress: maxBodiesPerAddress })
  const bodies = {
    minBodyRate: defaultMinBodyRate,
    bodyGate: unfinished.gate,
    budget: newBodyBudget(hostBudgetBytes),
    smallFiles: newBodyBudget(hostSmallFileBytes, addressSmallFileBytes),
    uploads: newBodyBudget(hostUploadBytes, addressUploadBytes)
  }
  yield* Effect.addFinalizer(() => uploadsRemoved(bodies.uploads))
  const metrics = yield* metricsOf(kit, inFlight.count, unfinished.count, realtime)
  const observed = observer(inFlight, (request) => {
    log(request)
    metrics.noteRequest(request)
  })
  const app = newApp({
    kit,
    appUrl,
    corsOrigins,
    trustedProxies,
    watchers: [
      ...(config.tracing === undefined ? [] : [traceRequests(yield* Effect.tracer, yield* Effect.clock)]),
      observed
    ],
    pages: [
      health({
        checks: checks(kit),
        details: { deliveries: deliveriesOf(kit) },
        isStopping,
        onDown: downLog(kit.runtime)
      }),
      metricsPage(metrics, metricsToken),
      loadShedding(load),
      upgradesHeldBack(upgrades),
      ...pagesOf(config, kit, bodies)
    ],
    bodies,
    onFailedRequest: failedRequestLog(kit.runtime),
    isUnavailable: (error) => isDatabaseUnavailable(error) || isCrowded(error) || isStorageUnavailable(error),
    onOutage: outageLog(config, kit.runtime)
  })
  return { app, mayUpgrade: () => !isOverloaded({ ...load, inFlight: () => inFlight.count() + 1 }) }
})

/** The folder may be away for a while; the next hour tries again. */
const tidied = Effect.tryPromise(removeAbandonedUploads).pipe(
  Effect.catchAllCause((cause) => Effect.logWarning("Abandoned uploads could not be removed", cause))
)

/**
 * The host, for as long as the scope is open. When it closes: it says so, takes no new requests, those under way are
 * answered while sweeps and deliveries end, and the database is closed last. `engine` stands in for the database that the
 * configuration names, `upgrades` for the realtime endpoint.
 */
export const startHost = (config: HostConfig, engine: Engine = engineOf(config), upgrades?: Upgrades) =>
  Effect.gen(function* () {
    const port = yield* usablePort(config.host, config.port)
    const addresses = addressesOf(config, port)
    const kit = yield* Effect.acquireRelease(
      Effect.sync(() => newKit(config, addresses, engine)),
      (made) => Effect.promise(() => made.close())
    )
    yield* kit.runtime.runtimeEffect
    if (config.isProduction) yield* Effect.provide(productionWarnings, kit.runtime)
    const isDemo = config.demoMarket && (yield* Effect.provide(seedDemoMarket, kit.runtime))
    // The disk of this machine is its own matter: no other host would do it.
    yield* Effect.forkScoped(Effect.repeat(tidied, Schedule.spaced("1 hour")))
    const { drainOnClose, isStopping } = yield* makeDrain(config.shutdownDelaySeconds)
    const { trustedProxies } = config
    const realtime = yield* Effect.provide(realtimeEndpoint({ ...config.realtime, trustedProxies }), kit.runtime)
    const taken = upgrades ?? realtime
    const observed = newObservedApp(config, addresses, kit, { realtime, upgrades: taken }, isStopping)
    const { app, mayUpgrade } = yield* Effect.provide(observed, kit.runtime)
    const { host, shutdownSeconds } = config
    const timeouts = { ...defaultTimeouts, keepAlive: config.keepAliveSeconds * 1000 }
    const handler = app.callback()
    const server = serve({ handler, host, port, shutdownSeconds, isStopping, timeouts, upgrades: taken, mayUpgrade })
    const background = Effect.provide(backgroundWork({ graceSeconds: shutdownSeconds }), kit.runtime)
    // All have the same time to end, deliveries too (`hostServices`), not one after the other.
    yield* Effect.parallelFinalizers(Effect.zipRight(background, server))
    yield* drainOnClose
    return { ...addresses, isDemo, kit }
  })
