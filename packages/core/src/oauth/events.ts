/** What happened in social sign-in, as the outbox keeps it. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { OAuthProvider } from "./provider.js"

/** Somebody may now sign in to an account that was there before. A new account is `identity.UserRegistered`. */
export const OAuthLinked = event(
  "oauth.OAuthLinked",
  {
    userId: UserId,
    provider: OAuthProvider,
    /** Nobody had verified the address: what was set up under it until then is gone. */
    isTakenOver: Schema.Boolean
  },
  ({ userId }) => userId
)
