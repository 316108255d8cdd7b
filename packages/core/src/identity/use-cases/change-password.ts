import { DateTime, Effect, Option, type Redacted } from "effect"
import {
  type User as Caller,
  type Handler,
  InvalidInput,
  Outbox,
  type Problem,
  prohibitedProblem,
  requiredProblem,
  requireFreshSignIn,
  Settings,
  UnitOfWork
} from "../../kernel/index.js"
import { makeAcceptPassword } from "../common-passwords.js"
import { IncorrectCurrentPassword } from "../errors.js"
import { PasswordChanged } from "../events.js"
import { freshSignIn, makeCheckSignedIn } from "../fresh-sign-in.js"
import { AccessTokenId } from "../ids.js"
import type { Operations } from "../operations.js"
import { makeCheckOwnPassword, makeLockProvenAccount } from "../password-check.js"
import { PasswordHasher, PasswordResetRepository, UserRepository } from "../ports.js"
import { makeRevokeAccess } from "../revoke-access.js"
import type { Credentials, User } from "../user.js"

const invalid = (problem: Problem) => new InvalidInput({ problems: [problem] })

/** Rules that need the database: whether the account has a password. */
const currentPasswordProblem = ({ hasPassword }: User, current: string | undefined): Problem | undefined => {
  if (hasPassword) return current === undefined ? requiredProblem(["current_password"]) : undefined
  return current === undefined ? undefined : prohibitedProblem(["current_password"])
}

/** Changes the password or sets the first one. Revokes all other tokens. */
export const changePassword = Effect.gen(function* () {
  const users = yield* UserRepository
  const revoke = yield* makeRevokeAccess
  const resets = yield* PasswordResetRepository
  const hasher = yield* PasswordHasher
  const outbox = yield* Outbox
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork
  const accept = yield* makeAcceptPassword
  const checkPassword = yield* makeCheckOwnPassword
  const lockProven = yield* makeLockProvenAccount
  const checkSignedIn = yield* makeCheckSignedIn

  const mustBeFresh = (caller: Caller) =>
    Effect.provideService(requireFreshSignIn(caller, freshSignIn), Settings, settings)

  const proven = Effect.fnUntraced(function* (user: User, current: string) {
    return (yield* checkPassword(user, current)) ?? (yield* new IncorrectCurrentPassword())
  })

  /** Refuses if the password was changed or set since it was checked. */
  const lock = Effect.fnUntraced(function* (user: User, credentials: Credentials | undefined) {
    if (credentials !== undefined) {
      if ((yield* lockProven(credentials)) === undefined) return yield* new IncorrectCurrentPassword()
      return
    }
    const locked = Option.getOrThrow(yield* users.lock(user.id))
    if (locked.hasPassword) return yield* invalid(requiredProblem(["current_password"]))
  })

  const store = Effect.fnUntraced(function* (
    caller: Caller,
    user: User,
    passwordHash: Redacted.Redacted<string>,
    credentials?: Credentials
  ) {
    yield* lock(user, credentials)
    yield* checkSignedIn(caller)
    const now = yield* DateTime.now
    yield* users.setPasswordHash(user.id, passwordHash, now)
    yield* revoke.all(user.id, caller.tokenId === undefined ? undefined : AccessTokenId.make(caller.tokenId))
    yield* resets.remove(user.id)
    yield* outbox.append(
      PasswordChanged,
      { userId: user.id, how: credentials === undefined ? ("set" as const) : ("changed" as const) },
      now
    )
    return {}
  }, transact)

  const handler: Handler<Operations, "changePassword"> = Effect.fnUntraced(function* (caller, input) {
    const user = Option.getOrThrow(yield* users.find(caller.userId))
    const current = input.current_password ?? undefined
    const problem = currentPasswordProblem(user, current)
    if (problem !== undefined) return yield* invalid(problem)
    // A first password is a new way in that no former one protects.
    if (current === undefined) yield* mustBeFresh(caller)
    const accepted = yield* accept(input.password)
    const credentials = current === undefined ? undefined : yield* proven(user, current)
    return yield* store(caller, user, yield* hasher.hash(accepted), credentials)
  })

  return handler
})
