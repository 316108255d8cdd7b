/**
 * What a row keeps of what has happened, by type: what its texts are made of, and `data` of the inbox. Rows outlive versions, so a
 * field may be added where it is optional, and none is taken away but by `present-facts.ts`. What is somebody else's (a name, a
 * headline) is in none of them. Types that are not here wait for their domain.
 */
import { Schema } from "effect"
import { CommentId } from "../comments/index.js"
import { PostId } from "../feed/index.js"
import { Currency, described, Integer, Timestamp } from "../kernel/index.js"
import { Purpose } from "../payments/index.js"

const Sum = Schema.Struct({
  minor: described(
    Schema.compose(Integer, Schema.BigIntFromNumber),
    "In the smallest unit of the currency, such as cents.",
    8000
  ),
  currency: Currency
}).annotations({ identifier: "NotificationAmount", description: "A sum of money." })
const title = described(Schema.String, "Title of the session.", "Career planning")
const reason = described(Schema.String, "Words of the admin who has decided.", "The diploma cannot be read.")
const session = { title, starts_at: described(Timestamp, "Start of the session.") }
const purchase = {
  purpose: Purpose,
  title: described(
    Schema.NullOr(Schema.String),
    "Title of what is paid for, without names; null where it is not known.",
    "Career planning"
  ),
  amount: described(Sum, "The payment's amount.")
}

const postId = described(PostId, "The post that is commented on.")
const commentId = described(CommentId, "The newest one of the comments that are told of.")

export const factsOfTypes = {
  "session.booked": Schema.Struct({
    ...session,
    terms: described(Schema.Literal("paid", "paid_later", "free"), "Whether and when it is paid."),
    respond_by: described(Schema.NullOr(Timestamp), "Until when the mentor may answer; null without a limit."),
    is_answered: Schema.optional(
      described(Schema.Boolean, "True where the mentor had answered before it was told; left out otherwise.", true)
    )
  }),
  "session.confirmed": Schema.Struct({
    ...session,
    pay_by: described(Schema.NullOr(Timestamp), "Until when it has to be paid; null where it is paid, or free.")
  }),
  "session.cancelled": Schema.Struct({
    ...session,
    was: described(Schema.Literal("declined", "unanswered", "cancelled"), "How it came to be off."),
    refund: described(Schema.NullOr(Sum), "What goes back to the mentee; null for nothing.")
  }),
  "session.completed": Schema.Struct(session),
  "session.reminder_24h": Schema.Struct(session),
  "session.reminder_1h": Schema.Struct(session),
  "session.paid": Schema.Struct(session),
  "session.follow_up_scheduled": Schema.Struct(session),
  "booking.followup_reminder": Schema.Struct({
    title,
    until: described(Timestamp, "Before which a follow-up has to begin.")
  }),
  "slot_hold.expiring": Schema.Struct({ expires_at: described(Timestamp, "When the hold ends.") }),
  "availability.booked_slots_affected": Schema.Struct({
    sessions: described(Schema.Int, "How many booked sessions lie outside.", 2),
    starts_at: described(Timestamp, "Start of the next one of them.")
  }),
  "payment.received": Schema.Struct(purchase),
  "refund.issued": Schema.Struct({ ...purchase, is_full: described(Schema.Boolean, "Nothing of the payment stays.") }),
  "payment.disputed": Schema.Struct({
    ...purchase,
    state: described(Schema.Literal("open", "won", "lost"), "How the bank has decided, for the mentor.")
  }),
  "subscription.renewal_failed": Schema.Struct(purchase),
  "subscription.ended": Schema.Struct(purchase),
  "withdrawal.updated": Schema.Struct({
    status: described(
      Schema.Literal("requested", "approved", "rejected", "paid", "failed"),
      "What has become of it. Admins hear of requests, and nothing else."
    ),
    amount: described(Sum, "The withdrawal's amount."),
    method: described(Schema.String, "Masked title of the payout method.", "Bank account ••••4321")
  }),
  "feed.connection_request": Schema.Struct({}),
  "feed.connection_accepted": Schema.Struct({}),
  "feed.new_follower": Schema.Struct({}),
  "feed.post_commented": Schema.Struct({ comment_id: commentId }),
  "feed.post_reacted": Schema.Struct({}),
  "feed.post_mentioned": Schema.Struct({}),
  "feed.comment_mentioned": Schema.Struct({ post_id: postId }),
  "feed.comment_replied": Schema.Struct({ post_id: postId, comment_id: commentId }),
  "mentor.registered": Schema.Struct({}),
  "mentor.approved": Schema.Struct({}),
  "mentor.rejected": Schema.Struct({ reason }),
  "mentor.suspended": Schema.Struct({ reason }),
  "mentor.reinstated": Schema.Struct({}),
  "mentor.document_reviewed": Schema.Struct({
    document_type: described(Schema.String, "Kind of the document.", "passport"),
    file_name: described(Schema.String, "Name of its file.", "passport.pdf"),
    status: described(Schema.Literal("approved", "rejected"), "The decision.")
  }),
  "auth.security_alert": Schema.Struct({
    change: described(Schema.String, "What was changed about the ways into the account.", "passkey_added"),
    provider: described(
      Schema.NullOr(Schema.String),
      "Name of a linked provider; null for all other changes.",
      "Google"
    )
  })
} as const

/** Types of rows that something brings about. */
export type ToldType = keyof typeof factsOfTypes
export type FactsOf<T extends ToldType> = (typeof factsOfTypes)[T]["Type"]
