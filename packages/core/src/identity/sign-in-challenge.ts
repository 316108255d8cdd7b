/** Answer of a sign-in in place of a full token, if two-factor is on. */
import { type DateTime, Effect, Schema } from "effect"
import { described, type UserId } from "../kernel/index.js"
import { makeIssuePendingToken } from "./access-token.js"
import { FactorMethod } from "./factor-method.js"
import { SecondFactor } from "./neighbour-ports.js"

export const PendingSignIn = Schema.Struct({
  requires_two_factor: described(Schema.Literal(true), "True: the sign-in waits for a second factor."),
  two_factor_method: described(
    FactorMethod,
    "How the code comes that is asked for. By mail and by text message it is on its way."
  ),
  token: described(
    Schema.String,
    "A pending token: for 10 minutes it answers the challenge, and nothing else.",
    "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
  )
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
