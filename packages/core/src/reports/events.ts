/** Events of reports, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { ReportId } from "./ids.js"
import { ReportReason, ReportSubject } from "./report.js"

/** Somebody has reported something: a post, a comment, a person. */
export const ContentReported = event(
  "reports.ContentReported",
  {
    reportId: ReportId,
    reporterId: UserId,
    subjectType: ReportSubject,
    subjectId: Schema.UUID,
    authorId: UserId,
    reason: ReportReason
  },
  ({ reportId }) => reportId
)
