/** A mentor's calendar feed. */
import type { DateTime } from "effect"
import type { MentorId } from "../kernel/index.js"

export interface CalendarFeed {
  readonly mentorId: MentorId
  /** SHA-256 in hex of the secret in the address. */
  readonly secretHash: string
  readonly createdAt: DateTime.Utc
}
