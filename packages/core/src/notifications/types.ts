/**
 * Every type of notification: 47 that the product's documents name or describe, then ours.
 * What brings one, whom it reaches and what it says stand with its subscribers; this says how it may be sent.
 */
import type { Priority } from "../kernel/index.js"

/** Switches of the preferences, one for each category. */
export const categories = {
  sessions: "Sessions",
  payments: "Payments",
  messages: "Messages",
  connections: "Connections",
  posts: "Posts",
  mentions: "Mentions",
  communities: "Communities",
  courses: "Courses",
  user_feedback: "User feedback",
  mentor_account: "Mentor account"
} as const
export type Category = keyof typeof categories

/** What is told in a category, for whoever decides about its switch. */
export const categoryDescriptions: { readonly [C in Category]: string } = {
  sessions: "Bookings, changes and reminders of your sessions.",
  payments: "Payments, refunds, withdrawals and subscriptions.",
  messages: "Message requests and messages that you have not read.",
  connections: "Connection requests, answers to yours, and new followers.",
  posts: "Comments, replies and reactions to what you have posted.",
  mentions: "Posts and comments that name you.",
  communities: "What happens in your communities.",
  courses: "Learners, assignments and certificates.",
  user_feedback: "Reviews of your sessions.",
  mentor_account: "Applications and documents of mentors."
}

/** `always` cannot be turned off; `off` waits to be turned on. */
export type MailDefault = "always" | "on" | "off" | "never"

export interface NotificationTypeSpec {
  /** For people: "Session booked". */
  readonly label: string
  readonly priority: Priority
  /** The switch that turns it off; null where nothing does. */
  readonly category: Category | null
  /** A row in the inbox, and its frame. */
  readonly isInApp: boolean
  readonly mail: MailDefault
  /** Acts on one thing share a row until it is read: "Ada and 4 others commented on your post". */
  readonly isConsolidated?: true
  /** Beyond the 47. */
  readonly isOurs?: true
}

const type = (
  label: string,
  priority: Priority,
  category: Category | null,
  isInApp: boolean,
  mail: MailDefault
): NotificationTypeSpec => ({ label, priority, category, isInApp, mail })

const consolidated = (spec: NotificationTypeSpec): NotificationTypeSpec => ({ ...spec, isConsolidated: true })

const ours = (...spec: Parameters<typeof type>): NotificationTypeSpec => ({ ...type(...spec), isOurs: true })

