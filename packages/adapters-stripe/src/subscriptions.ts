/** Subscriptions after they have begun, and which charge paid one of their periods. */
import { ChargeId, GatewayRefused, type GatewaySubscriptionId, SubscriptionOver } from "@mentorkit/core/payments"
import type { PaymentGateway, SubscriptionChange } from "@mentorkit/core/payments/ports"
import { Effect, Option, Schema } from "effect"
import type Stripe from "stripe"
import { InvoicePayments, paidBy } from "./invoice-payments.js"
import { Id, maybe, Reference } from "./shapes.js"
import { refusedIsUnavailable, type StripeClient, type StripeRefusal } from "./stripe-client.js"

type Port = typeof PaymentGateway.Service

const SubscriptionState = Schema.Struct({ id: Id, status: Schema.String, cancel_at_period_end: Schema.Boolean })

/** Whether Stripe will never charge it again. */
const isOver = ({ status }: typeof SubscriptionState.Type) => status === "canceled" || status === "incomplete_expired"

/** Whether the subscription shows that the change was made. */
const isDone: Readonly<Record<SubscriptionChange, (standing: typeof SubscriptionState.Type) => boolean>> = {
  cancel_at_period_end: ({ cancel_at_period_end }) => cancel_at_period_end,
  resume: ({ cancel_at_period_end }) => !cancel_at_period_end,
  end_now: isOver
}

const changes: Readonly<Record<SubscriptionChange, (stripe: Stripe, id: string) => Promise<unknown>>> = {
  cancel_at_period_end: (stripe, id) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  resume: (stripe, id) => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  // Ends without a charge or a refund for the rest of the period: refunds are decided elsewhere.
  end_now: (stripe, id) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
}

const refused = (change: SubscriptionChange, { code, detail, param }: StripeRefusal) =>
  Effect.logWarning("Stripe refused to change a subscription").pipe(
    Effect.annotateLogs({ call: `subscriptions.${change}`, code, param }),
    Effect.zipRight(new GatewayRefused({ detail }))
  )

export const changeSubscription = ({ call }: StripeClient): Port["changeSubscription"] => {
  /** Stripe answers "No such subscription" for an ended one and for an unknown one, so its status has to be asked. */
  const hasEnded = (id: GatewaySubscriptionId) =>
    call("subscriptions.retrieve", SubscriptionState, (stripe) => stripe.subscriptions.retrieve(id)).pipe(
      Effect.map(isOver),
      // A subscription that this account does not have may go on in another account.
      Effect.catchTag("StripeRefusal", () => Effect.succeed(false))
    )

  return (id, change) =>
    call(`subscriptions.${change}`, SubscriptionState.pipe(Schema.filter(isDone[change])), (stripe) =>
      changes[change](stripe, id)
    ).pipe(
      Effect.asVoid,
      Effect.catchTag("StripeRefusal", (refusal) =>
        Effect.if(hasEnded(id), {
          onTrue: () => new SubscriptionOver(),
          onFalse: () => refused(change, refusal)
        })
      )
    )
}

const PaidInvoice = Schema.Struct({
  id: Id,
  payments: maybe(InvoicePayments),
  payment_intent: maybe(Reference)
})

/** An invoice that Stripe does not know was paid by nothing. */
export const chargeOf =
  ({ call }: StripeClient): Port["chargeOf"] =>
  (invoiceId) =>
    call("invoices.retrieve", PaidInvoice, (stripe) =>
      stripe.invoices.retrieve(invoiceId, { expand: ["payments"] })
    ).pipe(
      Effect.map((invoice) => Option.map(Option.fromNullable(paidBy(invoice)), (id) => ChargeId.make(id))),
      Effect.catchTag("StripeRefusal", (refusal) =>
        refusal.code === "resource_missing" ? Effect.succeedNone : Effect.fail(refusal)
      ),
      refusedIsUnavailable("invoices.retrieve")
    )
