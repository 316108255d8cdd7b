/**
 * What a mentor's calendar must be, by the simplest means: a list of sessions with seats, a list of holds, and hours.
 * Nothing here is taken from the product but the cutting of hours into slots, and what lies within them. Times are epoch milliseconds.
 */

import { isWithinHours } from "@mentorkit/core/internal/scheduling"
import type { MentorId } from "@mentorkit/core/kernel"
import type { SessionTypeId } from "@mentorkit/core/scheduling"
import type { DesiredSlot, SessionType } from "@mentorkit/core/scheduling/ports"
import { DateTime as Luxon } from "luxon"
import { desired, type Edit, edited, type Hours, minute, newHours, toHours, zone } from "./hours.js"

export interface Session extends DesiredSlot {
  readonly key: string
  readonly claimed: number
  /** When the slots last followed the hours, this one should have been another, or none; but it was taken. */
  readonly isStale: boolean
  /** The hours have left it, taken as it was: nobody else may join. */
  readonly isOutside: boolean
}

export interface SeatHold {
  readonly key: string
  /** Which of the buyers. */
  readonly user: number
  readonly attempt: string
  readonly expiresAt: number
  readonly isInCheckout: boolean
}

export interface Calendar {
  readonly now: number
  readonly hours: Hours
  /** Since when an edit waits for the slots to follow. */
  readonly requestedAt: number | null
  readonly reach: number | null
  readonly sessions: ReadonlyArray<Session>
  /** Those that have expired too, until somebody has dropped them. */
  readonly holds: ReadonlyArray<SeatHold>
}

export const newCalendar = (
  mentorId: MentorId,
  types: readonly [SessionTypeId, SessionTypeId],
  now: number
): Calendar => ({ now, hours: newHours(mentorId, types), requestedAt: null, reach: null, sessions: [], holds: [] })

export const keyOf = ({ sessionTypeId, startsAt }: Pick<DesiredSlot, "sessionTypeId" | "startsAt">) =>
  `${sessionTypeId} ${startsAt}`
const hour = 60 * minute
const horizon = 90 * 24 * hour
const holdWindow = 35 * minute
const mostAttempts = 5

const lives =
  ({ now }: Calendar) =>
  (one: SeatHold) =>
    one.expiresAt > now
export const liveOn = (calendar: Calendar, key: string) =>
  calendar.holds.filter((one) => one.key === key && lives(calendar)(one))
const storedOn = ({ holds }: Calendar, key: string) => holds.filter((one) => one.key === key)
export const isTaken = (calendar: Calendar, session: Session) =>
  session.claimed > 0 || liveOn(calendar, session.key).length > 0
export const meet = (a: Session, b: Session) =>
  a.key !== b.key && a.startsAt < b.bufferEndsAt && b.startsAt < a.bufferEndsAt
/** Neither read by anybody nor to be had. */
export const isGone = (calendar: Calendar, session: Session) =>
  session.blockedAs === "cancelled" || (session.isStale && !isTaken(calendar, session))

const typeOf = ({ hours }: Calendar, { sessionTypeId }: Session): SessionType => {
  const found = hours.types.find(({ id }) => id === sessionTypeId)
  if (found === undefined) throw new Error(`no session type ${sessionTypeId}`)
  return found
}
const days = new Map<number, string | null>()
/** Remembered, as there are few times and many questions. */
const dayOf = (millis: number) => {
  if (!days.has(millis)) days.set(millis, Luxon.fromMillis(millis, { zone }).toISODate())
  return days.get(millis)
}

/** Why something is refused, and because of which sessions. */
export interface Refusal {
  readonly tag: "SlotsNotFound" | "InvalidInput" | "SlotsUnavailable" | "TooManyLiveAttempts"
  readonly keys: ReadonlyArray<string>
}
const refusal = (tag: Refusal["tag"], sessions: ReadonlyArray<Session> = []): Refusal => ({
  tag,
  keys: sessions.map(({ key }) => key).sort()
})
const unavailable = (sessions: ReadonlyArray<Session>) =>
  sessions.length > 0 ? refusal("SlotsUnavailable", sessions) : undefined

const pick = ({ sessions }: Calendar, keys: ReadonlyArray<string>) =>
  sessions.filter(({ key }) => keys.includes(key)).sort((a, b) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1))

/** Whether one more seat of the session may be had, with others on some of its seats and the mentor perhaps elsewhere. */
const isFree = (
  calendar: Calendar,
  session: Session,
  counts: (one: SeatHold) => boolean,
  alsoWanted: ReadonlyArray<Session>
) => {
  const held = (key: string) => liveOn(calendar, key).filter(counts).length
  const hasSeat = session.claimed + held(session.key) < session.maxCapacity
  const isElsewhere = calendar.sessions.some(
    (other) => meet(session, other) && (other.claimed > 0 || held(other.key) > 0 || alsoWanted.includes(other))
  )
  const isOpen = session.blockedAs === null && !session.isOutside
  return isOpen && session.startsAt > calendar.now && hasSeat && !isElsewhere
}

