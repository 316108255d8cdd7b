/** Settings of search. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

export const rowsLookedAt = setting({
  key: "search.rows_looked_at",
  description:
    "How many posts, or people, a search looks through where no index helps, about: some 50 ms. Each 400 bytes of a text count as another one. It answers what it has found by then, as partial.",
  schema: Schema.Int.pipe(Schema.between(1000, 1_000_000)),
  default: 12_000
})

export const indexMillis = setting({
  key: "search.index_millis",
  description:
    "For how many milliseconds a search for one tab may ask its index for rare words; after that it looks through `search.rows_looked_at`. Letters that most texts have make an index read all these.",
  schema: Schema.Int.pipe(Schema.between(1, 10_000)),
  default: 100
})

export const searchesPerMinute = setting({
  key: "search.calls_per_minute",
  description: "How often one account may search in a minute.",
  schema: Count,
  default: 60
})
