import { SqlClient } from "@effect/sql"
import { AuditLog } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf } from "./repository.js"

/** `undefined` is no JSON: there was nothing before, or is nothing after. */
const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  repositoryOf(AuditLog, {
    record: ({ after, at, before, ...entry }) =>
      sql`insert into audit_log ${sql.insert({
        ...entry,
        before: json(before),
        after: json(after),
        occurredAt: DateTime.toDate(at)
      })}`.pipe(Effect.asVoid)
  })
)

export const auditLog = Layer.effect(AuditLog, make)
