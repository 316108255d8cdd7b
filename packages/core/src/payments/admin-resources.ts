/** Wire schemas of payments for admins. */
import { Schema } from "effect"
import {
  Currency,
  described,
  describedMoney,
  Integer,
  LocalDate,
  MentorId,
  Timestamp,
  UserId,
  Uuid
} from "../kernel/index.js"
import { PaymentId, RefundId, ReviewId, SubscriptionId } from "./ids.js"
import {
  PaymentStatus,
  Purpose,
  RecordKind,
  RefundReason,
  RefundState,
  ReviewDecision,
  ReviewKind
} from "./statuses.js"

const moment = (description: string, example?: string) => Schema.NullOr(described(Timestamp, description, example))
const text = (description: string, example: string) => Schema.NullOr(described(Schema.String, description, example))
const chargeId = (description: string) => text(description, "ch_3Pq8TfLk2eZvKYlo")
const gateway = (description: string) => described(Schema.String, description, "stripe")

const refusalText = "Why it was refused, in the gateway's own words if it gave any; null where it was not."

export const AdminRefund = Schema.Struct({
  id: RefundId,
  amount: describedMoney("What goes back.", 2000),
  reason: RefundReason,
  state: RefundState,
  note: text("Why, as the admin wrote it; null where no admin asked for it.", "Half an hour of the session was lost."),
  refusal: described(Schema.NullOr(Schema.String), refusalText, null),
  created_at: described(
    Timestamp,
    "When the refund was requested; of one made at the gateway itself when we learned of it."
  ),
  succeeded_at: moment("When the money went back; null until it has.")
}).annotations({ identifier: "AdminRefund", description: "One refund of a payment, for admins." })
export interface AdminRefund extends Schema.Schema.Type<typeof AdminRefund> {}

export const Transaction = Schema.Struct({
  id: PaymentId,
  reference: described(
    Schema.String,
    "Reference of the payment for people; its buyer knows it, too.",
    "PAY-7K3M9QXZ2T4W"
  ),
  purpose: Purpose,
  purchasable_id: described(Uuid, "Id of what is paid for, by `purpose`: such as that of the booking."),
  subscription_id: described(
    Schema.NullOr(SubscriptionId),
    "The subscription of whose period this is the payment; null for a single payment.",
    null
  ),
  description: described(
    Schema.String,
    "One line for the checkout page and the invoice.",
    "Career review with Ana Duarte"
  ),
  status: described(PaymentStatus, "How the payment stands.", "partially_refunded"),
  status_label: described(Schema.String, "The status for people.", "Partially Refunded"),
  currency: described(Currency, "Currency of all its amounts.", "EUR"),
  amount: describedMoney("What the buyer pays."),
  platform_fee: describedMoney("The fee that the platform still keeps: less than at first where some went back.", 900),
  platform_fee_minor: described(Integer, "The fee as it was at first, in the smallest unit of the currency.", 1200),
  refunded: describedMoney("What has gone back for good, lost disputes included.", 2000),
  refund_pending: describedMoney("In refunds that are requested, under way, or refused and not decided about.", 0),
  disputed: describedMoney("What the buyer's bank holds in open disputes.", 0),
  refundable: describedMoney("What can still be refunded; 0 before it is paid.", 6000),
  net_earning: describedMoney(
    "What the mentor is owed: `amount - platform_fee - refunded`; 0 before it is paid.",
    5100
  ),
  payer: described(
    Schema.Struct({
      id: UserId,
      full_name: described(Schema.String, "Full name of the buyer.", "Mika Sorensen"),
      email: described(Schema.String, "Email address of the buyer.", "mika@example.com")
    }),
    "The buyer."
  ),
  mentor: described(
    Schema.Struct({ id: MentorId, full_name: described(Schema.String, "Full name of the mentor.", "Ana Duarte") }),
    "The mentor who earns by it."
  ),
  gateway: gateway("Name of the payment gateway that takes the money."),
  gateway_charge_id: chargeId(
    "The gateway's id of the charge; null until it is known, which is not before the payment."
  ),
  refunds: described(Schema.Array(AdminRefund), "All refunds of the payment, the oldest first."),
  created_at: described(Timestamp, "When the payment was begun."),
  paid_at: moment("When it was paid; null until it is."),
  delivered_at: moment("When what was sold was delivered; null until then. The hold of its money begins."),
  clears_at: moment("When the hold ends; null until the delivery.", "2027-03-21T14:00:00+00:00"),
  cleared_at: moment("When its money became available to the mentor; null until it has.", "2027-03-21T14:05:00+00:00")
}).annotations({ identifier: "Transaction", description: "A payment with its people and refunds, for admins." })
export interface Transaction extends Schema.Schema.Type<typeof Transaction> {}

