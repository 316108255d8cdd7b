/** What is mailed with an end of its own: a link, a code, a time to answer or to pay. */
import { DateTime } from "effect"

export const isOver = (end: DateTime.Utc, now: DateTime.Utc): boolean => DateTime.greaterThanOrEqualTo(now, end)

/** A begun one counts as a whole one, so that a prompt mail tells the whole life. Null once it is over. */
export const minutesLeft = ({ expiresAt }: { readonly expiresAt: DateTime.Utc }, now: DateTime.Utc): number | null =>
  isOver(expiresAt, now) ? null : Math.ceil(DateTime.distance(now, expiresAt) / 60_000)
