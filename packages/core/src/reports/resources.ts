/** Wire schemas of reports. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, optional, SaidText, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { ReportId } from "./ids.js"
import { ReportReason, ReportStatus, ReportSubject } from "./report.js"

/** Of every operation that reports something. */
export const reportFields = {
  reason: ReportReason,
  details: optional(
    described(
      SaidText(2000),
      "What is wrong, in the caller's words; needed where `reason` is `other`.",
      "The same advertisement on every post."
    )
  )
}

export const ReportMade = Schema.Struct({ report_id: ReportId })

const Copy = Schema.Unknown.annotations({ jsonSchema: { type: ["object", "null"] } })

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
  author_id: Schema.NullOr(
    described(UserId, "Who has written it, or whose profile it is; null in reports of before there were copies.")
  ),
  copy: described(
    Copy,
    "What was reported, as it was then, whatever has become of it; null once its author's account is erased.",
    { body: "Buy followers!", visibility: "public" }
  ),
  reason: ReportReason,
  details: Schema.NullOr(
    described(Schema.String, "Words of the reporter; null without any.", "The same advertisement on every post.")
  ),
  status: ReportStatus,
  created_at: described(Timestamp, "When it was made.", "2027-03-08T09:30:00+00:00")
}).annotations({ identifier: "Report", description: "A report of wrong content." })
export interface ReportResource extends Schema.Schema.Type<typeof ReportResource> {}
