/** The operations of notifications. */
import { Schema } from "effect"
import { described, Integer, namedOperations, operation, optional, Page, pageFields } from "../kernel/index.js"
import { NotificationNotFound } from "./errors.js"
import { NotificationId } from "./ids.js"
import { tabs } from "./notification.js"
import { newestNotifications, notificationChanges } from "./ports.js"
import { PreferencesResource, preferenceFields } from "./preference-resources.js"
import { NotificationResource, UnreadCount } from "./resources.js"

const ofOne = { input: Schema.Struct({ id: NotificationId }), failures: [NotificationNotFound] } as const

export const operations = namedOperations("notifications", {
  /** With `after`: what has changed since that revision, in the order of the changes. */
  listNotifications: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      tab: optional(
        described(
          Schema.Literal(...tabs),
          "Only unread or read ones, only mentions, or only what happens in communities; everything without it.",
          "unread"
        )
      ),
      after: optional(
        described(
          Integer.pipe(Schema.between(0, Number.MAX_SAFE_INTEGER)),
          "A revision: what has changed since, the oldest change first. What has been deleted is not told.",
          41
        )
      ),
      ...pageFields([newestNotifications, notificationChanges])
    }),
    success: Schema.Struct({ notifications: Page(NotificationResource) }),
    failures: []
  }),
  countUnread: operation({ access: "user", input: Schema.Struct({}), success: UnreadCount, failures: [] }),
  /** Idempotent: what is read already keeps its moment. */
  readNotification: operation({
    access: "user",
    showsPeople: "visible",
    ...ofOne,
    success: Schema.Struct({ notification: NotificationResource })
  }),
  readAllNotifications: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({
      read_count: described(Integer, "How many were unread.", 3),
      ...UnreadCount.fields
    }),
    failures: []
  }),
  /** Marks it as read, and says where it leads. */
  resolveNotification: operation({
    access: "user",
    ...ofOne,
    success: Schema.Struct({ url: NotificationResource.fields.url })
  }),
  deleteNotification: operation({ access: "user", ...ofOne, success: Schema.Struct({}) }),
  getPreferences: operation({
    access: "user",
    input: Schema.Struct({}),
    success: PreferencesResource,
    failures: []
  }),
  /** Changes what is given; all else stays. */
  updatePreferences: operation({
    access: "user",
    input: Schema.Struct(preferenceFields),
    success: PreferencesResource,
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
