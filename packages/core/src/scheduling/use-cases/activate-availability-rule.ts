import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeChangeRule } from "../change-rule.js"
import type { Operations } from "../operations.js"
import { toRuleResource } from "../to-resource.js"

export const activateAvailabilityRule = Effect.map(makeChangeRule, (changeRule) => {
  const handler: Handler<Operations, "activateAvailabilityRule"> = ({ mentorId }, { id }) =>
    Effect.map(
      changeRule(mentorId, id, (rule) => Effect.succeed({ ...rule, isActive: true })),
      (rule) => ({ availability_rule: toRuleResource(rule) })
    )

  return handler
})
