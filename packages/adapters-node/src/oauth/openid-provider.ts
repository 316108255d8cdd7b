/** Providers that speak OpenID Connect: where everything is, they tell themselves. */
import { Redacted } from "effect"
import * as openid from "openid-client"
import { profileOfClaims } from "./profile-answers.js"
import { answerOf, isOnThisMachine, type ProviderAdapter, type ProviderClient } from "./provider-client.js"

export interface OpenIdManners {
  /**
   * Whether it takes PKCE and repeats the nonce. LinkedIn refuses a `code_verifier` of clients with a secret, and its ID
   * tokens have no nonce: there the state, the browser's secret and the client's secret have to do.
   */
  readonly provesTheRequest: boolean
}

/** Asked once, when somebody first needs it, and again after a failure. Nobody's leaving ends it for the others. */
const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

const discovered = ({ clientId, clientSecret, issuer, timeoutSeconds }: ProviderClient) =>
  once(() =>
    openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(Redacted.value(clientSecret)), {
      timeout: timeoutSeconds,
      execute: [
        // Checks the signature of the ID token too, which the protocol leaves to TLS.
        openid.enableNonRepudiationChecks,
        ...(isOnThisMachine(issuer) ? [openid.allowInsecureRequests] : [])
      ]
    })
  )

export const openIdProvider = (client: ProviderClient, { provesTheRequest }: OpenIdManners): ProviderAdapter => {
  const { callbackUrl } = client
  const configuration = discovered(client)

  return {
    authorizationUrl: async ({ codeVerifier, nonce, state }) =>
      openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: "openid profile email",
        state,
        ...(provesTheRequest && {
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256"
        })
      }),

    exchange: async (grant) => {
      const { codeVerifier, nonce, state } = grant
      const config = await configuration()
      const tokens = await openid.authorizationCodeGrant(config, answerOf(callbackUrl, grant), {
        expectedState: state,
        idTokenExpected: true,
        ...(provesTheRequest && { expectedNonce: nonce, pkceCodeVerifier: codeVerifier })
      })
      const claims = tokens.claims()
      // Address and verification come from one answer: half of each would make an address verified that is not.
      return profileOfClaims(
        claims === undefined || (claims["email"] !== undefined && claims["email_verified"] !== undefined)
          ? claims
          : await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
      )
    }
  }
}
