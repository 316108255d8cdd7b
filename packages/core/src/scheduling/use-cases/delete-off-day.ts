import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { OffDayNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { atWork } from "../vacation.js"

/** The slots that it blocked come back, unless something else blocks them; the vacation that it belongs to ends with it. */
export const deleteOffDay = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteOffDay"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    const now = yield* startCalendarChange(mentorId)
    const offDay = yield* offDays.find(id).pipe(findOwn(mentorId, () => new OffDayNotFound()))
    yield* offDays.remove(id)
    if (offDay.byVacationMode) yield* mentors.setVacation(mentorId, atWork, now)
    return {}
  }, unitOfWork.transact)

  return handler
})
