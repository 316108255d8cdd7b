/** OAuth providers (document 1, "OAuth provider"). */
import { Schema } from "effect"

export const OAuthProvider = Schema.Literal("google", "linkedin-openid", "github")
export type OAuthProvider = typeof OAuthProvider.Type

const labels: { readonly [P in OAuthProvider]: string } = {
  google: "Google",
  "linkedin-openid": "LinkedIn",
  github: "GitHub"
}

/** Display name of the provider. */
export const providerLabel = (provider: OAuthProvider): string => labels[provider]
