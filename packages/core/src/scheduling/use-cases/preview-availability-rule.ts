import { DateTime, Effect } from "effect"
import { type Handler, Ids } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { blankRule, editedRule } from "../availability-rule.js"
import { makeCheckRule } from "../check-rule.js"
import { AvailabilityRuleNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import { AvailabilityRuleId } from "../ids.js"
import { dayOf } from "../mentor-day.js"
import { toSlotResource } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { AvailabilityRuleRepository, SlotRepository } from "../ports.js"
import { type Preview, previewChange, withRule } from "../preview.js"
import { makeReadHours } from "../read-hours.js"

/** Maximum of each list; totals count all. */
const maxTimes = 500

const timesOf = (slots: Preview["added"]) =>
  slots.slice(0, maxTimes).map(({ endsAt, sessionTypeId, startsAt }) => ({
    session_type_id: sessionTypeId,
    starts_at: DateTime.unsafeMake(startsAt),
    ends_at: DateTime.unsafeMake(endsAt)
  }))

/** Previews the effect of creating or changing a rule. Nothing is stored. */
export const previewAvailabilityRule = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const rules = yield* AvailabilityRuleRepository
  const slots = yield* SlotRepository
  const readHours = yield* makeReadHours
  const check = yield* makeCheckRule
  const ids = yield* Ids

  const handler: Handler<Operations, "previewAvailabilityRule"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* DateTime.now
    const { is_active: isActive, rule_id: id, valid_from: validFrom, ...fields } = input
    // A new rule is active, whatever is said, as it is when it is created.
    const edit = { ...fields, valid_from: validFrom ?? undefined, is_active: id === undefined ? true : isActive }
    const stored =
      id === undefined ? undefined : yield* rules.find(id).pipe(findOwn(mentorId, () => new AvailabilityRuleNotFound()))
    yield* check(mentorId, edit, stored, now)

    const mentor = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const hours = yield* readHours(mentor, now)
    const newId = AvailabilityRuleId.make(yield* ids.uuid)
    const rule = stored ?? blankRule({ id: newId, mentorId, today: dayOf(now, mentor.timeZone), now })
    const taken = yield* slots.listTaken(mentorId, now)
    const { added, conflicts, removed } = previewChange(hours, withRule(hours, editedRule(rule, edit)), taken)
    return {
      preview: {
        from: now,
        until: DateTime.unsafeMake(hours.until),
        added_total: added.length,
        added: timesOf(added),
        removed_total: removed.length,
        removed: timesOf(removed),
        conflicts_total: conflicts.length,
        conflicts: conflicts.slice(0, maxTimes).map((slot) => toSlotResource(slot, undefined, false))
      }
    }
  })

  return handler
})
