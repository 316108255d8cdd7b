/** What columns of payments may hold, by table and column. */
import {
  BillingInterval,
  DisputeState,
  EndedBy,
  InboxState,
  IntentState,
  PaymentStatus,
  Purpose,
  RecordKind,
  RefundReason,
  RefundResolution,
  RefundState,
  ReviewDecision,
  ReviewKind,
  SubscriptionStatus
} from "@mentorkit/core/payments"
import { SessionState } from "./offline/rows.js"

export const enumerations = {
  "checkout_sessions.state": IntentState,
  "disputes.state": DisputeState,
  "gateway_events.state": InboxState,
  "offline_gateway_sessions.billing_interval": BillingInterval,
  "offline_gateway_sessions.state": SessionState,
  "offline_gateway_subscriptions.billing_interval": BillingInterval,
  "payment_reviews.decision": ReviewDecision,
  "payment_reviews.kind": ReviewKind,
  "payments.owed_because": RefundReason,
  "payments.purpose": Purpose,
  "payments.status": PaymentStatus,
  "reconciliation_differences.kind": RecordKind,
  "refunds.reason": RefundReason,
  "refunds.resolution": RefundResolution,
  "refunds.state": RefundState,
  "subscriptions.billing_interval": BillingInterval,
  "subscriptions.ended_by": EndedBy,
  "subscriptions.purpose": Purpose,
  "subscriptions.status": SubscriptionStatus
}
