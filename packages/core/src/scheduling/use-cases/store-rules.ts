import { Array, DateTime, Effect } from "effect"
import {
  Ids,
  InvalidInput,
  invalidProblem,
  type LocalDate,
  type MentorId,
  Outbox,
  type Problem,
  UnitOfWork
} from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type AvailabilityRule, dateProblems } from "../availability-rule.js"
import { AvailabilityRulesCreated } from "../events.js"
import { AvailabilityRuleId, type SessionTypeId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import type { RuleInput } from "../operations.js"
import { AvailabilityRuleRepository, SessionTypeRepository, SlotRegenerationRepository } from "../ports.js"

/** Fields that belong to another type of rule are not kept. */
const ruleOf = (
  input: RuleInput,
  made: {
    readonly id: AvailabilityRuleId
    readonly mentorId: MentorId
    readonly today: LocalDate
    readonly now: DateTime.Utc
  }
): AvailabilityRule => ({
  id: made.id,
  mentorId: made.mentorId,
  sessionTypeId: input.session_type_id ?? null,
  ruleType: input.rule_type,
  dayOfWeek: input.rule_type === "regular_weekly" ? (input.day_of_week ?? null) : null,
  timeBlocks: input.time_blocks,
  rrule: input.rule_type === "recurring" ? (input.rrule ?? null) : null,
  specificDate: input.rule_type === "one_time" ? (input.specific_date ?? null) : null,
  validFrom: input.valid_from ?? made.today,
  validUntil: input.valid_until ?? null,
  isActive: true,
  createdAt: made.now,
  updatedAt: made.now
})

/**
 * Stores new rules, all of them or none, and asks for the mentor's slots to follow. `pathOf` says where each one stands in
 * its input.
 */
export const storeRules = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const rules = yield* AvailabilityRuleRepository
  const regenerations = yield* SlotRegenerationRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (
    mentorId: MentorId,
    inputs: ReadonlyArray<RuleInput>,
    pathOf: (index: number) => Problem["path"]
  ) {
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const owned = new Set<SessionTypeId | undefined>((yield* sessionTypes.list(mentorId)).map(({ id }) => id))
    const now = yield* DateTime.now
    const today = dayOf(now, timeZone)

    // A stranger's session type is none to this mentor.
    const isUnknown = (id: SessionTypeId | undefined) => id !== undefined && !owned.has(id)
    const problems = inputs.flatMap((input, index) => [
      ...(isUnknown(input.session_type_id) ? [invalidProblem([...pathOf(index), "session_type_id"])] : []),
      ...dateProblems(input, today, pathOf(index))
    ])
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })

    const stored = yield* Effect.forEach(inputs, (input) =>
      Effect.map(ids.uuid, (id) => ruleOf(input, { id: AvailabilityRuleId.make(id), mentorId, today, now }))
    )
    yield* rules.addAll(stored)
    yield* regenerations.request(mentorId, now)
    yield* outbox.append(AvailabilityRulesCreated, { mentorId, ruleIds: stored.map(({ id }) => id) }, now)
    return stored
  }, unitOfWork.transact)
})
