/** Sign-in with Google, LinkedIn and GitHub. */

import { requireOption } from "@mentorkit/core/kernel/ports"
import {
  OAuthProvider,
  OAuthProviderFailure,
  OAuthProviders,
  type OAuthProvidersService
} from "@mentorkit/core/oauth/ports"
import { Effect, Layer } from "effect"
import { gitHubProvider } from "./github-provider.js"
import { openIdProvider } from "./openid-provider.js"
import type { OAuthClient, ProviderAdapter, ProviderClient } from "./provider-client.js"
import { failureOf } from "./provider-failure.js"

export type { OAuthClient } from "./provider-client.js"

export interface OAuthProvidersOptions {
  /** Providers without a client are not offered. */
  readonly clients: { readonly [P in OAuthProvider]?: OAuthClient | undefined }
  /** Address to which the provider sends browsers back, as it is registered there; without a query. */
  readonly callbackUrl: (provider: OAuthProvider) => string
  /** How long a provider may take for one answer; default: 10. */
  readonly timeoutSeconds?: number
}

const issuers: { readonly [P in OAuthProvider]: string } = {
  google: "https://accounts.google.com",
  "linkedin-openid": "https://www.linkedin.com/oauth",
  github: "https://github.com"
}

const adapters: { readonly [P in OAuthProvider]: (client: ProviderClient) => ProviderAdapter } = {
  google: (client) => openIdProvider(client, { provesTheRequest: true }),
  "linkedin-openid": (client) => openIdProvider(client, { provesTheRequest: false }),
  github: gitHubProvider
}

const make = ({ callbackUrl, clients, timeoutSeconds = 10 }: OAuthProvidersOptions): OAuthProvidersService => {
  const known = new Map(
    OAuthProvider.literals.flatMap((provider) => {
      const client = clients[provider]
      const own = { issuer: issuers[provider], callbackUrl: callbackUrl(provider), timeoutSeconds }
      return client === undefined ? [] : [[provider, adapters[provider]({ ...own, ...client })] as const]
    })
  )

  const ask = <A>(provider: OAuthProvider, question: (adapter: ProviderAdapter) => Promise<A>) => {
    const adapter = known.get(provider)
    return adapter === undefined
      ? Effect.fail(new OAuthProviderFailure({ reason: "unconfigured", detail: "no client" }))
      : Effect.tryPromise({ try: () => question(adapter), catch: failureOf })
  }

  return {
    authorizationUrl: (provider, request) =>
      Effect.map(
        ask(provider, (adapter) => adapter.authorizationUrl(request)),
        ({ href }) => href
      ),
    exchange: (provider, grant) => ask(provider, (adapter) => adapter.exchange(grant))
  }
}

/** Nothing is asked of a provider before somebody wants to sign in by it. */
export const oauthProviders = (options: OAuthProvidersOptions): Layer.Layer<never> => {
  for (const [provider, client] of Object.entries(options.clients)) {
    if (client === undefined) continue
    requireOption(`oauthProviders({ clients }): the clientId of ${provider}`, client.clientId)
    requireOption(`oauthProviders({ clients }): the clientSecret of ${provider}`, client.clientSecret)
  }
  return Layer.sync(OAuthProviders, () => make(options))
}
