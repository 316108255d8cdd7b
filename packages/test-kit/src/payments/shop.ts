/** A shop to test payments with: wares of a table of its own, and a gateway that says what it is told to say. */
import { SqlClient } from "@effect/sql"
import { offlineGateway } from "@mentorkit/adapters-pg"
import { guest, LinkBase } from "@mentorkit/core/kernel"
import {
  ChargeId,
  Checkout,
  CheckoutSessionId,
  GatewayRefundId,
  GatewayRefused,
  GatewayUnavailable,
  InvalidSignature,
  Payments,
  type Purchasable,
  RecurringCheckout,
  SubscriptionOver
} from "@mentorkit/core/payments"
import {
  EventDelivery,
  GatewayEvent,
  PaymentGateway,
  Purchasables,
  type RefundAnswer,
  type RefundRequest
} from "@mentorkit/core/payments/ports"
import { Context, DateTime, Effect, Layer, Option, Redacted, Ref, Schema } from "effect"
import type { Engine } from "../databases/engines.js"
import { type World, world } from "../worlds/world.js"

/** A course is delivered when somebody says so and a community when it is paid, for as long as it is paid. */
const wares = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    create table if not exists test_wares (
      id uuid primary key,
      has_seat boolean not null,
      state text not null,
      grants int not null default 0,
      -- Of what is bought again and again: until when it is paid, and whether that is over.
      access_until timestamptz,
      is_over boolean not null default false
    )`
  const change = (
    id: string,
    fields: { readonly state?: string; readonly isOver?: boolean; readonly accessUntil?: Date }
  ) => Effect.asVoid(Effect.orDie(sql`update test_wares set ${sql.update(fields)} where id = ${id}`))
  const course: Purchasable = {
    purpose: "course",
    isDeliveredAtPayment: false,
    lock: (id) => Effect.asVoid(Effect.orDie(sql`select from test_wares where id = ${id} for update`)),
    grant: (id, { accessUntil }) =>
      sql<{ readonly hasSeat: boolean }>`
        update test_wares
        set grants = grants + 1, state = case when has_seat then 'granted' else 'conflict' end,
          access_until = ${accessUntil === null ? null : DateTime.toDate(accessUntil)}
        where id = ${id} returning has_seat`.pipe(
        Effect.map(([row]) => (row?.hasSeat === true ? ("granted" as const) : ("capacity_conflict" as const))),
        Effect.orDie
      ),
    lapse: (id) => change(id, { state: "lapsed" }),
    refunded: (id, { isFull, reason }) => change(id, { state: isFull ? `refunded: ${reason}` : "partly refunded" }),
    refundWaived: (id) => change(id, { state: "refund waived" }),
    recurring: null
  }
  const community: Purchasable = {
    ...course,
    purpose: "community",
    isDeliveredAtPayment: true,
    refunded: () => Effect.void,
    recurring: {
      extend: (id, { accessUntil }) => change(id, { accessUntil: DateTime.toDate(accessUntil), isOver: false }),
      end: (id) => change(id, { isOver: true })
    }
  }
  return [course, community]
}).pipe(Effect.orDie)

interface Script {
  readonly isDown: boolean
  /** What it says to every refund and every change of a subscription. */
  readonly refusal: string | null
  /** How a refund stands that it takes on, and how all stand that it has taken. */
  readonly refunds: RefundAnswer["state"]
  /** What happens between its making a refund and its answer. */
  readonly meanwhile: Effect.Effect<void>
  /** It makes the refund, and its answer is lost. */
  readonly isHanging: boolean
  /** Whether it says of every subscription that it has ended. */
  readonly hasEnded: boolean
  /** Whether it says by which charge a bill was paid: the bill's own name with "charge of " before it. */
  readonly namesCharges: boolean
  /** Every call that came through, by its key. */
  readonly keys: ReadonlyArray<string>
}

export class StubGateway extends Context.Tag("StubGateway")<StubGateway, Ref.Ref<Script>>() {}

const decodeEvent = Schema.decodeUnknown(Schema.parseJson(GatewayEvent))

const stubGateway = Layer.effectContext(
  Effect.gen(function* () {
    const script = yield* Ref.make<Script>({
      ...{
        isDown: false,
        refusal: null,
        refunds: "pending",
        isHanging: false,
        meanwhile: Effect.void,
        hasEnded: false,
        namesCharges: false,
        keys: []
      }
    })
    const called = Effect.fnUntraced(function* (key: string) {
      if ((yield* script).isDown) return yield* new GatewayUnavailable()
      yield* Ref.update(script, (one) => ({ ...one, keys: [...one.keys, key] }))
    })
    /** Those that it has taken on, by their keys. */
    const taken = new Map<string, DateTime.Utc>()
    const standingOf = ({ idempotencyKey }: RefundRequest) =>
      Effect.map(Effect.all([script, DateTime.now]), ([{ refunds }, now]): RefundAnswer => {
        const takenAt = taken.get(idempotencyKey) ?? now
        taken.set(idempotencyKey, takenAt)
        return { refundId: GatewayRefundId.make(`of ${idempotencyKey}`), state: refunds, takenAt }
      })
    const gateway = PaymentGateway.of({
      name: "stub",
      createCheckout: ({ expiresAt, idempotencyKey }) =>
        Effect.as(called(idempotencyKey), {
          sessionId: CheckoutSessionId.make(`session of ${idempotencyKey}`),
          url: `https://gateway.test/${idempotencyKey}`,
          expiresAt
        }),
      changeSubscription: Effect.fnUntraced(function* (id, change) {
        yield* called(`${change} ${id}`)
        const { hasEnded, refusal } = yield* script
        if (hasEnded) return yield* new SubscriptionOver()
        if (refusal !== null) return yield* new GatewayRefused({ detail: refusal })
      }),
      refund: Effect.fnUntraced(function* (request) {
        yield* called(request.idempotencyKey)
        const { isHanging, meanwhile, refusal } = yield* script
        if (refusal !== null) return yield* new GatewayRefused({ detail: refusal })
        const answer = yield* standingOf(request)
        yield* meanwhile
        return isHanging ? yield* new GatewayUnavailable() : answer
      }),
      findRefund: Effect.fnUntraced(function* (request) {
        yield* called(`find ${request.idempotencyKey}`)
        return taken.has(request.idempotencyKey) ? Option.some(yield* standingOf(request)) : Option.none()
      }),
      expireCheckout: (id) => called(`expire ${id}`),
      chargeOf: Effect.fnUntraced(function* (id) {
        yield* called(`charge of ${id}`)
        return (yield* script).namesCharges ? Option.some(ChargeId.make(`charge of ${id}`)) : Option.none()
      }),
      records: (day) => Effect.as(called(`records of ${day}`), { records: [], next: null }),
      readEvent: (payload, signature) =>
        signature === "signed"
          ? Effect.mapError(decodeEvent(new TextDecoder().decode(payload)), () => new InvalidSignature())
          : Effect.fail(new InvalidSignature()),
      upkeep: []
    })
    return Context.make(PaymentGateway, gateway).pipe(Context.add(StubGateway, script))
  })
)

