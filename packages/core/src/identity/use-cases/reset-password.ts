import { DateTime, Effect, Option, type Redacted } from "effect"
import { type Handler, Outbox, Secrets, UnitOfWork } from "../../kernel/index.js"
import { isAdmitted } from "../account-state.js"
import { makeAcceptPassword } from "../common-passwords.js"
import { InvalidPasswordReset } from "../errors.js"
import { EmailVerified, PasswordChanged } from "../events.js"
import { makeLoginGuard } from "../login-guard.js"
import { SecondFactor } from "../neighbour-ports.js"
import type { Operations } from "../operations.js"
import { PasswordHasher, type PasswordReset, PasswordResetRepository, UserRepository } from "../ports.js"
import { makeRemoveRecentFactors } from "../recent-factors.js"
import { makeRevokeAccess } from "../revoke-access.js"
import type { User } from "../user.js"

/** Removes what a former password's holder, or an unverified registrant, may have had. */
const makeRemoveFormerAccess = Effect.gen(function* () {
  const users = yield* UserRepository
  const revoke = yield* makeRevokeAccess
  const secondFactor = yield* SecondFactor
  const outbox = yield* Outbox
  const guard = yield* makeLoginGuard

  return Effect.fnUntraced(function* ({ email, id }: User, now: DateTime.Utc) {
    yield* revoke.all(id)
    yield* secondFactor.removeTrustedDevices(id)
    yield* guard.forgive(email)
    // Reading the mail proves the address. Email 2FA stays as it is.
    if (!(yield* users.markEmailVerified(id, now))) return
    yield* outbox.append(EmailVerified, { userId: id }, now)
  })
})

/** Sets a new password by a mailed token, once. Does not sign in. */
export const resetPassword = Effect.gen(function* () {
  const users = yield* UserRepository
  const resets = yield* PasswordResetRepository
  const hasher = yield* PasswordHasher
  const secrets = yield* Secrets
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork
  const accept = yield* makeAcceptPassword
  const removeFormerAccess = yield* makeRemoveFormerAccess
  const removeRecentFactors = yield* makeRemoveRecentFactors

  const owns = ({ expiresAt }: PasswordReset, user: User, email: string, now: DateTime.Utc) =>
    DateTime.lessThan(now, expiresAt) && user.email.toLowerCase() === email.toLowerCase() && isAdmitted(user)

  const store = Effect.fnUntraced(function* (
    link: PasswordReset,
    email: string,
    passwordHash: Redacted.Redacted<string>
  ) {
    const now = yield* DateTime.now
    // The account first, the order of everybody who locks both.
    const user = Option.getOrUndefined(yield* users.lock(link.userId))
    if (user === undefined || !owns(link, user, email, now)) return yield* new InvalidPasswordReset()
    if (!(yield* resets.take(link.id))) return yield* new InvalidPasswordReset()
    yield* users.setPasswordHash(user.id, passwordHash, now)
    yield* removeFormerAccess(user, now)
    const removed = yield* removeRecentFactors(user, now)
    const reset = { userId: user.id, how: "reset" as const }
    const isAny = removed.passkeys + removed.apps > 0
    yield* outbox.append(PasswordChanged, isAny ? { ...reset, removed } : reset, now)
    return {}
  }, transact)

  const handler: Handler<Operations, "resetPassword"> = Effect.fnUntraced(function* (_, { email, password, token }) {
    const accepted = yield* accept(password)
    const found = yield* resets.findByTokenHash(yield* secrets.hash(token))
    // Saves the hashing; the database decides races.
    if (Option.isNone(found)) return yield* new InvalidPasswordReset()
    return yield* store(found.value, email, yield* hasher.hash(accepted))
  })

  return handler
})
