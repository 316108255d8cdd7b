import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository, makeReadPrivateProfile } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { OffDayRepository, SlotRegenerationRepository } from "../ports.js"
import { makeRegenerateSlots } from "../regenerate-slots.js"
import { makeLockCalendar } from "../request-regeneration.js"
import { atWork } from "../vacation.js"

/** Offers the slots again at once, unless an off-day covers them. No effect without a vacation. */
export const endVacation = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const regenerations = yield* SlotRegenerationRepository
  const lockCalendar = yield* makeLockCalendar
  const regenerate = yield* makeRegenerateSlots
  const readProfile = yield* makeReadPrivateProfile
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "endVacation"> = Effect.fnUntraced(function* ({ mentorId }) {
    const now = yield* lockCalendar(mentorId)
    const before = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    if (!before.vacationMode) return { mentor: yield* readProfile(before) }

    const mentor = { ...before, ...atWork, updatedAt: now }
    yield* offDays.removeByVacationMode(mentorId)
    yield* mentors.setVacation(mentorId, mentor, now)
    yield* regenerations.request(mentorId, now)
    yield* regenerate(mentorId)
    return { mentor: yield* readProfile(mentor) }
  }, unitOfWork.transact)

  return handler
})
