/** What must be written so that a mentor's stored slots are those that the rules give today. Pure. */
import { type DateTime, Duration } from "effect"
import type { AvailabilityRule } from "./availability-rule.js"
import type { AvailabilityOverrideId, AvailabilityRuleId, SessionTypeId, SlotId } from "./ids.js"
import type { SessionType } from "./session-type.js"
import { type GeneratedSlot, generateSlots, type SlotRule } from "./slot-generation.js"
import type { BlockedAs } from "./statuses.js"

/** Ninety times 24 hours, whatever the clocks of a zone do in between. */
export const horizon = Duration.hours(90 * 24)

/** How things stand with one mentor's slots. */
export interface Standing {
  readonly isRequested: boolean
  readonly generatedUntil: DateTime.Utc | null
  /** A slot that outlived its rule by its seats is free now. */
  readonly hasStaleSlots: boolean
}

/** A slot as rules and session type make it; epoch milliseconds. */
export interface DesiredSlot {
  readonly sessionTypeId: SessionTypeId
  readonly availabilityRuleId: AvailabilityRuleId | null
  readonly availabilityOverrideId: AvailabilityOverrideId | null
  readonly startsAt: number
  readonly endsAt: number
  readonly bufferEndsAt: number
  readonly maxCapacity: number
  readonly blockedAs: BlockedAs | null
}

export interface StoredSlot extends DesiredSlot {
  readonly id: SlotId
  readonly isStale: boolean
  /** A seat is claimed or held, be it by a hold that has expired and was not released yet. */
  readonly isOccupied: boolean
}

/** What a stored slot should be. */
export interface SlotChange extends DesiredSlot {
  readonly id: SlotId
  /** False where only the mark of staleness has to go. */
  readonly isNew: boolean
}

export interface RegenerationPlan {
  readonly added: ReadonlyArray<DesiredSlot>
  readonly changed: ReadonlyArray<SlotChange>
}

export interface Hours {
  /** Of the mentor; IANA name. */
  readonly timeZone: string
  /** `from <= startsAt < until`, epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** Active ones. */
  readonly sessionTypes: ReadonlyArray<SessionType>
  readonly rules: ReadonlyArray<AvailabilityRule>
}

/** Rules, cut for each session type by itself; at each time a session type has one slot at most. */
export const desiredSlots = ({ from, rules, sessionTypes, timeZone, until }: Hours): ReadonlyArray<DesiredSlot> => {
  // A recurring rule is kept and shown, but its dates are not expanded yet: it gives no slots, and breaks none.
  const expandable = rules.filter(({ ruleType }) => ruleType !== "recurring")
  return sessionTypes.flatMap((type) =>
    generateSlots<AvailabilityRuleId, AvailabilityOverrideId>({
      timeZone,
      from,
      until,
      durationMinutes: type.durationMinutes,
      bufferAfterMinutes: type.bufferAfterMinutes,
      rules: expandable
        .filter(({ sessionTypeId }) => sessionTypeId === null || sessionTypeId === type.id)
        .map(toSlotRule),
      overrides: [],
      offDays: []
    }).map((slot) => toDesired(slot, type))
  )
}

const toSlotRule = (rule: AvailabilityRule): SlotRule<AvailabilityRuleId> => ({
  id: rule.id,
  type: rule.ruleType,
  dayOfWeek: rule.dayOfWeek ?? undefined,
  specificDate: rule.specificDate ?? undefined,
  timeBlocks: rule.timeBlocks.map(({ end_time: end, start_time: start }) => ({ start, end })),
  validFrom: rule.validFrom,
  validUntil: rule.validUntil ?? undefined
})

const toDesired = (
  { blocked, bufferEndsAt, endsAt, source, startsAt }: GeneratedSlot<AvailabilityRuleId, AvailabilityOverrideId>,
  { id, maxCapacity }: SessionType
): DesiredSlot => ({
  sessionTypeId: id,
  availabilityRuleId: "ruleId" in source ? source.ruleId : null,
  availabilityOverrideId: "overrideId" in source ? source.overrideId : null,
  startsAt,
  endsAt,
  bufferEndsAt,
  maxCapacity,
  blockedAs: blocked ? "vacation_blocked" : null
})

const keyOf = ({ sessionTypeId, startsAt }: DesiredSlot): string => `${sessionTypeId} ${startsAt}`

/**
 * The difference between what is stored and what should be. A slot that nothing gives any more is cancelled, and one that
 * is given again comes back; a taken one stays as it is, whoever carries the plan out. What overrides have displaced is
 * theirs to bring back.
 */
export const planRegeneration = (
  stored: ReadonlyArray<StoredSlot>,
  desired: ReadonlyArray<DesiredSlot>
): RegenerationPlan => {
  const missing = new Map(desired.map((one) => [keyOf(one), one]))
  const changed: Array<SlotChange> = []
  for (const slot of stored) {
    const wanted = missing.get(keyOf(slot))
    missing.delete(keyOf(slot))
    const target = { ...(wanted ?? slot), blockedAs: blockOf(slot, wanted) }
    const isNew = !isSame(slot, target)
    // What is stale and still taken has nothing to be told twice.
    if (isNew ? !(slot.isOccupied && slot.isStale) : slot.isStale) changed.push({ ...target, id: slot.id, isNew })
  }
  return { added: [...missing.values()], changed }
}

const blockOf = (slot: StoredSlot, wanted: DesiredSlot | undefined): BlockedAs | null =>
  slot.blockedAs === "override_blocked" || slot.blockedAs === "overwrite_blocked"
    ? slot.blockedAs
    : wanted === undefined
      ? "cancelled"
      : wanted.blockedAs

const isSame = (a: DesiredSlot, b: DesiredSlot): boolean =>
  a.availabilityRuleId === b.availabilityRuleId &&
  a.availabilityOverrideId === b.availabilityOverrideId &&
  a.endsAt === b.endsAt &&
  a.bufferEndsAt === b.bufferEndsAt &&
  a.maxCapacity === b.maxCapacity &&
  a.blockedAs === b.blockedAs
