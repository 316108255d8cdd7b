/** Wire schemas of reports. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Timestamp, UserId, Uuid } from "../kernel/index.js"
import { ReportId } from "./ids.js"
import { ReportReason, ReportStatus, ReportSubject } from "./report.js"

export const ReportResource = Schema.Struct({
  id: ReportId,
  reporter: Schema.Struct({ id: UserId, name: Schema.String, username: Schema.String }),
  subject_type: ReportSubject,
  subject_id: Uuid,
  reason: ReportReason,
  details: Schema.NullOr(Schema.String),
  status: ReportStatus,
  created_at: Timestamp
}).annotations({ identifier: "Report" })
export interface ReportResource extends Schema.Schema.Type<typeof ReportResource> {}
