import { Effect } from "effect"
import { Ids, type MentorId, type Problem, refuseProblems, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import type { RuleInput } from "./availability-input.js"
import { newRule, storedRuleProblems } from "./availability-rule.js"
import { makeCheckCalendarSize } from "./check-calendar-size.js"
import { makeFindUnknownTypes } from "./find-unknown-types.js"
import { AvailabilityRuleId } from "./ids.js"
import { dayOf } from "./mentor-day.js"
import { AvailabilityRuleRepository } from "./ports.js"
import { makeStartCalendarChange } from "./request-regeneration.js"

/**
 * Stores new rules, all of them or none, and asks for the mentor's slots to follow. `pathOf` says where each one stands in
 * its input.
 */
export const makeStoreRules = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const rules = yield* AvailabilityRuleRepository
  const findUnknownTypes = yield* makeFindUnknownTypes
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (
    mentorId: MentorId,
    inputs: ReadonlyArray<RuleInput>,
    pathOf: (index: number) => Problem["path"]
  ) {
    const now = yield* startCalendarChange(mentorId)
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const today = dayOf(now, timeZone)

    const unknownTypes = yield* findUnknownTypes(
      mentorId,
      inputs.map(({ session_type_id: id }) => id)
    )
    yield* refuseProblems(
      inputs.flatMap((input, index) =>
        storedRuleProblems(input, { timeZone, today, unknownTypes, under: pathOf(index) })
      )
    )

    const stored = yield* Effect.forEach(inputs, (input) =>
      Effect.map(ids.uuid, (id) => newRule(input, { id: AvailabilityRuleId.make(id), mentorId, today, now }))
    )
    yield* rules.addAll(stored)
    yield* checkSize(mentorId, now)
    return stored
  }, unitOfWork.transact)
})
