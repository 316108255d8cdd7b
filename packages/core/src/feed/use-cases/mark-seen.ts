import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { RankedFeed } from "../ports.js"

export const markSeen = Effect.gen(function* () {
  const feed = yield* RankedFeed
  const lockCaller = yield* makeLockCaller
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "markSeen"> = Effect.fnUntraced(function* (caller, { post_ids }) {
    // Erased while the call waited: nothing of theirs comes after that.
    yield* lockCaller(caller)
    yield* feed.markSeen(caller.userId, post_ids, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
