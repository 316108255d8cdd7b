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
  "bookings.BookingRequested": [notifications.mailSessionBooked],
  "bookings.BookingPaid": [notifications.mailSessionBooked],
  "bookings.AppointmentPaid": [notifications.mailAppointmentPaid],
  "bookings.BookingConfirmed": [notifications.mailSessionConfirmed],
  "bookings.BookingDeclined": [notifications.mailSessionDeclined],
  "bookings.BookingCancelled": [notifications.mailSessionCancelled, notifications.mailSessionCancelledToMentor],
  "bookings.BookingCompleted": [notifications.mailSessionCompleted, notifications.mailSessionCompletedToMentor],
  "bookings.FollowUpScheduled": [notifications.mailFollowUpScheduled, notifications.mailFollowUpScheduledToMentor],
  "bookings.SessionReminderDue": [notifications.mailSessionReminder, notifications.mailSessionReminderToMentor],
  "bookings.FollowUpReminderDue": [notifications.mailFollowUpReminder],
  "identity.UserRegistered": [],
  "identity.EmailVerificationRequested": [notifications.mailVerificationLink],
  "identity.EmailVerified": [removeVerificationLink],
  "identity.PasswordResetRequested": [makePasswordResetLink],
  "identity.PasswordResetLinkMade": [notifications.mailPasswordResetLink],
  "identity.UserSuspended": [notifications.mailUserSuspended, callOffBookings],
  "identity.UserBanned": [notifications.mailUserBanned, callOffBookings],
  "identity.UserReinstated": [notifications.mailUserReinstated],
  "identity.PasswordChanged": [notifications.mailPasswordChanged],
  "passkeys.PasskeyAdded": [notifications.mailPasskeyAdded],
  "passkeys.PasskeyRemoved": [notifications.mailPasskeyRemoved],
  "oauth.OAuthLinked": [notifications.mailProviderLinked],
  "payments.PaymentSettled": [numberInvoice, notifications.mailPaymentReceived],
  "payments.RefundRequested": [askForRefund],
  "payments.PaymentRefunded": [notifications.mailRefundIssued],
  "payments.CheckoutSuperseded": [closeSupersededCheckout],
  "payments.ChargeDisputed": [notifications.mailChargeDisputed],
  "payments.DisputeDecided": [notifications.mailDisputeDecided],
  "payments.RenewalFailed": [notifications.mailRenewalFailed],
  "payments.SubscriptionEnded": [notifications.mailSubscriptionEnded],
  "payments.SubscriptionEndWanted": [endAtGateway],
  "personalData.AccountErased": [notifications.mailAccountErased],
  "profiles.MentorApplied": [notifications.mailMentorApplied],
  "profiles.MentorApproved": [notifications.mailMentorApproved],
  "profiles.MentorRejected": [notifications.mailMentorRejected],
  "profiles.MentorSuspended": [notifications.mailMentorSuspended, callOffBookings],
  "profiles.MentorReinstated": [notifications.mailMentorReinstated],
  "profiles.MentorTimeZoneChanged": [regenerateInNewZone],
  "scheduling.SeatsHeld": [],
  "scheduling.HoldExpiring": [],
  "scheduling.AvailabilityChanged": [regenerateOnChange],
  "scheduling.BookedSlotsAffected": [notifications.mailBookedSlotsAffected],
  "twoFactor.OneTimeCodeRequested": [notifications.mailOneTimeCode, notifications.textOneTimeCode],
  "twoFactor.FactorsChanged": [notifications.mailFactorChange],
  "verification.DocumentReviewed": [notifications.mailDocumentReviewed],
  "withdrawals.WithdrawalRequested": [notifications.mailWithdrawalRequested],
  "withdrawals.WithdrawalApproved": [notifications.mailWithdrawalApproved],
  "withdrawals.WithdrawalRejected": [notifications.mailWithdrawalRejected],
  "withdrawals.WithdrawalProcessing": [],
  "withdrawals.WithdrawalPaid": [notifications.mailWithdrawalPaid],
  "withdrawals.WithdrawalFailed": [notifications.mailWithdrawalFailed]
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
