import { type DateTime, Duration, Effect } from "effect"
import type { MentorProfile } from "../profiles/index.js"
import { horizon, type MentorHours } from "./desired-slots.js"
import { dayOf } from "./mentor-day.js"
import {
  AvailabilityOverrideRepository,
  AvailabilityRuleRepository,
  OffDayRepository,
  SessionTypeRepository
} from "./ports.js"

/** A mentor's stored hours, from `now` to the horizon. */
export const makeReadHours = Effect.gen(function* () {
  const sessionTypes = yield* SessionTypeRepository
  const rules = yield* AvailabilityRuleRepository
  const overrides = yield* AvailabilityOverrideRepository
  const offDays = yield* OffDayRepository

  return Effect.fnUntraced(function* (mentor: MentorProfile, now: DateTime.Utc) {
    const { id, timeZone } = mentor
    const today = dayOf(now, timeZone)
    const hours: MentorHours = {
      timeZone,
      from: now.epochMillis,
      until: now.epochMillis + Duration.toMillis(horizon),
      sessionTypes: (yield* sessionTypes.list(id)).filter(({ isActive }) => isActive),
      rules: yield* rules.list({ mentorId: id, onlyActive: true }),
      overrides: yield* overrides.list(id, today),
      offDays: yield* offDays.list(id, today),
      isAway: mentor.vacationMode && mentor.vacationEndsAt === null
    }
    return hours
  })
})
