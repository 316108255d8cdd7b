/** A row of somebody's inbox. It keeps facts and ids: words, names and zones are added when it is read. */
import { type DateTime, Schema } from "effect"
import type { UserId } from "../kernel/index.js"
import type { NotificationId } from "./ids.js"
import type { NotificationTypeSpec } from "./types.js"

/** Which part the reader has in a session. */
export const RecipientRole = Schema.Literal("mentor", "mentee")
export type RecipientRole = typeof RecipientRole.Type

/** What the texts of a type are made of, as JSON: ids, titles, moments in ISO 8601, amounts in minor units. No names. */
export type Facts = Readonly<Record<string, unknown>>

/** In which tabs a row is, and whether acts on the same thing share it. */
export interface Placement {
  readonly isMention: boolean
  readonly isCommunity: boolean
  readonly isConsolidated: boolean
}

export interface NewNotification {
  readonly id: NotificationId
  readonly userId: UserId
  readonly type: string
  /** Id of what it is about; a uuid, and null where it is about the account as a whole. */
  readonly subject: string | null
  /** Who has done it; null where nobody in particular has. */
  readonly senderId: UserId | null
  readonly role: RecipientRole | null
  readonly facts: Facts
  readonly placement: Placement
  /** When it happened. */
  readonly occurredAt: DateTime.Utc
}

export interface Notification extends Omit<NewNotification, "occurredAt" | "placement"> {
  /** How often it has happened since the row was read last: more than 1 only for consolidated types. */
  readonly count: number
  /** Different people among them; at least 1. */
  readonly senderCount: number
  /** Grows with each change of any row of the person, also when the row is read. */
  readonly revision: number
  readonly createdAt: DateTime.Utc
  /** When it happened last: lists go by it. Reading changes nothing about it. */
  readonly changedAt: DateTime.Utc
  readonly readAt: DateTime.Utc | null
}

export const tabs = ["unread", "read", "mention", "communities"] as const
export type Tab = (typeof tabs)[number]

/** Rows of one person that are there, and how many of them are not read. Kept in the transaction that writes the rows. */
export interface InboxCounts {
  readonly total: number
  readonly unread: number
  readonly mention: number
  readonly unreadMention: number
  readonly communities: number
  readonly unreadCommunities: number
}

export const emptyInbox: InboxCounts = {
  total: 0,
  unread: 0,
  mention: 0,
  unreadMention: 0,
  communities: 0,
  unreadCommunities: 0
}

/** Rows of a tab; of the whole inbox without one. */
export const countOf = (counts: InboxCounts, tab: Tab | undefined): number => {
  if (tab === undefined) return counts.total
  return tab === "read" ? counts.total - counts.unread : counts[tab]
}

export const placementOf = (type: string, { category, isConsolidated }: NotificationTypeSpec): Placement => ({
  isMention: category === "mentions",
  isCommunity: type.startsWith("community."),
  isConsolidated: isConsolidated === true
})
