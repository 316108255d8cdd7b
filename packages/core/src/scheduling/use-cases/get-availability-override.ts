import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { AvailabilityOverrideNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { AvailabilityOverrideRepository } from "../ports.js"

export const getAvailabilityOverride = Effect.map(AvailabilityOverrideRepository, (overrides) => {
  const handler: Handler<Operations, "getAvailabilityOverride"> = ({ mentorId }, { id }) =>
    overrides.find(id).pipe(
      findOwn(mentorId, () => new AvailabilityOverrideNotFound()),
      Effect.map((override) => ({ availability_override: override }))
    )

  return handler
})
