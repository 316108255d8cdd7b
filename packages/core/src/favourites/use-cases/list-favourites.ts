import { DateTime, Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { FavouriteRepository } from "../ports.js"
import { toFavouriteCardResource } from "../to-resource.js"

export const listFavourites = Effect.gen(function* () {
  const favourites = yield* FavouriteRepository

  const handler: Handler<Operations, "listFavourites"> = Effect.fnUntraced(function* ({ userId }, page) {
    const { items, total } = yield* favourites.list({ userId, page, now: yield* DateTime.now })
    return { favourites: { items: items.map(toFavouriteCardResource), total } }
  })

  return handler
})
