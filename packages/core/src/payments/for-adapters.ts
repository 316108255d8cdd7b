/** What adapters and hosts use of payments beside its public door: `@mentorkit/core/payments/ports`. */
export { periodEnd } from "./billing-period.js"
export {
  type CheckoutRequest,
  type GatewayRecord,
  type GatewayRecords,
  type OpenedCheckout,
  PaymentGateway,
  type RefundAnswer,
  type RefundRequest,
  type SubscriptionChange
} from "./gateway.js"
export {
  ChargeEvent,
  ChargeRefunded,
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  DisputeClosed,
  DisputeOpened,
  GatewayEvent,
  InvoiceFailed,
  InvoicePaid,
  PaymentDeclined,
  RefundFailed,
  SubscriptionDeleted,
  SubscriptionEvent,
  SubscriptionUpdated,
  UnheardEvent
} from "./gateway-events.js"
export { intentStateAfter, intentStatesBefore, liveIntentStates } from "./intent-states.js"
export { saleOf } from "./money.js"
export { EventDelivery, type OfflineCheckout, OfflineGateway } from "./offline-gateway.js"
export { type BookedPosting, recordedAccounts, recordedKinds } from "./own-records.js"
export type { CheckoutIntent, Payment, Refund, Review } from "./payment.js"
export * from "./ports.js"
export { newestDays, type Reconciliation, ReconciliationRepository } from "./reconciliation.js"
export { RefundRepository, type TakenRefund } from "./refund-repository.js"
export type { Subscription, SubscriptionEnd } from "./subscription.js"
export {
  newestTransactions,
  refundQueue,
  reviewQueue,
  type TransactionFilter,
  type TransactionRecord,
  Transactions
} from "./transactions.js"
