/** The address under which a mentor's calendar is read, as the domain knows it. */
import type { DateTime } from "effect"
import type { MentorId } from "../kernel/index.js"

export interface CalendarFeed {
  readonly mentorId: MentorId
  /** SHA-256 in hex of what stands in the address. */
  readonly secretHash: string
  readonly createdAt: DateTime.Utc
}
