/** Wire schemas of dead letters. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, Integer, lanes, priorities, Timestamp, UserId, Uuid } from "../kernel/index.js"
import { DeliveryId } from "./ids.js"

export const DeliveryLane = described(
  Schema.Literal(...lanes),
  "What is delivered: `effects` are what the platform itself still has to do, `realtime` frames, `mail` and `texts` what " +
    "people are sent.",
  "mail"
)

const eventType = described(Schema.String, "Type of the event: the domain, then what happened.", "bookings.BookingPaid")

export const DeadLetterResource = Schema.Struct({
  id: DeliveryId,
  event_id: described(Uuid, "Id of the event, which may have several deliveries."),
  type: eventType,
  subscriber: described(
    Schema.String,
    "Part of the platform that did not manage to act on the event.",
    "notifications.mailSessionBooked"
  ),
  recipient_id: described(
    Schema.NullOr(UserId),
    "Id of the account that it was for, where the subscriber has a delivery for each of several; else null.",
    null
  ),
  lane: DeliveryLane,
  priority: described(Schema.Literal(...priorities), "Within a lane higher ones go first.", "high"),
  attempts: described(Integer, "How often it was tried.", 1),
  last_error: described(
    Schema.String,
    "What went wrong at the last attempt.",
    "The mail server refused a mail: 550 5.1.1 (RCPT TO)."
  ),
  occurred_at: described(Timestamp, "When the event happened.", "2027-03-08T09:40:00+00:00"),
  dead_at: described(Timestamp, "When it was given up.", "2027-03-08T09:40:05+00:00")
}).annotations({ identifier: "DeadLetter", description: "A delivery of an event that was given up." })
export interface DeadLetterResource extends Schema.Schema.Type<typeof DeadLetterResource> {}

export const DeadLetterGroup = Schema.Struct({
  lane: DeliveryLane,
  type: eventType,
  count: described(Integer, "Dead letters of this lane and type.", 3)
}).annotations({ identifier: "DeadLetterGroup", description: "How many dead letters of one kind there are." })
