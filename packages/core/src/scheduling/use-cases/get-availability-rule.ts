import { Effect, Option } from "effect"
import type { Handler } from "../../kernel/index.js"
import { toResource } from "../availability-rule.js"
import { AvailabilityRuleNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { AvailabilityRuleRepository } from "../ports.js"

/** Another mentor's rule is as unknown as one that never was. */
export const getAvailabilityRule = Effect.gen(function* () {
  const rules = yield* AvailabilityRuleRepository

  const handler: Handler<Operations, "getAvailabilityRule"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    const rule = Option.filter(yield* rules.find(id), (one) => one.mentorId === mentorId)
    if (Option.isNone(rule)) return yield* new AvailabilityRuleNotFound()
    return { availability_rule: toResource(rule.value) }
  })

  return handler
})
