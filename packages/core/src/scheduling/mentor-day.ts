/** Which day it is for a mentor. */
import type { DateTime } from "effect"
import { DateTime as Luxon } from "luxon"
import { LocalDate } from "../kernel/index.js"

/** The mentor's local date; UTC's where the zone says nothing to us. */
export const dayOf = (now: DateTime.Utc, timeZone: string): LocalDate => {
  const local = Luxon.fromMillis(now.epochMillis, { zone: timeZone })
  return LocalDate.make((local.isValid ? local : local.toUTC()).toFormat("yyyy-MM-dd"))
}
