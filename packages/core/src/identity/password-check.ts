/** Checks passwords, with a limit on guesses. */
import { Effect, Option, Redacted } from "effect"
import { makeLoginGuard } from "./login-guard.js"
import { PasswordHasher, UserRepository } from "./ports.js"
import type { Credentials, User } from "./user.js"

/**
 * The account whose password it is, with what it was compared to, or undefined. The same work whether the account
 * exists, and whether it has a password, so that the time tells nothing.
 */
export const makeCheckPassword = Effect.gen(function* () {
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher
  const guard = yield* makeLoginGuard

  return Effect.fnUntraced(function* (email: string, password: Redacted.Redacted<string>) {
    const attempt = yield* guard.begin(email)
    const credentials = Option.getOrUndefined(yield* users.findCredentials(email))
    const isRight = yield* hasher
      .verify(password, credentials?.passwordHash ?? null)
      // A host too busy to check must not count against the owner.
      .pipe(Effect.tapDefect(() => attempt.withdrawn))
    if (!isRight || credentials === undefined) return undefined
    yield* attempt.succeeded
    return credentials
  })
})

/** Like `makeCheckPassword` for a signed-in caller: undefined if wrong. Shares the count of the login. */
export const makeCheckOwnPassword = Effect.map(
  makeCheckPassword,
  (check) =>
    ({ email, id }: User, password: string) =>
      Effect.map(check(email, Redacted.make(password)), (found) => (found?.user.id === id ? found : undefined))
)

const hashOf = ({ passwordHash }: Credentials) => (passwordHash === null ? null : Redacted.value(passwordHash))

/**
 * The account, locked, as it is now: undefined where its password is no longer the one that was checked. A sign-in that
 * was under way while the password changed would else leave a token behind that nobody revokes.
 */
export const makeLockProvenAccount = Effect.map(
  UserRepository,
  (users) => (proven: Credentials) =>
    Effect.map(users.lockCredentials(proven.user.id), (found) => {
      const current = Option.getOrUndefined(found)
      return current !== undefined && hashOf(current) === hashOf(proven) ? current.user : undefined
    })
)
