/** The offline gateway with nobody at the other end of its wire: its buttons, its books, and all that it has said. */
import { SqlClient } from "@effect/sql"
import { type Mischief, offlineGateway } from "@mentorkit/adapters-pg"
import { Currency, LinkBase, LocalDate } from "@mentorkit/core/kernel"
import { type BillingInterval, type CheckoutSessionId, PaymentId, SubscriptionId } from "@mentorkit/core/payments"
import { type GatewayEvent, type GatewayRecord, OfflineGateway, PaymentGateway } from "@mentorkit/core/payments/ports"
import type { Engine } from "@mentorkit/test-kit/databases/engines"
import { gatewaySecret, Wire, wire } from "@mentorkit/test-kit/payments/shop"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"

const links = Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })

export const atGateway = (engine: Engine, mischief?: Mischief) =>
  offlineGateway({ secret: gatewaySecret, ...(mischief === undefined ? {} : { mischief }) }).pipe(
    Layer.provideMerge(wire),
    Layer.provideMerge(links),
    Layer.provideMerge(world(engine))
  )

export const dollars = (minor: bigint) => ({ minor, currency: Currency.make("USD") })

/** An open checkout over 80.00 dollars, of a subscription where there is an interval. */
export const newCheckout = Effect.fnUntraced(function* (interval: BillingInterval | null = null, minor = 8000n) {
  const gateway = yield* PaymentGateway
  const paymentId = PaymentId.make(crypto.randomUUID())
  const ours = SubscriptionId.make(crypto.randomUUID())
  const { sessionId } = yield* gateway.createCheckout({
    ...{ idempotencyKey: crypto.randomUUID(), paymentId, amount: dollars(minor), description: "", payerEmail: null },
    expiresAt: DateTime.add(yield* DateTime.now, { hours: 1 }),
    ...{ successUrl: "http://front.test/a", cancelUrl: "http://front.test/b" },
    subscription: interval === null ? null : { subscriptionId: ours, interval }
  })
  return { ours, paymentId, sessionId }
})

/** Its charge, once it is paid. */
export const chargeAt = (sessionId: CheckoutSessionId) =>
  Effect.gen(function* () {
    const all = yield* said("CheckoutCompleted")
    const charge = all.find((one) => one.sessionId === sessionId && one.chargeId !== null)?.chargeId
    return yield* Effect.fromNullable(charge)
  }).pipe(Effect.orDie)

export const newCharge = Effect.fnUntraced(function* (minor = 8000n) {
  const { sessionId } = yield* newCheckout(null, minor)
  yield* Effect.flatMap(OfflineGateway, ({ pay }) => pay(sessionId))
  return yield* chargeAt(sessionId)
})

/** A subscription whose first period is paid. */
export const newSubscription = Effect.fnUntraced(function* (interval: BillingInterval) {
  const { ours, sessionId } = yield* newCheckout(interval)
  yield* Effect.flatMap(OfflineGateway, ({ pay }) => pay(sessionId))
  const begun = (yield* said("CheckoutCompleted")).find((one) => one.sessionId === sessionId)
  return { ours, id: yield* Effect.orDie(Effect.fromNullable(begun?.gatewaySubscriptionId)) }
})

const secondsOf = (signature: string) => Number(/^t=(\d+),/.exec(signature)?.[1])

/** Every sending, in order; a message that was sent twice is there twice. */
export const allSaid = Effect.gen(function* () {
  const gateway = yield* PaymentGateway
  return yield* Effect.forEach(yield* (yield* Wire).sent, ({ body, signature }) =>
    Effect.orDie(gateway.readEvent(body, signature, DateTime.unsafeMake(secondsOf(signature) * 1000)))
  )
})

/** What was said of one kind, each message once. */
export const said = <Tag extends GatewayEvent["_tag"]>(tag: Tag) => {
  const isTagged = (event: GatewayEvent): event is Extract<GatewayEvent, { readonly _tag: Tag }> => event._tag === tag
  return Effect.map(allSaid, (all) => [...new Map(all.filter(isTagged).map((event) => [event.id, event])).values()])
}

/** Runs one of the gateway's sweeps, once. */
export const upkeep = (name: "expireCheckouts" | "renewSubscriptions" | "repeatEvents") =>
  Effect.flatMap(
    PaymentGateway,
    ({ upkeep: sweeps }) => sweeps.find((one) => one.name.endsWith(name))?.run ?? Effect.dieMessage(name)
  )

/** Every page of every day that has any books. */
export const allRecords = Effect.gen(function* () {
  const gateway = yield* PaymentGateway
  const sql = yield* SqlClient.SqlClient
  const days = yield* sql<{ readonly day: string }>`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from (
      select created_at as at from offline_gateway_charges
      union all select created_at from offline_gateway_refunds union all select failed_at from offline_gateway_refunds
      union all select opened_at from offline_gateway_disputes union all select closed_at from offline_gateway_disputes
    ) moments where at is not null`
  const all: Array<GatewayRecord> = []
  for (const { day } of days) {
    let after: string | null = null
    do {
      const page: { readonly records: ReadonlyArray<GatewayRecord>; readonly next: string | null } =
        yield* gateway.records(LocalDate.make(day), after)
      all.push(...page.records)
      after = page.next
    } while (after !== null)
  }
  return all
}).pipe(Effect.orDie)
