/** The operations of dead letters. */
import { Schema } from "effect"
import {
  Integer,
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

const ofLane = { lane: optional(DeliveryLane), type: optional(Text(255)) }

export const operations = namedOperations("deadLetters", {
  listDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({ ...ofLane, ...pageFields(latestDeadLetters) }),
    success: Schema.Struct({
      dead_letters: Page(DeadLetterResource),
      /** Groups of all dead letters, whatever the filter. */
      groups: Schema.Array(DeadLetterGroup)
    }),
    failures: []
  }),
  /** Ids of deliveries that are no dead letters are ignored. */
  retryDeadLetters: operation({
    access: "admin",
    input: Schema.Struct({
      ids: optional(Schema.Array(DeliveryId).pipe(Schema.minItems(1), Schema.maxItems(500))),
      lane: optional(DeliveryLane),
      /** Null (also a blank) is refused: a slip must not retry a whole lane. */
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
