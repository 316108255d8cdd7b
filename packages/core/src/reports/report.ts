/** A report of wrong content (document 2, enumerations). Nothing acts on it yet. */
import { type DateTime, Schema } from "effect"
import { described, type UserId } from "../kernel/index.js"
import type { ReportId } from "./ids.js"

export const ReportReason = described(
  Schema.Literal("spam", "harassment", "hate_speech", "violence", "nudity", "misinformation", "other"),
  "What is wrong, as the reporter chose it.",
  "spam"
)
export type ReportReason = typeof ReportReason.Type

export const ReportStatus = described(
  Schema.Literal("pending", "reviewed", "dismissed", "actioned"),
  "What became of the report. Nothing acts on reports yet, so it stays `pending`.",
  "pending"
)
export type ReportStatus = typeof ReportStatus.Type

/** Its domain knows the id. */
export const ReportSubject = described(
  Schema.Literal("post", "comment", "profile", "message", "review"),
  "Kind of the reported content.",
  "post"
)
export type ReportSubject = typeof ReportSubject.Type

export interface Report {
  readonly id: ReportId
  readonly reporterId: UserId
  readonly subjectType: ReportSubject
  readonly subjectId: string
  readonly reason: ReportReason
  readonly details: string | null
  readonly status: ReportStatus
  readonly createdAt: DateTime.Utc
}
