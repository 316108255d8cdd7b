import { Array, DateTime, Effect } from "effect"
import { fieldProblem, type Handler, Ids, InvalidInput, invalidProblem, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { isWithinHours } from "../desired-slots.js"
import { findingConflicts } from "../find-conflicts.js"
import { AvailabilityOverrideId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import type { SeatedSlot } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { AvailabilityOverrideRepository } from "../ports.js"
import { readingHours } from "../read-hours.js"
import { requestingRegeneration } from "../request-regeneration.js"
import { findingUnknownTypes } from "./find-unknown-types.js"

const sessionOf = ({ endsAt, sessionTypeId, startsAt }: SeatedSlot) => ({
  sessionTypeId,
  startsAt: startsAt.epochMillis,
  endsAt: endsAt.epochMillis
})

/** The hours of one date, for one session type or all: new, or in place of those that were said before. */
export const putAvailabilityOverride = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const overrides = yield* AvailabilityOverrideRepository
  const findUnknownTypes = yield* findingUnknownTypes
  const readHours = yield* readingHours
  const findConflicts = yield* findingConflicts
  const requestRegeneration = yield* requestingRegeneration
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "putAvailabilityOverride"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* DateTime.now
    yield* requestRegeneration(mentorId, now)
    const mentor = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const { timeZone } = mentor
    const unknown = yield* findUnknownTypes(mentorId, [input.session_type_id])
    const problems = [
      ...(unknown.has(input.session_type_id) ? [invalidProblem(["session_type_id"])] : []),
      ...(input.date < dayOf(now, timeZone) ? [fieldProblem(["date"], "must be a date after or equal to today")] : [])
    ]
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })

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
    const hours = yield* readHours(mentor, now)
    const conflicts = yield* findConflicts(
      mentorId,
      now,
      (slot) =>
        (sessionTypeId === null || slot.sessionTypeId === sessionTypeId) &&
        dayOf(slot.startsAt, timeZone) === date &&
        !isWithinHours(hours, sessionOf(slot))
    )
    return { availability_override: stored, is_new: stored.id === id, conflicts }
  }, unitOfWork.transact)

  return handler
})
