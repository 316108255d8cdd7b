/** Why payments may say no. */
import { Schema } from "effect"

/** Nothing came back, or nothing useful: the same call may succeed later. */
export class GatewayUnavailable extends Schema.TaggedError<GatewayUnavailable>()("GatewayUnavailable", {}) {
  override get message() {
    return "The payment gateway could not be reached. Please try again."
  }
}

/** The gateway understood and will not do it; trying again changes nothing. */
export class GatewayRefused extends Schema.TaggedError<GatewayRefused>()("GatewayRefused", {
  /** The gateway's own words, for an admin. */
  detail: Schema.String
}) {
  override get message() {
    return "The payment gateway refused the request."
  }
}

/** A webhook that the gateway did not sign, or signed too long ago. */
export class InvalidSignature extends Schema.TaggedError<InvalidSignature>()("InvalidSignature", {}) {
  override get message() {
    return "Invalid gateway signature."
  }
}

/** Also a payment of somebody else. */
export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", {}) {
  override get message() {
    return "Payment session not found."
  }
}
