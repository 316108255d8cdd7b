import { type Array, type DateTime, Effect } from "effect"
import { type BookingLimits, beyondDailyLimit, daysOf } from "./booking-limits.js"
import { SlotsUnavailable } from "./errors.js"
import { SlotRepository } from "./ports.js"
import type { Slot } from "./seats.js"

/** Call after the slots' locks, and after released holds are gone: those are no sessions any more. */
export const makeCheckDailyLimit = Effect.map(SlotRepository, (slots) =>
  Effect.fnUntraced(function* (wanted: Array.NonEmptyReadonlyArray<Slot>, limits: BookingLimits, now: DateTime.Utc) {
    if (limits.dailyLimit === null) return
    const [{ sessionTypeId }] = wanted
    const taken = yield* slots.lockTakenSessions({ sessionTypeId, ...daysOf(wanted, limits.timeZone), now })
    const beyond = beyondDailyLimit(wanted, taken, limits)
    if (beyond.length > 0) return yield* new SlotsUnavailable({ slotIds: beyond.map(({ id }) => id) })
  })
)
