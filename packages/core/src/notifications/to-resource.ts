import type { PersonCard } from "../identity/index.js"
import type { InboxCounts, Notification } from "./notification.js"
import type { PreferencesResource } from "./preference-resources.js"
import { allCategories, categoryOf, chosenIn, type Preferences } from "./preferences.js"
import { presentFacts } from "./present-facts.js"
import type { NotificationResource, UnreadCount } from "./resources.js"
import { shownData } from "./shown-data.js"
import { type RowWords, saidOf } from "./texts/catalogue.js"
import type { Labels } from "./texts/language.js"
import type { RowText } from "./texts/row-texts.js"
import type { NotificationType, NotificationTypeSpec } from "./types.js"

export interface Reader {
  readonly labels: Labels
  readonly wordsOf: (row: Pick<Notification, "role" | "type">) => RowWords | undefined
  readonly specOf: (type: string) => NotificationTypeSpec | undefined
  /** Where the row leads. */
  readonly linkOf: (row: Notification) => string | null
}

const labelOf = (type: string, { labels, specOf }: Reader): string =>
  labels.types[type as NotificationType] ?? specOf(type)?.label ?? type

/** A row of a type that nobody knows any more still says what it was. */
const textOf = (row: Notification, sender: PersonCard | null, reader: Reader): RowText => {
  const { count, role, senderCount } = row
  const told = { sender: sender?.name ?? null, others: senderCount - 1, count, role }
  const words = reader.wordsOf(row)
  const said = words === undefined ? null : saidOf(words, presentFacts(row.type, row.facts), told)
  return said ?? { title: labelOf(row.type, reader), body: "" }
}

/** `sender` as the reader may see them. */
export const toNotificationResource = (
  row: Notification,
  sender: PersonCard | null,
  reader: Reader
): NotificationResource => {
  const { labels, linkOf } = reader
  const spec = reader.specOf(row.type)
  return {
    id: row.id,
    type: row.type,
    type_label: labelOf(row.type, reader),
    category: spec?.category ?? null,
    priority: spec?.priority ?? "low",
    ...textOf(row, sender, reader),
    url: linkOf({ ...row, senderId: sender?.id ?? null }),
    sender: sender && { id: sender.id, name: sender.name, username: sender.username, avatar_url: sender.avatarUrl },
    sender_id: sender?.id ?? null,
    sender_name: sender?.name ?? null,
    sender_username: sender?.username ?? null,
    sender_avatar_url: sender?.avatarUrl ?? null,
    recipient_role: row.role,
    recipient_role_label: row.role && labels.roles[row.role],
    is_host: spec?.category === "sessions" && row.role !== null ? row.role === "mentor" : null,
    data: shownData(row, sender),
    count: row.count,
    sender_count: row.senderCount,
    revision: row.revision,
    read_at: row.readAt,
    changed_at: row.changedAt,
    created_at: row.createdAt
  }
}

export const toUnreadCount = ({ unread, unreadCommunities, unreadMention }: InboxCounts): UnreadCount => ({
  unread_count: unread,
  tabs: { mention: unreadMention, communities: unreadCommunities }
})

const lockNames = { inApp: "in_app", email: "email", allEmails: "all_emails" } as const

export const toPreferencesResource = (
  preferences: Preferences,
  { categories }: Pick<Labels, "categories">
): PreferencesResource => ({
  preferences: allCategories.map((category) => {
    const { allEmails, email, inApp, isEnabled } = chosenIn(preferences, category)
    return {
      category,
      ...categories[category],
      is_enabled: isEnabled,
      channels: { in_app: inApp, email },
      all_emails: allEmails,
      locked: categoryOf(category).locked.map((name) => lockNames[name])
    }
  }),
  quiet_hours: preferences.quietHours,
  digest: preferences.digest,
  shows_presence: preferences.showsPresence
})
