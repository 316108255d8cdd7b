import { DateTime, Effect } from "effect"
import { type MentorId, Outbox } from "../kernel/index.js"
import { AvailabilityChanged } from "./events.js"
import { SlotRegenerationRepository } from "./ports.js"

/**
 * Whoever changes a mentor's calendar begins with it, and is alone with the calendar until the transaction ends. Answers
 * the moment of the change: the clock is read after the lock, as time may have passed while we waited for it.
 */
export const makeLockCalendar = Effect.map(
  SlotRegenerationRepository,
  (regenerations) => (mentorId: MentorId) => Effect.zipRight(regenerations.lock(mentorId), DateTime.now)
)

/** On a locked calendar. The first of many changes requests a run, which serves all. */
export const makeRequestRegeneration = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (mentorId: MentorId, now: DateTime.Utc) {
    const isFirst = yield* regenerations.request(mentorId, now)
    if (isFirst) yield* outbox.append(AvailabilityChanged, { mentorId }, now)
  })
})

/** Starts a change in its transaction: locks the calendar and requests a regeneration. Returns the moment. */
export const makeStartCalendarChange = Effect.gen(function* () {
  const lockCalendar = yield* makeLockCalendar
  const requestRegeneration = yield* makeRequestRegeneration

  return Effect.fnUntraced(function* (mentorId: MentorId) {
    const now = yield* lockCalendar(mentorId)
    yield* requestRegeneration(mentorId, now)
    return now
  })
})
