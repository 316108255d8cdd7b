/** Errors of payments. */
import { Schema } from "effect"
import { described, describedMoney } from "../kernel/index.js"
import { RefundId } from "./ids.js"

export class GatewayUnavailable extends Schema.TaggedError<GatewayUnavailable>()(
  "GatewayUnavailable",
  {},
  {
    description: "Nothing useful was answered: the same call may succeed later."
  }
) {
  override get message() {
    return "The payment gateway could not be reached. Please try again."
  }
}

export class GatewayRefused extends Schema.TaggedError<GatewayRefused>()(
  "GatewayRefused",
  {
    detail: described(
      Schema.String,
      "Why, in the gateway's own words if it gave any; may be empty.",
      "Charge ch_3Pq8TfLk2eZvKYlo has already been refunded."
    )
  },
  {
    description: "The gateway will not do it; another try alone changes nothing."
  }
) {
  override get message() {
    return "The payment gateway refused the request."
  }
}

export class InvalidSignature extends Schema.TaggedError<InvalidSignature>()(
  "InvalidSignature",
  {},
  {
    description: "A webhook without a valid signature, or signed too long ago."
  }
) {
  override get message() {
    return "Invalid gateway signature."
  }
}

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()(
  "PaymentNotFound",
  {},
  {
    description: "The same for another user's payment."
  }
) {
  override get message() {
    return "Payment session not found."
  }
}

export class PaymentUnderway extends Schema.TaggedError<PaymentUnderway>()(
  "PaymentUnderway",
  {},
  {
    description: "Another checkout of this purchase, or money for it, is under way."
  }
) {
  override get message() {
    return "A payment for this is already being processed."
  }
}

export class SubscriptionNotFound extends Schema.TaggedError<SubscriptionNotFound>()("SubscriptionNotFound", {}) {
  override get message() {
    return "Subscription not found."
  }
}

/** Expired, ended by the gateway, or never active. */
export class SubscriptionOver extends Schema.TaggedError<SubscriptionOver>()("SubscriptionOver", {}) {
  override get message() {
    return "This subscription has ended."
  }
}

export class TransactionNotFound extends Schema.TaggedError<TransactionNotFound>()("TransactionNotFound", {}) {
  override get message() {
    return "Transaction not found."
  }
}

/** Why an admin's refund is impossible. */
const refundObstacles = {
  never_settled: () => "This transaction has never been settled, so there is nothing to refund.",
  nothing_left: () => "This transaction has already been fully refunded.",
  no_charge: () => "This transaction has no charge at the payment gateway.",
  bound: () => "What is left of this transaction is being refunded or disputed already.",
  too_much: (refundable: string) => `No more than ${refundable} of this transaction can be refunded.`
}
export type RefundObstacle = keyof typeof refundObstacles

export class RefundNotPossible extends Schema.TaggedError<RefundNotPossible>()("RefundNotPossible", {
  obstacle: described(
    Schema.Literal("never_settled", "nothing_left", "bound", "no_charge", "too_much"),
    "`never_settled`: it was never paid; `nothing_left`: all went back; `bound`: the rest is being refunded or " +
      "disputed; `no_charge`: the gateway has no charge of it; `too_much`: more than `refundable`.",
    "too_much"
  ),
  refundable: describedMoney("The most that can be refunded now; 0 before it is paid.", 3000)
}) {
  override get message() {
    return refundObstacles[this.obstacle](this.refundable.formatted)
  }
}

export class RefundUnanswered extends Schema.TaggedError<RefundUnanswered>()(
  "RefundUnanswered",
  {
    refund_id: described(
      RefundId,
      "The refund, which stands and is sent again by itself; it may have been made already."
    )
  },
  {
    description:
      "The gateway has not answered. The refund stands and is sent again by itself; it may have been made already."
  }
) {
  override get message() {
    return "The refund is noted and will be asked for again. Do not repeat it."
  }
}

export class RefundUndecided extends Schema.TaggedError<RefundUndecided>()(
  "RefundUndecided",
  {
    refund_id: described(RefundId, "The refund of this charge that the gateway has not answered for yet.")
  },
  {
    description: "A second refund might return the same money twice."
  }
) {
  override get message() {
    return `The gateway has not answered yet for the refund ${this.refund_id} of this transaction.`
  }
}

export class RefundNotQueued extends Schema.TaggedError<RefundNotQueued>()("RefundNotQueued", {}) {
  override get message() {
    return "Refund not found in the queue."
  }
}

export class PaymentReviewNotFound extends Schema.TaggedError<PaymentReviewNotFound>()("PaymentReviewNotFound", {}) {
  override get message() {
    return "Payment review not found."
  }
}

export class AlreadyDecided extends Schema.TaggedError<AlreadyDecided>()("AlreadyDecided", {}) {
  override get message() {
    return "Somebody has already decided about this."
  }
}

const decisionObstacles = {
  nothing_to_accept: "There is no payment that could be accepted.",
  other_currency: "Money of another currency cannot be accepted.",
  no_charge: "There is no charge at the payment gateway that could be refunded.",
  partly_returned: "Some of this money has gone back already.",
  paid_already: "This has been paid in the meantime."
}

export class DecisionNotPossible extends Schema.TaggedError<DecisionNotPossible>()(
  "DecisionNotPossible",
  {
    obstacle: described(
      Schema.Literal("nothing_to_accept", "other_currency", "no_charge", "partly_returned", "paid_already"),
      "`nothing_to_accept`: only a review of kind `charge_differs` can be accepted; `other_currency`: the money is of " +
        "another currency; `no_charge`: there is none to refund; `partly_returned`: some of it went back; " +
        "`paid_already`: it was paid in the meantime."
    )
  },
  {
    description: "The decision does not fit this kind of review."
  }
) {
  override get message() {
    return decisionObstacles[this.obstacle]
  }
}
