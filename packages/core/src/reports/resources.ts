/** Wire schemas of reports. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { ReportId } from "./ids.js"
import { ReportReason, ReportStatus, ReportSubject } from "./report.js"

export const ReportResource = Schema.Struct({
  id: ReportId,
  reporter: described(
    Schema.Struct({
      id: UserId,
      name: described(Schema.String, "Full name.", "Mika Sorensen"),
      username: described(Schema.String, "Name in the address of the profile.", "mika-sorensen")
    }),
    "Who made the report."
  ),
  subject_type: ReportSubject,
  subject_id: described(Uuid, "Id of the reported content."),
  reason: ReportReason,
  details: Schema.NullOr(
    described(Schema.String, "Words of the reporter; null without any.", "The same advertisement on every post.")
  ),
  status: ReportStatus,
  created_at: described(Timestamp, "When it was made.", "2027-03-08T09:30:00+00:00")
}).annotations({ identifier: "Report", description: "A report of wrong content." })
export interface ReportResource extends Schema.Schema.Type<typeof ReportResource> {}
