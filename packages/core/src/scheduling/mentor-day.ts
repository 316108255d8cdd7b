/** Local dates of mentors. Pure. */
import { DateTime } from "effect"
import { DateTime as Luxon } from "luxon"
import { LocalDate } from "../kernel/index.js"

/** UTC for an unknown zone. */
const localTime = (moment: DateTime.Utc, timeZone: string): Luxon => {
  const local = Luxon.fromMillis(moment.epochMillis, { zone: timeZone })
  return local.isValid ? local : Luxon.fromMillis(moment.epochMillis, { zone: "utc" })
}

/** The mentor's local date. */
export const dayOf = (moment: DateTime.Utc, timeZone: string): LocalDate =>
  LocalDate.make(localTime(moment, timeZone).toFormat("yyyy-MM-dd"))

/** `from <= moment < until` */
export interface Timespan {
  readonly from: DateTime.Utc
  readonly until: DateTime.Utc
}

/** The mentor's whole local date around the moment. */
export const dayAround = (moment: DateTime.Utc, timeZone: string): Timespan => {
  const start = localTime(moment, timeZone).startOf("day")
  return {
    from: DateTime.unsafeMake(start.toMillis()),
    until: DateTime.unsafeMake(start.plus({ days: 1 }).startOf("day").toMillis())
  }
}

/** Years have four digits; west of Greenwich the last local day ends in the next year. */
const lastMoment = DateTime.unsafeMake("9999-12-31T23:59:59Z")

/** The last moment of the local date. */
export const endOfDay = (date: LocalDate, timeZone: string): DateTime.Utc => {
  const noon = Luxon.fromISO(`${date}T12:00:00`, { zone: timeZone })
  const local = noon.isValid ? noon : Luxon.fromISO(`${date}T12:00:00Z`, { zone: "utc" })
  return DateTime.min(DateTime.unsafeMake(local.endOf("day").startOf("second").toMillis()), lastMoment)
}
