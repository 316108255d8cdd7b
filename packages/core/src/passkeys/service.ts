/** Gathers the handlers of passkeys, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { authenticate } from "./use-cases/authenticate.js"
import { authenticateOptions } from "./use-cases/authenticate-options.js"
import { list } from "./use-cases/list.js"
import { register } from "./use-cases/register.js"
import { registerOptions } from "./use-cases/register-options.js"
import { remove } from "./use-cases/remove.js"

export class Passkeys extends Context.Tag("@mentorkit/Passkeys")<Passkeys, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Passkeys,
    Effect.all({ registerOptions, register, authenticateOptions, authenticate, list, remove })
  )
}
