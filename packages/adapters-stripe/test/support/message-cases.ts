/** Messages as Stripe sends them or has sent them, and what each of them means. */
import { DateTime } from "effect"

const paymentId = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"
const subscriptionId = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c"
export const created = 1_800_000_000
const [end, later] = [created + 2_592_000, created + 5_184_000]
export const at = (seconds: number) => DateTime.formatIso(DateTime.unsafeMake(seconds * 1000))

const ours = { payment_id: paymentId }
export const session = {
  ...{ id: "cs_1", object: "checkout.session", mode: "payment", amount_total: 8000, currency: "usd" },
  ...{ payment_status: "paid", payment_intent: "pi_1", metadata: ours }
}
const usd = { minor: 8000n, currency: "USD" }
const dispute = { id: "dp_1", amount: 8000, currency: "usd", payment_intent: "pi_1", status: "needs_response" }
const line = { period: { start: created, end }, metadata: {} }
const billed = { subscription: "sub_1", metadata: { subscription_id: subscriptionId } }
export const invoice = {
  ...{ id: "in_1", amount_paid: 8000, amount_due: 8000, currency: "usd", billing_reason: "subscription_cycle" },
  ...{ period_end: created, lines: { data: [line] }, parent: { subscription_details: billed } }
}
const { parent: _, ...older } = invoice
const subscription = {
  ...{ id: "sub_1", metadata: { subscription_id: subscriptionId }, cancel_at_period_end: false, cancel_at: null },
  items: { data: [{ current_period_end: end }] }
}
const names = { gatewaySubscriptionId: "sub_1", subscriptionId }

export type Told = Readonly<Record<string, unknown>>
const unheard: Told = { _tag: "UnheardEvent" }

