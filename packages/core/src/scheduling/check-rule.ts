import { type DateTime, Effect } from "effect"
import { type MentorId, refuseProblems } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import type { RuleEdit } from "./availability-input.js"
import { type AvailabilityRule, storedRuleProblems } from "./availability-rule.js"
import { makeFindUnknownTypes } from "./find-unknown-types.js"
import { dayOf } from "./mentor-day.js"

/** Checks an edited or new rule against the mentor's calendar, zone and session types. */
export const makeCheckRule = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const findUnknownTypes = yield* makeFindUnknownTypes

  return Effect.fnUntraced(function* (
    mentorId: MentorId,
    edit: RuleEdit,
    stored: AvailabilityRule | undefined,
    now: DateTime.Utc
  ) {
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const unknownTypes = yield* findUnknownTypes(mentorId, [edit.session_type_id])
    yield* refuseProblems(storedRuleProblems(edit, { timeZone, today: dayOf(now, timeZone), unknownTypes, stored }))
  })
})
