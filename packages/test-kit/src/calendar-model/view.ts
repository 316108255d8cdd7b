/** What somebody who reads a modelled calendar must see, and what must be true of it at any moment. */
import type { SessionTypeId, SlotId, SlotResource } from "@mentorkit/core/scheduling"
import { type Calendar, hold, isGone, isTaken, liveOn, meet, type Session } from "./model.js"

export type Shown = Pick<
  SlotResource,
  | "availability_rule_id"
  | "availability_override_id"
  | "status"
  | "is_selectable"
  | "max_capacity"
  | "current_capacity"
  | "available_seats"
> & { readonly starts: number; readonly ends: number; readonly bufferEnds: number; readonly heldUntil: number | null }

/** As a reader is shown it; not the product's word but the same facts. */
export const shownOf = (slot: SlotResource): Shown => ({
  availability_rule_id: slot.availability_rule_id,
  availability_override_id: slot.availability_override_id,
  status: slot.status,
  is_selectable: slot.is_selectable,
  max_capacity: slot.max_capacity,
  current_capacity: slot.current_capacity,
  available_seats: slot.available_seats,
  starts: slot.starts_at.epochMillis,
  ends: slot.ends_at.epochMillis,
  bufferEnds: slot.buffer_ends_at.epochMillis,
  heldUntil: slot.held_until?.epochMillis ?? null
})

const statusOf = (calendar: Calendar, one: Session) => {
  const held = liveOn(calendar, one.key).length
  return one.claimed >= one.maxCapacity ? "booked" : one.claimed + held >= one.maxCapacity ? "held" : "available"
}

/** Somebody whom nobody knows asks for it alone. */
const couldBeHeld = (calendar: Calendar, { key }: Session) =>
  !("tag" in hold(calendar, { user: -1, isMentor: false, keys: [key], attempt: "of a stranger" }))

const viewOf = (calendar: Calendar, one: Session): Shown => {
  const occupiers = calendar.sessions.filter((other) => meet(one, other) && isTaken(calendar, other))
  const statuses = occupiers.map((other) => statusOf(calendar, other))
  const occupied = (["booked", "held", "available"] as const).find((is) => statuses.includes(is))
  const live = liveOn(calendar, one.key)
  return {
    availability_rule_id: one.availabilityRuleId,
    availability_override_id: one.availabilityOverrideId,
    status: one.blockedAs ?? occupied ?? statusOf(calendar, one),
    is_selectable: couldBeHeld(calendar, one),
    max_capacity: one.maxCapacity,
    current_capacity: one.claimed,
    available_seats: occupied === undefined ? Math.max(0, one.maxCapacity - one.claimed - live.length) : 0,
    starts: one.startsAt,
    ends: one.endsAt,
    bufferEnds: one.bufferEndsAt,
    heldUntil: live.length === 0 ? null : Math.max(...live.map(({ expiresAt }) => expiresAt))
  }
}

/** Everything of a session type, ascending. */
export const view = (calendar: Calendar, type: SessionTypeId): ReadonlyArray<Shown> =>
  calendar.sessions
    .filter((one) => one.sessionTypeId === type && !isGone(calendar, one))
    .sort((a, b) => a.startsAt - b.startsAt)
    .map((one) => viewOf(calendar, one))

/** A slot as it is stored. */
export interface Row {
  readonly id: SlotId
  readonly sessionTypeId: SessionTypeId
  readonly mentorId: string
  readonly startsAt: number
  readonly endsAt: number
  readonly bufferEndsAt: number
  readonly maxCapacity: number
  readonly source: string | null
  readonly claimed: number
  readonly held: number
}
export const rowKey = ({ sessionTypeId, startsAt }: Pick<Row, "sessionTypeId" | "startsAt">) =>
  `${sessionTypeId} ${startsAt}`

/** What is stored of a session, without the id that the store gave it. */
export const rowOf = (calendar: Calendar, one: Session): Omit<Row, "id" | "mentorId"> => ({
  sessionTypeId: one.sessionTypeId,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  bufferEndsAt: one.bufferEndsAt,
  maxCapacity: one.maxCapacity,
  source: one.availabilityRuleId ?? one.availabilityOverrideId,
  claimed: one.claimed,
  held: calendar.holds.filter(({ key }) => key === one.key).length
})
