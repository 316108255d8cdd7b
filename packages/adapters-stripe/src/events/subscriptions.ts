/** Stripe's messages about subscriptions and their invoices, in the shapes of its API before and after spring 2025. */
import { ChargeId, GatewayInvoiceId, GatewaySubscriptionId, type SubscriptionId } from "@mentorkit/core/payments"
import { InvoiceFailed, InvoicePaid, SubscriptionDeleted, SubscriptionUpdated } from "@mentorkit/core/payments/ports"
import { DateTime, Either, Schema } from "effect"
import { InvoicePayments, paidBy } from "../invoice-payments.js"
import { amountOf, Id, Metadata, Moment, maybe, Reference, subscriptionIdOf, Units } from "../shapes.js"
import { type CommonFields, type Reading, reading, unheard } from "./reading.js"

const latest = (moments: ReadonlyArray<DateTime.Utc>): DateTime.Utc | null =>
  moments.length === 0 ? null : moments.reduce((one, other) => DateTime.max(one, other))

const Details = Schema.Struct({ subscription: maybe(Reference), metadata: Metadata })
const Line = Schema.Struct({ period: Schema.Struct({ end: Moment }), metadata: Metadata })

const Invoice = Schema.Struct({
  id: Id,
  billing_reason: maybe(Schema.String),
  currency: Schema.String,
  amount_paid: Units,
  amount_due: Units,
  lines: Schema.Struct({ data: Schema.Array(Line) }),
  /** Now. */
  parent: maybe(Schema.Struct({ subscription_details: maybe(Details) })),
  payments: maybe(InvoicePayments),
  /** Before. */
  subscription: maybe(Reference),
  subscription_details: maybe(Details),
  payment_intent: maybe(Reference)
})
type Invoice = typeof Invoice.Type

interface Names {
  readonly gatewaySubscriptionId: GatewaySubscriptionId
  readonly subscriptionId: SubscriptionId | null
}

/**
 * Undefined for an invoice of something else. Our name for the subscription is in the metadata that the invoice copied
 * from it, in the oldest shape that of its lines; where there is metadata without it, somebody else began it.
 */
const namesOf = ({ lines, parent, subscription, subscription_details }: Invoice): Names | undefined => {
  const details = parent?.subscription_details ?? subscription_details
  const id = details?.subscription ?? subscription
  if (id === null) return undefined
  const subscriptionId =
    subscriptionIdOf(details?.metadata ?? null) ??
    lines.data.map(({ metadata }) => subscriptionIdOf(metadata)).find((known) => known !== null) ??
    null
  if (subscriptionId === null && (details?.metadata ?? null) !== null) return undefined
  return { gatewaySubscriptionId: GatewaySubscriptionId.make(id), subscriptionId }
}

const invoiceFields = (invoice: Invoice, names: Names, common: CommonFields) => ({
  ...common,
  ...names,
  invoiceId: GatewayInvoiceId.make(invoice.id),
  isFirst: invoice.billing_reason === "subscription_create"
})

const paid = reading(Invoice, (invoice, common) => {
  const names = namesOf(invoice)
  if (names === undefined) return unheard(common)
  // The invoice's own period is the one before; its line says what was bought.
  const periodEnd = latest(invoice.lines.data.map(({ period }) => period.end))
  if (periodEnd === null) return Either.left("lines.data")
  const charge = paidBy(invoice)
  return Either.map(amountOf(invoice.amount_paid, invoice.currency), (amount) =>
    InvoicePaid.make({
      ...invoiceFields(invoice, names, common),
      chargeId: charge === null ? null : ChargeId.make(charge),
      amount,
      periodEnd
    })
  )
})

const failed = reading(Invoice, (invoice, common) => {
  const names = namesOf(invoice)
  if (names === undefined) return unheard(common)
  return Either.map(amountOf(invoice.amount_due, invoice.currency), (amount) =>
    InvoiceFailed.make({ ...invoiceFields(invoice, names, common), amount })
  )
})

const Subscription = Schema.Struct({
  id: Id,
  metadata: Metadata,
  cancel_at_period_end: Schema.Boolean,
  /** Set instead by Stripe's own pages for customers. */
  cancel_at: maybe(Moment),
  /** Now. */
  items: maybe(Schema.Struct({ data: Schema.Array(Schema.Struct({ current_period_end: maybe(Moment) })) })),
  /** Before. */
  current_period_end: maybe(Moment)
})
type Subscription = typeof Subscription.Type

const periodEndOf = ({ current_period_end, items }: Subscription): DateTime.Utc | null =>
  latest((items?.data ?? []).flatMap((item) => item.current_period_end ?? [])) ?? current_period_end

const aboutOurs = (
  eventOf: (
    subscription: Subscription,
    common: CommonFields & Names
  ) => typeof SubscriptionUpdated.Type | typeof SubscriptionDeleted.Type
): Reading =>
  reading(Subscription, (subscription, common) => {
    const subscriptionId = subscriptionIdOf(subscription.metadata)
    if (subscriptionId === null) return unheard(common)
    const gatewaySubscriptionId = GatewaySubscriptionId.make(subscription.id)
    return Either.right(eventOf(subscription, { ...common, gatewaySubscriptionId, subscriptionId }))
  })

const updated = aboutOurs((subscription, common) => {
  const { cancel_at, cancel_at_period_end } = subscription
  const periodEnd = periodEndOf(subscription)
  const endsBefore = cancel_at !== null && (periodEnd === null || DateTime.lessThanOrEqualTo(cancel_at, periodEnd))
  return SubscriptionUpdated.make({ ...common, cancelAtPeriodEnd: cancel_at_period_end || endsBefore, periodEnd })
})

export const subscriptionReadings: Readonly<Record<string, Reading>> = {
  "invoice.paid": paid,
  "invoice.payment_failed": failed,
  "customer.subscription.updated": updated,
  "customer.subscription.deleted": aboutOurs((_, common) => SubscriptionDeleted.make(common))
}
