/** A mentor's limits on bookings: notice before a session, sessions a day. Pure. */
import { DateTime, Duration } from "effect"
import type { SlotId } from "./ids.js"
import { dayAround, dayOf, type Timespan } from "./mentor-day.js"

export interface BookingLimits {
  /** Minutes before the start by which a session must be held; 0: no notice. */
  readonly minimumNoticeMinutes: number
  /** Maximum sessions of the type on a local date of the mentor; null: no limit. */
  readonly dailyLimit: number | null
  /** The mentor's, for the dates. */
  readonly timeZone: string
}

interface Session {
  readonly id: SlotId
  readonly startsAt: DateTime.Utc
}

/** Sessions that start earlier are not offered. */
export const earliestStart = ({ minimumNoticeMinutes }: BookingLimits, now: DateTime.Utc): DateTime.Utc =>
  DateTime.addDuration(now, Duration.minutes(minimumNoticeMinutes))

/**
 * Those of the wanted sessions for which their day has no room beside what is taken. Another seat of a session that takes
 * place anyway is no further session.
 */
export const beyondDailyLimit = <S extends Session>(
  wanted: ReadonlyArray<S>,
  taken: ReadonlyArray<Session>,
  { dailyLimit, timeZone }: BookingLimits
): ReadonlyArray<S> => {
  if (dailyLimit === null) return []
  const takenIds = new Set(taken.map(({ id }) => id))
  const sessions = new Map<string, Set<SlotId>>()
  for (const { id, startsAt } of [...taken, ...wanted]) {
    const day = dayOf(startsAt, timeZone)
    sessions.set(day, (sessions.get(day) ?? new Set()).add(id))
  }
  const isFull = ({ startsAt }: Session) => (sessions.get(dayOf(startsAt, timeZone))?.size ?? 0) > dailyLimit
  return wanted.filter((one) => !takenIds.has(one.id) && isFull(one))
}

/** Dates whose limit is reached, as times, for checks of many slots. */
export const fullDays = (
  taken: ReadonlyArray<Session>,
  { dailyLimit, timeZone }: BookingLimits
): ReadonlyArray<Timespan> => {
  if (dailyLimit === null) return []
  const byDay = new Map<string, Array<Session>>()
  for (const one of taken) {
    const day = dayOf(one.startsAt, timeZone)
    byDay.set(day, [...(byDay.get(day) ?? []), one])
  }
  return [...byDay.values()].flatMap((sessions) => {
    const [first] = sessions
    return first !== undefined && sessions.length >= dailyLimit ? [dayAround(first.startsAt, timeZone)] : []
  })
}

/** All local dates from the first session to the last. */
export const daysOf = (sessions: ReadonlyArray<Session>, timeZone: string): Timespan => {
  const starts = sessions.map(({ startsAt }) => startsAt)
  return {
    from: dayAround(
      starts.reduce((a, b) => DateTime.min(a, b)),
      timeZone
    ).from,
    until: dayAround(
      starts.reduce((a, b) => DateTime.max(a, b)),
      timeZone
    ).until
  }
}
