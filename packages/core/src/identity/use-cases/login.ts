import { DateTime, Effect, Option, Redacted } from "effect"
import type { Handler } from "../../kernel/index.js"
import { tokenIssuer } from "../access-token.js"
import { admitted } from "../account-state.js"
import { EmailNotVerified, InvalidCredentials } from "../errors.js"
import { loginGuard } from "../login-guard.js"
import type { Operations } from "../operations.js"
import { PasswordHasher, UserRepository } from "../ports.js"
import { userResource } from "../user-views.js"

/** Trades address and password for a full token. What is wrong with an account is told to its owner only. */
export const login = Effect.gen(function* () {
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher
  const guard = yield* loginGuard
  const issueToken = yield* tokenIssuer

  /** The same work whether the account exists, and whether it has a password, so that the time tells nothing. */
  const proven = Effect.fnUntraced(function* (email: string, password: Redacted.Redacted<string>) {
    const credentials = Option.getOrUndefined(yield* users.findCredentials(email))
    const isRight = yield* hasher.verify(password, credentials?.passwordHash ?? null)
    return isRight ? credentials?.user : undefined
  })

  const handler: Handler<Operations, "login"> = Effect.fnUntraced(function* (_, { email, password }) {
    const attempt = yield* guard.begin(email)
    const user = yield* proven(email, Redacted.make(password))
    if (user === undefined) return yield* new InvalidCredentials()
    yield* attempt.succeeded
    yield* admitted(user)
    if (user.emailVerifiedAt === null) return yield* new EmailNotVerified()
    const token = yield* issueToken(user.id, yield* DateTime.now)
    return { user: userResource(user), token, requires_two_factor: false }
  })

  return handler
})
