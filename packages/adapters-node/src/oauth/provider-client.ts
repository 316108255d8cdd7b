/** What every provider's adapter is made of, and what it answers. */

import type { AuthorizationGrant, AuthorizationRequest, OAuthProfile } from "@mentorkit/core/oauth/ports"
import type { Redacted } from "effect"

/** This product as a provider knows it. */
export interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted<string>
  /** Where the provider is; its own address unless told. HTTPS, but for a provider on this machine. */
  readonly issuer?: string
}

/** A client with everything filled in. */
export interface ProviderClient extends Required<OAuthClient> {
  /** As it is registered at the provider, to the letter. */
  readonly callbackUrl: string
  /** How long the provider may take for one answer. */
  readonly timeoutSeconds: number
}

/** Rejects with whatever went wrong. */
export interface ProviderAdapter {
  readonly authorizationUrl: (request: AuthorizationRequest) => Promise<URL>
  readonly exchange: (grant: AuthorizationGrant) => Promise<OAuthProfile>
}

/** A provider of tests, or one that is developed beside us. */
export const isOnThisMachine = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname)

/** What the browser came back to, as the library reads it: our own address with what the provider has said. */
export const answerOf = (callbackUrl: string, { code, issuer, state }: AuthorizationGrant): URL => {
  const url = new URL(callbackUrl)
  url.search = new URLSearchParams({ code, state, ...(issuer !== null && { iss: issuer }) }).toString()
  return url
}
