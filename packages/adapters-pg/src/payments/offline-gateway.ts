/**
 * A gateway without a network, for development, tests and demonstrations: its checkout is a page of the host's own with
 * Pay and Cancel. Like a real one it keeps its own books, tells what happened by signed events, and repeats them until
 * somebody takes them.
 */
import { LinkBase, Secrets, type Sweep, UnitOfWork } from "@mentorkit/core/kernel"
import {
  ChargeId,
  CheckoutSessionId,
  EventDelivery,
  GatewayEventId,
  GatewayRefundId,
  GatewayRefused,
  InvalidSignature,
  type OfflineCheckout,
  OfflineGateway,
  PaymentGateway
} from "@mentorkit/core/payments"
import { Context, DateTime, Effect, Either, Layer, Option, type Redacted } from "effect"
import { type OfflineEvent, readEvent } from "./offline-event.js"
import { type OfflineSession, offlineGatewayStore, type StoredEvent } from "./offline-gateway-store.js"
import { isSignedBy, sign } from "./offline-signature.js"

const name = "offline"
const batch = 50

export interface OfflineGatewayOptions {
  /** Signs the events and verifies them when they come in. */
  readonly secret: Redacted.Redacted<string>
}

const utf8 = new TextDecoder("utf-8", { fatal: true })
const textOf = (payload: Uint8Array) => Either.try(() => utf8.decode(payload))

const withSession = (url: string, id: CheckoutSessionId) => url.replace("{CHECKOUT_SESSION_ID}", encodeURIComponent(id))

/** One whose time is over shows no buttons, though nobody has written down yet that it has expired. */
const toCheckout = (session: OfflineSession, now: DateTime.Utc): OfflineCheckout => {
  const { amountMinor, cancelUrl, currency, description, expiresAt, id, state, successUrl } = session
  return {
    sessionId: id,
    description,
    amount: { minor: amountMinor, currency },
    state: state === "open" && DateTime.lessThanOrEqualTo(expiresAt, now) ? "expired" : state,
    expiresAt,
    successUrl: withSession(successUrl, id),
    cancelUrl: withSession(cancelUrl, id)
  }
}

/** Tells the host; what it does not take is told again by `upkeep`. */
const telling = (secret: Redacted.Redacted<string>) =>
  Effect.gen(function* () {
    const store = yield* offlineGatewayStore
    const delivery = yield* EventDelivery

    const deliver = Effect.fnUntraced(function* ({ id, payload }: StoredEvent) {
      const body = new TextEncoder().encode(payload)
      const now = yield* DateTime.now
      const isTaken = yield* delivery.post(body, sign(secret, body, now.epochMillis))
      if (isTaken) yield* store.delivered(id, now)
      return isTaken
    })

    const repeatUndelivered: Sweep = {
      name: "offlineGateway.repeatEvents",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const events = yield* store.claimUndelivered(yield* DateTime.now, batch)
        yield* Effect.forEach(events, deliver, { discard: true })
        return events.length
      })
    }
    return { deliver, repeatUndelivered }
  })

