/** Owing money back: written down with the change that causes it, asked of the gateway after the commit. */
import { DateTime, Effect, Option } from "effect"
import { Ids, Outbox } from "../kernel/index.js"
import { RefundRequested } from "./events.js"
import { PaymentGateway } from "./gateway.js"
import { RefundId } from "./ids.js"
import type { Payment, Refund } from "./payment.js"
import { PaymentRepository, RefundRepository } from "./ports.js"
import { isSettled } from "./progress.js"
import { refundable } from "./refunding.js"
import type { RefundReason } from "./statuses.js"

export const refundRequest = Effect.gen(function* () {
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** Of everything that is left of a locked payment. */
  return Effect.fnUntraced(function* (payment: Payment, reason: RefundReason, at: DateTime.Utc) {
    if (!isSettled(payment.status)) return
    const amountMinor = refundable(payment, yield* refunds.waiting(payment.id))
    if (amountMinor <= 0n) return
    const id = RefundId.make(yield* ids.uuid)
    const refund: Refund = {
      id,
      paymentId: payment.id,
      amountMinor,
      reason,
      state: "requested",
      idempotencyKey: `refund-${id}`,
      createdAt: at
    }
    // The relay comes first; the sweep is for what the relay has given up.
    yield* refunds.add(refund, DateTime.add(at, { minutes: 10 }))
    yield* outbox.append(RefundRequested, { paymentId: payment.id, refundId: id }, at)
  })
})

/** Asks the gateway for a refund that is still only requested. May be repeated: the key is the refund's own. */
export const refundAtGateway = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const gateway = yield* PaymentGateway

  const ask = Effect.fnUntraced(function* (refund: Refund, { amount, chargeId, gateway: taker }: Payment) {
    if (chargeId === null || taker !== gateway.name) {
      return yield* refunds.refused(refund.id, `The charge is not one of the gateway "${gateway.name}".`)
    }
    yield* gateway
      .refund({
        idempotencyKey: refund.idempotencyKey,
        chargeId,
        amount: { minor: refund.amountMinor, currency: amount.currency },
        reason: refund.reason
      })
      .pipe(
        Effect.flatMap(({ refundId }) => refunds.accepted(refund.id, refundId)),
        Effect.catchTag("GatewayRefused", ({ detail }) => refunds.refused(refund.id, detail))
      )
  })

  return Effect.fnUntraced(function* (id: RefundId) {
    const refund = Option.getOrUndefined(yield* refunds.find(id))
    if (refund?.state !== "requested") return
    yield* ask(refund, yield* Effect.orDie(Effect.flatten(payments.find(refund.paymentId))))
  })
})
