/** Values as a reader writes them. */
import type { DateTime } from "effect"
import { type Amount, formattedMoney } from "../../kernel/index.js"
import { localIn, type MomentStyle, momentIn, type SharedMoment, sharedMoment } from "../templates/moments.js"

/** In the reader's language, by their clock. */
export interface Formats {
  /** "Sunday, 14 March 2027, 15:00" */
  readonly moment: (at: DateTime.Utc) => string
  /** "Sunday, 14 March 2027, 15:00 (Europe/Berlin)", for mails, which are read anywhere. */
  readonly zoned: (at: DateTime.Utc) => string
  /** For somebody who meets whoever lives in the zone. */
  readonly shared: (othersZone: string, at: DateTime.Utc) => SharedMoment
  /** "15:00" */
  readonly time: (at: DateTime.Utc) => string
  /** "€80.00" */
  readonly money: (amount: Amount) => string
}

export const formatsOf = (style: MomentStyle, timeZone: string): Formats => {
  const { locale, momentFormat } = style
  return {
    moment: (at) => localIn(timeZone, at, locale).toFormat(momentFormat),
    zoned: (at) => momentIn(timeZone, at, style),
    shared: (othersZone, at) => sharedMoment({ own: timeZone, others: othersZone }, at, style),
    time: (at) => localIn(timeZone, at, locale).toFormat("HH:mm"),
    money: (amount) => formattedMoney(amount, locale)
  }
}
