import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { TransactionMethodRepository } from "../ports.js"
import { toMethodResource } from "../to-resource.js"

/** Masked, like all that a mentor reads. */
export const listMethods = Effect.map(TransactionMethodRepository, (repository) => {
  const handler: Handler<Operations, "listMethods"> = Effect.fnUntraced(function* ({ mentorId }) {
    const methods = (yield* repository.list(mentorId)).map(toMethodResource)
    return { methods, transaction_methods: methods }
  })
  return handler
})
