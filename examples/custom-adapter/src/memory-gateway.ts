/**
 * A payment gateway of one's own: keeps its books in memory and tells what happens by signed events, as a real one does.
 * JavaScript runs one piece of synchronous code at a time, so what has to happen at once is one `Effect.sync`: a look into
 * the books and the entry that follows from it. With a database that would be a transaction.
 */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import {
  ChargeId,
  CheckoutSessionId,
  GatewayEventId,
  GatewayInvoiceId,
  GatewayRefundId,
  GatewayRefused,
  GatewaySubscriptionId,
  InvalidSignature,
  type PaymentId,
  SubscriptionOver
} from "@mentorkit/core/payments"
import {
  type CheckoutRequest,
  EventDelivery,
  GatewayEvent,
  type GatewayRecord,
  type OpenedCheckout,
  PaymentGateway,
  periodEnd,
  type RefundAnswer,
  type SubscriptionChange
} from "@mentorkit/core/payments/ports"
import { Context, DateTime, Effect, Layer, Option, Redacted, Schema } from "effect"

interface Session {
  readonly request: CheckoutRequest
  readonly opened: OpenedCheckout
  readonly chargeId: ChargeId
  state: "open" | "paid" | "expired"
  refundedMinor: bigint
}

/** Of a checkout that asked for one, from its payment on. This gateway has no clock of its own: nothing is renewed. */
interface Subscription {
  readonly id: GatewaySubscriptionId
  readonly invoiceId: GatewayInvoiceId
  readonly chargeId: ChargeId
  readonly request: CheckoutRequest
  readonly periodEnd: DateTime.Utc
  cancelAtPeriodEnd: boolean
  isOver: boolean
}

/** What a customer does on the gateway's pages; with a real gateway this is a browser. */
export class Customer extends Context.Tag("example/Customer")<
  Customer,
  {
    readonly pay: (id: CheckoutSessionId) => Effect.Effect<void>
    readonly abandon: (id: CheckoutSessionId) => Effect.Effect<void>
    readonly leadsTo: (id: CheckoutSessionId) => Effect.Effect<string>
    readonly sessionsOf: (id: PaymentId) => Effect.Effect<ReadonlyArray<CheckoutSessionId>>
  }
>() {}

const decode = Schema.decodeUnknown(Schema.parseJson(GatewayEvent))
const encode = Schema.encodeSync(Schema.parseJson(GatewayEvent))

/** The time is part of what is signed: an old event cannot be made a new one. */
const macOf = (secret: Redacted.Redacted<string>, seconds: string, payload: Uint8Array) =>
  createHmac("sha256", Redacted.value(secret)).update(`${seconds}.`).update(payload).digest()

const isGenuine = (secret: Redacted.Redacted<string>, payload: Uint8Array, signature: string, now: DateTime.Utc) => {
  // The form is checked to the letter, so that comparing never sees another length.
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (seconds === undefined || mac === undefined) return false
  // To both sides: neither a replay nor a clock that runs ahead gets through.
  if (Math.abs(Math.floor(now.epochMillis / 1000) - Number(seconds)) > 300) return false
  return timingSafeEqual(Buffer.from(mac, "hex"), macOf(secret, seconds, payload))
}

