/** Gathers the handlers of social sign-in, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { callback } from "./use-cases/callback.js"
import { redirect } from "./use-cases/redirect.js"

export class OAuth extends Context.Tag("@mentorkit/OAuth")<OAuth, Handlers<Operations>>() {
  static readonly layer = Layer.effect(OAuth, Effect.all({ redirect, callback }))
}
