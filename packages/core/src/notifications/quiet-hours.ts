/** Until when a mail waits for somebody's quiet hours. Pure. */
import { DateTime } from "effect"
import { IANAZone } from "luxon"
import type { LocalTime } from "../kernel/index.js"
import type { QuietHours } from "./preferences.js"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Of a day at least: a mail that waits for the end of quiet hours may leave a few minutes later. */
const leastOpen = 15 * minute

/** Into a day, 24:00 being the start of the next one. */
const intoDay = (millis: number): number => ((millis % day) + day) % day
const millisOf = (time: LocalTime): number => intoDay(Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute)

/** How far a zone's clock is ahead at a moment; unknown zones are read as UTC. */
const offsetsOf = (timeZone: string): ((at: number) => number) => {
  if (!IANAZone.isValidZone(timeZone)) return () => 0
  const zone = IANAZone.create(timeZone)
  return (at) => zone.offset(at) * minute
}

/** The first moment in a span by which the clock was moved; undefined if it was not. Looks at every hour. */
const nextMove = (offsetAt: (at: number) => number, from: number, to: number): number | undefined => {
  const before = offsetAt(from)
  let still = from
  while (still < to) {
    const later = Math.min(still + hour, to)
    if (offsetAt(later) !== before) {
      let [same, other] = [still, later]
      while (other - same > 1) {
        const middle = Math.floor((same + other) / 2)
        if (offsetAt(middle) === before) same = middle
        else other = middle
      }
      return other
    }
    still = later
  }
  return undefined
}

/**
 * The first moment from `now` on at which the person's clock shows no time of the quiet hours; null where it shows none now.
 * `from` is in them and `until` is not, nor the quarter of an hour behind it. Two equal times are no quiet hours: a whole day of
 * them would keep mails for ever.
 *
 * By the clock on the wall: where it skips the end, quiet hours end with the skip; where it shows an hour twice, they may come
 * twice, and the second time is another one.
 */
export const quietUntil = ({ from, until }: QuietHours, timeZone: string, now: DateTime.Utc): DateTime.Utc | null => {
  const offsetAt = offsetsOf(timeZone)
  const end = millisOf(until)
  const length = Math.min(intoDay(end - millisOf(from)), day - leastOpen)
  const start = end - length
  const isQuiet = (at: number) => intoDay(at + offsetAt(at) - start) < length
  let at = now.epochMillis
  while (isQuiet(at)) {
    const over = at + intoDay(end - (at + offsetAt(at)))
    at = nextMove(offsetAt, at, over) ?? over
  }
  return at === now.epochMillis ? null : DateTime.unsafeMake(at)
}
