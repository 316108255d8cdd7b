/** Fresh sign-ins: a stolen token alone must not become lasting access. */
import { DateTime, Effect, Schema } from "effect"
import type { Caller } from "./actor.js"
import { type Setting, Settings } from "./settings.js"

/** Maximum age of the caller's proof of identity on the token of the call. */
export interface FreshSignIn {
  /** 0: no check. */
  readonly withinMinutes: Setting<number, number>
}

export class FreshSignInRequired extends Schema.TaggedError<FreshSignInRequired>()(
  "FreshSignInRequired",
  {},
  {
    description:
      "The last proof of identity on this token is too old: give another one (`twoFactor.confirmIdentity`), then call again."
  }
) {
  override get message() {
    return "Please confirm that it is you."
  }
}

/** Callers without a token of ours are not checked: their host's login vouches for them. */
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
