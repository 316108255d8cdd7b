/** The port of digests: what was not mailed at once, until it is gathered. */
import { Context, type DateTime, type Effect } from "effect"
import type { LocalDate, UserId } from "../kernel/index.js"
import type { NotificationId } from "./ids.js"
import type { Notification } from "./notification.js"

/** What is needed to tell it later: its row of the inbox says the rest. */
export interface DigestItem {
  readonly notificationId: NotificationId
  readonly userId: UserId
  readonly type: string
  /** As that of the row. */
  readonly subject: string | null
  readonly putAt: DateTime.Utc
  /** When somebody looks whether it is due. */
  readonly dueAt: DateTime.Utc
}

export class DigestRepository extends Context.Tag("@mentorkit/DigestRepository")<
  DigestRepository,
  {
    /** Once: an item that is there stays as it is. Whoever adds it has locked the account. */
    readonly add: (item: DigestItem) => Effect.Effect<void>
    /** People of whom something waits that is due by then; those who have waited the longest first. */
    readonly listDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<UserId>>
    /**
     * Gives the day's digest all that was put by before the moment and is in no other one. True if it has got something; of
     * parallel callers one gets true, and of a person and a day once for ever. Runs in a transaction that has locked the account.
     */
    readonly claim: (userId: UserId, day: LocalDate, before: DateTime.Utc) => Effect.Effect<boolean>
    /** What is in no digest yet, and was due by `now`, is due at that moment. */
    readonly setDue: (userId: UserId, now: DateTime.Utc, dueAt: DateTime.Utc) => Effect.Effect<void>
    /** Rows of the inbox that are in the day's digest and are still there and unread, the latest last. */
    readonly listUnread: (userId: UserId, day: LocalDate) => Effect.Effect<ReadonlyArray<Notification>>
    /**
     * Of digests of days before that one removes at most `limit` items, and then at most `limit` digests without any. Items that
     * wait stay, however old. Returns the larger number, so that 0 says that nothing is left.
     */
    readonly forgetBefore: (day: LocalDate, limit: number) => Effect.Effect<number>
  }
>() {}
