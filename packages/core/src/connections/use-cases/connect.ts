/** Asking for a connection, accepting and ending one. */
import { Effect } from "effect"
import { UserNotFound } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { ConnectionRequestNotFound, NotWithOneself } from "../errors.js"
import { makeMovePair } from "../move-pair.js"
import type { Operations } from "../operations.js"
import { type Pair, statusOf } from "../pair.js"

const standingOf = (pair: Pair) => ({ connection_status: statusOf(pair), is_following: pair.moverFollows })

export const requestConnection = Effect.gen(function* () {
  const movePair = yield* makeMovePair
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "requestConnection"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    if (other === caller.userId) return yield* new NotWithOneself()
    const { changes, isThere, pair } = yield* movePair(caller, other, "request")
    if (!isThere) return yield* new UserNotFound()
    return { ...standingOf(pair), is_new: changes.some(({ _tag }) => _tag === "Requested") }
  }, transact)
  return handler
})

/** Nothing is there to accept where the other one has gone, or is banned at the moment. */
export const acceptConnection = Effect.gen(function* () {
  const movePair = yield* makeMovePair
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "acceptConnection"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    const { isThere, pair } = yield* movePair(caller, other, "accept")
    return isThere ? standingOf(pair) : yield* new ConnectionRequestNotFound()
  }, transact)
  return handler
})

export const removeConnection = Effect.gen(function* () {
  const movePair = yield* makeMovePair
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "removeConnection"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    const { pair } = yield* movePair(caller, other, "remove")
    return standingOf(pair)
  }, transact)
  return handler
})
