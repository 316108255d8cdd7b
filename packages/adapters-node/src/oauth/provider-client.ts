/** Types that all adapters of providers share. */

import type { AuthorizationGrant, AuthorizationRequest, OAuthProfile } from "@mentorkit/core/oauth/ports"
import type { Redacted } from "effect"

/** This product as a provider knows it. */
export interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted<string>
  /** Address of the provider; default: its public one. HTTPS, except for a provider on this machine. */
  readonly issuer?: string
}

/** A client with everything filled in. */
export interface ProviderClient extends Required<OAuthClient> {
  /** Exactly as it is registered at the provider. */
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

/** The address that the browser came back to, for the library: ours, with the parameters of the provider. */
export const answerOf = (callbackUrl: string, { code, issuer, state }: AuthorizationGrant): URL => {
  const url = new URL(callbackUrl)
  url.search = new URLSearchParams({ code, state, ...(issuer !== null && { iss: issuer }) }).toString()
  return url
}
