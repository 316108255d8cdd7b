/** What happened in payments, as the outbox keeps it. */
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

/** The buyer's money has arrived and access was granted, or goes on for one more period. */
export const PaymentSettled = event("payments.PaymentSettled", about, ofPayment)

/** We owe the buyer money and the gateway has yet to be asked. */
export const RefundRequested = event(
  "payments.RefundRequested",
  { paymentId: PaymentId, refundId: RefundId },
  ofPayment
)

/** The gateway has confirmed that money went back. */
export const PaymentRefunded = event(
  "payments.PaymentRefunded",
  { ...about, refundId: RefundId, isFull: Schema.Boolean },
  ofPayment
)

/** A newer checkout has taken its place; the gateway has yet to be told to close it. */
export const CheckoutSuperseded = event(
  "payments.CheckoutSuperseded",
  { paymentId: PaymentId, intentId: CheckoutIntentId },
  ofPayment
)

/** The buyer's bank has taken money back until it has decided. */
export const ChargeDisputed = event("payments.ChargeDisputed", { ...about, disputeId: DisputeId }, ofPayment)

/** It has decided; `isWon` means for the mentor. */
export const DisputeDecided = event(
  "payments.DisputeDecided",
  { ...about, disputeId: DisputeId, isWon: Schema.Boolean },
  ofPayment
)

/** A period could not be charged; the gateway tries again by itself. */
export const RenewalFailed = event(
  "payments.RenewalFailed",
  { subscriptionId: SubscriptionId, ...parties },
  ofSubscription
)

/** It is over; access has been taken away. */
export const SubscriptionEnded = event(
  "payments.SubscriptionEnded",
  { subscriptionId: SubscriptionId, ...parties },
  ofSubscription
)

/** The gateway goes on charging for something that nobody gets: it has yet to be told to stop. */
export const SubscriptionEndWanted = event(
  "payments.SubscriptionEndWanted",
  { subscriptionId: SubscriptionId, gateway: Schema.String, gatewaySubscriptionId: GatewaySubscriptionId },
  ofSubscription
)
