/** The operations of reports. Reports are made by the domains of the reported content. */
import { Schema } from "effect"
import { described, namedOperations, operation, optional, Page, pageFields } from "../kernel/index.js"
import { newestReports } from "./ports.js"
import { ReportReason, ReportStatus, ReportSubject } from "./report.js"
import { ReportResource } from "./resources.js"

export const operations = namedOperations("reports", {
  listReports: operation({
    access: "admin",
    input: Schema.Struct({
      status: optional(described(ReportStatus, "Only reports of this status. Left out: of every one.")),
      reason: optional(described(ReportReason, "Only reports for this reason. Left out: for every one.")),
      subject_type: optional(
        described(ReportSubject, "Only reports of this kind of content. Left out: of every kind.")
      ),
      ...pageFields(newestReports)
    }),
    success: Schema.Struct({ reports: Page(ReportResource) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
