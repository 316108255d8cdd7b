import { DateTime, Effect } from "effect"
import { type Handler, Outbox, Secrets, UnitOfWork } from "../../kernel/index.js"
import { makeIssueToken } from "../access-token.js"
import { admitted } from "../account-state.js"
import { InvalidVerificationToken, VerificationTokenExpired } from "../errors.js"
import { EmailVerified } from "../events.js"
import type { Operations } from "../operations.js"
import { EmailVerificationRepository, UserRepository } from "../ports.js"
import { toUserResource } from "../to-resource.js"

/** Sign-ins now need a code by mail (document 1, E3). */
const emailFactor = { twoFactorMethods: ["email"], defaultTwoFactorMethod: "email" } as const

/** Trades a mailed token for a verified address and a full token, once. */
export const verifyEmail = Effect.gen(function* () {
  const users = yield* UserRepository
  const verifications = yield* EmailVerificationRepository
  const outbox = yield* Outbox
  const secrets = yield* Secrets
  const { transact } = yield* UnitOfWork
  const issueToken = yield* makeIssueToken

  const handler: Handler<Operations, "verifyEmail"> = Effect.fnUntraced(
    function* (_, { token }) {
      const now = yield* DateTime.now
      const verification = yield* Effect.flatten(verifications.findByTokenHash(yield* secrets.hash(token)))
      if (DateTime.lessThanOrEqualTo(verification.expiresAt, now)) return yield* new VerificationTokenExpired()
      // Locked: an account banned meanwhile would keep the token issued below.
      const user = yield* Effect.flatten(users.lock(verification.userId))
      yield* admitted(user)
      // Of parallel calls one verifies; for the others the token is used.
      if (!(yield* users.markEmailVerified(user.id, now))) return yield* new InvalidVerificationToken()
      yield* users.setFactors(user.id, emailFactor, now)
      yield* outbox.append(EmailVerified, { userId: user.id }, now)
      return {
        user: toUserResource({ ...user, ...emailFactor, emailVerifiedAt: now, updatedAt: now }),
        token: yield* issueToken(user.id, now)
      }
    },
    Effect.catchTag("NoSuchElementException", () => new InvalidVerificationToken()),
    transact
  )

  return handler
})
