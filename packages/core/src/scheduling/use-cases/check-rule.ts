import { Array, type DateTime, Effect } from "effect"
import { InvalidInput, invalidProblem, type MentorId } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { RuleEdit } from "../availability-input.js"
import { type AvailabilityRule, dateProblems, zoneProblems } from "../availability-rule.js"
import { dayOf } from "../mentor-day.js"
import { findingUnknownTypes } from "./find-unknown-types.js"

/** What the mentor's calendar, zone and session types have against an edit of a stored rule, or against a new one. */
export const checkingRule = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const findUnknownTypes = yield* findingUnknownTypes

  return Effect.fnUntraced(function* (
    mentorId: MentorId,
    edit: RuleEdit,
    stored: AvailabilityRule | undefined,
    now: DateTime.Utc
  ) {
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const unknown = yield* findUnknownTypes(mentorId, [edit.session_type_id])
    const problems = [
      ...(unknown.has(edit.session_type_id) ? [invalidProblem(["session_type_id"])] : []),
      ...zoneProblems(edit, timeZone),
      ...dateProblems(edit, dayOf(now, timeZone), stored === undefined ? {} : { stored })
    ]
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })
  })
})
