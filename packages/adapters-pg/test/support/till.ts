/** Buyers and the gateway, as bookings meet them: the real payments on the offline gateway, with no HTTP in between. */
import { SqlClient } from "@effect/sql"
import { offlineGateway } from "@mentorkit/adapters-pg"
import type { BookingId } from "@mentorkit/core/bookings"
import type { Currency } from "@mentorkit/core/kernel"
import {
  askForRefund,
  ChargeId,
  type CheckoutSessionId,
  EventDelivery,
  GatewayUnavailable,
  OfflineGateway,
  PaymentGateway,
  type PaymentId,
  Payments,
  type RefundId
} from "@mentorkit/core/payments"
import { Context, DateTime, Effect, Layer, Redacted } from "effect"

type Post = typeof EventDelivery.Service.post

/** The line between gateway and host: cut it, and each is alone with what it knows. */
class Line extends Context.Tag("Line")<Line, { deliver: Post; isCut: boolean; isGatewayDown: boolean }>() {
  static readonly layer = Layer.sync(Line, () => ({
    deliver: () => Effect.succeed(false),
    isCut: false,
    isGatewayDown: false
  }))
}

const delivery = Layer.effect(
  EventDelivery,
  Effect.map(Line, (line) => ({
    post: (body, signature) =>
      Effect.suspend(() => (line.isCut ? Effect.succeed(false) : line.deliver(body, signature)))
  }))
)

const secret = Redacted.make("the tests' gateway secret")

/** The offline gateway, which can be out of reach. */
export const gateway = Layer.effectContext(
  Effect.gen(function* () {
    const line = yield* Line
    const context = yield* Effect.context<PaymentGateway | OfflineGateway>()
    const real = Context.get(context, PaymentGateway)
    return Context.add(context, PaymentGateway, {
      ...real,
      createCheckout: (request) =>
        Effect.suspend(() =>
          line.isGatewayDown ? Effect.fail(new GatewayUnavailable()) : real.createCheckout(request)
        )
    })
  })
).pipe(Layer.provide(offlineGateway({ secret })), Layer.provide(delivery), Layer.provideMerge(Line.layer))

interface PaymentRow {
  readonly id: PaymentId
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly gatewayChargeId: ChargeId | null
  readonly sessionId: CheckoutSessionId
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const line = yield* Line
  const page = yield* OfflineGateway
  const atGateway = yield* PaymentGateway
  const { receiveGatewayEvent } = yield* Payments
  const refundSubscriber = yield* askForRefund
  line.deliver = (payload, gateway_signature) =>
    Effect.as(Effect.orDie(receiveGatewayEvent({ _tag: "Guest" }, { payload, gateway_signature })), true)

  /** Of a booking that costs something. */
  const paymentOf = Effect.fnUntraced(
    function* (id: BookingId) {
      const [row] = yield* sql<PaymentRow>`
      select payments.*, gateway_session_id as session_id
      from payments join checkout_sessions on payment_id = payments.id
      where purchasable_id = ${id} order by checkout_sessions.id desc limit 1`
      return yield* Effect.fromNullable(row)
    },
    Effect.catchTag("SqlError", Effect.die)
  )

  return {
    /** The buyer pays at the checkout, if it is open, and the host hears of it. */
    pay: (id: BookingId) => Effect.flatMap(paymentOf(id), ({ sessionId }) => page.pay(sessionId)),
    /** The buyer gives the checkout up. */
    cancel: (id: BookingId) => Effect.flatMap(paymentOf(id), ({ sessionId }) => page.cancel(sessionId)),
    /** What the gateway says from now on does not arrive. */
    cutLine: Effect.sync(() => {
      line.isCut = true
    }),
    /** Now it does, and all that was missed; the gateway tries again some minutes later. */
    mendLine: Effect.gen(function* () {
      line.isCut = false
      for (const { name, run } of atGateway.upkeep) {
        if (name.endsWith("repeatEvents")) while ((yield* run) > 0);
      }
    }),
    setGatewayDown: (isDown: boolean) =>
      Effect.sync(() => {
        line.isGatewayDown = isDown
      }),
    /** What the relay does about refunds that were asked for: the gateway is told and confirms. Answers how many. */
    confirmRefunds: Effect.gen(function* () {
      const rows = yield* sql<{ readonly id: RefundId; readonly paymentId: PaymentId }>`
        select id, payment_id from refunds where state = 'requested'`
      for (const { id, paymentId } of rows) {
        const delivered = { eventId: crypto.randomUUID(), occurredAt: yield* DateTime.now }
        yield* refundSubscriber.run({ paymentId, refundId: id }, delivered)
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
