import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { SessionTypeNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { toSessionTypeResource } from "../to-resource.js"

export const getSessionType = Effect.map(SessionTypeRepository, (sessionTypes) => {
  const handler: Handler<Operations, "getSessionType"> = ({ mentorId }, { id }) =>
    sessionTypes.find(id).pipe(
      findOwn(mentorId, () => new SessionTypeNotFound()),
      Effect.map((type) => ({ session_type: toSessionTypeResource(type) }))
    )

  return handler
})
