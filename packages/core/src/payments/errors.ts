/** Errors of payments. */
import { Schema } from "effect"
import { Money } from "../kernel/index.js"
import { RefundId } from "./ids.js"

/** No useful answer: the same call may succeed later. */
export class GatewayUnavailable extends Schema.TaggedError<GatewayUnavailable>()("GatewayUnavailable", {}) {
  override get message() {
    return "The payment gateway could not be reached. Please try again."
  }
}

/** The gateway will not do it; a retry alone changes nothing. */
export class GatewayRefused extends Schema.TaggedError<GatewayRefused>()("GatewayRefused", {
  /** The gateway's own message, for an admin. */
  detail: Schema.String
}) {
  override get message() {
    return "The payment gateway refused the request."
  }
}

/** A webhook without a valid signature, or signed too long ago. */
export class InvalidSignature extends Schema.TaggedError<InvalidSignature>()("InvalidSignature", {}) {
  override get message() {
    return "Invalid gateway signature."
  }
}

/** Also for another user's payment. */
export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", {}) {
  override get message() {
    return "Payment session not found."
  }
}

/** Another checkout of this purchase, or money for it, is under way. */
export class PaymentUnderway extends Schema.TaggedError<PaymentUnderway>()("PaymentUnderway", {}) {
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

/** Why an admin's refund is impossible; `refundable` is the maximum. */
const refundObstacles = {
  never_settled: () => "This transaction has never been settled, so there is nothing to refund.",
  nothing_left: () => "This transaction has already been fully refunded.",
  no_charge: () => "This transaction has no charge at the payment gateway.",
  bound: () => "What is left of this transaction is being refunded or disputed already.",
  too_much: (refundable: string) => `No more than ${refundable} of this transaction can be refunded.`
}
export type RefundObstacle = keyof typeof refundObstacles

export class RefundNotPossible extends Schema.TaggedError<RefundNotPossible>()("RefundNotPossible", {
  obstacle: Schema.Literal("never_settled", "nothing_left", "bound", "no_charge", "too_much"),
  refundable: Money
}) {
  override get message() {
    return refundObstacles[this.obstacle](this.refundable.formatted)
  }
}

/** No answer of the gateway. The refund stands and is sent again automatically; it may have been made already. */
export class RefundUnanswered extends Schema.TaggedError<RefundUnanswered>()("RefundUnanswered", {
  refund_id: RefundId
}) {
  override get message() {
    return "The refund is noted and will be asked for again. Do not repeat it."
  }
}

/** Another refund of the charge has no answer yet: a second one might return the same money twice. */
export class RefundUndecided extends Schema.TaggedError<RefundUndecided>()("RefundUndecided", {
  /** The refund without an answer. */
  refund_id: RefundId
}) {
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

/** The decision does not fit this kind of review. */
export class DecisionNotPossible extends Schema.TaggedError<DecisionNotPossible>()("DecisionNotPossible", {
  obstacle: Schema.Literal("nothing_to_accept", "other_currency", "no_charge", "partly_returned", "paid_already")
}) {
  override get message() {
    return decisionObstacles[this.obstacle]
  }
}
