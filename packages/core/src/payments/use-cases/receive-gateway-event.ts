import { DateTime, Effect } from "effect"
import { type Handler, Ids } from "../../kernel/index.js"
import { InvalidSignature } from "../errors.js"
import { PaymentGateway } from "../gateway.js"
import { InboxEventId } from "../ids.js"
import type { Operations } from "../operations.js"
import { GatewayInbox } from "../ports.js"
import { makeSettlement } from "../settlement/settle.js"

/**
 * The event is stored by itself first, so that it survives whatever happens while it is settled: a fault answers 500,
 * the gateway sends it again, and a sweep takes it up even if it does not.
 */
export const receiveGatewayEvent = Effect.gen(function* () {
  const gateway = yield* PaymentGateway
  const inbox = yield* GatewayInbox
  const ids = yield* Ids
  const { settle } = yield* makeSettlement

  const handler: Handler<Operations, "receiveGatewayEvent"> = Effect.fnUntraced(function* (
    _,
    { gateway_signature: signature, payload }
  ) {
    if (signature === undefined) return yield* new InvalidSignature()
    const receivedAt = yield* DateTime.now
    const event = yield* gateway.readEvent(payload, signature, receivedAt)
    const received = yield* inbox.receive({
      id: InboxEventId.make(yield* ids.uuid),
      gateway: gateway.name,
      event,
      payload,
      receivedAt,
      dueAt: DateTime.add(receivedAt, { minutes: 1 })
    })
    // The event is stored; the sweep asks the gateway later.
    if (received.state === "received") {
      yield* Effect.catchTag(settle(received), "GatewayUnavailable", (failure) =>
        Effect.logWarning("A gateway's event waits, since the gateway does not answer.", failure)
      )
    }
    return {}
  })

  return handler
})
