/** How far a subscription is paid, by the calendar. */
import { DateTime } from "effect"
import type { BillingInterval } from "./statuses.js"

/**
 * The end of a subscription's nth period, in UTC. Counted from its beginning and not from the period before: what began
 * on the 31st ends on the last day of a shorter month, and on the 31st again afterwards.
 */
export const periodEnd = (beganAt: DateTime.Utc, interval: BillingInterval, periods: number): DateTime.Utc =>
  DateTime.add(beganAt, interval === "month" ? { months: periods } : { years: periods })
