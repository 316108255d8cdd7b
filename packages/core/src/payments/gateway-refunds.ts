/** Sends stored refunds to the gateway, and asks for their state. No transaction is open. */
import { Data, Effect, Option } from "effect"
import { RefundUnanswered } from "./errors.js"
import { PaymentGateway, type RefundRequest } from "./gateway.js"
import type { RefundId } from "./ids.js"
import type { Payment, Refund } from "./payment.js"
import { PaymentRepository, RefundRepository } from "./ports.js"
import { makeApplyRefundAnswer } from "./settlement/refund-answers.js"

/** The charge of a subscription's period is not known yet: wait for it. */
export class ChargeNotNamed extends Data.TaggedError("ChargeNotNamed")<{ readonly message: string }> {}

/** Always the same values: the key is the refund's own. */
const requestOf = (refund: Refund, { amount }: Payment, chargeId: RefundRequest["chargeId"]): RefundRequest => ({
  idempotencyKey: refund.idempotencyKey,
  chargeId,
  amount: { minor: refund.amountMinor, currency: amount.currency },
  reason: refund.reason
})

export const makeGatewayRefunds = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const gateway = yield* PaymentGateway
  const answered = yield* makeApplyRefundAnswer

  const paymentOf = ({ paymentId }: Refund) => Effect.orDie(Effect.flatten(payments.find(paymentId)))

  const request = Effect.fnUntraced(function* (refund: Refund, payment: Payment) {
    const { chargeId, gateway: taker, subscriptionId } = payment
    if (chargeId === null && subscriptionId !== null) {
      return yield* new ChargeNotNamed({ message: `The charge of payment ${payment.id} is not known yet.` })
    }
    if (chargeId === null || taker !== gateway.name) {
      return yield* refunds.markRefused(refund.id, `The charge is not one of the gateway "${gateway.name}".`)
    }
    const answer = yield* Effect.tapErrorTag(
      gateway.refund(requestOf(refund, payment, chargeId)),
      "GatewayRefused",
      ({ detail }) => refunds.markRefused(refund.id, detail)
    )
    yield* answered(refund, payment, answer)
  })

  /** Sends a requested refund. May be repeated. A refusal is stored before it is reported. */
  const ask = Effect.fnUntraced(function* (id: RefundId) {
    const refund = Option.getOrUndefined(yield* refunds.find(id))
    if (refund?.state === "requested") yield* request(refund, yield* paymentOf(refund))
  })

  /**
   * While an admin waits: answers the refund as it is by then. Where the gateway has said nothing, neither by its answer nor
   * by its news, it stays requested, and the relay or the sweep asks again.
   */
  const askNow = Effect.fnUntraced(function* (id: RefundId) {
    yield* Effect.catchTags(ask(id), {
      ChargeNotNamed: () => Effect.void,
      GatewayRefused: () => Effect.void,
      GatewayUnavailable: () => Effect.void
    })
    const refund = yield* Effect.orDie(Effect.flatten(refunds.find(id)))
    return refund.state === "requested" ? yield* new RefundUnanswered({ refund_id: id }) : refund
  })

  /** Asks for the state of an accepted refund whose event does not come. */
  const look = Effect.fnUntraced(function* (refund: Refund) {
    const payment = yield* paymentOf(refund)
    const { chargeId, gateway: taker } = payment
    // Another gateway's refund is asked for again when that gateway is bound again.
    if (chargeId === null || taker !== gateway.name) return
    const found = yield* gateway.findRefund(requestOf(refund, payment, chargeId))
    if (Option.isSome(found)) return yield* answered(refund, payment, found.value)
    yield* Effect.annotateLogs(Effect.logError("The gateway does not know a refund that it had taken on."), {
      refund: refund.id
    })
  })

  return { ask, askNow, look }
})
