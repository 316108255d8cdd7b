import { Effect } from "effect"
import { type Handler, Ids, invalidProblem, refuseProblems, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeCheckCalendarSize } from "../check-calendar-size.js"
import { isWithinHours, sessionOf } from "../desired-slots.js"
import { makeFindConflicts } from "../find-conflicts.js"
import { makeFindUnknownTypes } from "../find-unknown-types.js"
import { AvailabilityOverrideId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import type { Operations } from "../operations.js"
import { AvailabilityOverrideRepository } from "../ports.js"
import { makeReadHours } from "../read-hours.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { pastProblems } from "../time-blocks.js"

/** Sets the hours of one date, for one session type or all. Replaces former ones. */
export const putAvailabilityOverride = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const overrides = yield* AvailabilityOverrideRepository
  const findUnknownTypes = yield* makeFindUnknownTypes
  const readHours = yield* makeReadHours
  const findConflicts = yield* makeFindConflicts
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "putAvailabilityOverride"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* startCalendarChange(mentorId)
    const mentor = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const { timeZone } = mentor
    const unknown = yield* findUnknownTypes(mentorId, [input.session_type_id])
    yield* refuseProblems([
      ...(unknown.has(input.session_type_id) ? [invalidProblem(["session_type_id"])] : []),
      ...pastProblems(input.date, dayOf(now, timeZone), ["date"])
    ])

    const id = AvailabilityOverrideId.make(yield* ids.uuid)
    const { date, session_type_id: sessionTypeId = null, time_slots: timeSlots } = input
    const stored = yield* overrides.put({
      id,
      mentorId,
      sessionTypeId,
      date,
      timeSlots,
      createdAt: now,
      updatedAt: now
    })
    yield* checkSize(mentorId, now)
    const isWithin = isWithinHours(yield* readHours(mentor, now))
    const conflicts = yield* findConflicts(
      mentorId,
      now,
      (slot) =>
        (sessionTypeId === null || slot.sessionTypeId === sessionTypeId) &&
        dayOf(slot.startsAt, timeZone) === date &&
        !isWithin(sessionOf(slot))
    )
    return { availability_override: stored, is_new: stored.id === id, conflicts }
  }, unitOfWork.transact)

  return handler
})
