/** Facts of every type that is told in the inbox, in each of their states. */
import { CommentId } from "@mentorkit/core/comments"
import { PostId } from "@mentorkit/core/feed"
import { Currency } from "@mentorkit/core/kernel"
import { FactorChange } from "@mentorkit/core/two-factor"
import { DateTime } from "effect"
import type { FactsOf, ToldType } from "../../src/notifications/facts.js"

const amount = { minor: 8000n, currency: Currency.make("EUR") }
const startsAt = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const later = DateTime.unsafeMake("2027-03-16T09:30:00Z")
const session = { title: "Rust 101", starts_at: startsAt }
const purchases = [
  { purpose: "booking", title: "Rust 102", amount },
  ...(["booking", "course", "community"] as const).map((purpose) => ({ purpose, title: null, amount }) as const)
] as const
const withdrawal = { amount, method: "SEPA ••••4321" }

const post = PostId.make("0197c0de-0001-7000-8000-000000000001")
const comment = CommentId.make("0197c0de-0001-7000-8000-000000000002")

export const factsOfEvery: { readonly [T in ToldType]: ReadonlyArray<FactsOf<T>> } = {
  "session.booked": (["paid", "paid_later", "free"] as const).flatMap((terms) =>
    [later, null].flatMap((respond_by) => [
      { ...session, terms, respond_by },
      { ...session, terms, respond_by, is_answered: true }
    ])
  ),
  "session.confirmed": [later, null].map((pay_by) => ({ ...session, pay_by })),
  "session.cancelled": (["declined", "unanswered", "cancelled"] as const).flatMap((was) =>
    [amount, null].map((refund) => ({ ...session, was, refund }))
  ),
  "session.completed": [session],
  "session.reminder_24h": [session],
  "session.reminder_1h": [session],
  "session.paid": [session],
  "session.follow_up_scheduled": [session],
  "booking.followup_reminder": [{ title: "Rust 101", until: later }],
  "slot_hold.expiring": [{ expires_at: later }],
  "availability.booked_slots_affected": [1, 2].map((sessions) => ({ sessions, starts_at: startsAt })),
  "payment.received": [...purchases],
  "refund.issued": purchases.flatMap((purchase) => [true, false].map((is_full) => ({ ...purchase, is_full }))),
  "payment.disputed": purchases.flatMap((purchase) =>
    (["open", "won", "lost"] as const).map((state) => ({ ...purchase, state }))
  ),
  "subscription.renewal_failed": [...purchases],
  "subscription.ended": [...purchases],
  "withdrawal.updated": (["requested", "approved", "rejected", "paid", "failed"] as const).map((status) => ({
    ...withdrawal,
    status
  })),
  "feed.connection_request": [{}],
  "feed.connection_accepted": [{}],
  "feed.new_follower": [{}],
  "feed.post_commented": [{ comment_id: comment }],
  "feed.post_reacted": [{}],
  "feed.post_mentioned": [{}],
  "feed.comment_mentioned": [{ post_id: post }],
  "feed.comment_replied": [{ post_id: post, comment_id: comment }],
  "mentor.registered": [{}],
  "mentor.approved": [{}],
  "mentor.rejected": [{ reason: "Rust 104" }],
  "mentor.suspended": [{ reason: "Rust 104" }],
  "mentor.reinstated": [{}],
  "mentor.document_reviewed": (["approved", "rejected"] as const).map((status) => ({
    document_type: "passport",
    file_name: "scan.pdf",
    status
  })),
  "auth.security_alert": [
    ...FactorChange.literals,
    "password_changed",
    "password_set",
    "password_reset",
    "passkey_added",
    "passkey_removed",
    "one of tomorrow"
  ]
    .map((change): FactsOf<"auth.security_alert"> => ({ change, provider: null }))
    .concat({ change: "provider_linked", provider: "Google" })
}

/** What people have filled in, in any of them. */
export const filledIn = ["Rust 101", "Rust 102", "Rust 104", "SEPA ••••4321", "scan.pdf", "Google"]
