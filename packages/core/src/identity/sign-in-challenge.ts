/** Answer of a sign-in in place of a full token, if two-factor is on. */
import { type DateTime, Effect, Schema } from "effect"
import type { UserId } from "../kernel/index.js"
import { makeIssuePendingToken } from "./access-token.js"
import { FactorMethod } from "./factor-method.js"
import { SecondFactor } from "./neighbour-ports.js"

export const PendingSignIn = Schema.Struct({
  requires_two_factor: Schema.Literal(true),
  two_factor_method: FactorMethod,
  /** A pending token: it can only answer the challenge. */
  token: Schema.String
})
export interface PendingSignIn extends Schema.Schema.Type<typeof PendingSignIn> {}

/** Starts a challenge and sends its code, in the caller's transaction, which holds the account's lock. */
export const makeStartChallenge = Effect.gen(function* () {
  const secondFactor = yield* SecondFactor
  const issuePendingToken = yield* makeIssuePendingToken

  return Effect.fnUntraced(function* (userId: UserId, method: FactorMethod, now: DateTime.Utc) {
    const pending = yield* issuePendingToken(userId, now, method)
    yield* secondFactor.startChallenge(userId, pending.id, method)
    const signIn: PendingSignIn = { requires_two_factor: true, two_factor_method: method, token: pending.token }
    return { tokenId: pending.id, signIn }
  })
})
