/** A delivery for a subscriber that a test calls by itself. */

import type { Delivery } from "@mentorkit/core/internal/kernel"
import { DateTime, Effect } from "effect"

/** As the relay makes them, though it stands in no table. */
export const newDelivery = Effect.map(
  DateTime.now,
  (occurredAt): Delivery => ({ id: crypto.randomUUID(), eventId: crypto.randomUUID(), occurredAt, recipient: null })
)
