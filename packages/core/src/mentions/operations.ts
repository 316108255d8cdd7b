/** The operations of mentions. Which people a text mentions, the domain of that text reads in it. */
import { Schema } from "effect"
import { described, namedOperations, operation, optional, Text } from "../kernel/index.js"
import { maxMentionables } from "./mentionable.js"
import { MentionableResource } from "./resources.js"

const Surface = described(Schema.Literal("feed"), "Where the text will stand.", "feed")

export const operations = namedOperations("mentions", {
  /** Connections first, then people whom the caller follows, then others. */
  listMentionables: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      q: optional(
        described(
          Text(100),
          "What username or name begin with, with an `@` before it or without. Left out: the newest connections.",
          "ana"
        )
      ),
      surface: Schema.optionalWith(Surface, { nullable: true, default: () => "feed" as const })
    }),
    success: Schema.Struct({
      users: described(Schema.Array(MentionableResource), `People to mention, ${maxMentionables} at most.`)
    }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
