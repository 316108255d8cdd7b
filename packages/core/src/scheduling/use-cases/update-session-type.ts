import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeCheckCalendarSize } from "../check-calendar-size.js"
import { SessionTypeNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { editedType } from "../session-type.js"
import { toSessionTypeResource } from "../to-resource.js"

/** Fields that are left out stay as they are. Free slots follow; what is booked or held keeps its length and its price. */
export const updateSessionType = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "updateSessionType"> = Effect.fnUntraced(function* (
    { mentorId },
    { id, ...edit }
  ) {
    const now = yield* startCalendarChange(mentorId)
    const before = yield* sessionTypes.find(id).pipe(findOwn(mentorId, () => new SessionTypeNotFound()))
    const { currency } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const sessionType = { ...(yield* editedType(before, edit, currency)), updatedAt: now }
    yield* sessionTypes.update(sessionType)
    yield* checkSize(mentorId, now)
    return { session_type: toSessionTypeResource(sessionType) }
  }, unitOfWork.transact)

  return handler
})
