import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { FavouriteRepository } from "../ports.js"

export const removeFavourite = Effect.gen(function* () {
  const favourites = yield* FavouriteRepository

  const handler: Handler<Operations, "removeFavourite"> = ({ userId }, { mentor_id: mentorId }) =>
    Effect.as(favourites.remove(userId, mentorId), {})

  return handler
})
