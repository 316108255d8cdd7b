/** Every port of core on PostgreSQL. The engine is chosen by the layer provided underneath. */

export { allSweeps } from "./database/background/all-sweeps.js"
export { BackgroundActivity, backgroundActivity } from "./database/background/background-activity.js"
export { backgroundWork } from "./database/background/background-work.js"
export { runDue } from "./database/background/run-due.js"
export { runSweeps, type SweepRunnerOptions } from "./database/background/sweep-runner.js"
export { Doorbell } from "./database/doorbell.js"
export { DatabaseSchemaRefused } from "./database/engine/database-schema.js"
export * as Pg from "./database/engine/pg.js"
export { isDatabaseUnavailable } from "./database/engine/unavailable.js"
export type { Gauge } from "./database/gauge.js"
export { HostClock, hostClock } from "./database/host-clock.js"
export { MigrateOnStart, migrate } from "./database/migrator/migrate.js"
export { type OutboxRelayOptions, outboxRelay } from "./database/outbox/outbox-relay.js"
export { PromptDeliveries } from "./database/outbox/prompt-deliveries.js"
export { outboxRetention } from "./database/outbox/retention.js"
export { databaseRateLimiter, memoryRateLimiter } from "./database/rate-limiter.js"
export { type RealtimeOptions, realtimeWith } from "./database/realtime/realtime.js"
export { resealCommand } from "./database/reseal/reseal-command.js"
export { type Sql, type SqlValue, sqlOf } from "./database/sql-of.js"
export { type LaneBacklog, Vitals, vitals } from "./database/vitals.js"
export type { LedgerReport } from "./earnings/verification/report.js"
export { verifyLedger } from "./earnings/verification/verify-ledger.js"
export { DevMailbox, type DevMessage, devMailbox } from "./notifications/dev-mailbox.js"

export { type OfflineGatewayOptions, offlineGateway } from "./payments/offline/gateway.js"
export type { Mischief } from "./payments/offline/mischief.js"
export { webhookDelivery } from "./payments/webhook-delivery.js"
export { reseal } from "./reseal.js"

import { subscribersWithin } from "@mentorkit/core"
import { mergeLayers, SubscribersWithin } from "@mentorkit/core/kernel/ports"
import { Layer } from "effect"
import { Doorbell } from "./database/doorbell.js"
import { obligationsOf, personalDataOf } from "./database/manifest.js"
import { migrate } from "./database/migrator/migrate.js"
import { PersonalDataList } from "./database/personal-data.js"
import { portsWithSubscribers } from "./database/ports-with-subscribers.js"
import * as domains from "./domains.js"

const repositories = mergeLayers(domains, "repositories")

/** Whoever runs within is made of the repositories and of nothing else. What reaches the world does not compile here. */
const within = Layer.flatMap(repositories, (stored) => Layer.effect(SubscribersWithin, subscribersWithin(stored)))

/** Every port of core. */
export const adapters = portsWithSubscribers.pipe(
  Layer.provide(within),
  Layer.provideMerge(repositories),
  Layer.provide(Layer.succeed(PersonalDataList, { ...personalDataOf(domains), obligations: obligationsOf(domains) })),
  Layer.provideMerge(Doorbell.layer),
  Layer.provide(migrate)
)
