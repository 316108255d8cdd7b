/** Subscribers of scheduling. */
import { type DateTime, Effect, Option } from "effect"
import { type MentorId, type ReactionHandler, reaction, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { OffDayRepository, SlotRegenerationRepository } from "./ports.js"
import { makeRegenerateSlots } from "./regenerate-slots.js"
import { makeLockCalendar } from "./request-regeneration.js"
import { vacationOf } from "./vacation.js"

type OfMentor = ReactionHandler<{ readonly mentorId: MentorId }>

/** In order, as one regeneration of a mentor waits for the other anyway: all at once they would have every worker wait. */
const ofCalendar = { lane: "effects", priority: "high", effects: "database", isOrdered: true } as const

export const regenerateOnChange = reaction(
  { ...ofCalendar, name: "scheduling.regenerateSlots" },
  Effect.map(
    makeRegenerateSlots,
    (regenerate): OfMentor => ({ run: ({ mentorId }) => Effect.asVoid(regenerate(mentorId)) })
  )
)

/** Hours are local, so another zone moves slots and the end of a vacation. */
const makeMoveZone = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const regenerations = yield* SlotRegenerationRepository
  const lockCalendar = yield* makeLockCalendar
  const regenerate = yield* makeRegenerateSlots
  const unitOfWork = yield* UnitOfWork

  const moveVacation = Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    const mentor = Option.getOrUndefined(yield* mentors.find(mentorId))
    if (mentor === undefined || mentor.vacationEndsAt === null) return
    const vacation = (yield* offDays.list(mentorId)).find(({ byVacationMode }) => byVacationMode)
    if (vacation) yield* mentors.setVacation(mentorId, vacationOf(vacation, mentor.timeZone, now), now)
  })

  const reacting: OfMentor = {
    run: Effect.fnUntraced(function* ({ mentorId }) {
      const now = yield* lockCalendar(mentorId)
      yield* regenerations.request(mentorId, now)
      yield* moveVacation(mentorId, now)
      yield* regenerate(mentorId)
    }, unitOfWork.transact)
  }
  return reacting
})

export const regenerateInNewZone = reaction({ ...ofCalendar, name: "scheduling.regenerateInNewZone" }, makeMoveZone)
