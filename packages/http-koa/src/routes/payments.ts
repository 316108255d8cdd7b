import { operations } from "@mentorkit/core/payments"
import { bind } from "../bind.js"

export const payments = bind(operations, {
  getStatus: {
    route: "GET /payments/status",
    summary: "How a payment stands, by its checkout session.",
    message: "Payment status fetched successfully.",
    failures: { PaymentNotFound: 404 }
  },
  receiveGatewayEvent: {
    route: "POST ~/gateway/webhook",
    summary: "Takes signed events of the payment gateway.",
    message: "Event received.",
    body: "raw",
    headers: { gateway_signature: ["gateway-signature", "stripe-signature"] },
    failures: { InvalidSignature: 400 },
    serverError: "The event could not be processed."
  }
})
