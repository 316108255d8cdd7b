import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { AvailabilityRuleNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { AvailabilityRuleRepository } from "../ports.js"
import { toRuleResource } from "../to-resource.js"

export const getAvailabilityRule = Effect.gen(function* () {
  const rules = yield* AvailabilityRuleRepository

  const handler: Handler<Operations, "getAvailabilityRule"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    const rule = yield* rules.find(id).pipe(findOwn(mentorId, () => new AvailabilityRuleNotFound()))
    return { availability_rule: toRuleResource(rule) }
  })

  return handler
})
