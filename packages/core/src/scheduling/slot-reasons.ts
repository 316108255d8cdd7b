/** Explains to a mentor why slots cannot be held: all reasons of each; none for a selectable slot. Pure. */
import { DateTime } from "effect"
import type { MentorProfile } from "../profiles/index.js"
import { earliestStart, fullDays } from "./booking-limits.js"
import type { MentorHours } from "./desired-slots.js"
import type { SlotId } from "./ids.js"
import { dayOf } from "./mentor-day.js"
import { isDuring } from "./off-day.js"
import { eachOccupier, type SeatedSlot, type SlotsInView } from "./offered-slots.js"
import type { SlotExplanation, SlotReason } from "./resources.js"
import { available, status } from "./seats.js"

type Reasons = ReadonlyArray<SlotReason>

/** Facts for the mentor beyond the buyers' view. */
export interface Circumstances extends Pick<MentorHours, "timeZone" | "overrides" | "offDays" | "isAway"> {
  readonly approvalStatus: MentorProfile["approvalStatus"]
  readonly isTypeActive: boolean
}

const because = (code: SlotReason["code"], message: string, more: Partial<SlotReason> = {}): SlotReason => ({
  code,
  message,
  until: null,
  off_day_id: null,
  availability_override_id: null,
  busy_with: null,
  ...more
})

const approvals: { readonly [S in MentorProfile["approvalStatus"]]: string | undefined } = {
  pending: "Your mentor profile is not approved yet.",
  approved: undefined,
  rejected: "Your mentor profile was rejected.",
  suspended: "Your mentor profile is suspended."
}

/** Reasons that close the whole session type. */
export const closedReasons = ({ approvalStatus, isTypeActive }: Circumstances): Reasons => {
  const approval = approvals[approvalStatus]
  return [
    ...(approval === undefined ? [] : [because("not_approved", approval)]),
    ...(isTypeActive ? [] : [because("session_type_inactive", "This kind of session is not active.")])
  ]
}

/** Closed for another reason: a suspended account, or a change right now. */
const closedOtherwise = because("not_approved", "You cannot be booked at the moment.")

/** Slots of the view that are not selectable, in its order. */
export const slotReasons = (
  view: SlotsInView,
  now: DateTime.Utc,
  circumstances: Circumstances
): ReadonlyArray<SlotExplanation> => {
  const [first, ...more] = closedReasons(circumstances)
  const closed = view.isOpen ? [] : [first ?? closedOtherwise, ...more]
  const ofLimits = limitReasons(view, now)
  const ofBlock = blockReasons(circumstances)
  const ofOthers = busyReasons(view)
  return view.slots.flatMap((slot) => {
    const busy = ofOthers.get(slot.id) ?? []
    const reasons = [...closed, ...ofLimits(slot), ...ofBlock(slot), ...seatReasons(slot), ...busy]
    return reasons.length === 0 ? [] : [{ slot_id: slot.id, reasons }]
  })
}

const limitReasons = (view: SlotsInView, now: DateTime.Utc) => {
  const { dailyLimit, minimumNoticeMinutes, timeZone } = view.limits
  const earliest = earliestStart(view.limits, now)
  const full = fullDates(view)
  const ofTime = ({ startsAt }: SeatedSlot): Reasons => {
    if (DateTime.lessThanOrEqualTo(startsAt, now)) return [because("started", "It has begun already.")]
    return DateTime.lessThan(startsAt, earliest)
      ? [because("minimum_notice", `You ask for ${minimumNoticeMinutes} minutes of notice before a session.`)]
      : []
  }
  return (slot: SeatedSlot): Reasons => [
    ...ofTime(slot),
    // Another seat of a session that takes place is no further session.
    ...(slot.claimed + slot.held === 0 && full.has(dayOf(slot.startsAt, timeZone))
      ? [because("daily_limit", `Its date has the ${dailyLimit} sessions that you allow on one date.`)]
      : [])
  ]
}

