/** How long a buyer may take. */
import { DateTime, Duration } from "effect"

const shortest = Duration.minutes(30)
const longest = Duration.hours(24)
/** A repeated call sends the same values, so an intent is used again only while a gateway may still take them. */
const grace = Duration.minutes(5)

/** As wanted, but 30 minutes to 24 hours from now: what gateways take (spec 3, limits). */
export const checkoutExpiry = (wanted: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.clamp(wanted, {
    minimum: DateTime.addDuration(now, shortest),
    maximum: DateTime.addDuration(now, longest)
  })

/** Whether an intent that got no answer may be asked for once more, under its own key. */
export const canAskAgain = (expiresAt: DateTime.Utc, now: DateTime.Utc): boolean =>
  DateTime.greaterThanOrEqualTo(expiresAt, DateTime.addDuration(now, Duration.subtract(shortest, grace)))
