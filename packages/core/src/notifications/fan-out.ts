/** One act that many are told of: a row with a cursor, which a sweep pushes on page by page. */
import { type DateTime, Schema } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Facts } from "./notification.js"

/** A fan-out that is withdrawn, whether it had ended or not, takes the rows away that were told. */
export const FanOutState = Schema.Literal("telling", "ended", "withdrawing", "withdrawn")
export type FanOutState = typeof FanOutState.Type

export interface NewFanOut {
  /** The event that it tells of, which has one at most. Ids of rows are made of it, as those of all notifications. */
  readonly eventId: string
  readonly occurredAt: DateTime.Utc
  /** One of ours, or of an embedder's. */
  readonly type: string
  /** Id of what it is about; a uuid, and null where it is about nothing in particular. */
  readonly subject: string | null
  /** Who has done it, and is not told themselves; null where nobody in particular has. */
  readonly senderId: UserId | null
  readonly facts: Facts
  /** Name of an audience among `Audiences`, and which of that kind: the id of a community. */
  readonly audience: string
  readonly audienceId: string
}

export interface FanOut extends NewFanOut {
  readonly state: FanOutState
  /** The last person whose turn it was, or the last row that was looked at while it is withdrawn; null before the first. */
  readonly cursor: string | null
}
