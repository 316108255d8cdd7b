import { Array, type DateTime, Effect } from "effect"
import { type Handler, InvalidInput, invalidProblem, type MentorId } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { RuleEdit } from "../availability-input.js"
import { type AvailabilityRule, dateProblems, editedRule, toResource, zoneProblems } from "../availability-rule.js"
import { dayOf } from "../mentor-day.js"
import type { Operations } from "../operations.js"
import { changingRule } from "./change-rule.js"
import { findingUnknownTypes } from "./find-unknown-types.js"

/** What the mentor's calendar, zone and session types have against an edit. */
const checkingEdit = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const findUnknownTypes = yield* findingUnknownTypes

  return Effect.fnUntraced(function* (mentorId: MentorId, edit: RuleEdit, rule: AvailabilityRule, now: DateTime.Utc) {
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const unknown = yield* findUnknownTypes(mentorId, [edit.session_type_id])
    const problems = [
      ...(unknown.has(edit.session_type_id) ? [invalidProblem(["session_type_id"])] : []),
      ...zoneProblems(edit, timeZone),
      ...dateProblems(edit, dayOf(now, timeZone), { stored: rule })
    ]
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })
  })
})

/** Fields that are left out stay as they are; nothing is required of any type of rule (spec 3, endpoint 5). */
export const updateAvailabilityRule = Effect.gen(function* () {
  const changeRule = yield* changingRule
  const check = yield* checkingEdit

  const handler: Handler<Operations, "updateAvailabilityRule"> = ({ mentorId }, { id, ...edit }) =>
    changeRule(mentorId, id, (rule, now) => Effect.as(check(mentorId, edit, rule, now), editedRule(rule, edit))).pipe(
      Effect.map((rule) => ({ availability_rule: toResource(rule) }))
    )

  return handler
})
