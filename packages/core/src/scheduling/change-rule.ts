import { type DateTime, Effect } from "effect"
import { type MentorId, UnitOfWork } from "../kernel/index.js"
import type { AvailabilityRule } from "./availability-rule.js"
import { makeCheckCalendarSize } from "./check-calendar-size.js"
import { AvailabilityRuleNotFound, type CalendarFull } from "./errors.js"
import { findOwn } from "./find-own.js"
import type { AvailabilityRuleId } from "./ids.js"
import { AvailabilityRuleRepository } from "./ports.js"
import { makeStartCalendarChange } from "./request-regeneration.js"

/** Stores the change of a mentor's rule and requests a regeneration of the slots. */
export const makeChangeRule = Effect.gen(function* () {
  const rules = yield* AvailabilityRuleRepository
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const unitOfWork = yield* UnitOfWork

  return <E>(
    mentorId: MentorId,
    id: AvailabilityRuleId,
    change: (rule: AvailabilityRule, now: DateTime.Utc) => Effect.Effect<AvailabilityRule, E>
  ): Effect.Effect<AvailabilityRule, E | AvailabilityRuleNotFound | CalendarFull> =>
    Effect.gen(function* () {
      const now = yield* startCalendarChange(mentorId)
      const rule = yield* rules.find(id).pipe(findOwn(mentorId, () => new AvailabilityRuleNotFound()))
      const changed = { ...(yield* change(rule, now)), updatedAt: now }
      yield* rules.update(changed)
      if (changed.isActive) yield* checkSize(mentorId, now)
      return changed
    }).pipe(unitOfWork.transact)
})
