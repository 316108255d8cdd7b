/** Gathers payments' handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getStatus } from "./use-cases/get-status.js"
import { listPaymentReviews } from "./use-cases/list-payment-reviews.js"
import { listReconciliation } from "./use-cases/list-reconciliation.js"
import { listRefundQueue } from "./use-cases/list-refund-queue.js"
import { listTransactions } from "./use-cases/list-transactions.js"
import { receiveGatewayEvent } from "./use-cases/receive-gateway-event.js"
import { refundTransaction } from "./use-cases/refund-transaction.js"
import { resolvePaymentReview } from "./use-cases/resolve-payment-review.js"
import { resolveRefund } from "./use-cases/resolve-refund.js"

export class Payments extends Context.Tag("@mentorkit/Payments")<Payments, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Payments,
    Effect.all({
      getStatus,
      listPaymentReviews,
      listReconciliation,
      listRefundQueue,
      listTransactions,
      receiveGatewayEvent,
      refundTransaction,
      resolvePaymentReview,
      resolveRefund
    })
  )
}
