/** Deliveries that stand in no table, for subscribers that a test hands an event itself. */
import type { Delivery } from "@mentorkit/core/kernel"
import type { DateTime } from "effect"

export const deliveryAt = (occurredAt: DateTime.Utc): Delivery => ({
  id: crypto.randomUUID(),
  eventId: crypto.randomUUID(),
  occurredAt,
  recipient: null
})