export const QueuedRefund = Schema.Struct({
  ...AdminRefund.fields,
  state: described(RefundState, "Always `refused` here.", "refused"),
  refusal: text(refusalText, "The charge is too old to be refunded."),
  succeeded_at: described(AdminRefund.fields.succeeded_at, "Always null here.", null),
  transaction: described(Transaction, "The payment that it is of.")
}).annotations({
  identifier: "QueuedRefund",
  description: "A refund that the gateway refused and nobody has decided about."
})
export interface QueuedRefund extends Schema.Schema.Type<typeof QueuedRefund> {}

export const PaymentReview = Schema.Struct({
  id: ReviewId,
  kind: ReviewKind,
  expected: describedMoney("What the payment was for."),
  expected_currency: described(Currency, "Currency of `expected`.", "EUR"),
  actual: describedMoney("What the gateway reports of the charge, the refund or the dispute.", 7000),
  actual_currency: described(Currency, "Currency of `actual` and `returned`.", "EUR"),
  gateway_charge_id: chargeId("The gateway's id of the charge whose money waits; null where none does."),
  returned: describedMoney("How much of it went back to the buyer.", 0),
  decision: Schema.NullOr(
    described(
      ReviewDecision,
      "`accept`: sold for the received amount; `refund`: returned; `dismiss`: nothing done. Null until then."
    )
  ),
  note: text("Why, as the admin wrote it; null until the decision.", "The buyer's bank took a fee. Accepted."),
  created_at: described(Timestamp, "When the difference was found."),
  decided_at: moment("When an admin decided; null until then."),
  resolved_at: moment("When the decision was carried out; null until then."),
  transaction: described(Transaction, "The payment that it is about.")
}).annotations({
  identifier: "PaymentReview",
  description: "Money of a payment that differs from what was expected, for an admin to decide about."
})
export interface PaymentReview extends Schema.Schema.Type<typeof PaymentReview> {}

const BooksDifference = Schema.Struct({
  kind: RecordKind,
  gateway_charge_id: chargeId("The gateway's id of the charge; null where only our books have the line, without one."),
  transaction_id: Schema.NullOr(
    described(PaymentId, "The payment that our line is of; null where only the gateway has one.")
  ),
  currency: described(Currency, "Currency of both amounts.", "EUR"),
  ours: describedMoney("The day's sum in our books; 0 where there is no line."),
  gateways: describedMoney("The day's sum in the gateway's books; 0 where there is no line.", 7000)
}).annotations({
  identifier: "BooksDifference",
  description: "Lines of one charge and kind that differ between our books and the gateway's."
})

export const ReconciledDay = Schema.Struct({
  day: described(LocalDate, "The day, in UTC."),
  gateway: gateway("Name of the gateway whose books were compared."),
  checked_at: described(Timestamp, "When they were compared last."),
  records: described(Integer, "How many lines the gateway's books of the day have.", 12),
  is_balanced: described(Schema.Boolean, "True where nothing differs.", false),
  differences: described(Schema.Array(BooksDifference), "What differs; empty where the books agree.")
}).annotations({ identifier: "ReconciledDay", description: "The books of one day, ours beside the gateway's." })
export interface ReconciledDay extends Schema.Schema.Type<typeof ReconciledDay> {}
