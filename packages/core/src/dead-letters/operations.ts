/** The operations of dead letters. */
import { Schema } from "effect"
import {
  described,
  Integer,
  insteadOf,
  latestDeadLetters,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text
} from "../kernel/index.js"
import { DeliveryId } from "./ids.js"
import { DeadLetterGroup, DeadLetterResource, DeliveryLane } from "./resources.js"
import { retryProblems } from "./retry-input.js"

const EventType = Text(255)
const paid = "bookings.BookingPaid"

const ofLane = {
  lane: optional(described(DeliveryLane, "Only dead letters of this lane. Left out: of every one.", "mail")),
  type: optional(described(EventType, "Only dead letters of events of this type. Left out: of every one.", paid))
}

export const operations = namedOperations("deadLetters", {
  listDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({ ...ofLane, ...pageFields(latestDeadLetters) }),
    success: Schema.Struct({
      dead_letters: Page(DeadLetterResource),
      groups: described(
        Schema.Array(DeadLetterGroup),
        "How many there are of each lane and type, the most first; of all dead letters, whatever the filter."
      )
    }),
    failures: []
  }),
  /** Ids of deliveries that are no dead letters are ignored. */
  retryDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({
      ids: optional(
        described(
          Schema.Array(DeliveryId).pipe(Schema.minItems(1), Schema.maxItems(500)),
          "Ids of the dead letters to retry; others are ignored. Required without `lane`, and not together with it."
        )
      ),
      lane: optional(
        insteadOf(
          "ids",
          described(DeliveryLane, "Lane of which all dead letters are retried. Not together with `ids`.", "mail")
        )
      ),
      /** Null (also a blank) is refused: a slip must not retry a whole lane. */
      type: Schema.optional(
        insteadOf(
          "ids",
          described(
            EventType,
            "Only those of events of this type. Only together with `lane`. Left out: all of it.",
            paid
          )
        )
      )
    }),
    rules: retryProblems,
    success: Schema.Struct({
      retried: described(Integer, "Dead letters that are delivered anew, with all attempts.", 3)
    }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
