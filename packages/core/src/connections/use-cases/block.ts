/** Keeping somebody away, and no longer. */
import { Effect } from "effect"
import { UserNotFound } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { NotWithOneself } from "../errors.js"
import { makeMovePair } from "../move-pair.js"
import type { Operations } from "../operations.js"
import { SharedSessions } from "../ports.js"

export const blockUser = Effect.gen(function* () {
  const movePair = yield* makeMovePair
  const sessions = yield* SharedSessions
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "blockUser"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    if (other === caller.userId) return yield* new NotWithOneself()
    const { isThere } = yield* movePair(caller, other, "block")
    if (!isThere) return yield* new UserNotFound()
    return { open_sessions: yield* sessions.countOpen(caller.userId, other) }
  }, transact)
  return handler
})

export const unblockUser = Effect.gen(function* () {
  const movePair = yield* makeMovePair
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "unblockUser"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    yield* movePair(caller, other, "unblock")
    return {}
  }, transact)
  return handler
})
