import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { editedRule, toResource } from "../availability-rule.js"
import { changingRule } from "../change-rule.js"
import { checkingRule } from "../check-rule.js"
import type { Operations } from "../operations.js"

/** Fields that are left out stay as they are; nothing is required of any type of rule (spec 3, endpoint 5). */
export const updateAvailabilityRule = Effect.gen(function* () {
  const changeRule = yield* changingRule
  const check = yield* checkingRule

  const handler: Handler<Operations, "updateAvailabilityRule"> = ({ mentorId }, { id, ...edit }) =>
    changeRule(mentorId, id, (rule, now) => Effect.as(check(mentorId, edit, rule, now), editedRule(rule, edit))).pipe(
      Effect.map((rule) => ({ availability_rule: toResource(rule) }))
    )

  return handler
})
