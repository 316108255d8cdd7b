/** Ends a subscription at its gateway: stored with the change that causes it, sent after the commit. */
import { DateTime, Effect, Option } from "effect"
import { Outbox, type PayloadOf } from "../kernel/index.js"
import { SubscriptionEndWanted } from "./events.js"
import { PaymentGateway } from "./gateway.js"
import type { GatewaySubscriptionId } from "./ids.js"
import { SubscriptionEndRepository } from "./ports.js"
import type { SubscriptionEnd } from "./subscription.js"

type WantedEnd = PayloadOf<typeof SubscriptionEndWanted>

/** Stores an end if it is new; returns whether it was. */
export const makeNoteEnd = Effect.map(
  SubscriptionEndRepository,
  ({ add }) =>
    ({ gateway, gatewaySubscriptionId, subscriptionId }: WantedEnd, at: DateTime.Utc) =>
      // Normally the relay sends it; the sweep is for what the relay has given up.
      add(
        { gateway, gatewaySubscriptionId, subscriptionId, wantedAt: at, doneAt: null },
        DateTime.add(at, { minutes: 10 })
      )
)

export const makeRequestEnd = Effect.gen(function* () {
  const note = yield* makeNoteEnd
  const outbox = yield* Outbox

  /** In the caller's transaction. A repeated request is the same end and has no effect. */
  return Effect.fnUntraced(function* (wanted: WantedEnd, at: DateTime.Utc) {
    if (yield* note(wanted, at)) yield* outbox.append(SubscriptionEndWanted, wanted, at)
  })
})

const tellRefusal = (gateway: string, id: GatewaySubscriptionId) =>
  Effect.logError(
    `The gateway "${gateway}" refuses to end subscription ${id} and may go on charging it. ` +
      "Set the key of the account that took it, or end it there by hand and note that in subscription_ends."
  )

/**
 * Asks the gateway for an end that is noted and not done. May be repeated: what has ended is not ended again. It is done
 * where the gateway has ended it or says that it is over; refused it stays open, since whoever refuses may go on charging.
 * What another gateway took stays open for a person to end; should that gateway be bound again, the sweep goes on with it.
 */
export const makeEndAtGateway = Effect.gen(function* () {
  const ends = yield* SubscriptionEndRepository
  const gateway = yield* PaymentGateway

  return Effect.fnUntraced(function* ({
    gateway: taker,
    gatewaySubscriptionId: id
  }: Pick<SubscriptionEnd, "gateway" | "gatewaySubscriptionId">) {
    const noted = yield* ends.find(taker, id)
    if (Option.exists(noted, ({ doneAt }) => doneAt !== null)) return
    if (taker !== gateway.name) {
      return yield* Effect.logError(`Subscription ${id} has to be ended by hand at the gateway "${taker}".`)
    }
    yield* gateway.changeSubscription(id, "end_now").pipe(
      Effect.catchTag("SubscriptionOver", () => Effect.void),
      Effect.tapErrorTag("GatewayRefused", () => tellRefusal(taker, id))
    )
    yield* ends.markDone(taker, id, yield* DateTime.now)
  })
})
