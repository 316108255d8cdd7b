/** Settings of search. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

export const rowsLookedAt = setting({
  key: "search.rows_looked_at",
  description:
    "How many posts, or people, a search looks through where no index helps, about: some 50 ms. It answers what it has found by then, as partial.",
  schema: Schema.Int.pipe(Schema.between(1000, 1_000_000)),
  default: 20_000
})

export const searchesPerMinute = setting({
  key: "search.calls_per_minute",
  description: "How often one account may search in a minute.",
  schema: Count,
  default: 60
})
