/** Moments by somebody's clock, in their language. */
import type { DateTime } from "effect"
import { DateTime as LocalTime } from "luxon"

/** How a language writes moments. */
export interface MomentStyle {
  /** Language tag: names of days and months. */
  readonly locale: string
  /** Of Luxon: "cccc, d LLLL yyyy, HH:mm". */
  readonly momentFormat: string
}

/** Unknown zones are read as UTC. */
export const localIn = (timeZone: string, { epochMillis }: DateTime.Utc, locale: string) => {
  const local = LocalTime.fromMillis(epochMillis, { zone: timeZone, locale })
  return local.isValid ? local : LocalTime.fromMillis(epochMillis, { zone: "UTC", locale })
}

/**
 * "Sunday, 14 March 2027, 15:00 (Europe/Berlin)": the reader's own clock, and which one it is. A time that the clock
 * shows twice that day has its offset with it: "(Europe/Berlin, UTC+02:00)".
 */
export const momentIn = (timeZone: string, moment: DateTime.Utc, { locale, momentFormat }: MomentStyle): string => {
  const local = localIn(timeZone, moment, locale)
  const offset = local.getPossibleOffsets().length > 1 ? `, ${local.toFormat("'UTC'ZZ")}` : ""
  return `${local.toFormat(momentFormat)} (${local.zoneName}${offset})`
}

/** A moment for one of two people who meet. */
export interface SharedMoment {
  /** By the reader's clock. */
  readonly own: string
  /** By the other's clock; null if both show the same. */
  readonly others: string | null
}

export const sharedMoment = (
  { others, own }: { readonly own: string; readonly others: string },
  moment: DateTime.Utc,
  style: MomentStyle
): SharedMoment => ({
  own: momentIn(own, moment, style),
  // Zones with the same offset that day count as one clock.
  others:
    localIn(own, moment, "en").offset === localIn(others, moment, "en").offset ? null : momentIn(others, moment, style)
})
