import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { PaymentNotFound } from "../errors.js"
import { PaymentGateway } from "../gateway.js"
import type { Operations } from "../operations.js"
import { PaymentRepository } from "../ports.js"
import { isOutstanding, isSettled } from "../progress.js"

/** For the page that the gateway returns the buyer to, until the webhook arrives. */
export const getStatus = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const gateway = yield* PaymentGateway

  const handler: Handler<Operations, "getStatus"> = Effect.fnUntraced(function* (
    { userId },
    { session_id: sessionId }
  ) {
    const payment = yield* payments.findByGatewayNames({ gateway: gateway.name, sessionId, paymentId: null }).pipe(
      Effect.flatten,
      Effect.mapError(() => new PaymentNotFound())
    )
    if (payment.payerId !== userId) return yield* new PaymentNotFound()
    const { id, paidAt, purchasableId, purpose, reference, status } = payment
    return {
      status,
      is_settled: isSettled(status),
      is_outstanding: isOutstanding(status),
      invoice_id: paidAt === null ? null : id,
      reference,
      purpose,
      purchasable_id: purchasableId
    }
  })

  return handler
})
