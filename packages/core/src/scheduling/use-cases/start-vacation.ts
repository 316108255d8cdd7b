import { type DateTime, Effect } from "effect"
import { fieldProblem, type Handler, Ids, InvalidInput, type LocalDate, UnitOfWork } from "../../kernel/index.js"
import { type MentorProfile, MentorRepository, makeReadPrivateProfile } from "../../profiles/index.js"
import { makeFindConflicts } from "../find-conflicts.js"
import { OffDayId } from "../ids.js"
import { dayOf, endOfDay } from "../mentor-day.js"
import { isDuring, type OffDay } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository, SlotRegenerationRepository } from "../ports.js"
import { makeRegenerateSlots } from "../regenerate-slots.js"
import { makeLockCalendar, makeRequestRegeneration } from "../request-regeneration.js"

const notInFuture = new InvalidInput({ problems: [fieldProblem(["vacation_ends_at"], "must be a date after today")] })

/** With an end it is an off-day, applied by the next regeneration. Returns a test for affected sessions. */
const makeStartVacationUntil = Effect.gen(function* () {
  const offDays = yield* OffDayRepository
  const requestRegeneration = yield* makeRequestRegeneration
  const ids = yield* Ids

  return Effect.fnUntraced(function* ({ id: mentorId, timeZone }: MentorProfile, last: LocalDate, now: DateTime.Utc) {
    const offDay: OffDay = {
      id: OffDayId.make(yield* ids.uuid),
      mentorId,
      offFrom: dayOf(now, timeZone),
      offUntil: last,
      reason: null,
      offTimeBlocks: null,
      isVacation: true,
      byVacationMode: true,
      createdAt: now,
      updatedAt: now
    }
    yield* offDays.add(offDay)
    yield* requestRegeneration(mentorId, now)
    return isDuring(offDay, timeZone)
  })
})

/** Without an end slots are blocked at once, and all sessions are affected. */
const makeStartOpenEndedVacation = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* makeRegenerateSlots

  return Effect.fnUntraced(function* ({ id: mentorId }: MentorProfile, now: DateTime.Utc) {
    yield* regenerations.request(mentorId, now)
    yield* regenerate(mentorId)
    return () => true
  })
})

/** Replaces a running vacation. */
export const startVacation = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const lockCalendar = yield* makeLockCalendar
  const startUntil = yield* makeStartVacationUntil
  const startOpenEnded = yield* makeStartOpenEndedVacation
  const findConflicts = yield* makeFindConflicts
  const readProfile = yield* makeReadPrivateProfile
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "startVacation"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* lockCalendar(mentorId)
    const before = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const { vacation_ends_at: last } = input
    if (last !== undefined && last <= dayOf(now, before.timeZone)) return yield* notInFuture

    const vacationEndsAt = last === undefined ? null : endOfDay(last, before.timeZone)
    const mentor = { ...before, vacationMode: true, vacationEndsAt, updatedAt: now }
    yield* offDays.removeByVacationMode(mentorId)
    yield* mentors.setVacation(mentorId, mentor, now)
    const isInTheWay = yield* last === undefined ? startOpenEnded(mentor, now) : startUntil(mentor, last, now)
    return {
      mentor: yield* readProfile(mentor),
      conflicts: yield* findConflicts(mentorId, now, isInTheWay)
    }
  }, unitOfWork.transact)

  return handler
})
