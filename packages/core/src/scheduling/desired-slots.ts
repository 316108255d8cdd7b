/** The slots that a mentor should have, from hours and session types. Pure. */
import { Duration } from "effect"
import type { AvailabilityOverride } from "./availability-override.js"
import { toSlotOverride } from "./availability-override.js"
import { type AvailabilityRule, toSlotRule } from "./availability-rule.js"
import { dayMs } from "./generation/local-dates.js"
import { type GeneratedSlot, generateSlots, type SlotOffDay, type SlotRequest } from "./generation/slot-generation.js"
import type { AvailabilityOverrideId, AvailabilityRuleId, SessionTypeId } from "./ids.js"
import { type OffDay, toSlotOffDay } from "./off-day.js"
import type { Slot } from "./seats.js"
import type { SessionType } from "./session-type.js"
import type { BlockedAs } from "./statuses.js"

/** Ninety times 24 hours, independent of clock changes. */
export const horizon = Duration.hours(90 * 24)

const weekMs = 7 * dayMs

/** A slot from rules and session type; epoch milliseconds. */
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

/** Everything that a mentor's slots depend on. */
export interface MentorHours {
  /** Of the mentor; IANA name. */
  readonly timeZone: string
  /** `from <= startsAt < until`, epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** Active ones. */
  readonly sessionTypes: ReadonlyArray<SessionType>
  /** Active ones. */
  readonly rules: ReadonlyArray<AvailabilityRule>
  readonly overrides: ReadonlyArray<AvailabilityOverride>
  readonly offDays: ReadonlyArray<OffDay>
  /** Away until the mentor ends it. */
  readonly isAway: boolean
}

/** A session of a type, in epoch milliseconds. */
export type Session = Pick<DesiredSlot, "sessionTypeId" | "startsAt" | "endsAt">

export const sessionOf = ({ endsAt, sessionTypeId, startsAt }: Slot): Session => ({
  sessionTypeId,
  startsAt: startsAt.epochMillis,
  endsAt: endsAt.epochMillis
})

/**
 * Whether a session lies within the mentor's hours, on whichever grid they are cut today. The hours of a session type that
 * is not offered any more have not changed. Ask one of these for all sessions: it reads the hours of a week once, however
 * many sessions lie in it, and reading them anew for each one took a full calendar's preview a minute.
 */
export const isWithinHours = (hours: MentorHours): ((session: Session) => boolean) => {
  const read = new Map<string, ReadonlyArray<Span>>()
  return ({ endsAt, sessionTypeId, startsAt }) => {
    const type = hours.sessionTypes.find(({ id }) => id === sessionTypeId)
    if (type === undefined) return true
    const [first, last] = [Math.floor(startsAt / weekMs), Math.floor(endsAt / weekMs)]
    const key = `${sessionTypeId} ${first} ${last}`
    const spans = read.get(key) ?? openSpans(hours, type, { startsAt: first * weekMs, endsAt: (last + 1) * weekMs })
    read.set(key, spans)
    return spans.some((span) => span.startsAt <= startsAt && endsAt <= span.endsAt)
  }
}

interface Span {
  readonly startsAt: number
  readonly endsAt: number
}

/** Ascending and disjoint. Merges touching blocks, since a session may cross both. */
const openSpans = (hours: MentorHours, type: SessionType, window: Span): ReadonlyArray<Span> => {
  const minutes = generateSlots({
    ...slotRequest(hours, type),
    from: window.startsAt,
    until: window.endsAt,
    durationMinutes: 1,
    bufferAfterMinutes: 0,
    startIntervalMinutes: 1
  })
  const starts: Array<number> = []
  const ends: Array<number> = []
  for (const { blocked, endsAt, startsAt } of minutes) {
    if (blocked) continue
    if (ends.at(-1) === startsAt) ends.pop()
    else starts.push(startsAt)
    ends.push(endsAt)
  }
  return starts.map((startsAt, index) => ({ startsAt, endsAt: ends[index] ?? startsAt }))
}

type Request = SlotRequest<AvailabilityRuleId, AvailabilityOverrideId>
type Generated = GeneratedSlot<AvailabilityRuleId, AvailabilityOverrideId>

/** The whole range of four-digit years. */
const always: SlotOffDay = { from: "0000-01-01", until: "9999-12-31" }

const concerns =
  (id: SessionTypeId) =>
  ({ sessionTypeId }: { readonly sessionTypeId: SessionTypeId | null }): boolean =>
    sessionTypeId === null || sessionTypeId === id

/** The generator's request for a session type. */
export const slotRequest = (hours: MentorHours, type: SessionType): Request => ({
  timeZone: hours.timeZone,
  from: hours.from,
  until: hours.until,
  durationMinutes: type.durationMinutes,
  bufferAfterMinutes: type.bufferAfterMinutes,
  startIntervalMinutes: type.startIntervalMinutes,
  rules: hours.rules.filter(concerns(type.id)).flatMap((rule) => toSlotRule(rule) ?? []),
  overrides: hours.overrides.filter(concerns(type.id)).map(toSlotOverride),
  offDays: hours.isAway ? [always] : hours.offDays.map(toSlotOffDay)
})

/**
 * Cut for each session type by itself; at each time a session type has one slot at most. What an override displaces is
 * there too, blocked, unless the override has a slot at the same time.
 */
export const desiredSlots = (hours: MentorHours): ReadonlyArray<DesiredSlot> =>
  hours.sessionTypes.flatMap((type) => desiredOf(slotRequest(hours, type), type))

const desiredOf = (request: Request, type: SessionType): ReadonlyArray<DesiredSlot> => {
  const offered = generateSlots(request)
  const slots = offered.map((slot) => toDesired(slot, type, slot.blocked ? "vacation_blocked" : null))
  if (request.overrides.length === 0) return slots
  const starts = new Set(offered.map(({ startsAt }) => startsAt))
  const displaced = generateSlots<AvailabilityRuleId, AvailabilityOverrideId>({ ...request, overrides: [] }).filter(
    ({ startsAt }) => !starts.has(startsAt)
  )
  return [
    ...slots,
    ...displaced.map((slot) => toDesired(slot, type, slot.blocked ? "vacation_blocked" : "override_blocked"))
  ]
}

const toDesired = (
  { bufferEndsAt, endsAt, source, startsAt }: Generated,
  { id, maxCapacity }: SessionType,
  blockedAs: BlockedAs | null
): DesiredSlot => ({
  sessionTypeId: id,
  availabilityRuleId: "ruleId" in source ? source.ruleId : null,
  availabilityOverrideId: "overrideId" in source ? source.overrideId : null,
  startsAt,
  endsAt,
  bufferEndsAt,
  maxCapacity,
  blockedAs
})
