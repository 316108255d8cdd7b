import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { AvailabilityOverrideRepository } from "../ports.js"

/** The latest date first. */
export const listAvailabilityOverrides = Effect.map(AvailabilityOverrideRepository, (overrides) => {
  const handler: Handler<Operations, "listAvailabilityOverrides"> = ({ mentorId }) =>
    Effect.map(overrides.list(mentorId), (list) => ({ availability_overrides: list }))

  return handler
})
