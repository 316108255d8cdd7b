/** Deadlines at which a booking moves by itself. Pure. Each is stored with the booking when it begins to run. */
import { DateTime, Duration } from "effect"
import type { BookingPolicy } from "./settings.js"

/** Checkout lifetimes that gateways accept (spec 3, "Checkout flow"). */
const shortestCheckout = Duration.minutes(30)
const longestCheckout = Duration.hours(24)

/** The end of the hold, moved into the gateway's range. The hold is then moved along with it. */
export const paymentExpiry = (holdExpiresAt: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.clamp(holdExpiresAt, {
    minimum: DateTime.addDuration(now, shortestCheckout),
    maximum: DateTime.addDuration(now, longestCheckout)
  })

/**
 * A mentor may answer for 48 hours or until one hour before the start, whichever comes first. Who books later than
 * that one hour can be answered until the start itself: a request that nobody could ever answer would be no use.
 */
export const respondBy = (since: DateTime.Utc, startsAt: DateTime.Utc, policy: BookingPolicy): DateTime.Utc => {
  const beforeStart = DateTime.subtractDuration(startsAt, policy.answerBeforeStart)
  const latest = DateTime.greaterThan(beforeStart, since) ? beforeStart : startsAt
  return DateTime.min(DateTime.addDuration(since, policy.answerWithin), latest)
}

/**
 * An appointment is paid once it is accepted: within a day, and before it begins. Gateways give no less than half an hour;
 * what is paid after the start goes back.
 */
export const outstandingUntil = (
  acceptedAt: DateTime.Utc,
  startsAt: DateTime.Utc,
  policy: BookingPolicy
): DateTime.Utc =>
  DateTime.max(
    DateTime.min(DateTime.addDuration(acceptedAt, policy.payWithin), startsAt),
    DateTime.addDuration(acceptedAt, shortestCheckout)
  )

export const autoCompleteAt = (overAt: DateTime.Utc, policy: BookingPolicy): DateTime.Utc =>
  DateTime.addDuration(overAt, policy.autoCompleteAfter)
