import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeStoreRules } from "../store-rules.js"
import { toRuleResource } from "../to-resource.js"

export const createAvailabilityRule = Effect.gen(function* () {
  const store = yield* makeStoreRules

  const handler: Handler<Operations, "createAvailabilityRule"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const [rule] = yield* store(mentorId, [input], () => [])
    // One goes in, one comes out.
    if (rule === undefined) return yield* Effect.dieMessage("The rule was not stored")
    return { availability_rule: toRuleResource(rule) }
  })

  return handler
})
