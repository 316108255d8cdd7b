/** What must be written so that a mentor's stored slots are those that the rules give today. Pure. */
import type { DateTime } from "effect"
import type { DesiredSlot } from "./desired-slots.js"
import type { SessionTypeId, SlotId } from "./ids.js"
import type { BlockedAs } from "./statuses.js"

/** How things stand with one mentor's slots. */
export interface RegenerationState {
  readonly isRequested: boolean
  readonly generatedUntil: DateTime.Utc | null
  /** A slot that outlived its rule by its seats is free now. */
  readonly hasStaleSlots: boolean
}

export interface StoredSlot extends DesiredSlot {
  readonly id: SlotId
  readonly isStale: boolean
  readonly isOutside: boolean
  /** A seat is claimed or held, be it by a hold that has expired and was not released yet. */
  readonly isOccupied: boolean
}

/** What a stored slot should be while it is free. A taken one stays as it is and gets the two marks. */
export interface SlotChange extends DesiredSlot {
  readonly id: SlotId
  /** The slot is not what it should be. */
  readonly isStale: boolean
  /** The session no longer lies within the mentor's hours. */
  readonly isOutside: boolean
}

export interface RegenerationPlan {
  readonly added: ReadonlyArray<DesiredSlot>
  readonly changed: ReadonlyArray<SlotChange>
}

type ByTypeAndStart = ReadonlyMap<SessionTypeId, Map<number, DesiredSlot>>

/** Two look-ups cost less than a key made of both for each of ten thousand slots. */
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

/** Nearly every slot of nearly every run; of a taken one that should be blocked it is yet to be seen whether it is outside. */
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

/** A free slot takes the shape and loses its marks; a taken one may only have its marks changed. */
const isNeeded = (slot: StoredSlot, change: SlotChange): boolean =>
  slot.isOccupied
    ? slot.isStale !== change.isStale || slot.isOutside !== change.isOutside
    : change.isStale || slot.isStale || slot.isOutside

/** `overwrite_blocked` is the work of others, and only read. */
const blockOf = (slot: StoredSlot, wanted: DesiredSlot | undefined): BlockedAs | null =>
  slot.blockedAs === "overwrite_blocked" ? slot.blockedAs : wanted === undefined ? "cancelled" : wanted.blockedAs

const isSame = (a: DesiredSlot, b: DesiredSlot): boolean =>
  a.availabilityRuleId === b.availabilityRuleId &&
  a.availabilityOverrideId === b.availabilityOverrideId &&
  a.endsAt === b.endsAt &&
  a.bufferEndsAt === b.bufferEndsAt &&
  a.maxCapacity === b.maxCapacity &&
  a.blockedAs === b.blockedAs
