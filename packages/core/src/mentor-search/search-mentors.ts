/** The search, for whoever asks: people who have signed in, and guests. */
import { Array, DateTime, Effect } from "effect"
import { pageRequestOf, refuseOtherOrder, Settings } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { type MentorFilter, MentorListings, type MentorQuery, mentorOrders } from "./ports.js"
import { wordsOf } from "./search-words.js"
import { maxFound } from "./settings.js"

export type SearchInput = Operations["search"]["input"]["Type"]

const filterOf = ({ expertise, q, ...asked }: SearchInput): MentorFilter => ({
  words: q === undefined ? undefined : wordsOf(q),
  gender: asked.gender,
  expertiseAreaIds: expertise === undefined ? undefined : Array.ensure(expertise),
  skillId: asked.skill,
  language: asked.language,
  country: asked.country,
  currency: asked.currency,
  minPrice: asked.min_price,
  maxPrice: asked.max_price,
  minRating: asked["filter[rating]"],
  availableFrom: asked.available_from,
  availableUntil: asked.available_until
})

export const makeSearchMentors = Effect.map(Effect.all([MentorListings, Settings]), ([listings, settings]) =>
  Effect.fnUntraced(function* (input: SearchInput, asking: Pick<MentorQuery, "own" | "viewer">) {
    const { cursor, sort = "rating" } = input
    yield* refuseOtherOrder(cursor, mentorOrders[sort])
    return yield* listings.search({
      ...asking,
      filter: filterOf(input),
      sort,
      page: pageRequestOf(input),
      limit: yield* settings.get(maxFound),
      now: yield* DateTime.now
    })
  })
)
