/** Finds the refunds that a gateway's total confirms. Pure. */
import { DateTime } from "effect"
import type { Refund } from "./payment.js"

/** A confirmed part: one of our refunds, or one made at the gateway itself. */
export interface Confirmed {
  readonly refund: Refund | null
  readonly amountMinor: bigint
}

/**
 * Shares `amountMinor` out over the refunds that wait for their confirmation, the oldest first; a refund is confirmed
 * whole or not at all. One that fits exactly comes before all others. What is left was not asked for by us.
 */
export const confirm = (waiting: ReadonlyArray<Refund>, amountMinor: bigint): ReadonlyArray<Confirmed> => {
  const exact = waiting.find((refund) => refund.amountMinor === amountMinor)
  if (exact !== undefined) return [{ refund: exact, amountMinor }]
  const confirmed: Array<Confirmed> = []
  let left = amountMinor
  for (const refund of waiting) {
    if (refund.amountMinor > left) continue
    confirmed.push({ refund, amountMinor: refund.amountMinor })
    left -= refund.amountMinor
  }
  return left > 0n ? [...confirmed, { refund: null, amountMinor: left }] : confirmed
}

/** Refunds that a total of that time may include: all but those accepted only afterwards. */
export const countable = (waiting: ReadonlyArray<Refund>, toldAt: DateTime.Utc): ReadonlyArray<Refund> =>
  waiting.filter(({ takenAt }) => takenAt === null || DateTime.lessThanOrEqualTo(takenAt, toldAt))
