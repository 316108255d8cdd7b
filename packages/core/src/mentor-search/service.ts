/** Gathers the handlers of the search of mentors. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { search } from "./use-cases/search.js"

export class MentorSearch extends Context.Tag("@mentorkit/MentorSearch")<MentorSearch, Handlers<Operations>>() {
  static readonly layer = Layer.effect(MentorSearch, Effect.all({ search }))
}
