/** Regenerates a mentor's slots by the rules, safely beside bookings. */
import { DateTime, Duration, Effect, Option } from "effect"
import { type MentorId, Outbox, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { desiredSlots, horizon, isWithinHours } from "./desired-slots.js"
import { BookedSlotsAffected } from "./events.js"
import { SlotRegenerationRepository } from "./ports.js"
import { makeReadHours } from "./read-hours.js"
import { planRegeneration, type RegenerationState } from "./regeneration-plan.js"

/** Missing part of the horizon that is not worth a run. */
export const tolerance = Duration.hours(1)

const isDue = ({ generatedUntil, hasStaleSlots, isRequested }: RegenerationState, now: DateTime.Utc): boolean =>
  isRequested ||
  hasStaleSlots ||
  generatedUntil === null ||
  DateTime.lessThan(generatedUntil, DateTime.subtractDuration(DateTime.addDuration(now, horizon), tolerance))

/**
 * Without a change since the last run its slots are still what they should be, and only what lies beyond them is missing;
 * so a night costs what a day's slots cost, however many there are.
 */
const startOf = ({ generatedUntil, hasStaleSlots, isRequested }: RegenerationState, now: DateTime.Utc): DateTime.Utc =>
  isRequested || hasStaleSlots || generatedUntil === null ? now : DateTime.max(now, generatedUntil)

/**
 * One run for one mentor, in one transaction; of many requests the first run answers all. Does nothing where nothing is
 * due, so it may be started as often as one likes, on as many hosts. Answers whether it ran.
 */
export const makeRegenerateSlots = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const mentors = yield* MentorRepository
  const readHours = yield* makeReadHours
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  return Effect.fn("scheduling.regenerateSlots")(function* (mentorId: MentorId) {
    const standing = yield* regenerations.lock(mentorId)
    // Read after the lock: whoever changed something before has committed, and nobody changes anything until we have.
    const now = yield* DateTime.now
    const mentor = yield* mentors.find(mentorId)
    if (!isDue(standing, now) || Option.isNone(mentor)) return false

    const from = startOf(standing, now)
    const hours = { ...(yield* readHours(mentor.value, now)), from: from.epochMillis }
    const stored = yield* regenerations.listSlotsFrom(mentorId, from)
    const plan = planRegeneration(stored, desiredSlots(hours), isWithinHours(hours))
    const slotIds = yield* regenerations.apply(mentorId, plan)
    yield* regenerations.finish(mentorId, DateTime.unsafeMake(hours.until))
    if (slotIds.length > 0) yield* outbox.append(BookedSlotsAffected, { mentorId, slotIds }, now)
    return true
  }, unitOfWork.transact)
})