export const script = (change: Partial<Script>) =>
  Effect.flatMap(StubGateway, (ref) => Ref.update(ref, (one) => ({ ...one, ...change })))

const links = Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })

const shopOf = <A>(engine: Engine, gateway: Layer.Layer<PaymentGateway | A, never, World | LinkBase>) =>
  Payments.layer.pipe(
    Layer.provideMerge(Layer.effect(Purchasables, wares)),
    Layer.provideMerge(Layer.mergeAll(Checkout.layer, RecurringCheckout.layer)),
    Layer.provideMerge(gateway),
    Layer.provideMerge(links),
    Layer.provideMerge(world(engine))
  )

/** Payments with the gateway of this file. */
export const shop = (engine: Engine) => shopOf(engine, stubGateway)

/** How the offline gateway's events travel: nowhere, until `connect` leads them to the webhook. */
export class Wire extends Context.Tag("Wire")<
  Wire,
  {
    readonly sent: Ref.Ref<ReadonlyArray<{ readonly body: Uint8Array; readonly signature: string }>>
    readonly deliver: Ref.Ref<(body: Uint8Array, signature: string) => Effect.Effect<boolean>>
  }
>() {}

/** An `EventDelivery` on a wire. */
export const wire = Layer.effectContext(
  Effect.gen(function* () {
    const sent = yield* Ref.make<ReadonlyArray<{ readonly body: Uint8Array; readonly signature: string }>>([])
    const deliver = yield* Ref.make((_body: Uint8Array, _signature: string) => Effect.succeed(false))
    const delivery = EventDelivery.of({
      post: (body, signature) =>
        Ref.update(sent, (list) => [...list, { body, signature }]).pipe(
          Effect.zipRight(deliver),
          Effect.flatMap((carry) => carry(body, signature))
        )
    })
    return Context.make(EventDelivery, delivery).pipe(Context.add(Wire, { sent, deliver }))
  })
)

export const gatewaySecret = Redacted.make("the gateway's secret")

/** Payments with the offline gateway. */
export const offlineShop = (engine: Engine) =>
  shopOf(engine, Layer.provideMerge(Layer.orDie(offlineGateway({ secret: gatewaySecret })), wire))

/** From now on events reach the webhook, as a host's would over HTTP: anything but a success is not taken. */
export const connect = Effect.gen(function* () {
  const { receiveGatewayEvent } = yield* Payments
  const { deliver } = yield* Wire
  yield* Ref.set(deliver, (payload, gateway_signature) =>
    receiveGatewayEvent(guest, { payload, gateway_signature }).pipe(
      Effect.as(true),
      Effect.catchAllCause(() => Effect.succeed(false))
    )
  )
})
export const disconnect = Effect.flatMap(Wire, ({ deliver }) => Ref.set(deliver, () => Effect.succeed(false)))
