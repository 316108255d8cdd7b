/** What payments does about events. */
import { Effect } from "effect"
import type { PayloadOf, Subscriber } from "../kernel/index.js"
import type { RefundRequested } from "./events.js"
import { refundAtGateway } from "./refund-request.js"

/** A gateway that is down is the relay's to try again; after the relay has given up the sweep goes on. */
export const askForRefund = Effect.map(
  refundAtGateway,
  (ask): Subscriber<PayloadOf<typeof RefundRequested>> => ({
    name: "payments.askForRefund",
    effects: "outside",
    run: ({ refundId }) => Effect.orDie(ask(refundId))
  })
)
