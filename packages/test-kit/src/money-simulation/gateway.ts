/**
 * A gateway in memory, with books of its own and a wire on which its news wait to be told. It does what a test wants from
 * it, also what is wrong; what it says is always true of its books.
 */
import { type Amount, Currency } from "@mentorkit/core/kernel"
import {
  ChargeId,
  CheckoutSessionId,
  GatewayDisputeId,
  GatewayEventId,
  GatewayInvoiceId,
  GatewayRefundId,
  GatewaySubscriptionId
} from "@mentorkit/core/payments"
import {
  ChargeRefunded,
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutFailed,
  DisputeClosed,
  DisputeOpened,
  type GatewayEvent,
  InvoiceFailed,
  InvoicePaid,
  PaymentDeclined,
  periodEnd,
  RefundFailed,
  SubscriptionDeleted,
  SubscriptionUpdated
} from "@mentorkit/core/payments/ports"
import type { DateTime } from "effect"
import type { Charge, GatewayDispute, GatewayRefund, GatewaySubscription, Message, Session } from "./gateway-books.js"

type Told<E> = E extends GatewayEvent ? Omit<E, "id" | "type" | "occurredAt"> : never

/** `run` is in all of its names, since several histories may be written into one database. */
export const newGateway = (run: string) => {
  const sessions: Array<Session> = []
  const charges: Array<Charge> = []
  const refunds: Array<GatewayRefund> = []
  const disputes: Array<GatewayDispute> = []
  const subscriptions: Array<GatewaySubscription> = []
  const messages: Array<Message> = []
  /** Not told yet, or not taken. */
  const wire: Array<Message> = []
  const name = (kind: string, list: ReadonlyArray<unknown>) => `${run}-${kind}-${list.length + 1}`

  const say = <A extends GatewayEvent>(
    make: { readonly make: (fields: A) => GatewayEvent },
    news: Told<A>,
    at: DateTime.Utc
  ) => {
    const number = messages.length + 1
    const told = { id: GatewayEventId.make(`${run}-event-${number}`), type: "simulated", occurredAt: at }
    const message: Message = { number, event: make.make({ ...news, ...told } as never) }
    messages.push(message)
    wire.push(message)
  }

  const outOf = (id: ChargeId) =>
    refunds.reduce((sum, one) => (one.chargeId === id && !one.hasFailed ? sum + one.minor : sum), 0n)
  const takenFrom = (id: ChargeId) =>
    disputes.reduce((sum, one) => (one.chargeId === id && one.state !== "won" ? sum + one.minor : sum), 0n)
  const leftOf = ({ amount, id }: Charge) => amount.minor - outOf(id) - takenFrom(id)

  const newCharge = (session: Session, amount: Amount, invoiceId: GatewayInvoiceId | null) => {
    const charge: Charge = { id: ChargeId.make(name("charge", charges)), amount, sessionId: session.id, invoiceId }
    charges.push(charge)
    return charge
  }
  const sessionNames = ({ id, paymentId }: Session) => ({ sessionId: id, paymentId })

  const billOf = (subscription: GatewaySubscription) => {
    const invoiceId = GatewayInvoiceId.make(`${subscription.id}-bill-${subscription.periods}`)
    return {
      gatewaySubscriptionId: subscription.id,
      subscriptionId: subscription.ours,
      invoiceId,
      isFirst: subscription.periods === 1
    }
  }

  /** Told with its charge or without: some gateways say it only when they are asked. */
  const bill = (
    subscription: GatewaySubscription,
    session: Session,
    amount: Amount,
    isNamed: boolean,
    at: DateTime.Utc
  ) => {
    const told = billOf(subscription)
    const charge = newCharge(session, amount, told.invoiceId)
    const end = periodEnd(subscription.beganAt, subscription.interval, subscription.periods)
    say<InvoicePaid>(
      InvoicePaid,
      { _tag: "InvoicePaid", ...told, amount, chargeId: isNamed ? charge.id : null, periodEnd: end },
      at
    )
  }

  const begin = (session: Session, isNamed: boolean, at: DateTime.Utc) => {
    const wanted = session.subscription
    if (wanted === null) return null
    const subscription: GatewaySubscription = {
      id: GatewaySubscriptionId.make(name("subscription", subscriptions)),
      sessionId: session.id,
      ours: wanted.subscriptionId,
      amount: session.amount,
      interval: wanted.interval,
      beganAt: at,
      periods: 1,
      isCancelled: false,
      hasEnded: false
    }
    subscriptions.push(subscription)
    return () => bill(subscription, session, session.amount, isNamed, at)
  }

  const collect = (session: Session, amount: Amount, isNamed: boolean, at: DateTime.Utc) => {
    session.state = "paid"
    const tellBill = begin(session, isNamed, at)
    const chargeId = tellBill === null ? newCharge(session, amount, null).id : null
    const gatewaySubscriptionId = tellBill === null ? null : (subscriptions.at(-1)?.id ?? null)
    const paid = { ...sessionNames(session), amount, chargeId, gatewaySubscriptionId, isPaid: true }
    say<CheckoutCompleted>(CheckoutCompleted, { _tag: "CheckoutCompleted", ...paid }, at)
    tellBill?.()
  }

  const endOf = (subscription: GatewaySubscription) =>
    periodEnd(subscription.beganAt, subscription.interval, subscription.periods)
  const tellOf = (subscription: GatewaySubscription, at: DateTime.Utc) => {
    const { id, isCancelled, ours } = subscription
    const names = { gatewaySubscriptionId: id, subscriptionId: ours }
    say<SubscriptionUpdated>(
      SubscriptionUpdated,
      { _tag: "SubscriptionUpdated", ...names, cancelAtPeriodEnd: isCancelled, periodEnd: endOf(subscription) },
      at
    )
  }

  return {
    ...{ sessions, charges, refunds, disputes, subscriptions, messages, wire, leftOf, outOf, takenFrom, endOf, tellOf },

    createCheckout: (asked: Omit<Session, "id" | "state">): Session => {
      const known = sessions.find(({ key }) => key === asked.key)
      if (known !== undefined) return known
      const session: Session = { ...asked, id: CheckoutSessionId.make(name("session", sessions)), state: "open" }
      sessions.push(session)
      return session
    },
    expire: (session: Session, at: DateTime.Utc) => {
      if (session.state !== "open") return
      session.state = "expired"
      say<CheckoutExpired>(CheckoutExpired, { _tag: "CheckoutExpired", ...sessionNames(session) }, at)
    },
    pay: (session: Session, at: DateTime.Utc, { amount = session.amount, isNamed = true } = {}) => {
      if (session.state === "open") collect(session, amount, isNamed, at)
    },
    /** One more charge in a checkout that is paid: no gateway should, and some did. */
    payAgain: (session: Session, at: DateTime.Utc) => {
      if (session.state !== "paid" || session.subscription !== null) return
      const { amount } = session
      const chargeId = newCharge(session, amount, null).id
      const paid = { ...sessionNames(session), amount, chargeId, gatewaySubscriptionId: null, isPaid: true }
      say<CheckoutCompleted>(CheckoutCompleted, { _tag: "CheckoutCompleted", ...paid }, at)
    },
    payLater: (session: Session, at: DateTime.Utc) => {
      if (session.state !== "open") return
      session.state = "processing"
      const told = {
        ...sessionNames(session),
        amount: session.amount,
        chargeId: null,
        gatewaySubscriptionId: null,
        isPaid: false
      }
      say<CheckoutCompleted>(CheckoutCompleted, { _tag: "CheckoutCompleted", ...told }, at)
    },
    settleLater: (session: Session, at: DateTime.Utc, isPaid: boolean) => {
      if (session.state !== "processing") return
      if (isPaid) return collect(session, session.amount, true, at)
      session.state = "failed"
      say<CheckoutFailed>(CheckoutFailed, { _tag: "CheckoutFailed", ...sessionNames(session) }, at)
    },
    decline: (session: Session, at: DateTime.Utc) => {
      if (session.state !== "open") return
      say<PaymentDeclined>(PaymentDeclined, { _tag: "PaymentDeclined", ...sessionNames(session) }, at)
    },

    /** None where the gateway would not. Of one that is lost nobody hears, but the next sum counts it. */
    refund: (
      key: string,
      charge: Charge | undefined,
      minor: bigint,
      at: DateTime.Utc,
      isLost = false
    ): GatewayRefund | undefined => {
      const known = refunds.find((one) => one.key === key)
      if (known !== undefined) return known
      if (charge === undefined || minor <= 0n || minor > leftOf(charge)) return undefined
      const { currency } = charge.amount
      const refund = {
        id: GatewayRefundId.make(name("refund", refunds)),
        key,
        chargeId: charge.id,
        minor,
        takenAt: at,
        hasFailed: false
      }
      refunds.push(refund)
      const refunded = { minor: outOf(charge.id), currency }
      if (!isLost) say<ChargeRefunded>(ChargeRefunded, { _tag: "ChargeRefunded", chargeId: charge.id, refunded }, at)
      return refund
    },
    failRefund: (refund: GatewayRefund, at: DateTime.Utc) => {
      const currency = charges.find(({ id }) => id === refund.chargeId)?.amount.currency ?? Currency.make("USD")
      if (refund.hasFailed) return
      refund.hasFailed = true
      const { chargeId, id: gatewayRefundId, minor } = refund
      say<RefundFailed>(
        RefundFailed,
        { _tag: "RefundFailed", chargeId, gatewayRefundId, amount: { minor, currency } },
        at
      )
    },
    openDispute: (charge: Charge, minor: bigint, at: DateTime.Utc) => {
      if (minor <= 0n || minor > leftOf(charge)) return
      const dispute: GatewayDispute = {
        id: GatewayDisputeId.make(name("dispute", disputes)),
        chargeId: charge.id,
        minor,
        state: "open"
      }
      disputes.push(dispute)
      const told = {
        chargeId: charge.id,
        gatewayDisputeId: dispute.id,
        amount: { minor, currency: charge.amount.currency }
      }
      say<DisputeOpened>(DisputeOpened, { _tag: "DisputeOpened", ...told }, at)
    },
    closeDispute: (dispute: GatewayDispute, isWon: boolean, at: DateTime.Utc) => {
      const charge = charges.find(({ id }) => id === dispute.chargeId)
      if (dispute.state !== "open" || charge === undefined) return
      dispute.state = isWon ? "won" : "lost"
      const amount = { minor: dispute.minor, currency: charge.amount.currency }
      const told = { chargeId: charge.id, gatewayDisputeId: dispute.id, amount, isWon }
      say<DisputeClosed>(DisputeClosed, { _tag: "DisputeClosed", ...told }, at)
    },

    renew: (
      subscription: GatewaySubscription,
      at: DateTime.Utc,
      { amount = subscription.amount, isNamed = true } = {}
    ) => {
      const session = sessions.find(({ id }) => id === subscription.sessionId)
      if (subscription.hasEnded || session === undefined) return
      subscription.periods++
      bill(subscription, session, amount, isNamed, at)
    },
    failToRenew: (subscription: GatewaySubscription, at: DateTime.Utc) => {
      if (subscription.hasEnded) return
      const told = billOf({ ...subscription, periods: subscription.periods + 1 })
      say<InvoiceFailed>(InvoiceFailed, { _tag: "InvoiceFailed", ...told, amount: subscription.amount }, at)
    },
    /** False where it has ended. */
    setCancelled: (subscription: GatewaySubscription, isCancelled: boolean, at: DateTime.Utc): boolean => {
      if (subscription.hasEnded) return false
      if (subscription.isCancelled !== isCancelled) {
        subscription.isCancelled = isCancelled
        tellOf(subscription, at)
      }
      return true
    },
    end: (subscription: GatewaySubscription, at: DateTime.Utc): boolean => {
      if (subscription.hasEnded) return false
      subscription.hasEnded = true
      const names = { gatewaySubscriptionId: subscription.id, subscriptionId: subscription.ours }
      say<SubscriptionDeleted>(SubscriptionDeleted, { _tag: "SubscriptionDeleted", ...names }, at)
      return true
    }
  }
}
export type Gateway = ReturnType<typeof newGateway>
