/** Stripe's messages about refunds and disputes. A charge without an intent is not ours. */
import { ChargeId, GatewayDisputeId, GatewayRefundId } from "@mentorkit/core/payments"
import { ChargeRefunded, DisputeClosed, DisputeOpened, RefundFailed } from "@mentorkit/core/payments/ports"
import { Either, Schema } from "effect"
import { amountOf, Id, maybe, Reference, Units } from "../shapes.js"
import { type CommonFields, type Reading, reading, unheard } from "./reading.js"

const Charge = Schema.Struct({ amount_refunded: Units, currency: Schema.String, payment_intent: maybe(Reference) })

const refunded = reading(Charge, ({ amount_refunded, currency, payment_intent }, common) =>
  payment_intent === null
    ? unheard(common)
    : Either.map(amountOf(amount_refunded, currency), (amount) =>
        ChargeRefunded.make({ ...common, chargeId: ChargeId.make(payment_intent), refunded: amount })
      )
)

const moneyOfIntent = { id: Id, amount: Units, currency: Schema.String, payment_intent: maybe(Reference) }
const Refund = Schema.Struct({ ...moneyOfIntent, status: Schema.String })

/** `refund.failed`, and the older `charge.refund.updated`, which also tells of everything else. */
const refundChanged = reading(Refund, ({ amount: units, currency, id, payment_intent, status }, common) =>
  payment_intent === null || (status !== "failed" && status !== "canceled")
    ? unheard(common)
    : Either.map(amountOf(units, currency), (amount) =>
        RefundFailed.make({
          ...common,
          chargeId: ChargeId.make(payment_intent),
          gatewayRefundId: GatewayRefundId.make(id),
          amount
        })
      )
)

const Dispute = Schema.Struct({
  ...moneyOfIntent,
  status: Schema.String,
  /** Movements of our balance: one when the money was taken, another when it came back. */
  balance_transactions: maybe(Schema.Array(Schema.Unknown))
})
type Dispute = typeof Dispute.Type

const aboutDispute = (
  eventOf: (
    about: CommonFields & Pick<DisputeOpened, "chargeId" | "gatewayDisputeId" | "amount">,
    dispute: Dispute
  ) => DisputeOpened | DisputeClosed | undefined
): Reading =>
  reading(Dispute, (dispute, common) => {
    const { amount: units, currency, id, payment_intent } = dispute
    if (payment_intent === null) return unheard(common)
    const names = { chargeId: ChargeId.make(payment_intent), gatewayDisputeId: GatewayDisputeId.make(id) }
    return Either.flatMap(amountOf(units, currency), (amount): ReturnType<Reading> => {
      const event = eventOf({ ...common, ...names, amount }, dispute)
      return event === undefined ? unheard(common) : Either.right(event)
    })
  })

const opened = aboutDispute((about) => DisputeOpened.make(about))

/** A bank that only asked has taken nothing, nor one that was stopped in time. */
const tookNothing = ({ balance_transactions, status }: Dispute) =>
  status.startsWith("warning_") || (status === "prevented" && (balance_transactions ?? []).length === 0)

const closed = aboutDispute((about, dispute) =>
  tookNothing(dispute) ? undefined : DisputeClosed.make({ ...about, isWon: dispute.status === "won" })
)

/**
 * A dispute costs from `funds_withdrawn` on. `created` is not heard: it also comes where a bank only asks, and not again
 * when its question becomes a dispute. Whether the money is lost or comes back is decided by `closed`; `funds_reinstated`
 * follows one that was won and says nothing new, and `updated` moves no money.
 */
export const chargeReadings: Readonly<Record<string, Reading>> = {
  "charge.refunded": refunded,
  "refund.failed": refundChanged,
  "charge.refund.updated": refundChanged,
  "charge.dispute.funds_withdrawn": opened,
  "charge.dispute.closed": closed
}
