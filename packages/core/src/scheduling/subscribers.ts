/** What scheduling does about events. */
import { Effect } from "effect"
import type { MentorId, Subscriber } from "../kernel/index.js"
import { regenerateSlots } from "./regenerate-slots.js"

/** For every event after which a mentor's slots may be others. */
export const regenerateOnChange = Effect.map(
  regenerateSlots,
  (regenerate): Subscriber<{ readonly mentorId: MentorId }> => ({
    name: "scheduling.regenerateSlots",
    effects: "database",
    run: ({ mentorId }) => Effect.asVoid(regenerate(mentorId))
  })
)
