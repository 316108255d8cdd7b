/** Previews the effect of a change of hours. Pure. */
import type { AvailabilityRule } from "./availability-rule.js"
import {
  type DesiredSlot,
  desiredSlots,
  isWithinHours,
  type MentorHours,
  type Session,
  sessionOf
} from "./desired-slots.js"
import type { SeatedSlot } from "./offered-slots.js"

export interface Preview {
  /** Earliest first. */
  readonly added: ReadonlyArray<DesiredSlot>
  readonly removed: ReadonlyArray<DesiredSlot>
  /** Sessions that would lie outside of the hours and do not now. */
  readonly conflicts: ReadonlyArray<SeatedSlot>
}

/** The hours with this rule added or replaced. */
export const withRule = (hours: MentorHours, rule: AvailabilityRule): MentorHours => {
  const others = hours.rules.filter(({ id }) => id !== rule.id)
  return { ...hours, rules: rule.isActive ? [...others, rule] : others }
}

/** `taken`: sessions with seats booked or held. They stay, so they are neither added nor removed. */
export const previewChange = (before: MentorHours, after: MentorHours, taken: ReadonlyArray<SeatedSlot>): Preview => {
  const stays = new Set(taken.map(sessionOf).map(keyOf))
  const [offered, wanted] = [offeredIn(before), offeredIn(after)]
  const without = (slots: Offered, others: Offered) =>
    [...slots].flatMap(([key, slot]) => (others.has(key) || stays.has(key) ? [] : [slot])).sort(byStart)
  const [isWithinBefore, isWithinAfter] = [isWithinHours(before), isWithinHours(after)]
  return {
    added: without(wanted, offered),
    removed: without(offered, wanted),
    conflicts: taken.filter((slot) => {
      const session = sessionOf(slot)
      return isWithinBefore(session) && !isWithinAfter(session)
    })
  }
}

type Offered = ReadonlyMap<string, DesiredSlot>

const offeredIn = (hours: MentorHours): Offered =>
  new Map(
    desiredSlots(hours)
      .filter(({ blockedAs }) => blockedAs === null)
      .map((slot) => [keyOf(slot), slot])
  )

/** At each time a session type has one slot at most. */
const keyOf = ({ sessionTypeId, startsAt }: Session): string => `${sessionTypeId} ${startsAt}`

const byStart = (a: Session, b: Session): number =>
  a.startsAt - b.startsAt || (a.sessionTypeId < b.sessionTypeId ? -1 : 1)