export const cases: ReadonlyArray<readonly [what: string, type: string, object: object, told: Told]> = [
  [
    "a paid checkout",
    "checkout.session.completed",
    session,
    {
      _tag: "CheckoutCompleted",
      sessionId: "cs_1",
      paymentId,
      chargeId: "pi_1",
      amount: usd,
      isPaid: true,
      gatewaySubscriptionId: null
    }
  ],
  [
    "an intent as a whole",
    "checkout.session.completed",
    { ...session, payment_intent: { id: "pi_1" } },
    { chargeId: "pi_1" }
  ],
  ["money that comes later", "checkout.session.completed", { ...session, payment_status: "unpaid" }, { isPaid: false }],
  [
    "money that has come",
    "checkout.session.async_payment_succeeded",
    session,
    { _tag: "CheckoutCompleted", isPaid: true }
  ],
  [
    "money that does not come",
    "checkout.session.async_payment_failed",
    session,
    { _tag: "CheckoutFailed", sessionId: "cs_1", paymentId }
  ],
  [
    "a subscription's checkout",
    "checkout.session.completed",
    { ...session, mode: "subscription", payment_intent: null, subscription: "sub_1" },
    { chargeId: null, gatewaySubscriptionId: "sub_1" }
  ],
  ["an expiry", "checkout.session.expired", session, { _tag: "CheckoutExpired", sessionId: "cs_1", paymentId }],
  ["somebody else's checkout", "checkout.session.completed", { ...session, metadata: {} }, unheard],
  [
    "somebody else's payment",
    "checkout.session.completed",
    { ...session, metadata: { payment_id: "order 7" } },
    unheard
  ],
  [
    "a declined card",
    "payment_intent.payment_failed",
    { id: "pi_1", metadata: ours },
    { _tag: "PaymentDeclined", sessionId: null, paymentId }
  ],
  ["a declined renewal", "payment_intent.payment_failed", { id: "pi_1", metadata: {} }, unheard],
  [
    "all that went back",
    "charge.refunded",
    { amount_refunded: 5_000_000, currency: "ugx", payment_intent: "pi_1" },
    { _tag: "ChargeRefunded", chargeId: "pi_1", refunded: { minor: 50_000n, currency: "UGX" } }
  ],
  [
    "a charge without an intent",
    "charge.refunded",
    { amount_refunded: 1, currency: "usd", payment_intent: null },
    unheard
  ],
  [
    "a failed refund",
    "refund.failed",
    { ...dispute, id: "re_1", status: "failed" },
    { _tag: "RefundFailed", gatewayRefundId: "re_1", chargeId: "pi_1", amount: usd }
  ],
  [
    "a failed refund of old",
    "charge.refund.updated",
    { ...dispute, id: "re_1", status: "failed" },
    { _tag: "RefundFailed" }
  ],
  ["a refund that goes on", "charge.refund.updated", { ...dispute, id: "re_1", status: "succeeded" }, unheard],
  [
    "a dispute's money",
    "charge.dispute.funds_withdrawn",
    dispute,
    { _tag: "DisputeOpened", gatewayDisputeId: "dp_1", chargeId: "pi_1", amount: usd }
  ],
  ["a dispute that is only said", "charge.dispute.created", dispute, unheard],
  [
    "a dispute that was won",
    "charge.dispute.closed",
    { ...dispute, status: "won" },
    { _tag: "DisputeClosed", isWon: true, amount: usd }
  ],
  [
    "a dispute that was lost",
    "charge.dispute.closed",
    { ...dispute, status: "lost" },
    { _tag: "DisputeClosed", isWon: false }
  ],
  ["a bank's question", "charge.dispute.closed", { ...dispute, status: "warning_closed" }, unheard],
  [
    "a dispute that was stopped",
    "charge.dispute.closed",
    { ...dispute, status: "prevented", balance_transactions: [] },
    unheard
  ],
  ["money of a dispute that came back", "charge.dispute.funds_reinstated", { ...dispute, status: "won" }, unheard],
  [
    "a renewal now",
    "invoice.paid",
    invoice,
    {
      _tag: "InvoicePaid",
      ...names,
      invoiceId: "in_1",
      chargeId: null,
      amount: usd,
      isFirst: false,
      periodEnd: at(end)
    }
  ],
  [
    "a renewal with its payments",
    "invoice.paid",
    {
      ...invoice,
      payments: {
        data: [
          { status: "canceled", payment: { payment_intent: "pi_0" } },
          { status: "paid", payment: { type: "payment_intent", payment_intent: { id: "pi_1" } } }
        ]
      }
    },
    { chargeId: "pi_1" }
  ],
  [
    "a renewal of 2024",
    "invoice.paid",
    {
      ...older,
      subscription: "sub_1",
      subscription_details: { metadata: { subscription_id: subscriptionId } },
      payment_intent: "pi_1",
      charge: "ch_1"
    },
    { _tag: "InvoicePaid", ...names, chargeId: "pi_1", periodEnd: at(end) }
  ],
  [
    "a renewal of 2022",
    "invoice.paid",
    {
      ...older,
      subscription: { id: "sub_1" },
      lines: { data: [{ ...line, metadata: { subscription_id: subscriptionId } }] }
    },
    { ...names, chargeId: null }
  ],
  [
    "a renewal that names us nowhere",
    "invoice.paid",
    { ...older, subscription: "sub_1" },
    { _tag: "InvoicePaid", subscriptionId: null }
  ],
  [
    "the latest of several lines",
    "invoice.paid",
    { ...invoice, lines: { data: [{ ...line, period: { end: later } }, line] } },
    { periodEnd: at(later) }
  ],
  ["the first period", "invoice.paid", { ...invoice, billing_reason: "subscription_create" }, { isFirst: true }],
  ["a bill of something else", "invoice.paid", { ...invoice, parent: null }, unheard],
  [
    "somebody else's renewal",
    "invoice.paid",
    { ...invoice, parent: { subscription_details: { subscription: "sub_9", metadata: {} } } },
    unheard
  ],
  [
    "a renewal that failed",
    "invoice.payment_failed",
    { ...invoice, amount_paid: 0 },
    { _tag: "InvoiceFailed", ...names, invoiceId: "in_1", amount: usd, isFirst: false }
  ],
  [
    "a subscription now",
    "customer.subscription.updated",
    subscription,
    { _tag: "SubscriptionUpdated", ...names, cancelAtPeriodEnd: false, periodEnd: at(end) }
  ],
  [
    "a subscription of old",
    "customer.subscription.updated",
    { ...subscription, items: { data: [{}] }, current_period_end: end, cancel_at_period_end: true },
    { cancelAtPeriodEnd: true, periodEnd: at(end) }
  ],
  [
    "a subscription stopped by its customer",
    "customer.subscription.updated",
    { ...subscription, cancel_at: end },
    { cancelAtPeriodEnd: true }
  ],
  [
    "a subscription that ends one day",
    "customer.subscription.updated",
    { ...subscription, cancel_at: later },
    { cancelAtPeriodEnd: false }
  ],
  ["the end", "customer.subscription.deleted", subscription, { _tag: "SubscriptionDeleted", ...names }],
  ["somebody else's subscription", "customer.subscription.deleted", { ...subscription, metadata: {} }, unheard],
  ["what nobody asked for", "customer.created", {}, unheard]
]
