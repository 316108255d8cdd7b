/** Money back to the buyer. What we call a charge is Stripe's payment intent: sessions and invoices name it first. */
import type { Amount } from "@mentorkit/core/kernel"
import {
  type ChargeId,
  GatewayRefundId,
  GatewayRefused,
  GatewayUnavailable,
  type RefundReason
} from "@mentorkit/core/payments"
import type { PaymentGateway, RefundAnswer, RefundRequest } from "@mentorkit/core/payments/ports"
import { Effect, Option, Schema } from "effect"
import type Stripe from "stripe"
import { type StripeAmount, toStripe } from "./currency-units.js"
import { Id, isIn, Metadata, Moment, Units } from "./shapes.js"
import type { StripeClient, StripeRefusal } from "./stripe-client.js"

const Refund = Schema.Struct({
  id: Id,
  amount: Units,
  currency: Schema.String,
  status: Schema.Literal("pending", "requires_action", "succeeded", "failed", "canceled"),
  created: Moment,
  metadata: Metadata
})
type Refund = typeof Refund.Type

const Refunds = Schema.Struct({ data: Schema.Array(Refund), has_more: Schema.Boolean })
const Charge = Schema.Struct({ id: Id, currency: Schema.String })

/** Stripe knows three reasons of its own; ours is always in the metadata. */
const stripeReasons: Partial<Record<RefundReason, Stripe.RefundCreateParams.Reason>> = {
  duplicate: "duplicate",
  fraudulent: "fraudulent",
  requested_by_customer: "requested_by_customer"
}

const paramsOf = ({ chargeId, idempotencyKey, reason }: RefundRequest, { units }: StripeAmount) => {
  const stripeReason = stripeReasons[reason]
  return {
    payment_intent: chargeId,
    amount: units,
    metadata: { reason, refund_key: idempotencyKey },
    ...(stripeReason !== undefined && { reason: stripeReason })
  } satisfies Stripe.RefundCreateParams
}

const refused = ({ detail }: StripeRefusal) => new GatewayRefused({ detail })

/** Stripe says `succeeded` when the money is on its way, and takes that back where a bank returns it. */
const states: { readonly [S in Refund["status"]]: RefundAnswer["state"] } = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed"
}

const answerOf = (refund: Refund, { currency, units }: StripeAmount) => {
  if (refund.amount !== units || refund.currency !== currency) {
    return Effect.logError("Stripe answered with another refund than was asked for").pipe(
      Effect.annotateLogs({ refund: refund.id }),
      Effect.zipRight(new GatewayUnavailable())
    )
  }
  const { created: takenAt, id, status } = refund
  return Effect.succeed({ refundId: GatewayRefundId.make(id), state: states[status], takenAt } satisfies RefundAnswer)
}

type RefundMethods = Pick<typeof PaymentGateway.Service, "findRefund" | "refund">

export const refundMethods = ({ call }: StripeClient): RefundMethods => {
  /** A refund names no currency, so one in another currency would give back as many of the wrong units. */
  const checkCurrency = ({ amount, chargeId }: { readonly chargeId: ChargeId; readonly amount: Amount }) =>
    Effect.flatMap(
      call("paymentIntents.retrieve", Charge, (stripe) => stripe.paymentIntents.retrieve(chargeId)),
      ({ currency }) =>
        isIn(amount.currency, currency)
          ? Effect.void
          : new GatewayRefused({ detail: `The charge is in ${currency.toUpperCase()}.` })
    )

  /** Stripe forgets idempotency keys after a day; the charge's refunds know theirs for ever. */
  const findByKey = (
    request: RefundRequest,
    after?: string
  ): Effect.Effect<Option.Option<Refund>, StripeRefusal | GatewayUnavailable> =>
    call("refunds.list", Refunds, (stripe) =>
      stripe.refunds.list({
        payment_intent: request.chargeId,
        limit: 100,
        ...(after !== undefined && { starting_after: after })
      })
    ).pipe(
      Effect.flatMap(({ data, has_more }) => {
        const known = data.find(({ metadata }) => metadata?.["refund_key"] === request.idempotencyKey)
        const last = data.at(-1)?.id
        return known === undefined && has_more && last !== undefined
          ? findByKey(request, last)
          : Effect.succeed(Option.fromNullable(known))
      })
    )

  const refund: RefundMethods["refund"] = Effect.fnUntraced(
    function* (request) {
      const amount = Option.getOrUndefined(toStripe(request.amount))
      if (amount === undefined || amount.units <= 0) {
        return yield* new GatewayRefused({ detail: "Stripe cannot give this amount back." })
      }
      const [known] = yield* Effect.all([findByKey(request), checkCurrency(request)], { concurrency: 2 })
      const made = Option.isSome(known)
        ? known.value
        : yield* call("refunds.create", Refund, (stripe) =>
            stripe.refunds.create(paramsOf(request, amount), { idempotencyKey: request.idempotencyKey })
          )
      return yield* answerOf(made, amount)
    },
    Effect.catchTag("StripeRefusal", refused)
  )

  const findRefund: RefundMethods["findRefund"] = (request) =>
    Option.match(toStripe(request.amount), {
      onNone: () => Effect.succeedNone,
      onSome: (amount) =>
        findByKey(request).pipe(
          // It does not know the charge either.
          Effect.catchTag("StripeRefusal", () => Effect.succeed(Option.none<Refund>())),
          Effect.flatMap(Effect.transposeMapOption((found) => answerOf(found, amount)))
        )
    })

  return { findRefund, refund }
}
