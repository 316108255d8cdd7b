import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { SessionTypeNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"

/** It stays, since bookings know it, and can be activated again by an edit; its free slots are cancelled. */
export const deactivateSessionType = Effect.gen(function* () {
  const sessionTypes = yield* SessionTypeRepository
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deactivateSessionType"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    const now = yield* startCalendarChange(mentorId)
    const type = yield* sessionTypes.find(id).pipe(findOwn(mentorId, () => new SessionTypeNotFound()))
    yield* sessionTypes.update({ ...type, isActive: false, updatedAt: now })
    return {}
  }, unitOfWork.transact)

  return handler
})
