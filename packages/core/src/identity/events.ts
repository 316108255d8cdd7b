/** What happened in identity, as the outbox keeps it. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { EmailVerificationId, PasswordResetId } from "./ids.js"

export const UserRegistered = event("identity.UserRegistered", { userId: UserId }, ({ userId }) => userId)

/** A link may verify the address now; the token in it is derived from the id, see `verification-link.ts`. */
export const EmailVerificationRequested = event(
  "identity.EmailVerificationRequested",
  { userId: UserId, emailVerificationId: EmailVerificationId },
  ({ userId }) => userId
)

export const EmailVerified = event("identity.EmailVerified", { userId: UserId }, ({ userId }) => userId)

/** Somebody wants a link for an address that may be nobody's: whose it is is looked up after the request is answered. */
export const PasswordResetRequested = event("identity.PasswordResetRequested", { email: Schema.String }, ({ email }) =>
  email.toLowerCase()
)

/** A link may set a new password now; the token in it is derived from the id, see `password-reset-link.ts`. */
export const PasswordResetLinkMade = event(
  "identity.PasswordResetLinkMade",
  { userId: UserId, passwordResetId: PasswordResetId },
  ({ userId }) => userId
)

/** `changed` by somebody who knew the former one, `set` where there was none, `reset` by a mailed link. */
export const PasswordChange = Schema.Literal("changed", "set", "reset")
export type PasswordChange = typeof PasswordChange.Type

/** What a reset took away, because it had been added shortly before. */
export const RemovedFactors = Schema.Struct({ passkeys: Schema.Int, apps: Schema.Int })
export type RemovedFactors = typeof RemovedFactors.Type

const decided = { userId: UserId, reason: Schema.String }

/** By an admin, whose reason the holder is told: nobody gets in until a reinstatement. */
export const UserSuspended = event("identity.UserSuspended", decided, ({ userId }) => userId)
/** The same for good, as far as anybody means it: what was agreed with them is called off, too. */
export const UserBanned = event("identity.UserBanned", decided, ({ userId }) => userId)
/** Whichever of both it was, they may sign in again. */
export const UserReinstated = event("identity.UserReinstated", decided, ({ userId }) => userId)

/** Something that the account's holder must hear of, in case it was somebody else. */
export const PasswordChanged = event(
  "identity.PasswordChanged",
  {
    userId: UserId,
    how: PasswordChange,
    /** Only where there was something. */
    removed: Schema.optionalWith(RemovedFactors, { exact: true })
  },
  ({ userId }) => userId
)
