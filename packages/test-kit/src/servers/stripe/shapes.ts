/** Stripe's objects as its API writes them: now, and before spring 2025. Only what matters of them. */
import type { Books, Dispute, Intent, Invoice, Movement, Refund, Session, Subscription } from "./books.js"

export type Era = "current" | "older"

const list = (url: string, data: ReadonlyArray<unknown>) => ({ object: "list", url, has_more: false, data })

export const sessionShape = (session: Session) => ({
  id: session.id,
  object: "checkout.session",
  mode: session.mode,
  status: session.status,
  payment_status: session.paymentStatus,
  url: session.status === "open" ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
  amount_subtotal: session.amount,
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.clientReference,
  metadata: session.metadata,
  payment_intent: session.intent,
  subscription: session.subscription,
  success_url: session.successUrl,
  expires_at: session.expiresAt,
  livemode: false
})

export const intentShape = (intent: Intent) => ({
  id: intent.id,
  object: "payment_intent",
  amount: intent.amount,
  currency: intent.currency,
  latest_charge: intent.chargeId,
  metadata: intent.metadata,
  status: intent.isPaid ? "succeeded" : "requires_payment_method"
})

export const chargeShape = (intent: Intent) => ({
  id: intent.chargeId,
  object: "charge",
  amount: intent.amount,
  amount_refunded: intent.refunded,
  currency: intent.currency,
  metadata: intent.metadata,
  payment_intent: intent.id,
  refunded: intent.refunded === intent.amount
})

export const refundShape = (refund: Refund) => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  created: refund.created,
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: refund.intent,
  reason: refund.reason,
  status: refund.status,
  ...(refund.status === "failed" && { failure_reason: "lost_or_stolen_card" })
})

export const disputeShape = (books: Books, dispute: Dispute) => ({
  id: dispute.id,
  object: "dispute",
  amount: dispute.amount,
  balance_transactions: dispute.movements.map((id) => movementShape(books, books.movements.find(id), false)),
  charge: books.intents.find(dispute.intent).chargeId,
  currency: dispute.currency,
  payment_intent: dispute.intent,
  status: dispute.status
})

export const subscriptionShape = (subscription: Subscription, era: Era) => {
  const { amount, currency, id, interval, periodEnd, periodStart } = subscription
  const period = { current_period_start: periodStart, current_period_end: periodEnd }
  return {
    id,
    object: "subscription",
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    currency,
    metadata: subscription.metadata,
    status: subscription.status,
    ...(era === "older" && period),
    items: list("/v1/subscription_items", [
      {
        id: `si_${id}`,
        object: "subscription_item",
        price: { unit_amount: amount, recurring: { interval } },
        ...(era === "current" && period)
      }
    ])
  }
}

const paymentsOf = (invoice: Invoice) =>
  list(
    "/v1/invoice_payments",
    invoice.intent === null
      ? []
      : [
          {
            object: "invoice_payment",
            status: "paid",
            payment: { type: "payment_intent", payment_intent: invoice.intent }
          }
        ]
  )

/** `payments` is in an answer only where it was asked for, and in no message. */
export const invoiceShape = (books: Books, invoice: Invoice, era: Era, hasPayments = false) => {
  const { amount, currency, id, intent, periodEnd, periodStart, subscription } = invoice
  const { metadata } = books.subscriptions.find(subscription)
  const line = { object: "line_item", amount, currency, metadata, period: { start: periodStart, end: periodEnd } }
  const common = {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: intent === null ? 0 : amount,
    billing_reason: invoice.reason,
    currency,
    // The invoice's own period lies before what it bills.
    period_start: periodStart,
    period_end: periodStart,
    status: intent === null ? "open" : "paid"
  }
  return era === "current"
    ? {
        ...common,
        parent: { type: "subscription_details", subscription_details: { subscription, metadata } },
        lines: list(`/v1/invoices/${id}/lines`, [{ ...line, parent: { type: "subscription_item_details" } }]),
        ...(hasPayments && { payments: paymentsOf(invoice) })
      }
    : {
        ...common,
        subscription,
        payment_intent: intent,
        charge: books.intents.get(intent)?.chargeId ?? null,
        lines: list(`/v1/invoices/${id}/lines`, [{ ...line, type: "subscription" }])
      }
}

const sourceOf = (books: Books, id: string): object => {
  const [intent, refund] = [books.intents.get(id), books.refunds.get(id)]
  if (intent !== undefined) return chargeShape(intent)
  return refund === undefined ? disputeShape(books, books.disputes.find(id)) : refundShape(refund)
}

export const movementShape = (books: Books, movement: Movement, isExpanded: boolean): object => {
  return {
    id: movement.id,
    object: "balance_transaction",
    amount: movement.amount,
    created: movement.created,
    currency: movement.currency,
    fee: 59,
    net: movement.amount - 59,
    source: isExpanded ? sourceOf(books, movement.source) : movement.source,
    type: movement.type
  }
}
