/** One text for every cause: the reason is logged, and a stranger learns nothing about accounts. */
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
