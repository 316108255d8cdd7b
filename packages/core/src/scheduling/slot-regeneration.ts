/** What must be written so that a mentor's stored slots are those that the rules give today. Pure. */
import type { MentorId } from "../kernel/index.js"
import type { AvailabilityOverrideId, AvailabilityRuleId, SessionTypeId, SlotId } from "./ids.js"
import type { BlockedAs } from "./statuses.js"

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

/** A slot as it is stored. */
export interface PlannedSlot extends DesiredSlot {
  readonly id: SlotId
  /** A seat is claimed or held, be it by a hold that has expired and was not released yet. */
  readonly isOccupied: boolean
  readonly isStale: boolean
}

export interface RegenerationPlan {
  readonly mentorId: MentorId
  readonly added: ReadonlyArray<DesiredSlot & { readonly id: SlotId }>
  /** Free slots that take another shape, come back, or go (`cancelled`). */
  readonly changed: ReadonlyArray<DesiredSlot & { readonly id: SlotId }>
  /** Taken slots that are not as they should be: they stay, and go when their last seat is free. */
  readonly stale: ReadonlyArray<SlotId>
  /** Stale slots that are as they should be again. */
  readonly fresh: ReadonlyArray<SlotId>
}
