/**
 * Who hears what. Every event of every domain stands here: a new one that nobody decided about does not compile.
 * What was made by `reactionWithin` runs before the commit of the change that the event tells of, all else after it.
 */
import { Effect, Layer } from "effect"
import { callOffBookings } from "./bookings/index.js"
import * as domains from "./domains.js"
import { makePasswordResetLink, removeVerificationLink } from "./identity/index.js"
import { numberInvoice } from "./invoices/index.js"
import {
  type EventsIn,
  eventsOf,
  type OwnReaction,
  OwnReactions,
  type Reactions,
  routesOf,
  Subscriptions,
  subscribersWithinOf,
  subscriptionsOf,
  withOwnEvents,
  withOwnReactions
} from "./kernel/index.js"
import * as notifications from "./notifications/index.js"
import { askForRefund, closeSupersededCheckout, endAtGateway } from "./payments/index.js"
import { regenerateInNewZone, regenerateOnChange } from "./scheduling/index.js"

export const reactions = {
  "bookings.BookingRequested": [...notifications.sessionBooked, notifications.retractHoldExpiring],
  "bookings.BookingPaid": [...notifications.sessionBooked, notifications.retractHoldExpiring],
  "bookings.AppointmentPaid": notifications.appointmentPaid,
  "bookings.BookingConfirmed": notifications.sessionConfirmed,
  "bookings.BookingDeclined": [
    ...notifications.sessionDeclined,
    ...notifications.sessionUnanswered,
    notifications.retractReminders
  ],
  "bookings.BookingCancelled": [
    ...notifications.sessionCancelled,
    ...notifications.sessionCancelledToMentor,
    notifications.retractReminders
  ],
  "bookings.BookingCompleted": [...notifications.sessionCompleted, ...notifications.sessionCompletedToMentor],
  "bookings.FollowUpScheduled": [...notifications.followUpScheduled, ...notifications.followUpScheduledToMentor],
  "bookings.SessionReminderDue": [...notifications.sessionReminder, ...notifications.sessionReminderToMentor],
  "bookings.FollowUpReminderDue": notifications.followUpReminder,
  "connections.ConnectionRequested": [],
  "connections.ConnectionRequestReached": notifications.connectionRequest,
  "connections.ConnectionRequestEnded": [notifications.retractConnectionRequest],
  "connections.ConnectionAccepted": [...notifications.connectionAccepted, notifications.retractConnectionRequest],
  "connections.ConnectionRemoved": [],
  "connections.UserFollowed": notifications.newFollower,
  "connections.UserBlocked": [notifications.removeBetweenBlocked],
  "reports.ContentReported": [],
  "feed.PostCreated": [],
  "feed.PostShared": [],
  "feed.PostMentioned": notifications.postMentioned,
  "feed.PostDeleted": [],
  "feed.PostReacted": notifications.postReacted,
  "feed.PostReactionRemoved": [],
  "feed.CommentReacted": [],
  "feed.PostCommented": [
    ...notifications.commentMentioned,
    ...notifications.commentReplied,
    ...notifications.postCommented
  ],
  "feed.CommentMentioned": notifications.commentMentionAdded,
  "feed.CommentDeleted": [],
  "identity.UserRegistered": [],
  "identity.EmailVerificationRequested": [notifications.mailVerificationLink],
  "identity.EmailVerified": [removeVerificationLink],
  "identity.PasswordResetRequested": [makePasswordResetLink],
  "identity.PasswordResetLinkMade": [notifications.mailPasswordResetLink],
  "identity.UserSuspended": [notifications.mailUserSuspended, callOffBookings],
  "identity.UserBanned": [notifications.mailUserBanned, callOffBookings],
  "identity.UserReinstated": [notifications.mailUserReinstated],
  "identity.PasswordChanged": notifications.passwordChanged,
  "notifications.DigestDue": [notifications.mailDigest],
  "passkeys.PasskeyAdded": notifications.passkeyAdded,
  "passkeys.PasskeyRemoved": notifications.passkeyRemoved,
  "oauth.OAuthLinked": notifications.providerLinked,
  "payments.PaymentSettled": [numberInvoice, ...notifications.paymentReceived],
  "payments.RefundRequested": [askForRefund],
  "payments.PaymentRefunded": notifications.refundIssued,
  "payments.CheckoutSuperseded": [closeSupersededCheckout],
  "payments.ChargeDisputed": notifications.chargeDisputed,
  "payments.DisputeDecided": notifications.disputeDecided,
  "payments.RenewalFailed": notifications.renewalFailed,
  "payments.SubscriptionEnded": notifications.subscriptionEnded,
  "payments.SubscriptionEndWanted": [endAtGateway],
  "personalData.AccountErased": [notifications.mailAccountErased],
  "profiles.MentorApplied": notifications.mentorApplied,
  "profiles.MentorApproved": notifications.mentorApproved,
  "profiles.MentorRejected": notifications.mentorRejected,
  "profiles.MentorSuspended": [...notifications.mentorSuspended, callOffBookings],
  "profiles.MentorReinstated": notifications.mentorReinstated,
  "profiles.MentorTimeZoneChanged": [regenerateInNewZone],
  "scheduling.SeatsHeld": [],
  "scheduling.HoldExpiring": notifications.holdExpiring,
  "scheduling.HoldExpiryMoved": [notifications.retractMovedHold],
  "scheduling.AvailabilityChanged": [regenerateOnChange],
  "scheduling.BookedSlotsAffected": notifications.bookedSlotsAffected,
  "twoFactor.OneTimeCodeRequested": [notifications.mailOneTimeCode, notifications.textOneTimeCode],
  "twoFactor.FactorsChanged": notifications.factorsChanged,
  "verification.DocumentReviewed": notifications.documentReviewed,
  "withdrawals.WithdrawalRequested": notifications.withdrawalRequested,
  "withdrawals.WithdrawalApproved": notifications.withdrawalApproved,
  "withdrawals.WithdrawalRejected": notifications.withdrawalRejected,
  "withdrawals.WithdrawalProcessing": [],
  "withdrawals.WithdrawalPaid": notifications.withdrawalPaid,
  "withdrawals.WithdrawalFailed": notifications.withdrawalFailed
} satisfies Reactions<EventsIn<typeof domains>, unknown>

/** Ours, and behind them what the embedder has said `on` and `beforeCommit` of. */
const withOwn = (own: ReadonlyArray<OwnReaction>) => withOwnReactions(reactions, own)

/** For the outbox: which deliveries an event makes, known before any service is built. */
export const deliveryRoutes = Effect.map(OwnReactions, (own) => routesOf(withOwn(own)))

/** For the relay: every event with its subscribers. */
export const subscriptions = Layer.effect(
  Subscriptions,
  Effect.flatMap(OwnReactions, (own) => subscriptionsOf(withOwnEvents(eventsOf(domains), own), withOwn(own)))
)

/** For the adapter of the database: whoever runs within its units of work, made of its own ports. */
export const subscribersWithin = (stored: Parameters<ReturnType<typeof subscribersWithinOf<typeof reactions>>>[0]) =>
  Effect.flatMap(OwnReactions, (own) => subscribersWithinOf(withOwn(own))(stored))
