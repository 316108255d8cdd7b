import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { toSessionTypeResource } from "../to-resource.js"

/** The mentor's own, inactive ones included. */
export const listSessionTypes = Effect.gen(function* () {
  const sessionTypes = yield* SessionTypeRepository

  const handler: Handler<Operations, "listSessionTypes"> = ({ mentorId }) =>
    Effect.map(sessionTypes.list(mentorId), (list) => ({ session_types: list.map(toSessionTypeResource) }))

  return handler
})
