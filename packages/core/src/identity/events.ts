/** Events of identity, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { EmailVerificationId, PasswordResetId } from "./ids.js"

/** An account was made, by its owner or at the first visit through another login. */
export const UserRegistered = event("identity.UserRegistered", { userId: UserId }, ({ userId }) => userId)

/** A verification link was made; its token is derived from the id. */
export const EmailVerificationRequested = event(
  "identity.EmailVerificationRequested",
  { userId: UserId, emailVerificationId: EmailVerificationId },
  ({ userId }) => userId
)

/** The owner has proven the account's address. */
export const EmailVerified = event("identity.EmailVerified", { userId: UserId }, ({ userId }) => userId)

/** A reset link was requested for an address. The account is looked up after the request is answered. */
export const PasswordResetRequested = event("identity.PasswordResetRequested", { email: Schema.String }, ({ email }) =>
  email.toLowerCase()
)

/** A reset link was made; its token is derived from the id. */
export const PasswordResetLinkMade = event(
  "identity.PasswordResetLinkMade",
  { userId: UserId, passwordResetId: PasswordResetId },
  ({ userId }) => userId
)

/** `changed` with the former password, `set` without one, `reset` by a mailed link. */
export const PasswordChange = Schema.Literal("changed", "set", "reset")
export type PasswordChange = typeof PasswordChange.Type

/** Factors removed by a reset, because they had been added shortly before. */
export const RemovedFactors = Schema.Struct({ passkeys: Schema.Int, apps: Schema.Int })
export type RemovedFactors = typeof RemovedFactors.Type

const decided = { userId: UserId, reason: Schema.String }

/** Suspended by an admin; the user is told the reason. No sign-in until a reinstatement. */
export const UserSuspended = event("identity.UserSuspended", decided, ({ userId }) => userId)
/** Banned by an admin, for good. Agreed sessions are cancelled, too. */
export const UserBanned = event("identity.UserBanned", decided, ({ userId }) => userId)
/** Reinstated after a suspension or a ban; may sign in again. */
export const UserReinstated = event("identity.UserReinstated", decided, ({ userId }) => userId)

/** Mailed to the account's owner, in case it was somebody else. */
export const PasswordChanged = event(
  "identity.PasswordChanged",
  {
    userId: UserId,
    how: PasswordChange,
    /** Set only if something was removed. */
    removed: Schema.optionalWith(RemovedFactors, { exact: true })
  },
  ({ userId }) => userId
)
