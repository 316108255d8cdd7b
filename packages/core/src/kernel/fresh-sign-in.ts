/** What a token alone must not decide: a stolen one would else become an access of its own, for ever. */
import { DateTime, Effect, Schema } from "effect"
import type { Caller } from "./actor.js"
import { type Setting, Settings } from "./settings.js"

/** How long ago the caller may have proven who they are, on the token that the call came with. */
export interface FreshSignIn {
  /** 0 asks nobody. */
  readonly withinMinutes: Setting<number, number>
}

export class FreshSignInRequired extends Schema.TaggedError<FreshSignInRequired>()("FreshSignInRequired", {}) {
  override get message() {
    return "Please confirm that it is you."
  }
}

/** Callers without a token of ours are not asked: the login of their host vouches for them. */
export const requireFreshSignIn = (
  caller: Caller,
  { withinMinutes }: FreshSignIn
): Effect.Effect<void, FreshSignInRequired, Settings> =>
  Effect.gen(function* () {
    if (caller._tag !== "User" || caller.tokenId === undefined) return
    const minutes = yield* (yield* Settings).get(withinMinutes)
    if (minutes === 0) return
    const provenAfter = DateTime.subtract(yield* DateTime.now, { minutes })
    const { provenAt } = caller
    if (provenAt === undefined || DateTime.lessThanOrEqualTo(provenAt, provenAfter))
      return yield* new FreshSignInRequired()
  })
