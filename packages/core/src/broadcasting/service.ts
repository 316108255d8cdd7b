/** Gathers the handlers of broadcasting. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import { ChannelGuard } from "./channel-guard.js"
import type { Operations } from "./operations.js"
import { Presences } from "./presence.js"
import { authorizeChannel } from "./use-cases/authorize-channel.js"

export class Broadcasting extends Context.Tag("@mentorkit/Broadcasting")<Broadcasting, Handlers<Operations>>() {
  static readonly layer = Layer.mergeAll(
    Layer.effect(Broadcasting, Effect.all({ authorizeChannel })),
    ChannelGuard.layer,
    Presences.layer
  )
}
