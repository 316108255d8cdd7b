/** Plans the writes that turn stored slots into those that the rules give. Pure. */
import type { DateTime } from "effect"
import type { DesiredSlot } from "./desired-slots.js"
import type { SessionTypeId, SlotId } from "./ids.js"
import type { BlockedAs } from "./statuses.js"

/** State of a mentor's slot generation. */
export interface RegenerationState {
  readonly isRequested: boolean
  readonly generatedUntil: DateTime.Utc | null
  /** A slot that was kept for its seats is free now. */
  readonly hasStaleSlots: boolean
}

export interface StoredSlot extends DesiredSlot {
  readonly id: SlotId
  readonly isStale: boolean
  readonly isOutside: boolean
  /** A seat is claimed or held, possibly by an expired hold. */
  readonly isOccupied: boolean
}

/** Target of a stored slot while it is free. A taken one only gets the two marks. */
export interface SlotChange extends DesiredSlot {
  readonly id: SlotId
  /** The slot differs from its target. */
  readonly isStale: boolean
  /** The session is outside of the mentor's hours. */
  readonly isOutside: boolean
}

export interface RegenerationPlan {
  readonly added: ReadonlyArray<DesiredSlot>
  readonly changed: ReadonlyArray<SlotChange>
}

type ByTypeAndStart = ReadonlyMap<SessionTypeId, Map<number, DesiredSlot>>

/** Two look-ups are cheaper than a combined key for ten thousand slots. */
const byTypeAndStart = (slots: ReadonlyArray<DesiredSlot>): ByTypeAndStart => {
  const types = new Map<SessionTypeId, Map<number, DesiredSlot>>()
  for (const slot of slots) {
    const starts = types.get(slot.sessionTypeId)
    if (starts === undefined) types.set(slot.sessionTypeId, new Map([[slot.startsAt, slot]]))
    else starts.set(slot.startsAt, slot)
  }
  return types
}

/**
 * The difference between what is stored and what should be. A slot that nothing gives any more is cancelled, and one that
 * is given again comes back; a taken one stays as it is, whoever carries the plan out.
 */
export const planRegeneration = (
  stored: ReadonlyArray<StoredSlot>,
  desired: ReadonlyArray<DesiredSlot>,
  isWithinHours: (slot: DesiredSlot) => boolean
): RegenerationPlan => {
  const missing = byTypeAndStart(desired)
  const changed: Array<SlotChange> = []
  for (const slot of stored) {
    const starts = missing.get(slot.sessionTypeId)
    const wanted = starts?.get(slot.startsAt)
    starts?.delete(slot.startsAt)
    if (wanted !== undefined && isAsWanted(slot, wanted)) continue
    const change = changeOf(slot, wanted, isWithinHours)
    if (isNeeded(slot, change)) changed.push(change)
  }
  return { added: [...missing.values()].flatMap((starts) => [...starts.values()]), changed }
}

/** The common case; a taken slot that should be blocked still needs a check whether it is outside. */
const isAsWanted = (slot: StoredSlot, wanted: DesiredSlot): boolean =>
  isSame(slot, wanted) && !slot.isStale && !slot.isOutside && !(slot.isOccupied && wanted.blockedAs !== null)

const changeOf = (
  slot: StoredSlot,
  wanted: DesiredSlot | undefined,
  isWithinHours: (slot: DesiredSlot) => boolean
): SlotChange => {
  const target = { ...(wanted ?? slot), blockedAs: blockOf(slot, wanted) }
  // A session that was shifted off the grid may still lie within the hours.
  const isOutside = target.blockedAs !== null && !(slot.isOccupied && isWithinHours(slot))
  return { ...target, id: slot.id, isStale: !isSame(slot, target), isOutside }
}

/** A free slot takes its target and loses its marks; a taken one only changes its marks. */
const isNeeded = (slot: StoredSlot, change: SlotChange): boolean =>
  slot.isOccupied
    ? slot.isStale !== change.isStale || slot.isOutside !== change.isOutside
    : change.isStale || slot.isStale || slot.isOutside

/** `overwrite_blocked` is set elsewhere and only read here. */
const blockOf = (slot: StoredSlot, wanted: DesiredSlot | undefined): BlockedAs | null =>
  slot.blockedAs === "overwrite_blocked" ? slot.blockedAs : wanted === undefined ? "cancelled" : wanted.blockedAs

const isSame = (a: DesiredSlot, b: DesiredSlot): boolean =>
  a.availabilityRuleId === b.availabilityRuleId &&
  a.availabilityOverrideId === b.availabilityOverrideId &&
  a.endsAt === b.endsAt &&
  a.bufferEndsAt === b.bufferEndsAt &&
  a.maxCapacity === b.maxCapacity &&
  a.blockedAs === b.blockedAs
