import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { AvailabilityRuleRepository } from "../ports.js"
import { toRuleResource } from "../to-resource.js"

/** Rules are never deleted: of those that somebody deactivated long ago the newest are enough. */
const longestList = 1000

export const listAvailabilityRules = Effect.gen(function* () {
  const rules = yield* AvailabilityRuleRepository

  const handler: Handler<Operations, "listAvailabilityRules"> = ({ mentorId }, input) =>
    Effect.map(
      rules.list({
        mentorId,
        onlyActive: input.is_active === true,
        sessionTypeId: input.session_type,
        limit: longestList
      }),
      (list) => ({ availability_rules: list.map(toRuleResource) })
    )

  return handler
})
