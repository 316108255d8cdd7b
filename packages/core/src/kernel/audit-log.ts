import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "./ids.js"

export interface AuditEntry {
  readonly actorId: UserId
  /** "mentor.approved" */
  readonly action: string
  /** Type of the subject, "mentor"; its id is `subjectId`. */
  readonly subjectType: string
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
  readonly at: DateTime.Utc
}

/** Log of changes made with an admin's rights. Written in the transaction of the change, never changed afterwards. */
export class AuditLog extends Context.Tag("@mentorkit/AuditLog")<
  AuditLog,
  {
    readonly record: (entry: AuditEntry) => Effect.Effect<void>
  }
>() {}
