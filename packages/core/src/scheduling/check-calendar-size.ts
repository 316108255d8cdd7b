import { type DateTime, Effect } from "effect"
import type { MentorId } from "../kernel/index.js"
import { checkSize } from "./calendar-size.js"
import { SlotRegenerationRepository } from "./ports.js"

/** Comes after whatever makes a calendar larger, in its transaction: what is too large is undone. */
export const makeCheckCalendarSize = Effect.map(SlotRegenerationRepository, (regenerations) =>
  Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    yield* checkSize(yield* regenerations.findCalendarSize(mentorId, now))
  })
)
