import { type DateTime, Effect } from "effect"
import { type MentorId, Outbox } from "../kernel/index.js"
import { AvailabilityChanged } from "./events.js"
import { SlotRegenerationRepository } from "./ports.js"

/**
 * Part of every change that a mentor's slots must follow, in its transaction. Of many changes the first one asks for a run;
 * the others are answered by the same one.
 */
export const requestingRegeneration = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    const isFirst = yield* regenerations.request(mentorId, now)
    if (isFirst) yield* outbox.append(AvailabilityChanged, { mentorId }, now)
  })
})
