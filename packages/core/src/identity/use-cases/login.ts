import { DateTime, Effect, Redacted } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeIssueToken } from "../access-token.js"
import { admitted } from "../account-state.js"
import { EmailNotVerified, InvalidCredentials } from "../errors.js"
import { SecondFactor } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { makeCheckPassword, makeLockProvenAccount } from "../password-check.js"
import { makeStartChallenge } from "../sign-in-challenge.js"
import { toUserResource } from "../to-resource.js"
import type { Credentials, User } from "../user.js"

/**
 * Trades address and password for a full token, or for a pending one and a challenge. What is wrong with an account is
 * told to its owner only.
 */
export const login = Effect.gen(function* () {
  const checkPassword = yield* makeCheckPassword
  const lockProven = yield* makeLockProvenAccount
  const secondFactor = yield* SecondFactor
  const { transact } = yield* UnitOfWork
  const issueToken = yield* makeIssueToken
  const challenge = yield* makeStartChallenge

  const letIn = Effect.fnUntraced(function* (user: User, now: DateTime.Utc) {
    const token = yield* issueToken(user.id, now)
    return { user: toUserResource(user), token, requires_two_factor: false as const }
  })

  const signIn = Effect.fnUntraced(function* (proven: Credentials, deviceToken: string | null) {
    const user = yield* lockProven(proven)
    if (user === undefined) return yield* new InvalidCredentials()
    yield* admitted(user)
    if (user.emailVerifiedAt === null) return yield* new EmailNotVerified()
    const now = yield* DateTime.now
    const method = user.defaultTwoFactorMethod
    if (method === null) return yield* letIn(user, now)
    const isTrusted = deviceToken !== null && (yield* secondFactor.useTrustedDevice(user.id, deviceToken))
    return isTrusted ? yield* letIn(user, now) : (yield* challenge(user.id, method, now)).signIn
  }, transact)

  const handler: Handler<Operations, "login"> = Effect.fnUntraced(function* (_, input) {
    const proven = yield* checkPassword(input.email, Redacted.make(input.password))
    if (proven === undefined) return yield* new InvalidCredentials()
    return yield* signIn(proven, input.device_token ?? null)
  })

  return handler
})
