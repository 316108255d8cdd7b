import { DateTime, Effect, Option } from "effect"
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
import { acceptablePassword } from "../common-passwords.js"
import { IncorrectCurrentPassword } from "../errors.js"
import { PasswordChanged } from "../events.js"
import { freshSignIn, signedInCheck } from "../fresh-sign-in.js"
import { AccessTokenId } from "../ids.js"
import type { Operations } from "../operations.js"
import { ownPasswordCheck, provenAccount } from "../password-check.js"
import { AccessTokenRepository, PasswordHasher, PasswordResetRepository, UserRepository } from "../ports.js"
import type { Credentials, User } from "../user.js"

const invalid = (problem: Problem) => new InvalidInput({ problems: [problem] })

/** What the database has to tell: whether there is a password that could be asked for. */
const currentPasswordProblem = ({ hasPassword }: User, current: string | undefined): Problem | undefined => {
  if (hasPassword) return current === undefined ? requiredProblem(["current_password"]) : undefined
  return current === undefined ? undefined : prohibitedProblem(["current_password"])
}

/** Gives the account another password, or its first one. Whoever is signed in elsewhere has to sign in again. */
export const changePassword = Effect.gen(function* () {
  const users = yield* UserRepository
  const tokens = yield* AccessTokenRepository
  const resets = yield* PasswordResetRepository
  const hasher = yield* PasswordHasher
  const outbox = yield* Outbox
  const settings = yield* Settings
  const { transact } = yield* UnitOfWork
  const accept = yield* acceptablePassword
  const checkPassword = yield* ownPasswordCheck
  const lockProven = yield* provenAccount
  const checkSignedIn = yield* signedInCheck

  const mustBeFresh = (caller: Caller) =>
    Effect.provideService(requireFreshSignIn(caller, freshSignIn), Settings, settings)

  const proven = Effect.fnUntraced(function* (user: User, current: string) {
    return (yield* checkPassword(user, current)) ?? (yield* new IncorrectCurrentPassword())
  })

  /** Refuses where the password has been changed, or set for the first time, since it was looked at. */
  const lock = Effect.fnUntraced(function* (user: User, credentials: Credentials | undefined) {
    if (credentials !== undefined) {
      if ((yield* lockProven(credentials)) === undefined) return yield* new IncorrectCurrentPassword()
      return
    }
    const locked = Option.getOrThrow(yield* users.lock(user.id))
    if (locked.hasPassword) return yield* invalid(requiredProblem(["current_password"]))
  })

  const store = Effect.fnUntraced(function* (caller: Caller, user: User, hash: string, credentials?: Credentials) {
    yield* lock(user, credentials)
    yield* checkSignedIn(caller)
    const now = yield* DateTime.now
    yield* users.setPassword(user.id, hash, now)
    yield* tokens.revokeAll(user.id, caller.tokenId === undefined ? undefined : AccessTokenId.make(caller.tokenId))
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
    // A first password is another way in, and no former one vouches for it.
    if (current === undefined) yield* mustBeFresh(caller)
    const accepted = yield* accept(input.password)
    const credentials = current === undefined ? undefined : yield* proven(user, current)
    return yield* store(caller, user, yield* hasher.hash(accepted), credentials)
  })

  return handler
})
