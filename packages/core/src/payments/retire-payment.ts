/** Cancels a payment that must not be paid any more. */
import { DateTime, Effect, Option } from "effect"
import { Outbox } from "../kernel/index.js"
import { CheckoutSuperseded } from "./events.js"
import type { Payment } from "./payment.js"
import { CheckoutIntentRepository, PaymentRepository } from "./ports.js"
import { isPayable } from "./progress.js"

export const makeRetirePayment = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const intents = yield* CheckoutIntentRepository
  const outbox = yield* Outbox

  /** Cancels a locked payment that is still payable; its checkout is closed at the gateway after the commit. */
  return Effect.fnUntraced(function* (payment: Payment) {
    if (!isPayable(payment.status)) return
    yield* payments.update({ ...payment, status: "cancelled" })
    const live = Option.getOrUndefined(yield* intents.findLive(payment.id))
    if (live === undefined) return
    // Never opened, so never shown to anybody.
    if (live.state === "started") return yield* intents.close(live.id, "abandoned")
    yield* intents.close(live.id, "superseded")
    yield* outbox.append(CheckoutSuperseded, { paymentId: payment.id, intentId: live.id }, yield* DateTime.now)
  })
})
