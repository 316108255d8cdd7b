/** What scheduling does about events. */
import { DateTime, Effect } from "effect"
import { type MentorId, type Subscriber, UnitOfWork } from "../kernel/index.js"
import { SlotRegenerationRepository } from "./ports.js"
import { regenerateSlots } from "./regenerate-slots.js"

type OfMentor = Subscriber<{ readonly mentorId: MentorId }>

export const regenerateOnChange = Effect.map(
  regenerateSlots,
  (regenerate): OfMentor => ({
    name: "scheduling.regenerateSlots",
    effects: "database",
    run: ({ mentorId }) => Effect.asVoid(regenerate(mentorId))
  })
)

/** Rules mean the mentor's local time, so another zone means other slots. */
export const regenerateInNewZone = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* regenerateSlots
  const unitOfWork = yield* UnitOfWork
  const subscriber: OfMentor = {
    name: "scheduling.regenerateInNewZone",
    effects: "database",
    run: ({ mentorId }) =>
      Effect.flatMap(DateTime.now, (now) => regenerations.request(mentorId, now)).pipe(
        Effect.zipRight(regenerate(mentorId)),
        unitOfWork.transact,
        Effect.asVoid
      )
  }
  return subscriber
})
