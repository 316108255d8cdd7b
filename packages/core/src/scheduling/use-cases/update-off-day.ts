import { Effect } from "effect"
import { type Handler, refuseProblems, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeCheckCalendarSize } from "../check-calendar-size.js"
import { OffDayNotFound } from "../errors.js"
import { makeFindConflicts } from "../find-conflicts.js"
import { findOwn } from "../find-own.js"
import { dayOf } from "../mentor-day.js"
import { editedOffDay, isDuring, storedOffDayProblems } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { toOffDayResource } from "../to-resource.js"
import { vacationOf } from "../vacation.js"

/** A vacation ends with its off-day. */
export const updateOffDay = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const findConflicts = yield* makeFindConflicts
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "updateOffDay"> = Effect.fnUntraced(function* ({ mentorId }, { id, ...edit }) {
    const now = yield* startCalendarChange(mentorId)
    const before = yield* offDays.find(id).pipe(findOwn(mentorId, () => new OffDayNotFound()))
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const offDay = editedOffDay(before, edit, now)
    yield* refuseProblems(storedOffDayProblems(offDay, dayOf(now, timeZone), before))
    yield* offDays.update(offDay)
    yield* checkSize(mentorId, now)
    if (offDay.byVacationMode) yield* mentors.setVacation(mentorId, vacationOf(offDay, timeZone, now), now)
    const conflicts = yield* findConflicts(mentorId, now, isDuring(offDay, timeZone))
    return { off_day: toOffDayResource(offDay), conflicts }
  }, unitOfWork.transact)

  return handler
})
