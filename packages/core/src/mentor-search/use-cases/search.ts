import { Array, DateTime, Effect } from "effect"
import { type Handler, mapPage, pageRequestOf, refuseOtherOrder, Settings } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { type MentorFilter, MentorListings, mentorOrders } from "../ports.js"
import { wordsOf } from "../search-words.js"
import { maxFound } from "../settings.js"
import { toMentorCardResource } from "../to-resource.js"

type Input = Operations["search"]["input"]["Type"]

const filterOf = ({ expertise, q, ...asked }: Input): MentorFilter => ({
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

/** Mentors do not find themselves, and nobody finds whom a block stands between. */
export const search = Effect.gen(function* () {
  const listings = yield* MentorListings
  const settings = yield* Settings

  const handler: Handler<Operations, "search"> = Effect.fnUntraced(function* ({ mentorId: own, userId }, input) {
    const { cursor, sort = "rating" } = input
    yield* refuseOtherOrder(cursor, mentorOrders[sort])
    const found = yield* listings.search({
      own,
      viewer: userId,
      filter: filterOf(input),
      sort,
      page: pageRequestOf(input),
      limit: yield* settings.get(maxFound),
      now: yield* DateTime.now
    })
    return { mentors: mapPage(found, toMentorCardResource) }
  })

  return handler
})
