/** OAuth providers (document 1, "OAuth provider"). */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const OAuthProvider = described(
  Schema.Literal("google", "linkedin-openid", "github"),
  "Whose account one signs in with. A host may have set up some of them only."
)
export type OAuthProvider = typeof OAuthProvider.Type

const labels: { readonly [P in OAuthProvider]: string } = {
  google: "Google",
  "linkedin-openid": "LinkedIn",
  github: "GitHub"
}

/** Display name of the provider. */
export const providerLabel = (provider: OAuthProvider): string => labels[provider]