/** Those of the sessions that would be one too many on their day. */
const beyondLimit = (calendar: Calendar, wanted: ReadonlyArray<Session>) => {
  const added = wanted.filter((one) => !isTaken(calendar, one))
  return added.filter((one) => {
    const limit = typeOf(calendar, one).dailyLimit
    if (limit === null) return false
    const ofDay = calendar.sessions.filter(
      (other) => other.sessionTypeId === one.sessionTypeId && dayOf(other.startsAt) === dayOf(one.startsAt)
    )
    const count = ofDay.filter((other) => isTaken(calendar, other) || added.includes(other)).length
    return count > limit
  })
}

const attemptsOf = (calendar: Calendar, user: number) =>
  new Set(calendar.holds.filter((one) => one.user === user && lives(calendar)(one)).map(({ attempt }) => attempt))

/** Drops what has expired on the sessions and on whatever meets them, as everybody does who wants a seat of them. */
const swept = (calendar: Calendar, wanted: ReadonlyArray<Session>): Calendar => {
  const near = calendar.sessions.filter((one) => wanted.some((other) => one.key === other.key || meet(one, other)))
  const keys = new Set(near.map(({ key }) => key))
  return {
    ...calendar,
    holds: calendar.holds.filter((one) => lives(calendar)(one) || !keys.has(one.key))
  }
}

export interface Wish {
  readonly user: number
  readonly isMentor: boolean
  readonly keys: ReadonlyArray<string>
  readonly attempt: string
}

const refusalOfOffer = (calendar: Calendar, { isMentor, keys }: Wish, wanted: ReadonlyArray<Session>) => {
  const [first] = wanted
  if (first === undefined || wanted.length !== new Set(keys).size) return refusal("SlotsNotFound")
  const type = typeOf(calendar, first)
  if (wanted.some((one) => one.sessionTypeId !== type.id)) return refusal("InvalidInput")
  if (wanted.length > 1 + type.followUpCount) return refusal("InvalidInput")
  if (!type.isActive || isMentor) return unavailable(wanted)
  return unavailable(wanted.filter(({ startsAt }) => startsAt < calendar.now + type.minimumNoticeMinutes * minute))
}

/** The calendar with the wish granted, or why it is not. */
export const hold = (calendar: Calendar, wish: Wish): Calendar | Refusal => {
  const wanted = pick(calendar, wish.keys)
  const refused = refusalOfOffer(calendar, wish, wanted)
  if (refused !== undefined) return refused

  const isOurs = (one: SeatHold) => one.user === wish.user && !one.isInCheckout
  const full = wanted.filter(
    (one) =>
      isGone(calendar, one) ||
      liveOn(calendar, one.key).some((other) => other.user === wish.user && other.isInCheckout) ||
      !isFree(calendar, one, (other) => !isOurs(other), wanted)
  )
  if (full.length > 0) return unavailable(full) ?? calendar

  const isWanted = ({ key }: SeatHold) => wanted.some((one) => one.key === key)
  const isInTheWay = ({ key }: SeatHold) =>
    calendar.sessions.some((one) => one.key === key && wanted.some((other) => meet(one, other)))
  const clean = swept(calendar, wanted)
  const moved = clean.holds.filter((one) => isOurs(one) && isWanted(one))
  const kept = clean.holds.filter((one) => !isOurs(one) || !(isWanted(one) || isInTheWay(one)))
  const expiresAt = Math.min(calendar.now + holdWindow, ...moved.map((one) => one.expiresAt))
  const { attempt, user } = wish
  const added = wanted.map(({ key }) => ({ key, user, attempt, expiresAt, isInCheckout: false }))
  const after = { ...clean, holds: [...kept, ...added] }
  if (attemptsOf(after, user).size > mostAttempts) return refusal("TooManyLiveAttempts")
  return unavailable(beyondLimit({ ...clean, holds: [...kept, ...moved] }, wanted)) ?? after
}

/** A seat that is held is had, whatever happened to the session; one whose hold has lapsed must be free. */
export const claim = (calendar: Calendar, user: number, keys: ReadonlyArray<string>): Calendar | Refusal => {
  const wanted = pick(calendar, keys)
  const own = calendar.holds.filter((one) => one.user === user && keys.includes(one.key) && lives(calendar)(one))
  const lapsed = wanted.filter(({ key }) => !own.some((one) => one.key === key))
  const lost = lapsed.filter((one) => isGone(calendar, one) || !isFree(calendar, one, () => true, wanted))
  const refused = unavailable(lost) ?? (lapsed.length > 0 ? unavailable(beyondLimit(calendar, wanted)) : undefined)
  if (refused !== undefined) return refused
  const clean = swept(calendar, wanted)
  return seats({ ...clean, holds: clean.holds.filter((one) => !own.includes(one)) }, keys, 1)
}

