import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { bookmark } from "../favourite.js"
import type { Operations } from "../operations.js"
import { FavouriteRepository } from "../ports.js"

export const addFavourite = Effect.gen(function* () {
  const favourites = yield* FavouriteRepository
  const lockCaller = yield* makeLockCaller
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "addFavourite"> = Effect.fnUntraced(function* (caller, { mentor_id: mentorId }) {
    const { userId } = caller
    // One call of a person after the other: several at once would each see room for one more.
    yield* lockCaller(caller)
    const facts = yield* favourites.findBookmarkFacts({ userId, mentorId })
    const { favouritedAt, isNew } = yield* bookmark(facts, yield* DateTime.now)
    if (isNew) yield* favourites.add({ userId, mentorId, favouritedAt })
    return { favourite: { mentor_id: mentorId, favourited_at: favouritedAt } }
  }, unitOfWork.transact)

  return handler
})
