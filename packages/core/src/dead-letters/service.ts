import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { listDeadLetters } from "./use-cases/list-dead-letters.js"
import { retryDeadLetters } from "./use-cases/retry-dead-letters.js"

export class DeadLetterAdministration extends Context.Tag("@mentorkit/DeadLetterDesk")<
  DeadLetterAdministration,
  Handlers<Operations>
>() {
  static readonly layer = Layer.effect(DeadLetterAdministration, Effect.all({ listDeadLetters, retryDeadLetters }))
}
