/** The offline gateway, with nobody at the other end of its wire. */
import { SqlClient } from "@effect/sql"
import { offlineGateway } from "@mentorkit/adapters-pg"
import { LinkBase } from "@mentorkit/core/kernel"
import type { CheckoutSessionId, GatewaySubscriptionId } from "@mentorkit/core/payments"
import { OfflineGateway, PaymentGateway } from "@mentorkit/core/payments/ports"
import { checkConformance, type GatewayWitness, paymentGatewayConformance } from "@mentorkit/core/testing"
import { conformanceEngines } from "@mentorkit/test-kit/databases/engines"
import { gatewaySecret, Wire, wire } from "@mentorkit/test-kit/payments/shop"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Clock, DateTime, Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"

const press = (button: "view" | "pay" | "cancel" | "decline" | "payLater", id: CheckoutSessionId) =>
  Effect.flatMap(OfflineGateway, (page) => Effect.orDie(Effect.flatten(page[button](id))))

const secondsOf = (signature: string) => Number(/^t=(\d+),/.exec(signature)?.[1])

/** Stands still there; what sleeps goes by real time all the same. */
const clockAt = (moment: Date): Clock.Clock => {
  const system = Clock.make()
  return {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => moment.getTime(),
    currentTimeMillis: Effect.succeed(moment.getTime()),
    unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
    currentTimeNanos: system.currentTimeNanos,
    sleep: (duration) => system.sleep(duration)
  }
}

const peer = <A>(use: (gateway: typeof OfflineGateway.Service) => Effect.Effect<A>) =>
  Effect.asVoid(Effect.flatMap(OfflineGateway, use))

/** At the moment when the subscription is due, and again while it cannot be charged. Others that are due move on, too. */
const endPeriod = (id: GatewaySubscriptionId): Effect.Effect<void, never, PaymentGateway | SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { upkeep } = yield* PaymentGateway
    const find = sql<{ readonly dueAt: Date; readonly attempts: number; readonly endedAt: Date | null }>`
      select due_at, attempts, ended_at from offline_gateway_subscriptions where id = ${id}`
    for (let isTried = false; ; isTried = true) {
      const [row] = yield* find
      if (row === undefined || row.endedAt !== null || (isTried && row.attempts === 0)) return
      for (const { name, run } of upkeep) {
        const step = Effect.withClock(run, clockAt(row.dueAt))
        if (name.endsWith("renewSubscriptions")) while ((yield* step) > 0);
      }
    }
  }).pipe(Effect.orDie)

const witness: GatewayWitness<OfflineGateway | PaymentGateway | Wire | SqlClient.SqlClient> = {
  pay: (id) => Effect.asVoid(press("pay", id)),
  abandon: (id) => Effect.asVoid(press("cancel", id)),
  leadsTo: (id) => Effect.map(press("view", id), ({ successUrl }) => successUrl),
  sessionsOf: (paymentId) =>
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{ readonly id: CheckoutSessionId }>`
        select id from offline_gateway_sessions where payment_id = ${paymentId}`
    ).pipe(
      Effect.map((rows) => rows.map(({ id }) => id)),
      Effect.orDie
    ),
  sent: Effect.flatMap(Wire, ({ sent }) =>
    Effect.map(sent, (all) =>
      all.map(({ body, signature }) => ({
        payload: body,
        signature,
        signedAt: DateTime.unsafeMake(secondsOf(signature) * 1000)
      }))
    )
  ),
  endPeriod,
  spoilCard: (id) => peer(({ setCard }) => setCard(id, false)),
  decline: (id) => Effect.asVoid(press("decline", id)),
  payLater: (id) => Effect.asVoid(press("payLater", id)),
  settleLater: (id, isPaid) => peer(({ settleLater }) => settleLater(id, isPaid)),
  openDispute: (id) => peer(({ openDispute }) => openDispute(id)),
  closeDispute: (id, isWon) => peer(({ closeDispute }) => closeDispute(id, isWon)),
  failRefund: (id) => peer(({ failRefund }) => failRefund(id))
}

const links = Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })

for (const [name, engine] of conformanceEngines) {
  describe(name, () => {
    const gateway = offlineGateway({ secret: gatewaySecret }).pipe(
      Layer.provideMerge(wire),
      Layer.provideMerge(links),
      Layer.provideMerge(world(engine))
    )
    checkConformance({ describe, it, afterAll }, paymentGatewayConformance(witness), gateway)
  })
}
