/** Gathers profiles' handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getMentorProfile } from "./use-cases/get-mentor-profile.js"
import { listExpertiseAreas } from "./use-cases/list-expertise-areas.js"
import { submitOnboarding } from "./use-cases/submit-onboarding.js"

export class Profiles extends Context.Tag("@mentorkit/Profiles")<Profiles, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Profiles, Effect.all({ getMentorProfile, listExpertiseAreas, submitOnboarding }))
}
