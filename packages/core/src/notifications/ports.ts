/** Ports of notifications. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import {
  type DeliveryRefused,
  listOrder,
  type PageOf,
  type PageRequest,
  type PeerUnavailable,
  type UserId
} from "../kernel/index.js"
import type { FanOut, NewFanOut } from "./fan-out.js"
import type { NotificationId } from "./ids.js"
import type { InboxCounts, NewNotification, Notification, Tab } from "./notification.js"
import type { Preferences } from "./preferences.js"

/**
 * Headers that a mail may bring, as they are written: `Message-ID` is "<…@…>", `List-Unsubscribe` is "<https://…>". Each is
 * printable ASCII with single spaces; `areHeaders` knows.
 */
export const mailHeaders = [
  "Message-ID",
  "In-Reply-To",
  "References",
  "List-Unsubscribe",
  "List-Unsubscribe-Post"
] as const
export type MailHeaders = { readonly [Name in (typeof mailHeaders)[number]]?: string | undefined }

export interface Mail {
  /** One address, "ada@example.com"; `isOneAddress` knows. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside those that the adapter sets. Without a `Message-ID` it makes one. */
  readonly headers?: MailHeaders
}

export class Mailer extends Context.Tag("@mentorkit/Mailer")<
  Mailer,
  {
    /**
     * Hands one message over, both bodies as they are (line ends may become CRLF).
     *
     * - `DeliveryRefused`: this message will never be taken. The server answers 5xx to its recipient or its contents, or
     *   the recipient is not one address, or `headers` are none; then nobody gets anything.
     * - `PeerUnavailable`: nobody's message is taken now. The server is not reached, or does not let us in, or refuses the
     *   sender.
     * - A defect: this message was not taken and may be later: 4xx to its recipient or contents, 5.7.x, 5.1.7 or
     *   5.1.8 to its recipient (policy and sender, which may be about us), a connection that broke or a time that ran out after the contents were sent.
     *   Such a message may arrive twice, under the same `Message-ID`.
     *
     * An interrupt takes back what has not been handed over; what the other side has whole, it may deliver. No error
     * names the recipient. A subject arrives as one line: CR and LF add no header. The sender's address is the
     * adapter's.
     */
    readonly send: (mail: Mail) => Effect.Effect<void, DeliveryRefused | PeerUnavailable>
  }
>() {}

export class TextMessenger extends Context.Tag("@mentorkit/TextMessenger")<
  TextMessenger,
  {
    /**
     * Hands one text over as it is. `to` is one number in E.164, "+4930123456"; anything else is refused and goes
     * nowhere. Fails as `Mailer` does, and a text may come twice: `DeliveryRefused` where the service will never take
     * this text, `PeerUnavailable` where it takes none now.
     */
    readonly send: (message: {
      readonly to: string
      readonly text: string
    }) => Effect.Effect<void, DeliveryRefused | PeerUnavailable>
  }
>() {}

/** The latest first, by when it happened last. */
export const newestNotifications = listOrder("notifications", { changedAt: "moment desc", id: "uuid desc" })
/** As they changed: for whoever asks what is new. */
export const notificationChanges = listOrder("notification_changes", { revision: "integer asc" })

export interface InboxQuery {
  readonly userId: UserId
  readonly tab?: Tab | undefined
  readonly page: PageRequest
}

export interface ChangesQuery extends InboxQuery {
  /** The newest revision that the reader knows. */
  readonly after: number
}

