/** Takes access back: the token, and with it every realtime connection of the account, on whichever host it is. */
import type { DateTime } from "effect"
import { Effect } from "effect"
import { accessEnded, Realtime, type UserId } from "../kernel/index.js"
import type { AccessTokenId } from "./ids.js"
import { AccessTokenRepository } from "./ports.js"

/**
 * Within the caller's transaction, with which the connections learn of it. They are those of the account, not of one token:
 * a connection does not know by which of them it was admitted. Those that are left come back by themselves.
 */
export const makeRevokeAccess = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const realtime = yield* Realtime

  /** Where there was something to take back. */
  const told = (userId: UserId, revoked: Effect.Effect<boolean>) =>
    Effect.tap(revoked, (isRevoked) => Effect.when(realtime.publish(accessEnded(userId)), () => isRevoked))

  return {
    one: (userId: UserId, id: AccessTokenId) => told(userId, tokens.revoke(id)),
    session: (userId: UserId, id: AccessTokenId, now: DateTime.Utc) =>
      told(userId, tokens.revokeSession(userId, id, now)),
    /** Callers of an embedder's own login have no token, and are told as well. */
    all: (userId: UserId, except?: AccessTokenId) => told(userId, Effect.as(tokens.revokeAll(userId, except), true)),
    leastRecentlyUsed: (userId: UserId, max: number, now: DateTime.Utc) =>
      told(
        userId,
        Effect.map(tokens.revokeLeastRecentlyUsed(userId, max, now), (count) => count > 0)
      )
  }
})
