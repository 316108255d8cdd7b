import type { DateTime } from "effect"
import { DateTime as LocalTime } from "luxon"

/** Unknown zones are read as UTC. */
const localIn = (timeZone: string, { epochMillis }: DateTime.Utc) => {
  const local = LocalTime.fromMillis(epochMillis, { zone: timeZone, locale: "en" })
  return local.isValid ? local : LocalTime.fromMillis(epochMillis, { zone: "UTC", locale: "en" })
}

/**
 * "Sunday, 14 March 2027, 15:00 (Europe/Berlin)": the reader's own clock, and which one it is. A time that the clock
 * shows twice that day has its offset with it: "(Europe/Berlin, UTC+02:00)".
 */
export const momentIn = (timeZone: string, moment: DateTime.Utc): string => {
  const local = localIn(timeZone, moment)
  const offset = local.getPossibleOffsets().length > 1 ? `, ${local.toFormat("'UTC'ZZ")}` : ""
  return `${local.toFormat("cccc, d LLLL yyyy, HH:mm")} (${local.zoneName}${offset})`
}

/** "60 minutes" */
export const minutesSaid = (minutes: number): string => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`

/** A moment for one of two people who meet. */
export interface SharedMoment {
  /** By the reader's clock. */
  readonly own: string
  /** By the other's clock; null if both show the same. */
  readonly others: string | null
}

export const sharedMoment = (own: string, others: string, moment: DateTime.Utc): SharedMoment => ({
  own: momentIn(own, moment),
  // Zones with the same offset that day count as one clock.
  others: localIn(own, moment).offset === localIn(others, moment).offset ? null : momentIn(others, moment)
})
