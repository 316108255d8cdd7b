/** What happens at Stripe, and what it tells of it. */
import type { Books, Dispute, Invoice, Session, Subscription } from "./books.js"
import {
  chargeShape,
  disputeShape,
  type Era,
  intentShape,
  invoiceShape,
  refundShape,
  sessionShape,
  subscriptionShape
} from "./shapes.js"

export type Tell = (type: string, object: object) => void

const days: Readonly<Record<string, number>> = { month: 30, year: 365 }

export const newDeeds = (books: Books, tell: Tell, era: Era) => {
  const tellInvoice = (type: string, invoice: Invoice) => tell(type, invoiceShape(books, invoice, era))
  const tellSubscription = (type: string, subscription: Subscription) =>
    tell(type, subscriptionShape(subscription, era))
  const tellDispute = (type: string, dispute: Dispute) => tell(`charge.dispute.${type}`, disputeShape(books, dispute))

  /** The bill of a subscription's running period. */
  const bill = (subscription: Subscription, reason: Invoice["reason"]): Invoice => {
    const { amount, currency, id, isCardSpoilt, periodEnd, periodStart } = subscription
    const invoice = books.invoices.add({
      subscription: id,
      amount,
      currency,
      reason,
      periodStart,
      periodEnd,
      intent: null
    })
    if (isCardSpoilt) {
      tellInvoice("invoice.payment_failed", invoice)
      return invoice
    }
    // Renewals have no metadata: they come of the subscription.
    const intent = books.newIntent(invoice, {})
    books.settle(intent)
    invoice.intent = intent.id
    tell("payment_intent.succeeded", intentShape(intent))
    tellInvoice("invoice.paid", invoice)
    return invoice
  }

  const begin = (session: Session): Subscription => {
    const { amount, currency, innerMetadata: metadata } = session
    const interval = session.interval ?? "month"
    const periodStart = books.now()
    const subscription = books.subscriptions.add({
      ...{ amount, currency, metadata, interval, periodStart },
      ...{ periodEnd: periodStart + (days[interval] ?? 30) * 86_400, status: "active" as const },
      ...{ cancelAtPeriodEnd: false, isCardSpoilt: false }
    })
    tellSubscription("customer.subscription.created", subscription)
    return subscription
  }

  const isPayable = (session: Session) => session.status === "open" && books.now() < session.expiresAt

  const complete = (session: Session, isPaid: boolean) => {
    session.status = "complete"
    session.paymentStatus = isPaid ? "paid" : "unpaid"
    tell("checkout.session.completed", sessionShape(session))
  }

  const pay = (id: string) => {
    const session = books.sessions.find(id)
    if (!isPayable(session)) return
    if (session.mode === "subscription") {
      const subscription = begin(session)
      session.subscription = subscription.id
      bill(subscription, "subscription_create")
    } else {
      const intent = books.newIntent(session, session.innerMetadata)
      session.intent = intent.id
      books.settle(intent)
      tell("payment_intent.succeeded", intentShape(intent))
    }
    complete(session, true)
  }

  const payLater = (id: string) => {
    const session = books.sessions.find(id)
    if (!isPayable(session)) return
    session.intent = books.newIntent(session, session.innerMetadata).id
    complete(session, false)
  }

  const settleLater = (id: string, isPaid: boolean) => {
    const session = books.sessions.find(id)
    const intent = books.intents.find(session.intent)
    if (session.paymentStatus === "paid") return
    if (!isPaid) {
      tell("payment_intent.payment_failed", intentShape(intent))
      return tell("checkout.session.async_payment_failed", sessionShape(session))
    }
    books.settle(intent)
    session.paymentStatus = "paid"
    tell("checkout.session.async_payment_succeeded", sessionShape(session))
  }

  const decline = (id: string) => {
    const session = books.sessions.find(id)
    if (isPayable(session))
      tell("payment_intent.payment_failed", intentShape(books.newIntent(session, session.innerMetadata)))
  }

  /** False where it was over already. */
  const expire = (id: string): boolean => {
    const session = books.sessions.find(id)
    if (session.status !== "open") return false
    session.status = "expired"
    tell("checkout.session.expired", sessionShape(session))
    return true
  }

  const end = (subscription: Subscription) => {
    subscription.status = "canceled"
    tellSubscription("customer.subscription.deleted", subscription)
  }

  /** Only the subscription's own time goes on, as with Stripe's test clocks. */
  const endPeriod = (id: string) => {
    const subscription = books.subscriptions.find(id)
    if (subscription.status === "canceled") return
    if (subscription.cancelAtPeriodEnd) return end(subscription)
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd += (days[subscription.interval] ?? 30) * 86_400
    tellSubscription("customer.subscription.updated", subscription)
    const invoice = bill(subscription, "subscription_cycle")
    if (invoice.intent !== null) return
    subscription.status = "past_due"
    tellSubscription("customer.subscription.updated", subscription)
    tellInvoice("invoice.payment_failed", invoice)
    end(subscription)
  }

  const renew = (subscription: Subscription, cancelAtPeriodEnd: boolean) => {
    subscription.cancelAtPeriodEnd = cancelAtPeriodEnd
    tellSubscription("customer.subscription.updated", subscription)
  }

  const giveBack = (request: {
    readonly intent: string
    readonly amount: number
    readonly reason: string | null
    readonly metadata: Record<string, string>
  }) => {
    const intent = books.intents.find(request.intent)
    const refund = books.refunds.add({
      ...request,
      currency: intent.currency,
      created: books.now(),
      status: "succeeded"
    })
    intent.refunded += request.amount
    books.move("refund", refund, -1)
    tell("charge.refunded", chargeShape(intent))
    return refund
  }

  const failRefund = (id: string) => {
    const refund = books.refunds.find(id)
    if (refund.status === "failed") return
    refund.status = "failed"
    books.intents.find(refund.intent).refunded -= refund.amount
    books.move("refund_failure", refund, 1)
    tell("refund.failed", refundShape(refund))
  }

  const openDispute = (intentId: string, status = "needs_response") => {
    const intent = books.intents.find(intentId)
    const { currency, id } = intent
    const dispute = books.disputes.add({ intent: id, amount: books.leftOf(intent), currency, movements: [], status })
    if (!status.startsWith("warning_")) dispute.movements.push(books.move("adjustment", dispute, -1).id)
    tellDispute("created", dispute)
    if (dispute.movements.length > 0) tellDispute("funds_withdrawn", dispute)
    return dispute
  }

  const closeDispute = (intent: string, isWon: boolean) => {
    const dispute = books.disputeOf(intent)
    if (dispute === undefined) return
    dispute.status = isWon ? "won" : "lost"
    if (isWon) dispute.movements.push(books.move("adjustment", dispute, 1).id)
    tellDispute("closed", dispute)
    if (isWon) tellDispute("funds_reinstated", dispute)
  }

  return {
    ...{ pay, payLater, settleLater, decline, expire, end, endPeriod, renew },
    ...{ giveBack, failRefund, openDispute, closeDispute },
    spoilCard: (id: string) => {
      books.subscriptions.find(id).isCardSpoilt = true
    }
  }
}
export type Deeds = ReturnType<typeof newDeeds>
