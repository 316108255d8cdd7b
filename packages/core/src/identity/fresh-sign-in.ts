/** Who decides about an account's ways in: somebody who has proven lately that it is theirs, and is still signed in. */
import { type DateTime, Effect, Option } from "effect"
import { type User as Caller, type FreshSignIn, Unauthenticated } from "../kernel/index.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository, UserRepository } from "./ports.js"
import { freshSignInMinutes } from "./settings.js"

/** Of an operation: its caller's last proof has to be younger than the setting says. */
export const freshSignIn: FreshSignIn = { withinMinutes: freshSignInMinutes }

/**
 * Notes on the caller's token that they have just proven who they are, in the caller's transaction. Whoever came without
 * a token of ours is never asked for that.
 */
export const proofNoter = Effect.map(
  AccessTokenRepository,
  (tokens) =>
    ({ tokenId }: Caller, now: DateTime.Utc) =>
      tokenId === undefined ? Effect.void : tokens.markProven(AccessTokenId.make(tokenId), now)
)

/**
 * Refuses a caller whose token has ended since the call began, in the caller's transaction, which holds the account's
 * lock. What a reset of the password takes away would otherwise come again right behind it.
 */
export const signedInCheck = Effect.map(AccessTokenRepository, (tokens) =>
  Effect.fnUntraced(function* ({ tokenId }: Caller) {
    if (tokenId === undefined) return
    if (!(yield* tokens.exists(AccessTokenId.make(tokenId)))) return yield* new Unauthenticated()
  })
)

/** The caller's account, locked until the transaction ends; refused where their token has ended meanwhile. */
export const callerLock = Effect.gen(function* () {
  const users = yield* UserRepository
  const checkSignedIn = yield* signedInCheck

  return Effect.fnUntraced(function* (caller: Caller) {
    const user = Option.getOrThrow(yield* users.lock(caller.userId))
    yield* checkSignedIn(caller)
    return user
  })
})
