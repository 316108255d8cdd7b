import { DateTime, Effect, Option, Redacted } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { pendingTokenIssuer, tokenIssuer } from "../access-token.js"
import { admitted } from "../account-state.js"
import { EmailNotVerified, InvalidCredentials } from "../errors.js"
import type { Operations } from "../operations.js"
import { passwordCheck } from "../password-check.js"
import { SecondFactor, UserRepository } from "../ports.js"
import type { User } from "../user.js"
import { userResource } from "../user-views.js"

/** Trades address and password for a full token, or for a pending one and a challenge. What is wrong with an account is told to its owner only. */
export const login = Effect.gen(function* () {
  const users = yield* UserRepository
  const checkPassword = yield* passwordCheck
  const secondFactor = yield* SecondFactor
  const { transact } = yield* UnitOfWork
  const issueToken = yield* tokenIssuer
  const issuePendingToken = yield* pendingTokenIssuer

  const challenge = Effect.fnUntraced(function* ({ id }: User) {
    const now = yield* DateTime.now
    const user = Option.getOrThrow(yield* users.lock(id))
    const method = user.defaultTwoFactorMethod
    // Turned off while the password was looked at.
    if (method === null) return yield* letIn(user)
    const pending = yield* issuePendingToken(id, now, method)
    yield* secondFactor.challenge(id, pending.id, method)
    return { requires_two_factor: true as const, two_factor_method: method, token: pending.token }
  }, transact)

  const letIn = Effect.fnUntraced(function* (user: User) {
    const token = yield* issueToken(user.id, yield* DateTime.now)
    return { user: userResource(user), token, requires_two_factor: false as const }
  })

  const handler: Handler<Operations, "login"> = Effect.fnUntraced(function* (_, input) {
    const { device_token: deviceToken, email, password } = input
    const user = yield* checkPassword(email, Redacted.make(password))
    if (user === undefined) return yield* new InvalidCredentials()
    yield* admitted(user)
    if (user.emailVerifiedAt === null) return yield* new EmailNotVerified()
    const owesSecondFactor = user.twoFactorMethods.length > 0
    const isTrusted = owesSecondFactor && deviceToken != null && (yield* secondFactor.trusts(user.id, deviceToken))
    return yield* owesSecondFactor && !isTrusted ? challenge(user) : letIn(user)
  })

  return handler
})
