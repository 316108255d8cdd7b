/** The operations of OAuth sign-in (document 1, E5 and E6). */
import { Schema } from "effect"
import { PendingSignIn, UserResource } from "../identity/index.js"
import { namedOperations, operation, Text, TooManyRequests } from "../kernel/index.js"
import { OAuthAuthenticationFailed, OAuthRedirectFailed } from "./errors.js"
import { OAuthProvider } from "./provider.js"
import { oauthCallbacksPerMinute, oauthRedirectsPerMinute } from "./settings.js"

/** Long enough for what providers send, short enough to be nobody's burden. */
const Given = Schema.optionalWith(Text(4096), { nullable: true })

export const operations = namedOperations("oauth", {
  redirect: operation({
    access: "public",
    input: Schema.Struct({
      provider: OAuthProvider,
      /** The browser's secret from a sign-in that it began a moment ago: two tabs share it. */
      browser_secret: Given
    }),
    success: Schema.Struct({
      redirect_url: Schema.String,
      /** For the browser only, 10 minutes; null if the host does not bind sign-ins to browsers. */
      browser_secret: Schema.NullOr(Schema.String)
    }),
    failures: [OAuthRedirectFailed],
    rateLimit: { perMinute: oauthRedirectsPerMinute }
  }),
  callback: operation({
    access: "public",
    input: Schema.Struct({
      provider: OAuthProvider,
      code: Given,
      state: Given,
      /** Sent by a provider in place of a code, for instance after a refusal by the user. */
      error: Given,
      iss: Given,
      browser_secret: Given
    }),
    success: Schema.Union(
      Schema.Struct({ user: UserResource, token: Schema.String }),
      /** On the first sign-in to an existing account with two-factor. */
      PendingSignIn
    ),
    failures: [OAuthAuthenticationFailed, TooManyRequests],
    rateLimit: { perMinute: oauthCallbacksPerMinute }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