const make = ({ secret }: OfflineGatewayOptions) =>
  Effect.gen(function* () {
    const store = yield* offlineGatewayStore
    const secrets = yield* Secrets
    const { appUrl } = yield* LinkBase
    const { transact } = yield* UnitOfWork
    const { deliver, repeatUndelivered } = yield* telling(secret)

    const newId = (prefix: string) => Effect.map(secrets.random(18), (text) => `${prefix}_${text}`)
    const newEventId = Effect.map(newId("evt"), (id) => GatewayEventId.make(id))
    const namesOf = ({ id, paymentId }: OfflineSession) => ({ session_id: id, payment_id: paymentId })

    /** Changes the books and stores the event in one transaction, then tells. */
    const change = <R>(
      update: Effect.Effect<Option.Option<OfflineSession>, never, R>,
      eventOf: (
        session: OfflineSession,
        told: { readonly id: GatewayEventId; readonly created: DateTime.Utc }
      ) => OfflineEvent
    ) =>
      Effect.gen(function* () {
        const changed = yield* update
        if (Option.isNone(changed)) return undefined
        const created = yield* DateTime.now
        return yield* store.addEvent(eventOf(changed.value, { id: yield* newEventId, created }), created)
      }).pipe(
        transact,
        Effect.flatMap((event) => (event === undefined ? Effect.succeed(false) : Effect.as(deliver(event), true)))
      )

    const view = (id: CheckoutSessionId) =>
      Effect.map(Effect.all([store.find(id), DateTime.now]), ([found, now]) =>
        Option.map(found, (session) => toCheckout(session, now))
      )

    const pay = Effect.fnUntraced(function* (id: CheckoutSessionId) {
      const chargeId = ChargeId.make(yield* newId("ch"))
      const paid = Effect.flatMap(DateTime.now, (now) => store.pay(id, chargeId, now))
      yield* change(paid, (session, told) => ({
        ...told,
        type: "checkout.session.completed",
        object: {
          ...namesOf(session),
          amount_minor: session.amountMinor,
          currency: session.currency,
          charge_id: chargeId
        }
      }))
      return yield* view(id)
    })

    const expire = (id: CheckoutSessionId) =>
      change(store.expire(id), (session, told) => ({
        ...told,
        type: "checkout.session.expired",
        object: namesOf(session)
      }))

    const expireOverdue: Sweep = {
      name: "offlineGateway.expireCheckouts",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const due = yield* store.overdue(yield* DateTime.now, batch)
        return (yield* Effect.forEach(due, ({ id }) => expire(id))).filter((isExpired) => isExpired).length
      })
    }

    const refund: typeof PaymentGateway.Service.refund = Effect.fnUntraced(function* ({
      amount,
      chargeId,
      idempotencyKey
    }) {
      const { event, refundId } = yield* Effect.gen(function* () {
        // The lock first: of two calls with one key the second has to see what the first has done.
        const session = Option.getOrUndefined(yield* store.lockCharge(chargeId))
        if (session === undefined) return yield* new GatewayRefused({ detail: "There is no such charge." })
        const known = yield* store.findRefund(idempotencyKey)
        if (Option.isSome(known)) return { refundId: known.value.id, event: undefined }
        if (amount.minor <= 0n) return yield* new GatewayRefused({ detail: "There is nothing to give back." })
        const { amountMinor, currency, refundedMinor } = session
        if (amount.currency !== currency || refundedMinor + amount.minor > amountMinor) {
          return yield* new GatewayRefused({ detail: "More cannot go back than was paid." })
        }
        const at = yield* DateTime.now
        const id = GatewayRefundId.make(yield* newId("re"))
        yield* store.addRefund({ chargeId }, { id, idempotencyKey, amountMinor: amount.minor, at })
        const told = { id: yield* newEventId, created: at, type: "charge.refunded" } as const
        const object = { charge_id: chargeId, amount_minor: refundedMinor + amount.minor, currency }
        return { refundId: id, event: yield* store.addEvent({ ...told, object }, at) }
      }).pipe(transact)
      if (event !== undefined) yield* deliver(event)
      return { refundId, state: "pending" as const }
    })

    const gateway = PaymentGateway.of({
      name,
      createCheckout: Effect.fnUntraced(function* (request) {
        const now = yield* DateTime.now
        const { expiresAt, id } = yield* store.add({
          id: CheckoutSessionId.make(yield* newId("cs")),
          idempotencyKey: request.idempotencyKey,
          paymentId: request.paymentId,
          amountMinor: request.amount.minor,
          currency: request.amount.currency,
          description: request.description,
          successUrl: request.successUrl,
          cancelUrl: request.cancelUrl,
          state: "open",
          chargeId: null,
          refundedMinor: 0n,
          createdAt: now,
          expiresAt: request.expiresAt
        })
        return { sessionId: id, url: `${appUrl}/gateway/offline/${id}`, expiresAt }
      }),
      expireCheckout: (id) => Effect.asVoid(expire(id)),
      refund,
      changeSubscription: () => new GatewayRefused({ detail: "There is no such subscription." }),
      chargeOf: () => Effect.succeedNone,
      records: () => Effect.succeed({ records: [], next: null }),
      readEvent: (payload, signature, now) =>
        isSignedBy(secret, { payload, signature, nowMillis: now.epochMillis })
          ? Effect.mapError(Either.flatMap(textOf(payload), readEvent), () => new InvalidSignature())
          : Effect.fail(new InvalidSignature()),
      upkeep: [expireOverdue, repeatUndelivered]
    })
    const page = OfflineGateway.of({ view, pay, cancel: (id) => Effect.zipRight(expire(id), view(id)) })
    return Context.make(PaymentGateway, gateway).pipe(Context.add(OfflineGateway, page))
  })

export const offlineGateway = (options: OfflineGatewayOptions) => Layer.effectContext(make(options))
