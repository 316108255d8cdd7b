import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { editedRule } from "../availability-rule.js"
import { makeChangeRule } from "../change-rule.js"
import { makeCheckRule } from "../check-rule.js"
import type { Operations } from "../operations.js"
import { toRuleResource } from "../to-resource.js"

/** Fields that are left out stay as they are; nothing is required of any type of rule (spec 3, endpoint 5). */
export const updateAvailabilityRule = Effect.gen(function* () {
  const changeRule = yield* makeChangeRule
  const check = yield* makeCheckRule

  const handler: Handler<Operations, "updateAvailabilityRule"> = ({ mentorId }, { id, ...edit }) =>
    changeRule(mentorId, id, (rule, now) => Effect.as(check(mentorId, edit, rule, now), editedRule(rule, edit))).pipe(
      Effect.map((rule) => ({ availability_rule: toRuleResource(rule) }))
    )

  return handler
})
