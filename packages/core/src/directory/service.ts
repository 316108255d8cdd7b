/** Gathers the handlers of the directory, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getMentor } from "./use-cases/get-mentor.js"
import { listMentors } from "./use-cases/list-mentors.js"

export class Directory extends Context.Tag("@mentorkit/Directory")<Directory, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Directory, Effect.all({ listMentors, getMentor }))
}
