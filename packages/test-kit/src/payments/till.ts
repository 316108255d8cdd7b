/** Buyers and the gateway, as bookings meet them: the real payments on the offline gateway, with no HTTP in between. */
import { SqlClient } from "@effect/sql"
import { offlineGateway } from "@mentorkit/adapters-pg"
import type { BookingId } from "@mentorkit/core/bookings"
import type { PayloadOf } from "@mentorkit/core/internal/kernel"
import { askForRefund, closeSupersededCheckout } from "@mentorkit/core/internal/payments"
import { type Currency, guest } from "@mentorkit/core/kernel"
import {
  ChargeId,
  type CheckoutSessionId,
  type CheckoutSuperseded,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentId,
  Payments,
  type RefundId
} from "@mentorkit/core/payments"
import { OfflineGateway, PaymentGateway } from "@mentorkit/core/payments/ports"
import { Context, Effect, Layer, Ref } from "effect"
import { newDelivery } from "../outbox/deliveries.js"
import { gatewaySecret, Wire, wire } from "./shop.js"

/** Whether the gateway can be reached at all. */
class Reach extends Context.Tag("Reach")<Reach, Ref.Ref<boolean>>() {}
/**
 * How it gives money back: it says what became of it by its news or at once, it makes it and does not answer, or it will
 * not at all.
 */
type Giving = "byNews" | "atOnce" | "hangs" | "refuses"
class Refunding extends Context.Tag("Refunding")<Refunding, Ref.Ref<Giving>>() {}

/** The offline gateway on a wire that can be cut; it can be out of reach itself, and refuse refunds. */
export const gateway = Layer.effectContext(
  Effect.gen(function* () {
    const context = yield* Effect.context<PaymentGateway | OfflineGateway>()
    const real = Context.get(context, PaymentGateway)
    const reach = yield* Ref.make(true)
    const refunding = yield* Ref.make<Giving>("byNews")
    const refund: typeof real.refund = Effect.fnUntraced(function* (request) {
      const giving = yield* refunding
      if (giving === "refuses") return yield* new GatewayRefused({ detail: "Charge is too old" })
      const answer = yield* real.refund(request)
      if (giving === "hangs") return yield* new GatewayUnavailable()
      return giving === "atOnce" ? { ...answer, state: "succeeded" as const } : answer
    })
    return context.pipe(
      Context.add(Reach, reach),
      Context.add(Refunding, refunding),
      Context.add(PaymentGateway, {
        ...real,
        createCheckout: (request) =>
          Effect.if(reach, { onTrue: () => real.createCheckout(request), onFalse: () => new GatewayUnavailable() }),
        refund
      })
    )
  })
).pipe(Layer.provide(offlineGateway({ secret: gatewaySecret })), Layer.provideMerge(wire))

interface PaymentRow {
  readonly id: PaymentId
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly gatewayChargeId: ChargeId | null
  readonly sessionId: CheckoutSessionId
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const reach = yield* Reach
  const refunding = yield* Refunding
  const { deliver } = yield* Wire
  const page = yield* OfflineGateway
  const atGateway = yield* PaymentGateway
  const { receiveGatewayEvent } = yield* Payments
  const refundSubscriber = yield* askForRefund.make
  const closeSubscriber = yield* closeSupersededCheckout.make
  const take = (payload: Uint8Array, gateway_signature: string) =>
    Effect.as(Effect.orDie(receiveGatewayEvent(guest, { payload, gateway_signature })), true)
  const toWebhook = Ref.set(deliver, take)
  yield* toWebhook

  /** Of a booking that costs something. */
  const paymentOf = (id: BookingId) =>
    Effect.orDie(sql<PaymentRow>`
      select payments.*, gateway_session_id as session_id
      from payments join checkout_sessions on payment_id = payments.id
      where purchasable_id = ${id} order by checkout_sessions.id desc limit 1`).pipe(
      Effect.flatMap(([row]) => Effect.fromNullable(row))
    )

  return {
    /** The buyer pays at the checkout, if it is open, and the host hears of it. */
    pay: (id: BookingId) => Effect.flatMap(paymentOf(id), ({ sessionId }) => page.pay(sessionId)),
    /** The same with money that comes later, if it comes. */
    payLater: (id: BookingId) => Effect.flatMap(paymentOf(id), ({ sessionId }) => page.payLater(sessionId)),
    settleLater: (id: BookingId, isPaid: boolean) =>
      Effect.flatMap(paymentOf(id), ({ sessionId }) => page.settleLater(sessionId, isPaid)),
    /** What the gateway's page says about the checkout. */
    stateAtGateway: (id: BookingId) =>
      paymentOf(id).pipe(
        Effect.flatMap(({ sessionId }) => Effect.flatten(page.view(sessionId))),
        Effect.map(({ state }) => state)
      ),
    /** The buyer gives the checkout up. */
    cancel: (id: BookingId) => Effect.flatMap(paymentOf(id), ({ sessionId }) => page.cancel(sessionId)),
    /** Of refunds that went well nobody hears from now on, nor later. */
    loseRefundNews: Ref.set(deliver, (payload, signature) =>
      new TextDecoder().decode(payload).includes('"charge.refunded"') ? Effect.succeed(true) : take(payload, signature)
    ),
    /** What the gateway says from now on does not arrive. */
    cutLine: Ref.set(deliver, () => Effect.succeed(false)),
    /** Now it does, and all that was missed; the gateway tries again some minutes later. */
    mendLine: Effect.gen(function* () {
      yield* toWebhook
      for (const { name, run } of atGateway.upkeep) {
        if (name.endsWith("repeatEvents")) while ((yield* run) > 0);
      }
    }),
    /** What the relay does about checkouts that nobody is to pay any more. */
    closeDropped: Effect.gen(function* () {
      const rows = yield* sql<PayloadOf<typeof CheckoutSuperseded>>`
        select id as intent_id, payment_id from checkout_sessions where state = 'superseded'`
      const delivered = yield* newDelivery
      for (const dropped of rows) yield* closeSubscriber.run(dropped, delivered)
    }).pipe(Effect.orDie),
    setGivingBack: (gives: boolean) => Ref.set(refunding, gives ? "byNews" : "refuses"),
    setGiving: (giving: Giving) => Ref.set(refunding, giving),
    setGatewayDown: (isDown: boolean) => Ref.set(reach, !isDown),
    /**
     * What the relay does about refunds that were asked for: the gateway is told and confirms; where it is away, the sweep
     * asks again. Answers how many.
     */
    confirmRefunds: Effect.gen(function* () {
      const rows = yield* sql<{ readonly id: RefundId; readonly paymentId: PaymentId }>`
        select id, payment_id from refunds where state = 'requested'`
      for (const { id, paymentId } of rows) {
        const delivered = yield* newDelivery
        yield* Effect.ignore(refundSubscriber.run({ paymentId, refundId: id }, delivered))
      }
      return rows.length
    }).pipe(Effect.orDie),
    /** Somebody gives everything back at the gateway itself, which refuses what it never took. */
    refundAtGateway: Effect.fnUntraced(function* (id: BookingId) {
      const { amountMinor, currency, gatewayChargeId } = yield* paymentOf(id)
      yield* atGateway.refund({
        idempotencyKey: crypto.randomUUID(),
        chargeId: ChargeId.make(gatewayChargeId ?? "none"),
        amount: { minor: amountMinor, currency },
        reason: "requested_by_customer"
      })
    })
  }
})

export class Till extends Context.Tag("Till")<Till, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(Till, make)
}