export const notificationTypes = {
  "auth.verify_email": type("Verify your email address", "high", null, false, "always"),
  "auth.two_factor_code": type("Sign-in code by email", "high", null, false, "always"),
  "auth.two_factor_sms": type("Sign-in code by SMS", "high", null, false, "never"),
  "chat.message_request": type("Message request", "medium", "messages", true, "on"),
  "chat.new_message": type("New message", "medium", "messages", true, "on"),
  "chat.calendar_share": type("Shared availability", "medium", "messages", true, "off"),
  "chat.appointment_request": type("Appointment request", "high", "sessions", true, "on"),
  "community.post_created": consolidated(type("New community post", "low", "communities", true, "off")),
  "community.post_commented": consolidated(type("Comment on your community post", "low", "communities", true, "never")),
  "community.post_mentioned": type("Mention in a community post", "medium", "mentions", true, "off"),
  "community.comment_mentioned": type("Mention in a community comment", "medium", "mentions", true, "off"),
  "community.pricing_change": type("Community price change", "high", "communities", true, "on"),
  "community.level_up": type("Next level", "low", "communities", true, "never"),
  "community.join_request_approved": type("Join request approved", "medium", "communities", true, "on"),
  "community.join_request_rejected": type("Join request declined", "medium", "communities", true, "on"),
  "feed.connection_request": type("Connection request", "medium", "connections", true, "on"),
  "feed.connection_accepted": type("Connection accepted", "medium", "connections", true, "off"),
  "feed.post_commented": consolidated(type("Comment on your post", "low", "posts", true, "never")),
  "feed.post_reacted": consolidated(type("Reaction to your post", "low", "posts", true, "never")),
  "feed.post_mentioned": type("Mention in a post", "medium", "mentions", true, "off"),
  "feed.comment_mentioned": type("Mention in a comment", "medium", "mentions", true, "off"),
  "feed.new_follower": consolidated(type("New follower", "low", "connections", true, "never")),
  "session.booked": type("Session booked", "high", "sessions", true, "on"),
  "session.confirmed": type("Session confirmed", "high", "sessions", true, "on"),
  "session.cancelled": type("Session cancelled", "high", "sessions", true, "on"),
  "session.completed": type("Session completed", "medium", "sessions", true, "on"),
  "session.reminder_24h": type("Session tomorrow", "high", "sessions", true, "on"),
  "session.reminder_1h": type("Session in an hour", "high", "sessions", true, "on"),
  "session.review_received": type("New review", "low", "user_feedback", true, "never"),
  "payment.received": type("Payment received", "high", "payments", true, "on"),
  "refund.issued": type("Refund issued", "high", "payments", true, "on"),
  "slot_hold.expiring": type("Your hold is about to end", "high", "sessions", true, "never"),
  "booking.followup_reminder": type("Follow-up to schedule", "high", "sessions", true, "on"),
  "availability.booked_slots_affected": type("Booked sessions outside of your hours", "high", "sessions", true, "on"),
  "mentor.registered": type("New mentor application", "medium", "mentor_account", true, "on"),
  "mentor.approved": type("Application approved", "high", "mentor_account", true, "on"),
  "mentor.rejected": type("Application declined", "high", "mentor_account", true, "on"),
  "mentor.suspended": type("Mentor profile suspended", "high", null, true, "always"),
  "mentor.reinstated": type("Mentor profile reinstated", "high", null, true, "always"),
  "mentor.document_reviewed": type("Document reviewed", "high", "mentor_account", true, "on"),
  "account.suspended": type("Account suspended", "high", null, false, "always"),
  "account.banned": type("Account banned", "high", null, false, "always"),
  "account.reinstated": type("Account reinstated", "high", null, false, "always"),
  "auth.password_reset": type("Reset your password", "high", null, false, "always"),
  "auth.security_alert": type("Security alert", "high", null, true, "always"),
  "withdrawal.updated": type("Withdrawal", "high", "payments", true, "on"),
  "community.join_request_received": type("Join request", "medium", "communities", true, "on"),
  "feed.comment_replied": consolidated(ours("Reply to your comment", "low", "posts", true, "never")),
  "community.comment_replied": consolidated(
    ours("Reply to your community comment", "low", "communities", true, "never")
  ),
  "course.comment_replied": ours("Reply to your course comment", "low", "courses", true, "never"),
  "course.comment_mentioned": ours("Mention in a course comment", "medium", "mentions", true, "off"),
  "course.enrolled": ours("New learner", "medium", "courses", true, "off"),
  "course.assignment_submitted": ours("Assignment handed in", "medium", "courses", true, "on"),
  "course.completed": ours("Course completed", "medium", "courses", true, "on"),
  "session.paid": ours("Session paid", "high", "sessions", true, "on"),
  "session.follow_up_scheduled": ours("Follow-up scheduled", "high", "sessions", true, "on"),
  "payment.disputed": ours("Payment disputed", "high", "payments", true, "on"),
  "subscription.renewal_failed": ours("Renewal failed", "high", "payments", true, "on"),
  "subscription.ended": ours("Subscription ended", "high", "payments", true, "on"),
  "account.erased": ours("Account deleted", "high", null, false, "always"),
  "moderation.decided": ours("Decision about a report", "high", null, true, "always")
} as const satisfies Readonly<Record<string, NotificationTypeSpec>>

export type NotificationType = keyof typeof notificationTypes

/** None for a type that nobody has declared: a row of it may be older than the code that reads it. */
export const specOf = (type: string): NotificationTypeSpec | undefined =>
  Object.hasOwn(notificationTypes, type) ? notificationTypes[type as NotificationType] : undefined
