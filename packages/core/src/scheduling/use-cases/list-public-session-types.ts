import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { toSessionTypeResource } from "../to-resource.js"

/** Inactive ones included: clients filter on `is_active` (spec 3, endpoint 14). Empty for an unknown mentor. */
export const listPublicSessionTypes = Effect.gen(function* () {
  const sessionTypes = yield* SessionTypeRepository

  const handler: Handler<Operations, "listPublicSessionTypes"> = (_actor, { mentor_id: mentorId }) =>
    Effect.map(sessionTypes.list(mentorId), (list) => ({ session_types: list.map(toSessionTypeResource) }))

  return handler
})
