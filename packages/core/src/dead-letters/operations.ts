/** What admins can ask about deliveries that were given up. */
import { Schema } from "effect"
import { Integer, operations as named, operation, optional, Page, pageFields, Text } from "../kernel/index.js"
import { DeliveryId } from "./ids.js"
import { DeadLetterGroup, DeadLetterResource, DeliveryLane } from "./resources.js"
import { retryProblems } from "./retry-input.js"

const ofLane = { lane: optional(DeliveryLane), type: optional(Text(255)) }

export const operations = named("deadLetters", {
  listDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({ ...ofLane, ...pageFields() }),
    success: Schema.Struct({
      dead_letters: Page(DeadLetterResource),
      /** Of all there are, whatever the list is filtered by. */
      groups: Schema.Array(DeadLetterGroup)
    }),
    failures: []
  }),
  /** What is no dead letter, or no longer, is passed over. */
  retryDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({
      ids: optional(Schema.Array(DeliveryId).pipe(Schema.minItems(1), Schema.maxItems(500))),
      lane: optional(DeliveryLane),
      /** Null, as a blank one is read, is refused: a slip must not begin a whole lane anew. */
      type: Schema.optional(Text(255))
    }),
    rules: retryProblems,
    success: Schema.Struct({ retried: Integer }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
