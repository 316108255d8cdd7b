/** Gathers the handlers of search. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { search } from "./use-cases/search.js"

export class Search extends Context.Tag("@mentorkit/Search")<Search, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Search, Effect.all({ search }))
}
