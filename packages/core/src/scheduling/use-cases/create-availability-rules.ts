import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { toResource } from "../availability-rule.js"
import type { Operations } from "../operations.js"
import { storeRules } from "../store-rules.js"

/** All rules or, whatever goes wrong, none. */
export const createAvailabilityRules = Effect.gen(function* () {
  const store = yield* storeRules

  const handler: Handler<Operations, "createAvailabilityRules"> = ({ mentorId }, { availability_rules: inputs }) =>
    Effect.map(
      store(mentorId, inputs, (index) => ["availability_rules", index]),
      (rules) => ({ availability_rules: rules.map(toResource) })
    )

  return handler
})
