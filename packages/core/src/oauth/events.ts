/** Events of OAuth sign-in, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { OAuthProvider } from "./provider.js"

/** A provider was linked to an existing account. A new account has `identity.UserRegistered`. */
export const OAuthLinked = event(
  "oauth.OAuthLinked",
  {
    userId: UserId,
    provider: OAuthProvider,
    /** The address was unverified: its former credentials were removed. */
    isTakenOver: Schema.Boolean
  },
  ({ userId }) => userId
)
