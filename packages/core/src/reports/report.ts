/** A report of wrong content (document 2, enumerations). Nothing acts on it yet. */
import { type DateTime, Schema } from "effect"
import type { UserId } from "../kernel/index.js"
import type { ReportId } from "./ids.js"

export const ReportReason = Schema.Literal(
  "spam",
  "harassment",
  "hate_speech",
  "violence",
  "nudity",
  "misinformation",
  "other"
)
export type ReportReason = typeof ReportReason.Type

export const ReportStatus = Schema.Literal("pending", "reviewed", "dismissed", "actioned")
export type ReportStatus = typeof ReportStatus.Type

/** Kinds of reported content; its domain knows the id. */
export const ReportSubject = Schema.Literal("post", "comment", "profile", "message", "review")
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