/** Each method keeps the counts of whose rows it writes. Methods that write run in a transaction, and wait for others that write for the same people. */
export class NotificationRepository extends Context.Tag("@mentorkit/NotificationRepository")<
  NotificationRepository,
  {
    /**
     * Adds rows, at most one a person; the people exist. A consolidated type changes the unread row of the same person, type
     * and subject, if there is one: it counts one more act, and is about the last one. Answers the rows as they are
     * then, in no order; a row whose id is there already stays as it is and is not among them.
     */
    readonly put: (rows: ReadonlyArray<NewNotification>) => Effect.Effect<ReadonlyArray<Notification>>
    /**
     * Whether a row tells of the act, read or not: the one of that id, or one of a consolidated type that has the person, type and
     * subject and last happened at that moment or later.
     */
    readonly has: (
      act: Pick<NewNotification, "id" | "userId" | "type" | "subject" | "occurredAt">
    ) => Effect.Effect<boolean>
    /** Two statements; how many there are is read from the counts. */
    readonly list: (query: InboxQuery) => Effect.Effect<PageOf<Notification>>
    /** In the order of their revisions. */
    readonly listChanges: (query: ChangesQuery) => Effect.Effect<PageOf<Notification>>
    readonly count: (userId: UserId) => Effect.Effect<InboxCounts>
    /** Once: a row that is read keeps its moment. None where there is no such row. */
    readonly markRead: (
      userId: UserId,
      id: NotificationId,
      at: DateTime.Utc
    ) => Effect.Effect<Option.Option<Notification>>
    /** All that are there by then. Answers how many were unread. */
    readonly markAllRead: (userId: UserId, at: DateTime.Utc) => Effect.Effect<number>
    /** True if it was there. */
    readonly remove: (userId: UserId, id: NotificationId) => Effect.Effect<boolean>
    /** Of these people, the unread rows of these types about the subject, whatever they have gathered. Answers how many those were. */
    readonly removeUnreadAbout: (
      subject: string,
      types: ReadonlyArray<string>,
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<number>
    /**
     * Of the person, the rows of these types that the sender has brought, read or not. One that others share stays and loses
     * the sender with what they have done in it: it is about whoever of the others acted last, and has changed.
     */
    readonly removeFromSender: (userId: UserId, senderId: UserId, types: ReadonlyArray<string>) => Effect.Effect<void>
    /** Removes at most `limit` rows that last happened before the moment, the oldest first, read or not. Returns their number. */
    readonly forgetBefore: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
    /**
     * Of the rows of one event, in the order of their ids and behind `after`, looks at `limit` and removes those that are
     * unread and have gathered no other act. Answers the last one that it has looked at; null where none is left.
     */
    readonly removeUnread: (
      eventId: string,
      after: NotificationId | null,
      limit: number
    ) => Effect.Effect<NotificationId | null>
  }
>() {}

/** Fan-outs: what many are told of, and how far that has come. */
export class NotificationFanOutRepository extends Context.Tag("@mentorkit/NotificationFanOutRepository")<
  NotificationFanOutRepository,
  {
    /** Due at once. False where its event has one already, which stays as it is. */
    readonly add: (fanOut: NewFanOut, at: DateTime.Utc) => Effect.Effect<boolean>
    /**
     * The one that has been due for longest by then, of one of these audiences or withdrawn; passes over those that others
     * have locked, and those whose sender is being changed. It and its sender stay as they are until the transaction ends.
     */
    readonly lockNext: (audiences: ReadonlyArray<string>, now: DateTime.Utc) => Effect.Effect<Option.Option<FanOut>>
    /** It goes on behind the cursor when the others have had their turn; null ends it. */
    readonly setCursor: (eventId: string, cursor: string | null, at: DateTime.Utc) => Effect.Effect<void>
    /** Not before that moment. */
    readonly setDue: (eventId: string, at: DateTime.Utc) => Effect.Effect<void>
    /** From its first row on, due at once; waits for a page that is under way. False where there is none. Once: later calls change nothing. */
    readonly markWithdrawn: (eventId: string, at: DateTime.Utc) => Effect.Effect<boolean>
    /** Removes at most `limit` that have ended and happened before the moment. Returns their number. */
    readonly forgetBefore: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Preferences of people; whoever has chosen nothing has `nothingChosen`. */
export class NotificationPreferenceRepository extends Context.Tag("@mentorkit/NotificationPreferenceRepository")<
  NotificationPreferenceRepository,
  {
    /** Of those who have chosen something. One statement. */
    readonly findMany: (userIds: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, Preferences>>
    /** In place of what was there. To change a part of it, lock the account first. */
    readonly put: (userId: UserId, preferences: Preferences) => Effect.Effect<void>
  }
>() {}
