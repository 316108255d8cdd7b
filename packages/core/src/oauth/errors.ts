/** One text each, whatever went wrong: the reason is in the host's log, and a stranger learns nothing of any account. */
import { Schema } from "effect"

export class OAuthRedirectFailed extends Schema.TaggedError<OAuthRedirectFailed>()("OAuthRedirectFailed", {}) {
  override get message() {
    return "Failed to generate OAuth redirect."
  }
}

export class OAuthAuthenticationFailed extends Schema.TaggedError<OAuthAuthenticationFailed>()(
  "OAuthAuthenticationFailed",
  {}
) {
  override get message() {
    return "OAuth authentication failed."
  }
}
