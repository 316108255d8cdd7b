import type { DateTime } from "effect"
import { DateTime as LocalTime } from "luxon"

/** "Sunday, 14 March 2027, 15:00 (Europe/Berlin)": the reader's own clock, and which one it is. */
export const momentIn = (timeZone: string, moment: DateTime.Utc): string => {
  const local = LocalTime.fromMillis(moment.epochMillis, { zone: timeZone, locale: "en" })
  return `${local.toFormat("cccc, d LLLL yyyy, HH:mm")} (${timeZone})`
}
