/** Whether a password is an account's, counted against those who guess. */
import { Effect, Option, type Redacted } from "effect"
import { loginGuard } from "./login-guard.js"
import { PasswordHasher, UserRepository } from "./ports.js"

/**
 * The account whose password it is, or undefined. The same work whether the account exists, and whether it has a
 * password, so that the time tells nothing.
 */
export const passwordCheck = Effect.gen(function* () {
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher
  const guard = yield* loginGuard

  return Effect.fnUntraced(function* (email: string, password: Redacted.Redacted<string>) {
    const attempt = yield* guard.begin(email)
    const credentials = Option.getOrUndefined(yield* users.findCredentials(email))
    const isRight = yield* hasher.verify(password, credentials?.passwordHash ?? null)
    if (!isRight || credentials === undefined) return undefined
    yield* attempt.succeeded
    return credentials.user
  })
})
