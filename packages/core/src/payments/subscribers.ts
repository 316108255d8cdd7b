/** Subscribers of payments. The relay retries while a gateway is away; sweeps go on beside it. */
import { Effect, Option } from "effect"
import { type PayloadOf, PeerUnavailable, type ReactionHandler, reaction } from "../kernel/index.js"
import { makeCloseSuperseded } from "./close-superseded.js"
import type { CheckoutSuperseded, RefundRequested, SubscriptionEndWanted } from "./events.js"
import { makeGatewayRefunds } from "./gateway-refunds.js"
import { CheckoutIntentRepository } from "./ports.js"
import { makeEndAtGateway, makeNoteEnd } from "./subscription-ends.js"

/** Lower priority than work inside the database: a gateway may hang. */
const atGateway = { lane: "effects", priority: "low", effects: "outside" } as const

const away = () => new PeerUnavailable({ message: "The payment gateway cannot be reached." })

/** A refused refund waits in the queue for an admin. */
export const askForRefund = reaction(
  { ...atGateway, name: "payments.askForRefund" },
  Effect.map(
    makeGatewayRefunds,
    ({ ask }): ReactionHandler<PayloadOf<typeof RefundRequested>> => ({
      run: ({ refundId }) =>
        ask(refundId).pipe(
          Effect.catchTags({ GatewayRefused: () => Effect.void, GatewayUnavailable: away, ChargeNotNamed: Effect.die })
        )
    })
  )
)

export const closeSupersededCheckout = reaction(
  { ...atGateway, name: "payments.closeSupersededCheckout" },
  Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const close = yield* makeCloseSuperseded
    const reacting: ReactionHandler<PayloadOf<typeof CheckoutSuperseded>> = {
      run: ({ intentId }) =>
        Effect.flatMap(intents.find(intentId), (intent) =>
          Option.isSome(intent) ? Effect.catchTag(close(intent.value), "GatewayUnavailable", away) : Effect.void
        )
    }
    return reacting
  })
)

/** A refusal is retried like a fault: somebody may fix it, and meanwhile the gateway may go on charging. */
export const endAtGateway = reaction(
  { ...atGateway, name: "payments.endAtGateway" },
  Effect.gen(function* () {
    const note = yield* makeNoteEnd
    const ask = yield* makeEndAtGateway
    const reacting: ReactionHandler<PayloadOf<typeof SubscriptionEndWanted>> = {
      run: (wanted, { occurredAt }) =>
        // A host of the former release has appended the event without a row.
        Effect.zipRight(
          note(wanted, occurredAt),
          Effect.catchTags(ask(wanted), { GatewayRefused: Effect.die, GatewayUnavailable: away })
        )
    }
    return reacting
  })
)
