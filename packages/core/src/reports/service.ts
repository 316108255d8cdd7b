import { Context, Effect, Layer } from "effect"
import { type Handler, type Handlers, mapPage } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { type ReportRecord, ReportRepository } from "./ports.js"
import type { ReportResource } from "./resources.js"

const toReportResource = ({
  authorId,
  createdAt,
  subjectId,
  subjectType,
  ...report
}: ReportRecord): ReportResource => ({
  ...report,
  subject_type: subjectType,
  subject_id: subjectId,
  author_id: authorId,
  created_at: createdAt
})

const listReports = Effect.map(ReportRepository, (reports) => {
  const handler: Handler<Operations, "listReports"> = Effect.fnUntraced(function* (
    _admin,
    { reason, status, subject_type, ...page }
  ) {
    const filter = { reason: reason ?? null, status: status ?? null, subjectType: subject_type ?? null }
    return { reports: mapPage(yield* reports.list(filter, page), toReportResource) }
  })
  return handler
})

export class Reports extends Context.Tag("@mentorkit/Reports")<Reports, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Reports, Effect.all({ listReports }))
}
