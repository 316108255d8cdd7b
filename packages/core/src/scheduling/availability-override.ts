/** Hours of one date that replace all rules. Pure. */
import type { DateTime } from "effect"
import type { LocalDate, MentorId } from "../kernel/index.js"
import type { SlotOverride } from "./generation/slot-generation.js"
import type { AvailabilityOverrideId, SessionTypeId } from "./ids.js"
import type { TimeBlock } from "./resources.js"
import { toSlotBlocks } from "./time-blocks.js"

export interface AvailabilityOverride {
  readonly id: AvailabilityOverrideId
  readonly mentorId: MentorId
  /** Null: for all session types of the mentor. */
  readonly sessionTypeId: SessionTypeId | null
  readonly date: LocalDate
  /** In the mentor's local time. */
  readonly timeSlots: ReadonlyArray<TimeBlock>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const toSlotOverride = ({
  date,
  id,
  timeSlots
}: AvailabilityOverride): SlotOverride<AvailabilityOverrideId> => ({ id, date, timeBlocks: toSlotBlocks(timeSlots) })
