/** The published suite, on the gateway of this example. */

import { EventDelivery } from "@mentorkit/core/payments/ports"
import { checkConformance, paymentGatewayConformance, type SentEvent } from "@mentorkit/core/testing"
import { Context, DateTime, Effect, Layer, Redacted, Ref } from "effect"
import { afterAll, describe, it } from "vitest"
import { Customer, memoryGateway } from "../src/memory-gateway.js"

/** What the gateway has sent; there is no webhook here that would take it. */
class Sent extends Context.Tag("Sent")<Sent, Ref.Ref<ReadonlyArray<SentEvent>>>() {}

const sent = Layer.effect(Sent, Ref.make<ReadonlyArray<SentEvent>>([]))

const delivery = Layer.effect(
  EventDelivery,
  Effect.map(Sent, (ref) => ({
    post: (payload: Uint8Array, signature: string) => {
      const signedAt = DateTime.unsafeMake(Number(/^t=(\d+)/.exec(signature)?.[1]) * 1000)
      return Effect.as(
        Ref.update(ref, (all) => [...all, { payload, signature, signedAt }]),
        true
      )
    }
  }))
)

checkConformance(
  { describe, it, afterAll },
  paymentGatewayConformance<Customer | Sent>({
    pay: (id) => Effect.flatMap(Customer, ({ pay }) => pay(id)),
    abandon: (id) => Effect.flatMap(Customer, ({ abandon }) => abandon(id)),
    leadsTo: (id) => Effect.flatMap(Customer, ({ leadsTo }) => leadsTo(id)),
    sessionsOf: (id) => Effect.flatMap(Customer, ({ sessionsOf }) => sessionsOf(id)),
    sent: Effect.flatMap(Sent, Ref.get)
  }),
  memoryGateway({ secret: Redacted.make("the example's secret") }).pipe(
    Layer.provide(delivery),
    Layer.provideMerge(sent)
  )
)
