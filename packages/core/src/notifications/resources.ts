/** Wire schemas of notifications. */
import { Schema, SchemaAST } from "effect"
import { described, Integer, Timestamp, UserId } from "../kernel/index.js"
import type { ToldType } from "./facts.js"
import { NotificationId } from "./ids.js"
import { RecipientRole } from "./notification.js"
import { dataOfTypes } from "./shown-data.js"
import { notificationTypes } from "./types.js"

export const NotificationSender = Schema.Struct({
  id: UserId,
  name: described(Schema.String, "Full name.", "Mika Sorensen"),
  username: described(Schema.String, "Name in the address of the profile.", "mika-sorensen"),
  avatar_url: Schema.NullOr(
    described(Schema.String, "Address of the picture; null without one.", "https://api.example.com/media/0192.webp")
  )
}).annotations({ identifier: "NotificationSender", description: "Who has done what a notification tells of." })

const counted = (description: string, example: number) => described(Integer, description, example)

const whatHappened = "What happened. Its realtime frame is an event of this name."
const data = "What the texts are made of."

const fields = {
  id: NotificationId,
  type: described(Schema.String, whatHappened),
  type_label: described(Schema.String, "The type in words.", "Session booked"),
  category: Schema.NullOr(
    described(Schema.String, "The switch of the preferences that turns it off; null where nothing does.", "sessions")
  ),
  priority: described(Schema.Literal("high", "medium", "low"), "How urgent it is.", "high"),
  title: described(Schema.String, "One line.", "New session request: Career planning"),
  body: described(
    Schema.String,
    "A sentence or two; may be empty.",
    "Career planning with Mika Sorensen, Sunday, 14 March 2027, 15:00."
  ),
  url: Schema.NullOr(
    described(
      Schema.String,
      "Address of the page about it; null where there is none.",
      "https://example.com/bookings/01920000-0000-7000-8000-000000000001"
    )
  ),
  sender: Schema.NullOr(
    described(NotificationSender, "Who has done it; null without anybody, or if they cannot be seen any more.")
  ),
  sender_id: Schema.NullOr(
    described(UserId, "Id of the sender; null without one, or if they cannot be seen any more.")
  ),
  sender_name: Schema.NullOr(described(Schema.String, "Name of the sender; null as `sender_id`.", "Mika Sorensen")),
  sender_username: Schema.NullOr(
    described(Schema.String, "Username of the sender; null as `sender_id`.", "mika-sorensen")
  ),
  sender_avatar_url: Schema.NullOr(
    described(
      Schema.String,
      "Picture of the sender; null without one, and as `sender_id`.",
      "https://api.example.com/media/0192.webp"
    )
  ),
  recipient_role: Schema.NullOr(
    described(RecipientRole, "Your part in the session or the deal; null where there are no parts.")
  ),
  recipient_role_label: Schema.NullOr(
    described(Schema.String, "The part in words; null as `recipient_role`.", "Mentor")
  ),
  is_host: Schema.NullOr(
    described(Schema.Boolean, "Whether you run the session; null for whatever is not about a session.", true)
  ),
  data: described(Schema.Record({ key: Schema.String, value: Schema.Unknown }), data),
  count: counted("How often it happened since you have read it last; more than 1 only for types that gather.", 1),
  sender_count: counted("How many people have done it, with the sender.", 1),
  revision: counted("Grows with each change of your inbox. The highest one that you know goes into `after`.", 42),
  read_at: Schema.NullOr(described(Timestamp, "When you have read it; null if you have not.")),
  changed_at: described(Timestamp, "When it happened last. The inbox is in this order."),
  created_at: described(Timestamp, "When it happened first.")
}

/** "session.booked": "SessionBookedNotification". */
const nameOf = (type: string) =>
  `${type.replace(/(?:^|[._])([a-z0-9])/g, (_, first: string) => first.toUpperCase())}Notification`

/** What the contract says of a row, type by type. */
const rowsByType = Schema.Union(
  ...Object.entries(dataOfTypes).map(([type, facts]) => {
    const { label } = notificationTypes[type as ToldType]
    return Schema.Struct({
      ...fields,
      type: described(Schema.Literal(type), whatHappened),
      data: described(
        facts.annotations({ identifier: `${nameOf(type)}Data`, description: `Facts of \`${type}\`.` }),
        data
      )
    }).annotations({ identifier: nameOf(type), description: `${label}.` })
  })
).annotations({ description: "Something that you are told; `type` says what." })

/**
 * A row of any type, an embedder's too, is sent as it was stored: the contract's schemas of the types describe and do not check, so
 * that a row of an older version is shown as well.
 */
export const NotificationResource = Schema.Struct(fields).annotations({
  identifier: "Notification",
  [SchemaAST.SurrogateAnnotationId]: rowsByType.ast
})
export interface NotificationResource extends Schema.Schema.Type<typeof NotificationResource> {}

export const UnreadCount = Schema.Struct({
  unread_count: counted("Unread notifications, of all kinds.", 3),
  tabs: described(
    Schema.Struct({
      mention: counted("Unread ones in the tab of mentions.", 1),
      communities: counted("Unread ones in the tab of communities.", 0)
    }),
    "The same by tab."
  )
}).annotations({ identifier: "UnreadNotifications", description: "What badges show." })
export interface UnreadCount extends Schema.Schema.Type<typeof UnreadCount> {}
