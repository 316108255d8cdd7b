/** Gathers the handlers of what admins can do, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { approveMentor } from "./use-cases/approve-mentor.js"
import { listMentors } from "./use-cases/list-mentors.js"
import { rejectMentor } from "./use-cases/reject-mentor.js"

export class Administration extends Context.Tag("@mentorkit/Administration")<Administration, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Administration, Effect.all({ approveMentor, listMentors, rejectMentor }))
}
