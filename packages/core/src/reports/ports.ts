/** Ports of reports. A failing database is a defect, so no port has an error type for it. */
import { Context, type Effect } from "effect"
import { listOrder, type PageOf, type PageRequest } from "../kernel/index.js"
import type { AlreadyReported } from "./errors.js"
import type { Report, ReportCopy, ReportReason, ReportStatus, ReportSubject } from "./report.js"

/** Null: not filtered. */
export interface ReportFilter {
  readonly status: ReportStatus | null
  readonly reason: ReportReason | null
  readonly subjectType: ReportSubject | null
}

/** A report with its reporter's present name. */
export interface ReportRecord extends Omit<Report, "authorId" | "copy" | "reporterId"> {
  /** Null where the report is of before there were copies. */
  readonly authorId: Report["authorId"] | null
  /** Null as well once the author has been erased. */
  readonly copy: ReportCopy | null
  readonly reporter: { readonly id: Report["reporterId"]; readonly name: string; readonly username: string }
}

/** The newest reports first. */
export const newestReports = listOrder("reports", { createdAt: "moment desc", id: "uuid desc" })

export class ReportRepository extends Context.Tag("@mentorkit/ReportRepository")<
  ReportRepository,
  {
    /**
     * Everybody reports a thing once, whatever was read before: of two parallel adds one fails, and the transaction lives
     * on.
     */
    readonly add: (report: Report) => Effect.Effect<void, AlreadyReported>
    /** Newest first. */
    readonly list: (filter: ReportFilter, page: PageRequest) => Effect.Effect<PageOf<ReportRecord>>
  }
>() {}
