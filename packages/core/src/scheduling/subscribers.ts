/** What scheduling does about events. */
import { DateTime, Effect, Option } from "effect"
import { type MentorId, type Subscriber, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { OffDayRepository, SlotRegenerationRepository } from "./ports.js"
import { regenerateSlots } from "./regenerate-slots.js"
import { vacationOf } from "./vacation.js"

type OfMentor = Subscriber<{ readonly mentorId: MentorId }>

export const regenerateOnChange = Effect.map(
  regenerateSlots,
  (regenerate): OfMentor => ({
    name: "scheduling.regenerateSlots",
    effects: "database",
    run: ({ mentorId }) => Effect.asVoid(regenerate(mentorId))
  })
)

/** Rules and off-days mean the mentor's local time, so another zone means other slots, and another end of a vacation. */
export const regenerateInNewZone = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const offDays = yield* OffDayRepository
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* regenerateSlots
  const unitOfWork = yield* UnitOfWork

  const moveVacation = Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    const mentor = Option.getOrUndefined(yield* mentors.find(mentorId))
    if (mentor === undefined || mentor.vacationEndsAt === null) return
    const vacation = (yield* offDays.list(mentorId)).find(({ byVacationMode }) => byVacationMode)
    if (vacation) yield* mentors.setVacation(mentorId, vacationOf(vacation, mentor.timeZone, now), now)
  })

  const subscriber: OfMentor = {
    name: "scheduling.regenerateInNewZone",
    effects: "database",
    run: Effect.fnUntraced(function* ({ mentorId }) {
      const now = yield* DateTime.now
      yield* regenerations.request(mentorId, now)
      yield* moveVacation(mentorId, now)
      yield* regenerate(mentorId)
    }, unitOfWork.transact)
  }
  return subscriber
})
