/** Subscriptions after they have begun, and which charge paid one of their periods. */
import { ChargeId, GatewayRefused, type PaymentGateway, type SubscriptionChange } from "@mentorkit/core/payments"
import { Effect, Option, Schema } from "effect"
import type Stripe from "stripe"
import { InvoicePayments, paidBy } from "./invoice-payments.js"
import { Id, maybe, Reference } from "./shapes.js"
import { refusedIsUnavailable, type StripeClient } from "./stripe-client.js"

type Port = typeof PaymentGateway.Service

const Standing = Schema.Struct({ id: Id, status: Schema.String, cancel_at_period_end: Schema.Boolean })

/** What the answer has to say once it is done. */
const isDone: Readonly<Record<SubscriptionChange, (standing: typeof Standing.Type) => boolean>> = {
  cancel_at_period_end: ({ cancel_at_period_end }) => cancel_at_period_end,
  resume: ({ cancel_at_period_end }) => !cancel_at_period_end,
  end_now: ({ status }) => status === "canceled"
}

const changes: Readonly<Record<SubscriptionChange, (stripe: Stripe, id: string) => Promise<unknown>>> = {
  cancel_at_period_end: (stripe, id) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  resume: (stripe, id) => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  // Nothing is charged or given back for the rest of the period by that: refunds are decided elsewhere.
  end_now: (stripe, id) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
}

/** A subscription that is over is refused by Stripe itself, in either way. */
export const changeSubscription =
  ({ call }: StripeClient): Port["changeSubscription"] =>
  (id, change) =>
    call(`subscriptions.${change}`, Standing.pipe(Schema.filter(isDone[change])), (stripe) =>
      changes[change](stripe, id)
    ).pipe(
      Effect.asVoid,
      Effect.catchTag("StripeRefusal", ({ detail }) => new GatewayRefused({ detail }))
    )

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
