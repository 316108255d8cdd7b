import { SqlClient, SqlSchema } from "@effect/sql"
import { type PageRequest, UserId } from "@mentorkit/core/kernel"
import { AlreadyReported, ReportId } from "@mentorkit/core/reports"
import {
  newestReports,
  type ReportFilter,
  ReportReason,
  ReportRepository,
  ReportStatus,
  ReportSubject
} from "@mentorkit/core/reports/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"

const Copy = Schema.Record({ key: Schema.String, value: Schema.Unknown })

const ReportRow = Schema.Struct({
  id: ReportId,
  reporterId: UserId,
  subjectType: ReportSubject,
  subjectId: Schema.String,
  reason: ReportReason,
  details: Schema.NullOr(Schema.String),
  status: ReportStatus,
  createdAt: Moment
})

const NewRow = Schema.Struct({ ...ReportRow.fields, authorId: UserId, copy: Schema.parseJson(Copy) })

const ListedRow = Schema.Struct({
  ...ReportRow.fields,
  authorId: Schema.NullOr(UserId),
  copy: Schema.NullOr(Copy),
  reporterName: Schema.String,
  reporterUsername: Schema.String
})

const recordOf = ({ reporterId, reporterName, reporterUsername, ...report }: typeof ListedRow.Type) => ({
  ...report,
  reporter: { id: reporterId, name: reporterName, username: reporterUsername }
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  // A second report is no error of the statement, so the caller's transaction can go on.
  const add = SqlSchema.findOne({
    Request: NewRow,
    Result: Changed,
    execute: (row) => sql`
      insert into reports ${sql.insert(row)}
      on conflict on constraint reports_one_per_reporter do nothing returning 1 as one`
  })

  const where = ({ reason, status, subjectType }: ReportFilter) =>
    sql.and([
      sql`true`,
      ...(reason === null ? [] : [sql`reason = ${reason}`]),
      ...(status === null ? [] : [sql`status = ${status}`]),
      ...(subjectType === null ? [] : [sql`subject_type = ${subjectType}`])
    ])

  const newest = keyset(sql, newestReports, "reports")
  const decode = Schema.decodeUnknown(Schema.Array(ListedRow))

  const list = Effect.fnUntraced(function* (filter: ReportFilter, page: PageRequest) {
    const rows = sql`
      select reports.*, ${newest.position}, full_name as reporter_name, username as reporter_username
      from reports join users on users.id = reporter_id
      where ${where(filter)} and ${newest.slice(page)}`
    return yield* newest.read(page, rows, sql`reports where ${where(filter)}`, (own) =>
      Effect.map(decode(own), (decoded) => decoded.map(recordOf))
    )
  })

  return repositoryOf(ReportRepository, {
    add: (report) =>
      add(report).pipe(
        Effect.filterOrFail(Option.isSome, () => new AlreadyReported()),
        Effect.asVoid
      ),
    list
  })
})

export const reportRepository = Layer.effect(ReportRepository, make)
