import { DateTime, Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { FavouriteRepository } from "../ports.js"
import { toFavouriteCardResource } from "../to-resource.js"

export const listFavourites = Effect.gen(function* () {
  const favourites = yield* FavouriteRepository

  const handler: Handler<Operations, "listFavourites"> = Effect.fnUntraced(function* ({ userId }, page) {
    const found = yield* favourites.list({ userId, page, now: yield* DateTime.now })
    return { favourites: mapPage(found, toFavouriteCardResource) }
  })

  return handler
})
