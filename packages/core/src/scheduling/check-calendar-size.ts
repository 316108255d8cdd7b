import { type DateTime, Effect } from "effect"
import type { MentorId } from "../kernel/index.js"
import { calendarSizeOf, checkSize } from "./calendar-size.js"
import { SlotRegenerationRepository } from "./ports.js"

/** Call after a change, in its transaction: a calendar that is too large rolls it back. */
export const makeCheckCalendarSize = Effect.map(SlotRegenerationRepository, (regenerations) =>
  Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    yield* checkSize(calendarSizeOf(yield* regenerations.findCalendarCounts(mentorId, now)))
  })
)
