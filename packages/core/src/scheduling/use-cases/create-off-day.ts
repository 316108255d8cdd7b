import { Effect } from "effect"
import { type Handler, Ids, refuseProblems, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeCheckCalendarSize } from "../check-calendar-size.js"
import { makeFindConflicts } from "../find-conflicts.js"
import { OffDayId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import { isDuring, type OffDay, storedOffDayProblems } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { toOffDayResource } from "../to-resource.js"

/** Free slots are blocked by the next regeneration; taken ones stay and are reported as conflicts. */
export const createOffDay = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const findConflicts = yield* makeFindConflicts
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "createOffDay"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* startCalendarChange(mentorId)
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const offDay: OffDay = {
      id: OffDayId.make(yield* ids.uuid),
      mentorId,
      offFrom: input.off_from,
      offUntil: input.off_until,
      reason: input.reason ?? null,
      offTimeBlocks: input.is_full_day ? null : (input.off_time_blocks ?? []),
      isVacation: input.is_vacation,
      byVacationMode: false,
      createdAt: now,
      updatedAt: now
    }
    yield* refuseProblems(storedOffDayProblems(offDay, dayOf(now, timeZone)))
    yield* offDays.add(offDay)
    yield* checkSize(mentorId, now)
    const conflicts = yield* findConflicts(mentorId, now, isDuring(offDay, timeZone))
    return { off_day: toOffDayResource(offDay), conflicts }
  }, unitOfWork.transact)

  return handler
})
