import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { toResource } from "../availability-rule.js"
import { changingRule } from "../change-rule.js"
import type { Operations } from "../operations.js"

export const activateAvailabilityRule = Effect.map(changingRule, (changeRule) => {
  const handler: Handler<Operations, "activateAvailabilityRule"> = ({ mentorId }, { id }) =>
    Effect.map(
      changeRule(mentorId, id, (rule) => Effect.succeed({ ...rule, isActive: true })),
      (rule) => ({ availability_rule: toResource(rule) })
    )

  return handler
})
