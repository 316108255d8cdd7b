/** What an admin may change about the search of mentors while the product runs. */
import { Schema } from "effect"
import { setting } from "../kernel/index.js"

/** What a search costs follows from it, and not from how many mentors there are. */
export const mostFound = setting({
  key: "mentor_search.most_found",
  description: "How many mentors a search finds and counts at most: the first ones in its order.",
  schema: Schema.Int.pipe(Schema.between(50, 100_000)),
  default: 1_000
})
