import { MentorStatistics } from "@mentorkit/core/profiles"
import { Effect, Layer } from "effect"

export const mentorStatistics = Layer.succeed(MentorStatistics, {
  figuresOf: () => Effect.succeed({ totalSessions: 0 })
})
