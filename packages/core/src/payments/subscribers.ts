/** What payments does about events. A gateway that is down is the relay's to try again; after that the sweeps go on. */
import { Effect, Option } from "effect"
import type { PayloadOf, Subscriber } from "../kernel/index.js"
import { closingSuperseded } from "./closing.js"
import type { CheckoutSuperseded, RefundRequested, SubscriptionEndWanted } from "./events.js"
import { PaymentGateway } from "./gateway.js"
import { CheckoutIntentRepository } from "./ports.js"
import { refundAtGateway } from "./refund-request.js"

/** What the gateway has refused waits in the queue for an admin. */
export const askForRefund = Effect.map(
  refundAtGateway,
  (ask): Subscriber<PayloadOf<typeof RefundRequested>> => ({
    name: "payments.askForRefund",
    effects: "outside",
    run: ({ refundId }) =>
      ask(refundId).pipe(
        Effect.catchTag("GatewayRefused", () => Effect.void),
        Effect.orDie
      )
  })
)

export const closeSupersededCheckout = Effect.gen(function* () {
  const intents = yield* CheckoutIntentRepository
  const close = yield* closingSuperseded
  const subscriber: Subscriber<PayloadOf<typeof CheckoutSuperseded>> = {
    name: "payments.closeSupersededCheckout",
    effects: "outside",
    run: ({ intentId }) =>
      Effect.flatMap(intents.find(intentId), (intent) =>
        Option.isSome(intent) ? Effect.orDie(close(intent.value)) : Effect.void
      )
  }
  return subscriber
})

export const endAtGateway = Effect.map(
  PaymentGateway,
  (gateway): Subscriber<PayloadOf<typeof SubscriptionEndWanted>> => ({
    name: "payments.endAtGateway",
    effects: "outside",
    run: ({ gateway: taker, gatewaySubscriptionId }) =>
      taker !== gateway.name
        ? Effect.logError(`Subscription ${gatewaySubscriptionId} has to be ended by hand at the gateway "${taker}".`)
        : gateway.changeSubscription(gatewaySubscriptionId, "end_now").pipe(
            // It is over already.
            Effect.catchTag("GatewayRefused", () => Effect.void),
            Effect.orDie
          )
  })
)
