import { DateTime, Effect } from "effect"
import { Relations } from "../../identity/index.js"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { FavouriteRepository } from "../ports.js"
import { toFavouriteCardResource } from "../to-resource.js"

export const listFavourites = Effect.gen(function* () {
  const favourites = yield* FavouriteRepository
  const relations = yield* Relations

  const handler: Handler<Operations, "listFavourites"> = Effect.fnUntraced(function* ({ userId }, page) {
    const hidden = yield* relations.listBlocked(userId)
    const found = yield* favourites.list({ userId, hidden, page, now: yield* DateTime.now })
    return { favourites: mapPage(found, toFavouriteCardResource) }
  })

  return handler
})
