import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeChangeRule } from "../change-rule.js"
import type { Operations } from "../operations.js"

/** The rule stays and can be activated again; its free slots are cancelled. */
export const deactivateAvailabilityRule = Effect.map(makeChangeRule, (changeRule) => {
  const handler: Handler<Operations, "deactivateAvailabilityRule"> = ({ mentorId }, { id }) =>
    changeRule(mentorId, id, (rule) => Effect.succeed({ ...rule, isActive: false })).pipe(
      // It makes no calendar larger.
      Effect.catchTag("CalendarFull", Effect.die),
      Effect.as({})
    )

  return handler
})
