import { Array, DateTime, Effect } from "effect"
import { Ids, InvalidInput, invalidProblem, type MentorId, type Problem, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { RuleInput } from "../availability-input.js"
import { dateProblems, newRule, zoneProblems } from "../availability-rule.js"
import { AvailabilityRuleId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import { AvailabilityRuleRepository } from "../ports.js"
import { requestingRegeneration } from "../request-regeneration.js"
import { findingUnknownTypes } from "./find-unknown-types.js"

/**
 * Stores new rules, all of them or none, and asks for the mentor's slots to follow. `pathOf` says where each one stands in
 * its input.
 */
export const storeRules = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const rules = yield* AvailabilityRuleRepository
  const findUnknownTypes = yield* findingUnknownTypes
  const requestRegeneration = yield* requestingRegeneration
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (
    mentorId: MentorId,
    inputs: ReadonlyArray<RuleInput>,
    pathOf: (index: number) => Problem["path"]
  ) {
    const now = yield* DateTime.now
    yield* requestRegeneration(mentorId, now)
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const today = dayOf(now, timeZone)

    const unknown = yield* findUnknownTypes(
      mentorId,
      inputs.map(({ session_type_id: id }) => id)
    )
    const problems = inputs.flatMap((input, index) => [
      ...(unknown.has(input.session_type_id) ? [invalidProblem([...pathOf(index), "session_type_id"])] : []),
      ...zoneProblems(input, timeZone, pathOf(index)),
      ...dateProblems(input, today, { under: pathOf(index) })
    ])
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })

    const stored = yield* Effect.forEach(inputs, (input) =>
      Effect.map(ids.uuid, (id) => newRule(input, { id: AvailabilityRuleId.make(id), mentorId, today, now }))
    )
    yield* rules.addAll(stored)
    return stored
  }, unitOfWork.transact)
})
