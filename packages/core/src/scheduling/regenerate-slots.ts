/** Makes a mentor's stored slots what the rules give, whoever buys meanwhile. */
import { DateTime, Duration, Effect, Option } from "effect"
import { type MentorId, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { AvailabilityRuleRepository, SessionTypeRepository, SlotRegenerationRepository } from "./ports.js"
import { desiredSlots, horizon, planRegeneration, type Standing } from "./slot-regeneration.js"

/** How much of the horizon may be missing before it is worth a run. */
export const tolerance = Duration.hours(1)

const isDue = ({ generatedUntil, hasStaleSlots, isRequested }: Standing, now: DateTime.Utc): boolean =>
  isRequested ||
  hasStaleSlots ||
  generatedUntil === null ||
  DateTime.lessThan(generatedUntil, DateTime.subtractDuration(DateTime.addDuration(now, horizon), tolerance))

/**
 * One run for one mentor, in one transaction; of many requests the first run answers all. Does nothing where nothing is
 * due, so it may be started as often as one likes, on as many hosts. Answers whether it ran.
 */
export const regenerateSlots = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const rules = yield* AvailabilityRuleRepository
  const unitOfWork = yield* UnitOfWork

  return Effect.fn("scheduling.regenerateSlots")(function* (mentorId: MentorId) {
    const standing = yield* regenerations.lock(mentorId)
    // Read after the lock: whoever changed something before has committed, and nobody changes anything until we have.
    const now = yield* DateTime.now
    const mentor = yield* mentors.find(mentorId)
    if (!isDue(standing, now) || Option.isNone(mentor)) return false

    const until = DateTime.addDuration(now, horizon)
    const desired = desiredSlots({
      timeZone: mentor.value.timeZone,
      from: now.epochMillis,
      until: until.epochMillis,
      sessionTypes: (yield* sessionTypes.list(mentorId)).filter(({ isActive }) => isActive),
      rules: yield* rules.list({ mentorId, onlyActive: true })
    })
    const stored = yield* regenerations.slotsFrom(mentorId, now)
    yield* regenerations.apply(mentorId, planRegeneration(stored, desired), now)
    yield* regenerations.finish(mentorId, until)
    return true
  }, unitOfWork.transact)
})
