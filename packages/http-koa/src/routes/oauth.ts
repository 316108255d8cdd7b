import { operations } from "@mentorkit/core/oauth"
import { stateLife } from "@mentorkit/core/oauth/ports"
import { Duration } from "effect"
import { bind } from "../bind.js"

/** Keeps a sign-in in the browser that began it, as long as its state lives. */
const browserSecret = "mentorkit_oauth"

export const oauth = bind(operations, {
  redirect: {
    route: "GET /oauth/:provider/redirect",
    hasSideEffects: true,
    summary: "Begin to sign in with a provider: where to send the browser.",
    message: "OAuth redirect URL generated.",
    cookies: { browser_secret: browserSecret },
    setCookie: {
      field: "browser_secret",
      name: browserSecret,
      path: "/oauth",
      maxAgeSeconds: Duration.toSeconds(stateLife)
    },
    failures: { OAuthRedirectFailed: 500 },
    serverError: "Failed to generate OAuth redirect.",
    brokenBy: ["provider", "browser_secret"]
  },
  callback: {
    route: "GET /oauth/:provider/callback",
    hasSideEffects: true,
    summary: "End a sign-in with a provider: trade what it sent for a full token, or a pending one.",
    message: "OAuth login successful.",
    variants: [
      { when: (signedIn) => "requires_two_factor" in signedIn, message: "Two-factor authentication required." }
    ],
    cookies: { browser_secret: browserSecret },
    failures: { OAuthAuthenticationFailed: 500, TooManyRequests: 429 },
    serverError: "OAuth authentication failed.",
    brokenBy: ["provider", "code", "state", "error", "iss", "browser_secret"]
  }
})
