import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { toResource } from "../availability-rule.js"
import type { Operations } from "../operations.js"
import { storeRules } from "../store-rules.js"

export const createAvailabilityRule = Effect.gen(function* () {
  const store = yield* storeRules

  const handler: Handler<Operations, "createAvailabilityRule"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const [rule] = yield* store(mentorId, [input], () => [])
    // One goes in, one comes out.
    if (rule === undefined) return yield* Effect.dieMessage("The rule was not stored")
    return { availability_rule: toResource(rule) }
  })

  return handler
})
