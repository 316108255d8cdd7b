/** Lifetime of a checkout. */
import { DateTime, Duration } from "effect"

const shortest = Duration.minutes(30)
const longest = Duration.hours(24)
/** A repeated call sends the same values, so an intent is reused only while a gateway can still accept them. */
const grace = Duration.minutes(5)

/** The wanted expiry, within 30 minutes to 24 hours from now: the range of gateways (spec 3, limits). */
export const checkoutExpiry = (wanted: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.clamp(wanted, {
    minimum: DateTime.addDuration(now, shortest),
    maximum: DateTime.addDuration(now, longest)
  })

/** Whether an intent without an answer may be sent again under its key. */
export const canAskAgain = (expiresAt: DateTime.Utc, now: DateTime.Utc): boolean =>
  DateTime.greaterThanOrEqualTo(expiresAt, DateTime.addDuration(now, Duration.subtract(shortest, grace)))
