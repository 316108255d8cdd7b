/** Wire schemas of payments for their buyers, and of subscriptions. */
import { Schema } from "effect"
import { Currency, described, describedMoney, Timestamp, Uuid } from "../kernel/index.js"
import { PaymentId, SubscriptionId } from "./ids.js"
import { BillingInterval, PaymentStatus, Purpose, SubscriptionStatus } from "./statuses.js"

export { AdminRefund, PaymentReview, QueuedRefund, ReconciledDay, Transaction } from "./admin-resources.js"

export const PaymentState = Schema.Struct({
  status: described(
    PaymentStatus,
    "How the payment stands. Success is told by `is_settled`, not by this.",
    "succeeded"
  ),
  is_settled: described(Schema.Boolean, "True for `succeeded` and `partially_refunded`. Only this is a success.", true),
  is_outstanding: described(Schema.Boolean, "True for `pending` and `processing`: ask again in a while.", false),
  invoice_id: Schema.NullOr(
    described(PaymentId, "Id of the invoice, the same as that of the payment; null until it is paid.")
  ),
  reference: described(Schema.String, "Reference of the payment for people.", "PAY-7K3M9QXZ2T4W"),
  purpose: Purpose,
  purchasable_id: described(Uuid, "Id of what is paid for, by `purpose`: such as that of the booking.")
}).annotations({ identifier: "PaymentState", description: "How a payment stands, for its buyer." })

/** As its selling domain shows it. */
export const SubscriptionState = Schema.Struct({
  id: SubscriptionId,
  status: SubscriptionStatus,
  cancel_at_period_end: described(
    Schema.Boolean,
    "True where it is cancelled and runs on to the end of what is paid.",
    false
  ),
  interval: BillingInterval,
  amount: describedMoney("What each period costs."),
  currency: Currency,
  current_period_end: Schema.NullOr(
    described(Timestamp, "It is paid through this moment; null before the first payment.")
  ),
  can_resume: described(
    Schema.Boolean,
    "True where the cancellation can be taken back, as it can while the paid period runs.",
    false
  )
}).annotations({ identifier: "Subscription", description: "What a buyer pays for again every month or year." })
export interface SubscriptionState extends Schema.Schema.Type<typeof SubscriptionState> {}
