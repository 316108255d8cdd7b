/** The bearer token of somebody who has signed in, or is about to. */
import { DateTime, Duration, Effect } from "effect"
import { CallContext, Ids, Settings, secretTokens, UnitOfWork, type UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository, UserRepository } from "./ports.js"
import { sessionsPerAccount } from "./settings.js"

/** From the last use on. */
const fullTokenLife = Duration.days(30)

/** A use is noted so often at most: who uses a token on and on writes once in a while. */
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
/** From its making on (document 1, "Token states"). */
export const pendingTokenLife = Duration.minutes(10)

const issuer = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const ids = yield* Ids
  const { make } = yield* secretTokens

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
export const tokenIssuer = Effect.gen(function* () {
  const users = yield* UserRepository
  const tokens = yield* AccessTokenRepository
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork
  const issue = yield* issuer

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    yield* users.lock(userId)
    yield* tokens.revokeLeastRecentlyUsed(userId, (yield* settings.get(sessionsPerAccount)) - 1, now)
    return (yield* issue(userId, now, null)).token
  }, transact)
})

/** Hands out pending tokens, which reach nothing but the challenge, and says by which id they are known. */
export const pendingTokenIssuer = Effect.map(
  issuer,
  (issue) => (userId: UserId, now: DateTime.Utc, method: FactorMethod) => issue(userId, now, method)
)
