/** Settings of mentor search. */
import { Schema } from "effect"
import { setting } from "../kernel/index.js"

/** The cost of a search depends on this, not on the number of mentors. */
export const maxFound = setting({
  key: "mentor_search.most_found",
  description: "How many mentors a search finds and counts at most: the first ones in its order.",
  schema: Schema.Int.pipe(Schema.between(50, 100_000)),
  default: 1_000
})
