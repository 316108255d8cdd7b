import { SqlClient } from "@effect/sql"
import { type AuditFilter, AuditTrail, latestEntries } from "@mentorkit/core/admin/ports"
import { type PageRequest, UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"

const Row = Schema.Struct({
  id: Schema.String,
  actorId: UserId,
  actorName: Schema.NullOr(Schema.String),
  actorUsername: Schema.NullOr(Schema.String),
  action: Schema.String,
  subjectType: Schema.String,
  subjectId: Schema.String,
  before: Schema.Unknown,
  after: Schema.Unknown,
  occurredAt: Moment
})

const recordOf = ({ actorId, actorName, actorUsername, occurredAt, ...row }: typeof Row.Type) => ({
  ...row,
  actor: { id: actorId, name: actorName, username: actorUsername },
  at: occurredAt
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const where = ({ action, actorId, from, subjectId, subjectType, until }: AuditFilter) =>
    sql.and([
      sql`true`,
      ...(actorId === null ? [] : [sql`actor_id = ${actorId}`]),
      ...(action === null ? [] : [sql`action = ${action}`]),
      ...(subjectType === null ? [] : [sql`subject_type = ${subjectType}`]),
      ...(subjectId === null ? [] : [sql`subject_id = ${subjectId}`]),
      ...(from === null ? [] : [sql`occurred_at >= ${DateTime.toDate(from)}`]),
      ...(until === null ? [] : [sql`occurred_at < ${DateTime.toDate(until)}`])
    ])

  const entries = keyset(sql, latestEntries, "audit_log")
  const decode = Schema.decodeUnknown(Schema.Array(Row))

  /** The page is cut from an index alone; only its own rows are read. */
  const list = Effect.fnUntraced(function* (filter: AuditFilter, page: PageRequest) {
    const rows = sql`
      select ${entries.position}, audit_log.id::text, actor_id, full_name as actor_name, username as actor_username, action, subject_type,
        subject_id, before, after, occurred_at
      from audit_log left join users on users.id = actor_id
      where audit_log.id in (
        select id from audit_log where ${where(filter)} and ${entries.slice(page)}
      )
      ${entries.by}`
    return yield* entries.read(page, rows, sql`audit_log where ${where(filter)}`, (own) =>
      Effect.map(decode(own), (decoded) => decoded.map(recordOf))
    )
  })

  return repositoryOf(AuditTrail, { list })
})

export const auditTrail = Layer.effect(AuditTrail, make)
