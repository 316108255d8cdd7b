/** Fresh sign-ins: who changes access to an account must have proven it recently, on a live token. */
import { type DateTime, Effect, Option } from "effect"
import { type User as Caller, type FreshSignIn, Unauthenticated } from "../kernel/index.js"
import { isAdmitted } from "./account-state.js"
import { AccessTokenId } from "./ids.js"
import { AccessTokenRepository, UserRepository } from "./ports.js"
import { freshSignInMinutes } from "./settings.js"

/** Option of operations: the caller's last proof must be recent, as the setting says. */
export const freshSignIn: FreshSignIn = { withinMinutes: freshSignInMinutes }

/**
 * Notes on the caller's token that they have just proven who they are, in the caller's transaction. Whoever came without
 * a token of ours is never asked for that.
 */
export const makeNoteProof = Effect.map(
  AccessTokenRepository,
  (tokens) =>
    ({ tokenId }: Caller, now: DateTime.Utc) =>
      tokenId === undefined ? Effect.void : tokens.markProven(AccessTokenId.make(tokenId), now)
)

/**
 * Refuses a caller whose token has ended since the call began, in the caller's transaction, which holds the account's
 * lock. What a reset of the password takes away would otherwise come again right behind it.
 */
export const makeCheckSignedIn = Effect.map(AccessTokenRepository, (tokens) =>
  Effect.fnUntraced(function* ({ tokenId }: Caller) {
    if (tokenId === undefined) return
    if (!(yield* tokens.exists(AccessTokenId.make(tokenId)))) return yield* new Unauthenticated()
  })
)

/**
 * Locks the caller's account until the transaction ends. Refused if the token has been revoked meanwhile, or the account banned,
 * suspended or erased, which nothing else tells of whoever came without a token of ours.
 */
export const makeLockCaller = Effect.gen(function* () {
  const users = yield* UserRepository
  const checkSignedIn = yield* makeCheckSignedIn

  return Effect.fnUntraced(function* (caller: Caller) {
    const user = Option.getOrThrow(yield* users.lock(caller.userId))
    if (!isAdmitted(user)) return yield* new Unauthenticated()
    yield* checkSignedIn(caller)
    return user
  })
})
