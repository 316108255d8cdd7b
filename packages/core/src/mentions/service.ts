/** Gathers the handlers of mentions. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { listMentionables } from "./use-cases/list-mentionables.js"

export class Mentions extends Context.Tag("@mentorkit/Mentions")<Mentions, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Mentions, Effect.all({ listMentionables }))
}
