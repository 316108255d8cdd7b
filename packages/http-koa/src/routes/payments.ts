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
  },
  listTransactions: {
    route: "GET /admin/transactions",
    summary: "List payments by status, purpose, mentor, payer or reference, the newest first.",
    message: "Transactions fetched successfully."
  },
  refundTransaction: {
    route: "POST /admin/transactions/:transactionId/refund",
    summary: "Give a part of a payment back, or all that is left of it.",
    message: "Refund issued successfully. The funds arrive within 5 working days.",
    failures: {
      TransactionNotFound: 404,
      RefundNotPossible: 422,
      RefundUndecided: 422,
      RefundUnanswered: 502,
      GatewayRefused: 502
    }
  },
  listRefundQueue: {
    route: "GET /admin/refund-queue",
    summary: "Refunds that the gateway has refused and nobody has decided about, the oldest first.",
    message: "Refund queue fetched successfully."
  },
  resolveRefund: {
    route: "POST /admin/refund-queue/:id/resolve",
    summary: "Decide about a refused refund: ask again, say that it was paid by other means, or waive it.",
    message: "Refund resolved successfully.",
    failures: {
      RefundNotQueued: 404,
      RefundNotPossible: 422,
      RefundUndecided: 422,
      RefundUnanswered: 502,
      GatewayRefused: 502
    }
  },
  listPaymentReviews: {
    route: "GET /admin/payment-reviews",
    summary: "Payments whose amount or currency differs from what was asked, the oldest first.",
    message: "Payment reviews fetched successfully."
  },
  resolvePaymentReview: {
    route: "POST /admin/payment-reviews/:id/resolve",
    summary: "Accept other money than asked for, give it back, or dismiss the review.",
    message: "Payment review resolved successfully.",
    failures: {
      PaymentReviewNotFound: 404,
      AlreadyDecided: 422,
      DecisionNotPossible: 422,
      GatewayUnavailable: 502,
      GatewayRefused: 502
    }
  },
  listReconciliation: {
    route: "GET /admin/reconciliation",
    summary: "How the gateway's books differ from ours, day by day, the newest first.",
    message: "Reconciliation fetched successfully."
  }
})
