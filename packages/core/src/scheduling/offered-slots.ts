/** Slots for buyers: seats, and whether the mentor is busy with something else. Pure. */
import { DateTime } from "effect"
import type { MentorId } from "../kernel/index.js"
import { type BookingLimits, earliestStart, fullDays } from "./booking-limits.js"
import type { SessionTypeId, SlotId } from "./ids.js"
import type { Timespan } from "./mentor-day.js"
import type { SlotResource } from "./resources.js"
import { available, type Hold, hasSeat, type Slot, status } from "./seats.js"
import { type SeatStatus, SeatStatus as SeatStatuses, slotStatusLabels } from "./statuses.js"

export interface SlotQuery {
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  /** `from <= startsAt < until` */
  readonly from: DateTime.Utc
  readonly until: DateTime.Utc
  readonly now: DateTime.Utc
}

export interface SeatedSlot extends Slot {
  /** Number of live holds. */
  readonly held: number
  /** When the last of them expires; "held_until" on the wire. */
  readonly heldUntil: DateTime.Utc | null
}

export interface SlotsInView {
  /** Without the cancelled ones, ascending by start. */
  readonly slots: ReadonlyArray<SeatedSlot>
  /**
   * Slots of the mentor, of any session type, with a seat claimed or held: ascending by start, no two overlapping. Those
   * within `slotReach` of the window are among them.
   */
  readonly occupied: ReadonlyArray<SeatedSlot>
  /** The mentor is approved and the session type active: its slots can be held. */
  readonly isOpen: boolean
  readonly limits: BookingLimits
}

/** A hold with the slot it is on. */
export interface HeldSlot extends Hold {
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
}

export const toSlotResources = (view: SlotsInView, now: DateTime.Utc): ReadonlyArray<SlotResource> => {
  const occupiers = fullestOccupiers(view)
  const isWithinLimits = withinLimits(view, now)
  return view.slots.map((slot) => {
    const occupier = occupiers.get(slot.id)
    const mayBeHeld = view.isOpen && occupier === undefined && hasSeat(slot, slot.held, now) && isWithinLimits(slot)
    return toSlotResource(slot, occupier, mayBeHeld)
  })
}

/** Whether the minimum notice and the daily limit allow the session. */
const withinLimits = ({ limits, occupied, slots }: SlotsInView, now: DateTime.Utc): ((slot: SeatedSlot) => boolean) => {
  const earliest = earliestStart(limits, now)
  const sessionTypeId = slots[0]?.sessionTypeId
  const days = fullDays(
    occupied.filter((one) => one.sessionTypeId === sessionTypeId),
    limits
  )
  return (slot) =>
    DateTime.greaterThanOrEqualTo(slot.startsAt, earliest) &&
    (slot.claimed + slot.held > 0 || !days.some((day) => isIn(slot.startsAt, day)))
}

const isIn = (moment: DateTime.Utc, { from, until }: Timespan): boolean =>
  DateTime.greaterThanOrEqualTo(moment, from) && DateTime.lessThan(moment, until)

export const toSlotResource = (
  slot: SeatedSlot,
  occupier: SeatStatus | undefined,
  isSelectable: boolean
): SlotResource => {
  const shown = slot.blockedAs ?? occupier ?? status(slot, slot.held)
  return {
    id: slot.id,
    mentor_id: slot.mentorId,
    session_type_id: slot.sessionTypeId,
    availability_rule_id: slot.availabilityRuleId,
    availability_override_id: slot.availabilityOverrideId,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    buffer_ends_at: slot.bufferEndsAt,
    held_until: slot.heldUntil,
    status: shown,
    status_label: slotStatusLabels[shown],
    is_selectable: isSelectable,
    max_capacity: slot.maxCapacity,
    current_capacity: slot.claimed,
    available_seats: occupier === undefined ? available(slot, slot.held) : 0
  }
}

/** Tells each slot and each occupied one that overlaps it. Both lists ascend, so one walk through them is enough. */
export const eachOccupier = (
  { occupied, slots }: Pick<SlotsInView, "occupied" | "slots">,
  tell: (slot: SeatedSlot, occupier: SeatedSlot) => void
): void => {
  let first = 0
  for (const slot of slots) {
    while (first < occupied.length && endOf(occupied[first]) <= slot.startsAt.epochMillis) first++
    for (let at = first; at < occupied.length; at++) {
      const other = occupied[at]
      if (other === undefined || other.startsAt.epochMillis >= slot.bufferEndsAt.epochMillis) break
      if (other.id !== slot.id) tell(slot, other)
    }
  }
}

/** Seats of overlapping occupied slots, the fullest one for each slot. */
const fullestOccupiers = (view: SlotsInView): ReadonlyMap<SlotId, SeatStatus> => {
  const found = new Map<SlotId, SeatStatus>()
  eachOccupier(view, ({ id }, other) => found.set(id, fuller(found.get(id), status(other, other.held))))
  return found
}

const endOf = (slot: SeatedSlot | undefined): number => slot?.bufferEndsAt.epochMillis ?? Number.POSITIVE_INFINITY

const fullness = (one: SeatStatus): number => SeatStatuses.literals.indexOf(one)

const fuller = (a: SeatStatus | undefined, b: SeatStatus): SeatStatus =>
  a === undefined || fullness(a) < fullness(b) ? b : a
