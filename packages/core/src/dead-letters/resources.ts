/** Wire schemas of dead letters. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Integer, lanes, priorities, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { DeliveryId } from "./ids.js"

export const DeliveryLane = Schema.Literal(...lanes)

export const DeadLetterResource = Schema.Struct({
  id: DeliveryId,
  event_id: Uuid,
  /** "bookings.BookingPaid" */
  type: Schema.String,
  subscriber: Schema.String,
  /** The recipient, for events with several; null otherwise. */
  recipient_id: Schema.NullOr(UserId),
  lane: DeliveryLane,
  priority: Schema.Literal(...priorities),
  attempts: Integer,
  last_error: Schema.String,
  /** When the event happened. */
  occurred_at: Timestamp,
  dead_at: Timestamp
}).annotations({ identifier: "DeadLetter" })
export interface DeadLetterResource extends Schema.Schema.Type<typeof DeadLetterResource> {}

export const DeadLetterGroup = Schema.Struct({
  lane: DeliveryLane,
  type: Schema.String,
  count: Integer
}).annotations({ identifier: "DeadLetterGroup" })
