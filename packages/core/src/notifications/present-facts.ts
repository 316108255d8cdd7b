/** Facts of rows that were stored before, as they are kept today. */
import type { Facts } from "./notification.js"

/** Types that kept the payment's own line, "Career planning with Ada Lovelace". */
const purchases: ReadonlySet<string> = new Set([
  "payment.received",
  "refund.issued",
  "payment.disputed",
  "subscription.renewal_failed",
  "subscription.ended"
])

const withoutName = (description: string): string => {
  const end = description.lastIndexOf(" with ")
  return end === -1 ? description : description.slice(0, end)
}

/** A name or a headline in them outlives whoever it is of: it is shown to nobody. */
export const presentFacts = (type: string, stored: Facts): Facts => {
  if (type === "mentor.registered") return {}
  const { description, ...facts } = stored
  if (!purchases.has(type) || typeof description !== "string") return stored
  return { purpose: "booking", title: withoutName(description), ...facts }
}
