import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { AccessTokenId } from "../ids.js"
import type { Operations } from "../operations.js"
import { AccessTokenRepository } from "../ports.js"

/** Revokes the token that the call came with; a caller without one has nothing to give back. */
export const logout = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository

  const handler: Handler<Operations, "logout"> = Effect.fnUntraced(function* ({ tokenId }) {
    if (tokenId !== undefined) yield* tokens.revoke(AccessTokenId.make(tokenId))
    return {}
  })

  return handler
})
