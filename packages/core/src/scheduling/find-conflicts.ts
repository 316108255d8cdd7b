import { type DateTime, Effect } from "effect"
import type { MentorId } from "../kernel/index.js"
import { type SeatedSlot, toSlotResource } from "./offered-slots.js"
import { SlotRepository } from "./ports.js"

/** Maximum in an answer. */
const maxConflicts = 500

/** The next sessions with taken seats that conflict with a change of hours; they stay. */
export const makeFindConflicts = Effect.map(
  SlotRepository,
  (slots) => (mentorId: MentorId, now: DateTime.Utc, isInTheWay: (slot: SeatedSlot) => boolean) =>
    Effect.map(slots.listTaken(mentorId, now), (taken) =>
      taken
        .filter(isInTheWay)
        .slice(0, maxConflicts)
        .map((slot) => toSlotResource(slot, undefined, false))
    )
)
