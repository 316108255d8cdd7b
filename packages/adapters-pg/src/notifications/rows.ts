import { UserId } from "@mentorkit/core/kernel"

import { type NewNotification, NotificationId, RecipientRole } from "@mentorkit/core/notifications/ports"
import { DateTime, Schema } from "effect"
import { Moment } from "../database/columns.js"

/** int8 arrives as a bigint. Nobody gets so many changes that a number would not hold them. */
const Revision = Schema.transform(Schema.BigIntFromSelf, Schema.Number, {
  strict: true,
  decode: Number,
  encode: BigInt
})

export const NotificationRow = Schema.Struct({
  id: NotificationId,
  userId: UserId,
  type: Schema.String,
  subject: Schema.NullOr(Schema.String),
  senderId: Schema.NullOr(UserId),
  role: Schema.NullOr(RecipientRole),
  facts: Schema.Record({ key: Schema.String, value: Schema.Unknown }),
  count: Schema.Int,
  senderCount: Schema.Int,
  revision: Revision,
  createdAt: Moment,
  changedAt: Moment,
  readAt: Schema.NullOr(Moment)
})

export const CountsRow = Schema.Struct({
  total: Schema.Int,
  unread: Schema.Int,
  mention: Schema.Int,
  unreadMention: Schema.Int,
  communities: Schema.Int,
  unreadCommunities: Schema.Int
})

/** As `jsonb_to_recordset` reads them. */
export const toJsonRows = (rows: ReadonlyArray<NewNotification>): string =>
  JSON.stringify(
    rows.map(({ facts, id, occurredAt, placement, role, senderId, subject, type, userId }) => ({
      id,
      user_id: userId,
      type,
      subject,
      sender_id: senderId,
      role,
      facts,
      is_mention: placement.isMention,
      is_community: placement.isCommunity,
      is_consolidated: placement.isConsolidated,
      occurred_at: DateTime.formatIso(occurredAt)
    }))
  )
