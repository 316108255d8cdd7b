/** Gathers payments' handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getStatus } from "./use-cases/get-status.js"
import { receiveGatewayEvent } from "./use-cases/receive-gateway-event.js"

export class Payments extends Context.Tag("@mentorkit/Payments")<Payments, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Payments, Effect.all({ getStatus, receiveGatewayEvent }))
}
