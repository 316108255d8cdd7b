/** Values as a reader writes them. */
import type { DateTime } from "effect"
import { DateTime as LocalTime } from "luxon"
import { moneyOf } from "../../kernel/index.js"
import type { Formats } from "./row-texts.js"

/** Unknown zones are read as UTC. */
const localIn = (timeZone: string, { epochMillis }: DateTime.Utc, locale: string) => {
  const local = LocalTime.fromMillis(epochMillis, { zone: timeZone, locale })
  return local.isValid ? local : LocalTime.fromMillis(epochMillis, { zone: "UTC", locale })
}

export const formatsOf = (locale: string, timeZone: string): Formats => ({
  moment: (at) => localIn(timeZone, at, locale).toFormat("cccc, d LLLL yyyy, HH:mm"),
  time: (at) => localIn(timeZone, at, locale).toFormat("HH:mm"),
  money: (amount) => moneyOf(amount).formatted
})
