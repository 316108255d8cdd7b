import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeStoreRules } from "../store-rules.js"
import { toRuleResource } from "../to-resource.js"

/** All rules or, whatever goes wrong, none. */
export const createAvailabilityRules = Effect.gen(function* () {
  const store = yield* makeStoreRules

  const handler: Handler<Operations, "createAvailabilityRules"> = ({ mentorId }, { availability_rules: inputs }) =>
    Effect.map(
      store(mentorId, inputs, (index) => ["availability_rules", index]),
      (rules) => ({ availability_rules: rules.map(toRuleResource) })
    )

  return handler
})
