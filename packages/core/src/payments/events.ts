/** What happened in payments, as the outbox keeps it. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"
import { PaymentId, RefundId } from "./ids.js"
import { Purpose } from "./statuses.js"

const about = {
  paymentId: PaymentId,
  purpose: Purpose,
  purchasableId: Schema.UUID,
  payerId: UserId,
  mentorId: MentorId
}
const ofPayment = ({ paymentId }: { readonly paymentId: PaymentId }) => paymentId

/** The buyer's money has arrived and access was granted. */
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