const make = (secret: Redacted.Redacted<string>) =>
  Effect.map(EventDelivery, ({ post }) => {
    const sessions = new Map<CheckoutSessionId, Session>()
    const byKey = new Map<string, Session>()
    const refunds = new Map<string, RefundAnswer>()
    const subscriptions = new Map<GatewaySubscriptionId, Subscription>()
    const books: Array<GatewayRecord> = []

    const tell = (event: GatewayEvent) => {
      const payload = new TextEncoder().encode(encode(event))
      const seconds = String(Math.floor(event.occurredAt.epochMillis / 1000))
      return post(payload, `t=${seconds},v1=${macOf(secret, seconds, payload).toString("hex")}`)
    }
    const news = (type: string, occurredAt: DateTime.Utc) => ({
      ...{ id: GatewayEventId.make(`evt_${randomUUID()}`), type, occurredAt }
    })

    const open = (request: CheckoutRequest): Session => {
      const sessionId = CheckoutSessionId.make(`cs_${randomUUID()}`)
      const { expiresAt, idempotencyKey } = request
      const session: Session = {
        ...{ request, chargeId: ChargeId.make(`ch_${randomUUID()}`), state: "open", refundedMinor: 0n },
        opened: { sessionId, url: `https://pay.example.test/${sessionId}`, expiresAt }
      }
      sessions.set(sessionId, session)
      byKey.set(idempotencyKey, session)
      return session
    }

    /** Moves an open session on, once: who comes second finds it closed. */
    const close = (id: CheckoutSessionId, state: "paid" | "expired", now: DateTime.Utc) =>
      Effect.sync(() => {
        const session = sessions.get(id)
        if (session?.state !== "open") return undefined
        if (state === "paid" && DateTime.lessThanOrEqualTo(session.request.expiresAt, now)) return undefined
        session.state = state
        const { chargeId, request } = session
        if (state === "paid") books.push({ kind: "charge", chargeId, amount: request.amount, occurredAt: now })
        return session
      })

    const begin = ({ chargeId, request }: Session, now: DateTime.Utc): Subscription | undefined => {
      if (request.subscription === null) return undefined
      const subscription: Subscription = {
        ...{ id: GatewaySubscriptionId.make(`sub_${randomUUID()}`), chargeId, request },
        invoiceId: GatewayInvoiceId.make(`in_${randomUUID()}`),
        periodEnd: periodEnd(now, request.subscription.interval, 1),
        ...{ cancelAtPeriodEnd: false, isOver: false }
      }
      subscriptions.set(subscription.id, subscription)
      return subscription
    }

    const namesOf = ({ id, request }: Subscription) => ({
      gatewaySubscriptionId: id,
      subscriptionId: request.subscription?.subscriptionId ?? null
    })

    const pay = Effect.fnUntraced(function* (id: CheckoutSessionId) {
      const now = yield* DateTime.now
      const paid = yield* close(id, "paid", now)
      if (paid === undefined) return
      const { chargeId, request } = paid
      const { amount, paymentId } = request
      const begun = begin(paid, now)
      const told = { ...news("checkout.completed", now), sessionId: id, paymentId, chargeId, amount, isPaid: true }
      yield* tell({ _tag: "CheckoutCompleted", ...told, gatewaySubscriptionId: begun?.id ?? null })
      if (begun === undefined) return
      const bill = { ...namesOf(begun), invoiceId: begun.invoiceId, chargeId, amount, isFirst: true }
      yield* tell({ _tag: "InvoicePaid", ...news("invoice.paid", now), ...bill, periodEnd: begun.periodEnd })
    })

    /** What is to be told of a change of a known one; nothing where it changes nothing, `undefined` where it is over. */
    const changed = (subscription: Subscription, change: SubscriptionChange, now: DateTime.Utc) => {
      if (subscription.isOver) return undefined
      const names = namesOf(subscription)
      if (change === "end_now") {
        subscription.isOver = true
        return [{ _tag: "SubscriptionDeleted", ...news("subscription.ended", now), ...names } as const]
      }
      const cancelAtPeriodEnd = change === "cancel_at_period_end"
      if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return []
      subscription.cancelAtPeriodEnd = cancelAtPeriodEnd
      const { periodEnd: end } = subscription
      const told = { ...news("subscription.changed", now), ...names, cancelAtPeriodEnd, periodEnd: end }
      return [{ _tag: "SubscriptionUpdated", ...told } as const]
    }

    const abandon = Effect.fnUntraced(function* (id: CheckoutSessionId) {
      const now = yield* DateTime.now
      const expired = yield* close(id, "expired", now)
      if (expired === undefined) return
      const { paymentId } = expired.request
      yield* tell({ _tag: "CheckoutExpired", ...news("checkout.expired", now), sessionId: id, paymentId })
    })

    /** What a refund comes to; `undefined` where it must not be. One look, one entry. */
    const giveBack = (charge: ChargeId, key: string, minor: bigint, currency: string, now: DateTime.Utc) => {
      const session = [...sessions.values()].find(({ chargeId, state }) => chargeId === charge && state === "paid")
      if (session === undefined) return undefined
      const known = refunds.get(key)
      if (known !== undefined) return { answer: known, session, refundedMinor: undefined }
      const { amount } = session.request
      if (minor <= 0n || currency !== amount.currency || session.refundedMinor + minor > amount.minor) return undefined
      session.refundedMinor += minor
      const refundId = GatewayRefundId.make(`re_${randomUUID()}`)
      const answer: RefundAnswer = { refundId, state: "succeeded", takenAt: now }
      refunds.set(key, answer)
      books.push({ kind: "refund", chargeId: charge, amount: { ...amount, minor }, occurredAt: now })
      return { answer, session, refundedMinor: session.refundedMinor }
    }

    const gateway = PaymentGateway.of({
      name: "memory",
      // The key is looked up and taken in one step: twenty callers at once find one session.
      createCheckout: (request) => Effect.sync(() => (byKey.get(request.idempotencyKey) ?? open(request)).opened),
      expireCheckout: abandon,
      refund: Effect.fnUntraced(function* ({ amount: { currency, minor }, chargeId, idempotencyKey }) {
        const now = yield* DateTime.now
        const made = yield* Effect.sync(() => giveBack(chargeId, idempotencyKey, minor, currency, now))
        if (made === undefined) return yield* new GatewayRefused({ detail: "This cannot be given back." })
        if (made.refundedMinor !== undefined) {
          const refunded = { minor: made.refundedMinor, currency: made.session.request.amount.currency }
          yield* tell({ _tag: "ChargeRefunded", ...news("charge.refunded", now), chargeId, refunded })
        }
        return made.answer
      }),
      findRefund: ({ idempotencyKey }) => Effect.sync(() => Option.fromNullable(refunds.get(idempotencyKey))),
      changeSubscription: Effect.fnUntraced(function* (id, change) {
        const now = yield* DateTime.now
        const subscription = subscriptions.get(id)
        if (subscription === undefined) return yield* new GatewayRefused({ detail: "There is no such subscription." })
        const told = yield* Effect.sync(() => changed(subscription, change, now))
        if (told === undefined) return yield* new SubscriptionOver()
        yield* Effect.forEach(told, tell, { discard: true })
      }),
      chargeOf: (invoiceId) =>
        Effect.sync(() => {
          const paid = [...subscriptions.values()].find((subscription) => subscription.invoiceId === invoiceId)
          return Option.map(Option.fromNullable(paid), ({ chargeId }) => chargeId)
        }),
      // A day on a page. Many records would need pages, and `after` where each begins.
      records: (day) =>
        Effect.sync(() => ({
          records: books.filter(({ occurredAt }) => DateTime.formatIsoDateUtc(occurredAt) === day),
          next: null
        })),
      readEvent: (payload, signature, now) =>
        isGenuine(secret, payload, signature, now)
          ? Effect.mapError(decode(new TextDecoder().decode(payload)), () => new InvalidSignature())
          : Effect.fail(new InvalidSignature()),
      upkeep: []
    })

    const customer = Customer.of({
      pay,
      abandon,
      leadsTo: (id) =>
        Effect.sync(() => sessions.get(id)?.request.successUrl.replace("{CHECKOUT_SESSION_ID}", id) ?? ""),
      sessionsOf: (paymentId) =>
        Effect.sync(() => [...sessions].filter(([, { request }]) => request.paymentId === paymentId).map(([id]) => id))
    })
    return Context.make(PaymentGateway, gateway).pipe(Context.add(Customer, customer))
  })

/** Its events go where `EventDelivery` takes them: in a host, to the webhook. */
export const memoryGateway = (options: { readonly secret: Redacted.Redacted<string> }) =>
  Layer.effectContext(make(options.secret))
