/** Every port of core's kernel. */
import { deliveryRoutes } from "@mentorkit/core"
import { lanes } from "@mentorkit/core/kernel/ports"
import { Effect, Layer } from "effect"
import { kernel as kernelTables } from "../migrations/20261121_0100_kernel.js"
import { realtime as realtimeTables } from "../migrations/20261121_0800_realtime.js"
import { idempotencyTokens } from "../migrations/20261121_1840_idempotency_tokens.js"
import { files } from "../migrations/20261122_1310_files.js"
import { deliveries as deliveriesTables } from "../migrations/20261122_1500_deliveries.js"
import { mailHeaders } from "../migrations/20261122_1510_mail_headers.js"
import { sweepRuns } from "../migrations/20261122_1520_sweep_runs.js"
import { deliveryIndexes } from "../migrations/20261122_1540_delivery_indexes.js"
import { fileOwners } from "../migrations/20261125_0400_file_owners.js"
import { auditLog } from "./audit-log.js"
import { fileRegister } from "./file-register.js"
import { idempotencyStore } from "./idempotency-store.js"
import { personalData } from "./kernel-personal-data.js"
import { manifest } from "./manifest.js"
import { deadLetters } from "./outbox/dead-letters.js"
import { outboxWith } from "./outbox/outbox.js"
import { realtime } from "./realtime/realtime.js"
import { settings } from "./settings.js"
import { unitOfWork } from "./unit-of-work.js"

export const kernel = manifest({
  repositories: Layer.mergeAll(
    unitOfWork,
    Layer.unwrapEffect(Effect.map(deliveryRoutes, outboxWith)),
    Layer.provide(realtime, unitOfWork),
    settings,
    auditLog,
    fileRegister,
    idempotencyStore,
    deadLetters
  ),
  migrations: [
    kernelTables,
    realtimeTables,
    idempotencyTokens,
    files,
    deliveriesTables,
    mailHeaders,
    sweepRuns,
    deliveryIndexes,
    fileOwners
  ],
  personalData,
  obligations: [],
  gauges: [
    {
      name: "mentorkit_outbox_events",
      help: "Events that have no deliveries yet.",
      rows: "outbox where settled_at is null"
    }
  ],
  enumerations: {
    "deliveries.lane": { literals: lanes },
    "dev_messages.channel": { literals: ["mail", "text"] },
    "stored_files.state": { literals: ["pending", "kept", "discarded"] }
  }
})
