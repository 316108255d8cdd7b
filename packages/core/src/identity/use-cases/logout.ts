import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { AccessTokenId } from "../ids.js"
import type { Operations } from "../operations.js"
import { makeRevokeAccess } from "../revoke-access.js"

/** Revokes the token that the call came with; a caller without one has nothing to give back. */
export const logout = Effect.gen(function* () {
  const revoke = yield* makeRevokeAccess
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "logout"> = Effect.fnUntraced(function* ({ tokenId, userId }) {
    if (tokenId !== undefined) yield* revoke.one(userId, AccessTokenId.make(tokenId))
    return {}
  }, transact)

  return handler
})
