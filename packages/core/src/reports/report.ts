/** Reports of wrong content (document 2, enumerations). Nothing acts on them yet. Pure: no Effect, no clock, no database. */
import { type DateTime, Either, Schema } from "effect"
import { described, type FileKey, type Problem, type RawInput, requiredProblem, type UserId } from "../kernel/index.js"
import { CannotReportOwn } from "./errors.js"
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

/** What was reported, as it was then, in the words of its domain. It outlives what it is a copy of; admins alone see it. */
export type ReportCopy = Readonly<Record<string, unknown>>

/** What a domain says of something that somebody reports. */
export interface Reported {
  readonly subjectType: ReportSubject
  readonly subjectId: string
  /** Who has written it; of a profile, whose it is. */
  readonly authorId: UserId
  readonly copy: ReportCopy
  /** Files that it shows. They are kept as long as the report is. */
  readonly fileKeys: ReadonlyArray<FileKey>
}

export interface Report extends Omit<Reported, "fileKeys"> {
  readonly id: ReportId
  readonly reporterId: UserId
  readonly reason: ReportReason
  readonly details: string | null
  readonly status: ReportStatus
  readonly createdAt: DateTime.Utc
}

/** A report says what is wrong: by its reason, or else in words. */
export const wordsForOther = ({ details, reason }: RawInput): ReadonlyArray<Problem> =>
  reason === "other" && (details === undefined || details === null) ? [requiredProblem(["details"])] : []

export const ofSomebodyElse = (reported: Reported, reporterId: UserId): Either.Either<Reported, CannotReportOwn> =>
  reported.authorId === reporterId ? Either.left(new CannotReportOwn()) : Either.right(reported)
