import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { AvailabilityOverrideNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { AvailabilityOverrideRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"

/** The date goes back to its rules. A booked slot of the override stays as it is. */
export const deleteAvailabilityOverride = Effect.gen(function* () {
  const overrides = yield* AvailabilityOverrideRepository
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteAvailabilityOverride"> = Effect.fnUntraced(function* (
    { mentorId },
    { id }
  ) {
    yield* startCalendarChange(mentorId)
    yield* overrides.find(id).pipe(findOwn(mentorId, () => new AvailabilityOverrideNotFound()))
    yield* overrides.remove(id)
    return {}
  }, unitOfWork.transact)

  return handler
})
