/** The bearer token of a signed-in user: `<id>|<secret>`, of which only a hash is stored. */
import { DateTime, Duration, Effect } from "effect"
import { CallContext, Ids, Secrets, type UserId } from "../kernel/index.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository } from "./ports.js"

/** From the last use on. */
export const fullTokenLife = Duration.days(30)

const secretBytes = 32

/** Hands out full tokens; the caller has made sure that the account may have one. */
export const tokenIssuer = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const secrets = yield* Secrets
  const ids = yield* Ids

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    const { ip, userAgent } = yield* CallContext
    const [id, secret] = [AccessTokenId.make(yield* ids.uuid), yield* secrets.random(secretBytes)]
    yield* tokens.add({
      id,
      userId,
      secretHash: yield* secrets.hash(secret),
      kind: "full",
      ipAddress: ip,
      userAgent,
      createdAt: now,
      expiresAt: DateTime.addDuration(now, fullTokenLife)
    })
    return `${id}|${secret}`
  })
})
