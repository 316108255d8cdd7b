/** The operations of OAuth sign-in (document 1, E5 and E6). */
import { Schema } from "effect"
import { FullToken, PendingSignIn, UserResource } from "../identity/index.js"
import { described, namedOperations, operation, Text, TooManyRequests } from "../kernel/index.js"
import { OAuthAuthenticationFailed, OAuthRedirectFailed } from "./errors.js"
import { OAuthProvider } from "./provider.js"
import { oauthCallbacksPerMinute, oauthRedirectsPerMinute } from "./settings.js"

/** Long enough for what providers send, short enough to be nobody's burden. */
const longest = 4096
const given = (description: string, example: string) =>
  Schema.optionalWith(described(Text(longest), description, example), { nullable: true })
const secret = "pV3k8Qm1Zt6Xc9Rb2Nw7Js4Hf0Ld5Gy8Ua3Te6Oi1Kx"
const state = "k3V0x5qW8yAh7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0P"

export const operations = namedOperations("oauth", {
  redirect: operation({
    access: "public",
    input: Schema.Struct({
      provider: OAuthProvider,
      browser_secret: given("The browser's secret of a sign-in that it began before: two tabs share it.", secret)
    }),
    success: Schema.Struct({
      redirect_url: described(
        Schema.String,
        "Where the browser is sent to sign in at the provider, within 10 minutes.",
        `https://accounts.google.com/o/oauth2/v2/auth?client_id=mentorkit&state=${state}`
      ),
      browser_secret: Schema.NullOr(
        described(
          Schema.String,
          "For the browser only, 10 minutes; null if the host does not bind sign-ins to browsers.",
          secret
        )
      )
    }),
    failures: [OAuthRedirectFailed],
    rateLimit: { perMinute: oauthRedirectsPerMinute }
  }),
  callback: operation({
    access: "public",
    showsPeople: "oneself",
    input: Schema.Struct({
      provider: OAuthProvider,
      code: given("What the provider gives for the sign-in; it works once.", "4/0AbCdEf1Gh2Ij3Kl"),
      state: given("The state out of `redirect_url`, for one use within 10 minutes.", state),
      error: given("Sent by a provider in place of a code, for instance after a refusal by the user.", "access_denied"),
      iss: given("The provider's own name for itself, where it sends one (RFC 9207).", "https://accounts.google.com"),
      browser_secret: given("The secret that the browser was given when the sign-in began.", secret)
    }),
    success: Schema.Union(
      Schema.Struct({ user: described(UserResource, "Whoever has signed in."), token: FullToken }),
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
