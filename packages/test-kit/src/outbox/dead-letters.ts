/** Deliveries as a relay leaves them behind: given up, delivered, or still to be tried. */
import { SqlClient } from "@effect/sql"
import type { Lane } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"

export interface DeliveryFacts {
  readonly lane: Lane
  readonly type: string
  readonly payload: string
  readonly recipient: string
  readonly state: "dead" | "delivered" | "open"
  /** Minutes from now on at which its next attempt is due; those that are past are negative. */
  readonly dueIn: number
}

/** An event with one delivery; answers the ids of both. */
export const newDelivery = Effect.fnUntraced(function* ({
  dueIn = 0,
  lane = "mail",
  payload = "{}",
  recipient = "",
  state = "dead",
  type = "bookings.BookingPaid"
}: Partial<DeliveryFacts> = {}) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* DateTime.now
  const at = DateTime.toDate(now)
  const [id, eventId] = [crypto.randomUUID(), crypto.randomUUID()]
  const dueAt = DateTime.toDate(DateTime.add(now, { minutes: dueIn }))
  const failed = state === "dead" ? { attempts: 20, failingSince: at, lastError: "550 no such user", deadAt: at } : {}
  yield* sql`insert into outbox ${sql.insert({
    ...{ id: eventId, type, payload, aggregate: `a:${eventId}` },
    ...{ occurredAt: at, dueAt: at, settledAt: at }
  })}`
  const [event] = yield* sql<{ readonly seq: bigint }>`select seq from outbox where id = ${eventId}`
  yield* sql`insert into deliveries ${sql.insert({
    ...{ id, eventId, type, recipient, lane, dueAt, aggregate: `a:${eventId}`, subscriber: `${lane}.subscriber` },
    ...{ seq: String(event?.seq), priority: 2, isOrdered: false },
    ...(state === "delivered" && { deliveredAt: at }),
    ...failed
  })}`
  return { id, eventId }
})
