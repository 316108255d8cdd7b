/** Every port of core on PostgreSQL. The engine is chosen by the layer provided underneath. */

export { allSweeps } from "./database/background/all-sweeps.js"
export { BackgroundActivity, backgroundActivity } from "./database/background/background-activity.js"
export { backgroundWork } from "./database/background/background-work.js"
export { runDue } from "./database/background/run-due.js"
export { runSweeps, type SweepRunnerOptions } from "./database/background/sweep-runner.js"
export { Doorbell } from "./database/doorbell.js"
export * as Pg from "./database/engine/pg.js"
export { isDatabaseUnavailable } from "./database/engine/unavailable.js"
export { HostClock, hostClock } from "./database/host-clock.js"
export { MigrateOnStart, migrate } from "./database/migrator/migrate.js"
export { type OutboxRelayOptions, outboxRelay } from "./database/outbox/outbox-relay.js"
export { outboxRetention } from "./database/outbox/retention.js"
export { databaseRateLimiter, memoryRateLimiter } from "./database/rate-limiter.js"
export { type RealtimeOptions, realtimeWith } from "./database/realtime/realtime.js"
export { type Backlog, type LaneBacklog, Vitals, vitals } from "./database/vitals.js"
export type { LedgerReport } from "./earnings/verification/report.js"
export { verifyLedger } from "./earnings/verification/verify-ledger.js"
export { DevMailbox, type DevMessage, devMailbox } from "./notifications/dev-mailbox.js"

export { type OfflineGatewayOptions, offlineGateway } from "./payments/offline/gateway.js"
export type { Mischief } from "./payments/offline/mischief.js"
export { webhookDelivery } from "./payments/webhook-delivery.js"

import { routes } from "@mentorkit/core"
import { Layer } from "effect"
import { adminRepositories } from "./admin/index.js"
import { bookingRepositories } from "./bookings/index.js"
import { calendarFeedRepositories } from "./calendar-feeds/index.js"
import { auditLog } from "./database/audit-log.js"
import { Doorbell } from "./database/doorbell.js"
import { fileRegister } from "./database/file-register.js"
import { idempotencyStore } from "./database/idempotency-store.js"
import { migrate } from "./database/migrator/migrate.js"
import { deadLetters } from "./database/outbox/dead-letters.js"
import { outboxWith } from "./database/outbox/outbox.js"
import { realtime } from "./database/realtime/realtime.js"
import { settings } from "./database/settings.js"
import { unitOfWork } from "./database/unit-of-work.js"
import { earningsRepositories } from "./earnings/index.js"
import { identityRepositories } from "./identity/index.js"
import { invoicesRepositories } from "./invoices/index.js"
import { mentorSearchRepositories } from "./mentor-search/index.js"
import { oauthRepositories } from "./oauth/index.js"
import { passkeyRepositories } from "./passkeys/index.js"
import { paymentsRepositories } from "./payments/index.js"
import { personalDataStore } from "./personal-data/personal-data-store.js"
import { profileMediaRepositories } from "./profile-media/index.js"
import { profilesRepositories } from "./profiles/index.js"
import { reportRepository } from "./reports/report-repository.js"
import { schedulingRepositories } from "./scheduling/index.js"
import { transactionMethodRepositories } from "./transaction-methods/index.js"
import { twoFactorRepositories } from "./two-factor/index.js"
import { verificationDocumentRepository } from "./verification/index.js"
import { withdrawalRepositories } from "./withdrawals/index.js"

/** Every port of core. One line a domain. */
export const adapters = Layer.mergeAll(
  unitOfWork,
  outboxWith(routes),
  Layer.provide(realtime, unitOfWork),
  settings,
  auditLog,
  fileRegister,
  idempotencyStore,
  deadLetters,
  adminRepositories,
  identityRepositories,
  invoicesRepositories,
  mentorSearchRepositories,
  twoFactorRepositories,
  oauthRepositories,
  personalDataStore,
  profileMediaRepositories,
  profilesRepositories,
  reportRepository,
  schedulingRepositories,
  earningsRepositories,
  verificationDocumentRepository,
  withdrawalRepositories,
  bookingRepositories,
  calendarFeedRepositories,
  passkeyRepositories,
  transactionMethodRepositories,
  paymentsRepositories
).pipe(Layer.provideMerge(Doorbell.layer), Layer.provide(migrate))
