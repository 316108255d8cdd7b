/** Events of payments, as stored in the outbox. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"
import { CheckoutIntentId, DisputeId, GatewaySubscriptionId, PaymentId, RefundId, SubscriptionId } from "./ids.js"
import { Purpose } from "./statuses.js"

const parties = {
  purpose: Purpose,
  purchasableId: Schema.UUID,
  payerId: UserId,
  mentorId: MentorId
}
const about = { paymentId: PaymentId, ...parties }
const ofPayment = ({ paymentId }: { readonly paymentId: PaymentId }) => paymentId
const ofSubscription = ({ subscriptionId }: { readonly subscriptionId: SubscriptionId }) => subscriptionId

/** The money has arrived, and access was granted or extended by a period. */
export const PaymentSettled = event("payments.PaymentSettled", about, ofPayment)

/** A refund was requested; the gateway must be called. */
export const RefundRequested = event(
  "payments.RefundRequested",
  { paymentId: PaymentId, refundId: RefundId },
  ofPayment
)

/** The gateway has confirmed a refund. */
export const PaymentRefunded = event(
  "payments.PaymentRefunded",
  { ...about, refundId: RefundId, isFull: Schema.Boolean },
  ofPayment
)

/** Replaced by a newer checkout; the gateway must be told to close it. */
export const CheckoutSuperseded = event(
  "payments.CheckoutSuperseded",
  { paymentId: PaymentId, intentId: CheckoutIntentId },
  ofPayment
)

/** The buyer's bank has taken money back until it decides. */
export const ChargeDisputed = event("payments.ChargeDisputed", { ...about, disputeId: DisputeId }, ofPayment)

/** The bank has decided; `isWon`: for the mentor. */
export const DisputeDecided = event(
  "payments.DisputeDecided",
  { ...about, disputeId: DisputeId, isWon: Schema.Boolean },
  ofPayment
)

/** A period could not be charged; the gateway retries by itself. */
export const RenewalFailed = event(
  "payments.RenewalFailed",
  { subscriptionId: SubscriptionId, ...parties },
  ofSubscription
)

/** The subscription is over and access is removed. */
export const SubscriptionEnded = event(
  "payments.SubscriptionEnded",
  { subscriptionId: SubscriptionId, ...parties },
  ofSubscription
)

/** The gateway would go on charging for nothing: it must be told to stop. */
export const SubscriptionEndWanted = event(
  "payments.SubscriptionEndWanted",
  { subscriptionId: SubscriptionId, gateway: Schema.String, gatewaySubscriptionId: GatewaySubscriptionId },
  ofSubscription
)