/** All slots of a view are of one session type, of which the limit is. */
const fullDates = ({ limits, occupied, slots: [first] }: SlotsInView): ReadonlySet<string> => {
  const taken = occupied.filter(({ sessionTypeId }) => sessionTypeId === first?.sessionTypeId)
  return new Set(fullDays(taken, limits).map(({ from }) => dayOf(from, limits.timeZone)))
}

const blockReasons = (circumstances: Circumstances) => {
  const { overrides, timeZone } = circumstances
  const ofAway = awayReasons(circumstances)
  return (slot: SeatedSlot): Reasons => {
    const { blockedAs, sessionTypeId, startsAt } = slot
    if (blockedAs === "vacation_blocked") return orElse(ofAway(slot), awayNoMore)
    if (blockedAs === "overwrite_blocked") return [because("overwritten", "Something else was put in its place.")]
    if (blockedAs === "cancelled") return [notGiven]
    if (blockedAs === null) return ofOutside(slot, ofAway(slot))
    const date = dayOf(startsAt, timeZone)
    const override = overrides.find(
      (one) => one.date === date && (one.sessionTypeId === null || one.sessionTypeId === sessionTypeId)
    )
    const message = "Its date has hours of its own, in place of your rules."
    return [because("override", message, { availability_override_id: override?.id ?? null })]
  }
}

const notGiven = because("cancelled", "Your hours give no slot at this time any more.")
const awayNoMore = because("off_day", "An off-day that is gone blocked it; it comes back soon.")

const orElse = (reasons: Reasons, other: SlotReason): Reasons => (reasons.length > 0 ? reasons : [other])

/** Reason of a slot outside of the hours; a fully booked one says so instead. */
const ofOutside = (slot: SeatedSlot, away: Reasons): Reasons =>
  slot.isOutside && available(slot, slot.held) > 0 ? orElse(away, notGiven) : []

/** None where the mentor is not away. */
/** Maximum for a slot: long lists of off-days once made an answer too large. */
const maxOffDays = 3

const firstOf = <A>(list: ReadonlyArray<A>, isWanted: (one: A) => boolean, max: number): ReadonlyArray<A> => {
  const found: Array<A> = []
  for (const one of list) {
    if (found.length === max) break
    if (isWanted(one)) found.push(one)
  }
  return found
}

const awayReasons = ({ isAway, offDays, timeZone }: Circumstances) => {
  const all = offDays.map((offDay) => ({ offDay, covers: isDuring(offDay, timeZone) }))
  return (slot: SeatedSlot): Reasons => {
    if (isAway) return [because("vacation", "You are on vacation.")]
    const covering = firstOf(all, ({ covers }) => covers(slot), maxOffDays)
    return covering.map(({ offDay: { id, isVacation } }) =>
      isVacation
        ? because("vacation", "You are on vacation.", { off_day_id: id })
        : because("off_day", "You are off at this time.", { off_day_id: id })
    )
  }
}

const seatReasons = (slot: SeatedSlot): Reasons => {
  if (available(slot, slot.held) > 0) return []
  return slot.claimed >= slot.maxCapacity
    ? [because("fully_booked", "All its seats are booked.")]
    : [because("being_booked", "All seats that are left are being booked.", { until: slot.heldUntil })]
}

const busyReason = (other: SeatedSlot): SlotReason =>
  because("mentor_busy", "You have another session at this time, buffers included.", {
    busy_with: {
      slot_id: other.id,
      session_type_id: other.sessionTypeId,
      starts_at: other.startsAt,
      ends_at: other.endsAt,
      buffer_ends_at: other.bufferEndsAt,
      status: status(other, other.held)
    }
  })

const busyReasons = (view: SlotsInView): ReadonlyMap<SlotId, Reasons> => {
  const found = new Map<SlotId, Array<SlotReason>>()
  eachOccupier(view, ({ id }, other) => {
    const reasons = found.get(id)
    if (reasons === undefined) found.set(id, [busyReason(other)])
    else reasons.push(busyReason(other))
  })
  return found
}
