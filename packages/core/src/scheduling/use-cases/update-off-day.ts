import { Array, DateTime, Effect } from "effect"
import { type Handler, InvalidInput, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { OffDayNotFound } from "../errors.js"
import { findingConflicts } from "../find-conflicts.js"
import { findOwn } from "../find-own.js"
import { dayOf } from "../mentor-day.js"
import { edited, isDuring, storedOffDayProblems, toResource } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { requestingRegeneration } from "../request-regeneration.js"
import { vacationOf } from "../vacation.js"

/** The vacation that an off-day belongs to ends when the off-day does. */
export const updateOffDay = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const findConflicts = yield* findingConflicts
  const requestRegeneration = yield* requestingRegeneration
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "updateOffDay"> = Effect.fnUntraced(function* ({ mentorId }, { id, ...input }) {
    const now = yield* DateTime.now
    yield* requestRegeneration(mentorId, now)
    const before = yield* offDays.find(id).pipe(findOwn(mentorId, () => new OffDayNotFound()))
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const offDay = edited(before, input, now)
    const problems = storedOffDayProblems(offDay, dayOf(now, timeZone), before)
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })
    yield* offDays.update(offDay)
    if (offDay.byVacationMode) yield* mentors.setVacation(mentorId, vacationOf(offDay, timeZone, now), now)
    const conflicts = yield* findConflicts(mentorId, now, isDuring(offDay, timeZone))
    return { off_day: toResource(offDay), conflicts }
  }, unitOfWork.transact)

  return handler
})
