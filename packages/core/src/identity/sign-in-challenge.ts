/** What is answered in place of a full token where an account has two-factor on. */
import { type DateTime, Effect, Schema } from "effect"
import type { UserId } from "../kernel/index.js"
import { pendingTokenIssuer } from "./access-token.js"
import { FactorMethod } from "./factor-method.js"
import { SecondFactor } from "./neighbour-ports.js"

export const PendingSignIn = Schema.Struct({
  requires_two_factor: Schema.Literal(true),
  two_factor_method: FactorMethod,
  /** A pending token: it reaches nothing but the challenge. */
  token: Schema.String
})
export interface PendingSignIn extends Schema.Schema.Type<typeof PendingSignIn> {}

/** Begins a challenge and sends its code, in the caller's transaction, which holds the account's lock. */
export const signInChallenge = Effect.gen(function* () {
  const secondFactor = yield* SecondFactor
  const issuePendingToken = yield* pendingTokenIssuer

  return Effect.fnUntraced(function* (userId: UserId, method: FactorMethod, now: DateTime.Utc) {
    const pending = yield* issuePendingToken(userId, now, method)
    yield* secondFactor.startChallenge(userId, pending.id, method)
    const signIn: PendingSignIn = { requires_two_factor: true, two_factor_method: method, token: pending.token }
    return { tokenId: pending.id, signIn }
  })
})
