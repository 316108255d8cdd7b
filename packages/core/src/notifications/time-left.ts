/** Remaining time of a link, a code, or a deadline in a mail. */
import { DateTime } from "effect"

export const isOver = (end: DateTime.Utc, now: DateTime.Utc): boolean => DateTime.greaterThanOrEqualTo(now, end)

/** Rounded up, so that a prompt mail shows the whole time. Null once it is over. */
export const minutesLeft = ({ expiresAt }: { readonly expiresAt: DateTime.Utc }, now: DateTime.Utc): number | null =>
  isOver(expiresAt, now) ? null : Math.ceil(DateTime.distance(now, expiresAt) / 60_000)
