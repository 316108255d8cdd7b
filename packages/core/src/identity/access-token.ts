/** Access tokens: full ones of a sign-in, and pending ones that still need the second factor. */
import { DateTime, Duration, Effect } from "effect"
import { CallContext, Ids, makeSecretTokens, Settings, UnitOfWork, type UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository, UserRepository } from "./ports.js"
import { sessionsPerAccount } from "./settings.js"

/** Since the last use. */
const fullTokenLife = Duration.days(30)

/** A use is stored at most this often, to save writes. */
const useIsNotedEvery = Duration.minutes(1)

/**
 * A token's life slides with its use: the use to be noted, if nobody has noted one after `before`, and the new end of a
 * full token's life. Null where the last one was noted just now.
 */
export const slideToken = (lastUsedAt: DateTime.Utc, now: DateTime.Utc) => {
  const before = DateTime.subtractDuration(now, useIsNotedEvery)
  return DateTime.greaterThan(lastUsedAt, before)
    ? null
    : { before, at: now, expiresAt: DateTime.addDuration(now, fullTokenLife) }
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
  const tokens = yield* AccessTokenRepository
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork
  const issue = yield* makeTokenIssuer

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    yield* users.lock(userId)
    yield* tokens.revokeLeastRecentlyUsed(userId, (yield* settings.get(sessionsPerAccount)) - 1, now)
    return (yield* issue(userId, now, null)).token
  }, transact)
})

/** Issues pending tokens, which can only answer the challenge, and returns their ids. */
export const makeIssuePendingToken = Effect.map(
  makeTokenIssuer,
  (issue) => (userId: UserId, now: DateTime.Utc, method: FactorMethod) => issue(userId, now, method)
)
