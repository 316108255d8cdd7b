/** What happened in identity, as the outbox keeps it. */
import { event, UserId } from "../kernel/index.js"
import { EmailVerificationId } from "./ids.js"

export const UserRegistered = event("identity.UserRegistered", { userId: UserId }, ({ userId }) => userId)

/** A link may verify the address now; the token in it is derived from the id, see `verification-token.ts`. */
export const EmailVerificationRequested = event(
  "identity.EmailVerificationRequested",
  { userId: UserId, emailVerificationId: EmailVerificationId },
  ({ userId }) => userId
)

export const EmailVerified = event("identity.EmailVerified", { userId: UserId }, ({ userId }) => userId)
