/** The offline gateway, with nobody at the other end of its wire. */
import { SqlClient } from "@effect/sql"
import { offlineGateway } from "@mentorkit/adapters-pg"
import { LinkBase } from "@mentorkit/core/kernel"
import { type CheckoutSessionId, OfflineGateway } from "@mentorkit/core/payments"
import { checkConformance, type GatewayWitness, paymentGatewayConformance } from "@mentorkit/core/testing"
import { DateTime, Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"
import { conformanceEngines } from "../support/engines.js"
import { gatewaySecret, Wire, wire } from "../support/payments-shop.js"
import { world } from "../support/world.js"

const press = (button: "view" | "pay" | "cancel", id: CheckoutSessionId) =>
  Effect.flatMap(OfflineGateway, (page) => Effect.orDie(Effect.flatten(page[button](id))))

const secondsOf = (signature: string) => Number(/^t=(\d+),/.exec(signature)?.[1])

const witness: GatewayWitness<OfflineGateway | Wire | SqlClient.SqlClient> = {
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
  )
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
