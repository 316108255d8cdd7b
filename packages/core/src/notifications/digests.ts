/** When somebody's digests are due. Pure. */
import { DateTime } from "effect"
import { IANAZone, DateTime as LocalTime } from "luxon"
import { LocalDate } from "../kernel/index.js"
import type { Digest } from "./preferences.js"

const hour = 8

export interface DigestTime {
  readonly at: DateTime.Utc
  /** The day in the person's zone; a person has one digest a day at most. */
  readonly day: LocalDate
}

/** Unknown zones are read as UTC. */
const localOf = (timeZone: string, { epochMillis }: DateTime.Utc) =>
  LocalTime.fromMillis(epochMillis, { zone: IANAZone.isValidZone(timeZone) ? timeZone : "UTC" })

const morningOf = (local: LocalTime) => local.set({ hour, minute: 0, second: 0, millisecond: 0 })
const timeOf = (local: LocalTime): DigestTime => ({
  at: DateTime.unsafeMake(local.toMillis()),
  day: LocalDate.make(local.toFormat("yyyy-MM-dd"))
})

/**
 * The latest time, now or before, at which a digest was due: 08:00 by the person's clock, on Monday where it is weekly. Whoever
 * has turned it off gets what waits by the next morning.
 */
export const lastDigest = (digest: Digest, timeZone: string, now: DateTime.Utc): DigestTime => {
  const local = localOf(timeZone, now)
  const today = morningOf(local)
  const morning = today <= local ? today : morningOf(local.minus({ days: 1 }))
  return timeOf(digest === "weekly" ? morningOf(morning.minus({ days: morning.weekday - 1 })) : morning)
}

/** The next morning at which to look whether something is due. */
export const nextMorning = (timeZone: string, now: DateTime.Utc): DateTime.Utc => {
  const local = localOf(timeZone, now)
  const today = morningOf(local)
  return timeOf(today > local ? today : morningOf(local.plus({ days: 1 }))).at
}
