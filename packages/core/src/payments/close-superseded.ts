/** Closes a checkout at the gateway that a newer one has replaced. */
import { Effect } from "effect"
import { PaymentGateway } from "./gateway.js"
import type { CheckoutIntent } from "./payment.js"
import { CheckoutIntentRepository } from "./ports.js"

export const makeCloseSuperseded = Effect.gen(function* () {
  const gateway = yield* PaymentGateway
  const intents = yield* CheckoutIntentRepository

  /** If somebody has paid meanwhile, the gateway's event of that decides. */
  return Effect.fnUntraced(function* ({ gateway: taker, id, sessionId, state }: CheckoutIntent) {
    if (state !== "superseded") return
    if (sessionId !== null && taker === gateway.name) yield* gateway.expireCheckout(sessionId)
    yield* intents.close(id, "expired")
  })
})
