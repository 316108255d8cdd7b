/** Access tokens: full ones of a sign-in, and pending ones that still need the second factor. */
import { DateTime, Duration, Effect } from "effect"
import { CallContext, Ids, makeSecretTokens, Settings, UnitOfWork, type UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository, UserRepository } from "./ports.js"
import { makeRevokeAccess } from "./revoke-access.js"
import { sessionsPerAccount } from "./settings.js"

/** Since the last use. */
const fullTokenLife = Duration.days(30)

/** A use is stored at most this often, to save writes. */
const useIsNotedEvery = Duration.minutes(1)

interface UsedToken {
  readonly kind: "full" | "pending"
  readonly lastUsedAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

/**
 * The use to be noted, if nobody has noted one after `before`, and the token's end from then on: a full token's life slides
 * with its use, a pending one ends when it ends. Null where the last use was noted just now.
 */
export const slideToken = ({ expiresAt, kind, lastUsedAt }: UsedToken, now: DateTime.Utc) => {
  const before = DateTime.subtractDuration(now, useIsNotedEvery)
  if (DateTime.greaterThan(lastUsedAt, before)) return null
  return { before, at: now, expiresAt: kind === "full" ? DateTime.addDuration(now, fullTokenLife) : expiresAt }
}
/** Since its creation (document 1, "Token states"). */
export const pendingTokenLife = Duration.minutes(10)

const makeTokenIssuer = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const ids = yield* Ids
  const { make } = yield* makeSecretTokens

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc, challengeMethod: FactorMethod | null) {
    const { ip, userAgent } = yield* CallContext
    const id = AccessTokenId.make(yield* ids.uuid)
    const { secretHash, token } = yield* make(id)
    yield* tokens.add({
      id,
      userId,
      secretHash,
      kind: challengeMethod === null ? "full" : "pending",
      challengeMethod,
      ipAddress: ip,
      userAgent,
      createdAt: now,
      expiresAt: DateTime.addDuration(now, challengeMethod === null ? fullTokenLife : pendingTokenLife)
    })
    return { id, token }
  })
})

/**
 * Hands out full tokens; the caller has made sure that the account may have one. Sign-ins of one account wait for each
 * other, so that it never has more of them than it may: the least recently used one makes room.
 */
export const makeIssueToken = Effect.gen(function* () {
  const users = yield* UserRepository
  const revoke = yield* makeRevokeAccess
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork
  const issue = yield* makeTokenIssuer

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    yield* users.lock(userId)
    yield* revoke.leastRecentlyUsed(userId, (yield* settings.get(sessionsPerAccount)) - 1, now)
    return (yield* issue(userId, now, null)).token
  }, transact)
})

/** Issues pending tokens, which can only answer the challenge, and returns their ids. */
export const makeIssuePendingToken = Effect.map(
  makeTokenIssuer,
  (issue) => (userId: UserId, now: DateTime.Utc, method: FactorMethod) => issue(userId, now, method)
)
