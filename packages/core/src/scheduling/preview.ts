/** What a change of a mentor's hours would do to what is offered. Pure. */
import type { DateTime } from "effect"
import type { AvailabilityRule } from "./availability-rule.js"
import { type DesiredSlot, desiredSlots, type Hours, isWithinHours } from "./desired-slots.js"
import type { SeatedSlot } from "./offered-slots.js"

export interface Preview {
  /** Earliest first. */
  readonly added: ReadonlyArray<DesiredSlot>
  readonly removed: ReadonlyArray<DesiredSlot>
  /** Sessions that would lie outside of the hours and do not now. */
  readonly conflicts: ReadonlyArray<SeatedSlot>
}

/** The hours with the rule as it is here, whether they have it already or not. */
export const withRule = (hours: Hours, rule: AvailabilityRule): Hours => {
  const others = hours.rules.filter(({ id }) => id !== rule.id)
  return { ...hours, rules: rule.isActive ? [...others, rule] : others }
}

/** `taken` are all sessions with seats booked or held: they stay, so they are neither added nor removed. */
export const previewChange = (before: Hours, after: Hours, taken: ReadonlyArray<SeatedSlot>): Preview => {
  const stays = new Set(taken.map(toSession).map(keyOf))
  const [offered, wanted] = [offeredIn(before), offeredIn(after)]
  const without = (slots: Offered, others: Offered) =>
    [...slots].flatMap(([key, slot]) => (others.has(key) || stays.has(key) ? [] : [slot])).sort(byStart)
  return {
    added: without(wanted, offered),
    removed: without(offered, wanted),
    conflicts: taken.filter((slot) => {
      const session = toSession(slot)
      return isWithinHours(before, session) && !isWithinHours(after, session)
    })
  }
}

type Offered = ReadonlyMap<string, DesiredSlot>
type Session = Pick<DesiredSlot, "sessionTypeId" | "startsAt" | "endsAt">

const offeredIn = (hours: Hours): Offered =>
  new Map(
    desiredSlots(hours)
      .filter(({ blockedAs }) => blockedAs === null)
      .map((slot) => [keyOf(slot), slot])
  )

/** At each time a session type has one slot at most. */
const keyOf = ({ sessionTypeId, startsAt }: Session): string => `${sessionTypeId} ${startsAt}`

const toSession = ({ endsAt, sessionTypeId, startsAt }: SeatedSlot): Session => ({
  sessionTypeId,
  startsAt: startsAt.epochMillis,
  endsAt: endsAt.epochMillis
})

const byStart = (a: Session, b: Session): number =>
  a.startsAt - b.startsAt || (a.sessionTypeId < b.sessionTypeId ? -1 : 1)

/** A rule of nothing, from which the fields of a new one are told like those of an edit. */
export const blankRule = (
  made: Pick<AvailabilityRule, "id" | "mentorId" | "validFrom"> & { readonly now: DateTime.Utc }
): AvailabilityRule => ({
  id: made.id,
  mentorId: made.mentorId,
  sessionTypeId: null,
  ruleType: "regular_weekly",
  dayOfWeek: null,
  timeBlocks: [],
  rrule: null,
  specificDate: null,
  validFrom: made.validFrom,
  validUntil: null,
  isActive: true,
  createdAt: made.now,
  updatedAt: made.now
})
