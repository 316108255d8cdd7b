/** GitHub speaks OAuth without OpenID Connect: its addresses are known, and who somebody is has to be asked. */

import { OAuthProviderFailure } from "@mentorkit/core/oauth/ports"
import { Redacted } from "effect"
import * as openid from "openid-client"
import { profileOfGitHub } from "./profile-answers.js"
import { answerOf, isOnThisMachine, type ProviderAdapter, type ProviderClient } from "./provider-client.js"

/** github.com and GitHub's own tenants have a host for the API; a server of one's own has it under a path. */
export const apiOf = (issuer: string): string => {
  const { host, protocol } = new URL(issuer)
  return host === "github.com" || host.endsWith(".ghe.com") ? `${protocol}//api.${host}` : `${issuer}/api/v3`
}

const configurationOf = ({ clientId, clientSecret, issuer, timeoutSeconds }: ProviderClient) => {
  const config = new openid.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/login/oauth/authorize`,
      token_endpoint: `${issuer}/login/oauth/access_token`
    },
    clientId,
    undefined,
    openid.ClientSecretPost(Redacted.value(clientSecret))
  )
  config.timeout = timeoutSeconds
  if (isOnThisMachine(issuer)) openid.allowInsecureRequests(config)
  return config
}

export const gitHubProvider = (client: ProviderClient): ProviderAdapter => {
  const { callbackUrl, issuer } = client
  const config = configurationOf(client)
  const api = apiOf(issuer)

  const ask = async (accessToken: string, path: string): Promise<unknown> => {
    const headers = new Headers({ accept: "application/vnd.github+json" })
    const response = await openid.fetchProtectedResource(config, accessToken, new URL(api + path), "GET", null, headers)
    if (response.ok) return response.json()
    const reason = response.status >= 500 ? "unavailable" : "rejected"
    throw new OAuthProviderFailure({ reason, detail: `status ${response.status}` })
  }

  return {
    authorizationUrl: async ({ codeVerifier, state }) =>
      openid.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: "read:user user:email",
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256"
      }),

    exchange: async (grant) => {
      // Its issuer is a name of ours. Each provider has a callback of its own, so that none can pass for another.
      const answer = answerOf(callbackUrl, { ...grant, issuer: null })
      const tokens = await openid.authorizationCodeGrant(config, answer, {
        expectedState: grant.state,
        pkceCodeVerifier: grant.codeVerifier
      })
      const [user, emails] = await Promise.all([
        ask(tokens.access_token, "/user"),
        ask(tokens.access_token, "/user/emails?per_page=100")
      ])
      return profileOfGitHub(user, emails)
    }
  }
}
