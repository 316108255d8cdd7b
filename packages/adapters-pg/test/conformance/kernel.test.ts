/** The ports of the kernel that need nothing but a database. */
import { SqlClient } from "@effect/sql"
import { databaseRateLimiter, memoryRateLimiter } from "@mentorkit/adapters-pg"
import { type AuditEntry, RateLimiter } from "@mentorkit/core/kernel/ports"
import {
  auditLogConformance,
  checkConformance,
  fileRegisterConformance,
  idempotencyStoreConformance,
  rateLimiterConformance,
  settingsConformance,
  unitOfWorkConformance
} from "@mentorkit/core/testing"
import { DateTime, Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"
import { settings } from "../../src/database/settings.js"
import { onConformanceEngines } from "./on-conformance-engines.js"

type Row = Omit<AuditEntry, "at"> & { readonly occurredAt: Date }

const auditedOn = (subjectId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql<Row>`
      select actor_id, action, subject_type, subject_id, before, after, occurred_at
      from audit_log where subject_id = ${subjectId} order by id`
    return rows.map(({ occurredAt, ...row }): AuditEntry => ({ ...row, at: DateTime.unsafeFromDate(occurredAt) }))
  }).pipe(Effect.orDie)

onConformanceEngines("kernel", (runner, layer) => {
  checkConformance(runner, unitOfWorkConformance, layer)
  checkConformance(runner, settingsConformance(settings), layer)
  checkConformance(runner, auditLogConformance(auditedOn), layer)
  checkConformance(runner, fileRegisterConformance, layer)
  checkConformance(runner, idempotencyStoreConformance, layer)
  checkConformance(runner, rateLimiterConformance(databaseRateLimiter), layer)
})

// One process counts for itself: whoever asks there asks the same limiter.
describe("in memory", () =>
  checkConformance(
    { describe, it, afterAll },
    rateLimiterConformance(Layer.effect(RateLimiter, RateLimiter)),
    memoryRateLimiter
  ))