const seats = (calendar: Calendar, keys: ReadonlyArray<string>, more: 1 | -1): Calendar => ({
  ...calendar,
  sessions: calendar.sessions.map((one) => (keys.includes(one.key) ? { ...one, claimed: one.claimed + more } : one))
})
export const unclaim = (calendar: Calendar, keys: ReadonlyArray<string>): Calendar => seats(calendar, keys, -1)

export const dropAttempt = (calendar: Calendar, attempt: string): Calendar => ({
  ...calendar,
  holds: calendar.holds.filter((one) => one.attempt !== attempt)
})
export const checkOut = (calendar: Calendar, attempt: string, expiresAt: number): Calendar => ({
  ...calendar,
  holds: calendar.holds.map((one) => (one.attempt === attempt ? { ...one, isInCheckout: true, expiresAt } : one))
})
export const sweepHolds = (calendar: Calendar): Calendar => ({
  ...calendar,
  holds: calendar.holds.filter(lives(calendar))
})

const isSameShape = (a: DesiredSlot, b: DesiredSlot) =>
  a.availabilityRuleId === b.availabilityRuleId &&
  a.availabilityOverrideId === b.availabilityOverrideId &&
  a.endsAt === b.endsAt &&
  a.bufferEndsAt === b.bufferEndsAt &&
  a.maxCapacity === b.maxCapacity &&
  a.blockedAs === b.blockedAs

/** Nobody's, not even by a hold that has expired and was not dropped yet: such a slot may change. */
const isUntouched = (calendar: Calendar, { claimed, key }: Session) =>
  claimed === 0 && storedOn(calendar, key).length === 0

const followed = (calendar: Calendar): Calendar => {
  const wanted = new Map(desired(calendar.hours, calendar.now).map((one) => [keyOf(one), one]))
  const isWithin = isWithinHours(toHours(calendar.hours, calendar.now))
  const sessions = calendar.sessions.map((one): Session => {
    if (one.startsAt < calendar.now) return one
    const target: DesiredSlot = wanted.get(one.key) ?? { ...one, blockedAs: "cancelled" }
    if (isUntouched(calendar, one)) return { ...one, ...target, isStale: false, isOutside: false }
    const isOutside = target.blockedAs !== null && !isWithin(one)
    return { ...one, isStale: !isSameShape(one, target), isOutside }
  })
  const known = new Set(calendar.sessions.map(({ key }) => key))
  const added = [...wanted.values()]
    .filter((one) => !known.has(keyOf(one)))
    .map((one): Session => ({ ...one, key: keyOf(one), claimed: 0, isStale: false, isOutside: false }))
  return { ...calendar, sessions: [...sessions, ...added], requestedAt: null, reach: calendar.now + horizon }
}

const hasLeftovers = (calendar: Calendar, from: number) =>
  calendar.sessions.some((one) => one.isStale && one.startsAt > from && isUntouched(calendar, one))

/** Whether there is anything for a regeneration to do. */
export const isDue = (calendar: Calendar): boolean =>
  calendar.requestedAt !== null ||
  hasLeftovers(calendar, 0) ||
  calendar.reach === null ||
  calendar.reach < calendar.now + horizon - hour

export const regenerate = (calendar: Calendar): Calendar => (isDue(calendar) ? followed(calendar) : calendar)

/** What the sweep finds by itself: old requests, and slots that outlived their rule and are free now. */
export const sweepRegenerations = (calendar: Calendar): Calendar =>
  (calendar.requestedAt !== null && calendar.requestedAt <= calendar.now - 2 * minute) ||
  hasLeftovers(calendar, calendar.now)
    ? regenerate(calendar)
    : calendar

export const endVacations = (calendar: Calendar): Calendar => {
  const { vacation } = calendar.hours
  const isOver = vacation !== null && vacation.endsAt !== null && vacation.endsAt < calendar.now
  return isOver ? { ...calendar, hours: { ...calendar.hours, vacation: null } } : calendar
}

/** Vacation mode without an end, and its end, are followed at once; every other edit when the slots are next made. */
export const edit = (calendar: Calendar, change: Edit, made: string): Calendar => {
  if (change.does === "endVacation" && calendar.hours.vacation === null) return calendar
  const hours = edited(calendar.hours, change, made, calendar.now)
  const asked = { ...calendar, hours, requestedAt: calendar.requestedAt ?? calendar.now }
  const isAtOnce = change.does === "endVacation" || (change.does === "startVacation" && change.last === null)
  return isAtOnce ? regenerate(asked) : asked
}
