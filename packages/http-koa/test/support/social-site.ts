/** Social sign-in on a port, with providers of tests at which a test says who people are. */
import { SqlClient } from "@effect/sql"
import { oauthProviders } from "@mentorkit/adapters-node"
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { Settings } from "@mentorkit/core/kernel/ports"
import { OAuth, oauthCallbacksPerMinute, oauthRedirectsPerMinute } from "@mentorkit/core/oauth"
import type { OAuthProvider } from "@mentorkit/core/oauth/ports"
import type { Engine } from "@mentorkit/test-kit/databases/engines"
import { eventsOf } from "@mentorkit/test-kit/people/accounts"
import { type GitHubServer, newGitHubServer } from "@mentorkit/test-kit/servers/github-server"
import { newOpenIdServer, type OpenIdServer } from "@mentorkit/test-kit/servers/openid-server"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Redacted } from "effect"
import { afterAll, assert, beforeAll, beforeEach } from "vitest"
import { identity as identityEndpoints } from "../../src/routes/identity.js"
import { oauth as endpoints } from "../../src/routes/oauth.js"
import { twoFactor as twoFactorEndpoints } from "../../src/routes/two-factor.js"
import { refusal } from "./answers.js"
import { type Host, serve } from "./mounted-server.js"
import { newLog } from "./operator-log.js"
import { socialSignIn } from "./social.js"

export const refused = {
  status: 500,
  code: "OAuthAuthenticationFailed",
  body: refusal("OAuth authentication failed.")
}

export const newAddress = () => `Grace-${crypto.randomUUID()}@example.test`

/** Two providers for all three: Google and LinkedIn speak the same protocol. */
const useProviders = () => {
  let [openId, gitHub]: [OpenIdServer?, GitHubServer?] = []
  beforeAll(async () => {
    openId = await newOpenIdServer()
    gitHub = await newGitHubServer()
  })
  afterAll(async () => {
    await openId?.stop()
    gitHub?.stop()
  })
  return { openIdServer: () => openId ?? assert.fail(), gitHubServer: () => gitHub ?? assert.fail() }
}

/** One site for all tests of the block; before each of them somebody new is at the providers. */
export const useSocialSite = (engine: Engine) => {
  const { gitHubServer, openIdServer } = useProviders()
  const { log, logging } = newLog()

  const providers = Layer.suspend(() => {
    const client = { clientId: "mentorkit", clientSecret: Redacted.make("secret of github") }
    return oauthProviders({
      clients: {
        google: { ...client, issuer: openIdServer().issuer },
        "linkedin-openid": { ...client, issuer: openIdServer().issuer },
        github: { ...client, issuer: gitHubServer().issuer }
      },
      callbackUrl: (provider) => `https://app.test/oauth/${provider}`
    })
  })

  const { identity, oauth, twoFactor } = domains
  const services = OAuth.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(memoryRateLimiter, world(engine))),
    Layer.provideMerge(Layer.merge(providers, logging))
  )
  const kit = createMentorkit({ domains: { identity, oauth, twoFactor }, services })
  const run = <A, E>(work: Effect.Effect<A, E, World>) => kit.runtime.runPromise(work)
  let host: Host

  /** Somebody at Google and LinkedIn; nobody else is them. */
  const person = (claims: Readonly<Record<string, unknown>> = {}) => {
    const claimed = {
      sub: crypto.randomUUID(),
      email: newAddress(),
      email_verified: true,
      name: "Grace Hopper",
      ...claims
    }
    Object.assign(openIdServer().script, { claims: claimed, userInfo: {}, forge: undefined, tokenStatus: 200 })
    return claimed
  }

  beforeAll(async () => {
    host = await serve(kit, [...identityEndpoints, ...endpoints, ...twoFactorEndpoints])
    await run(
      Effect.flatMap(Settings, ({ set }) =>
        Effect.zipRight(set(oauthRedirectsPerMinute, 10_000), set(oauthCallbacksPerMinute, 10_000))
      )
    )
  })
  beforeEach(() => void person())
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const browser = socialSignIn(() => `http://127.0.0.1:${host.port}`, {
    google: openIdServer,
    "linkedin-openid": openIdServer,
    github: gitHubServer
  })

  return {
    ...browser,
    host: () => host,
    run,
    openIdServer,
    gitHubServer,
    log,
    person,
    sql: <A>(statement: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
      run(Effect.flatMap(SqlClient.SqlClient, statement)),
    me: async (token: string) => (await host.send("GET", "/me", { token })).body.data.user,
    eventTypes: async (userId: string) =>
      (await run(eventsOf(userId))).map(({ payload, type }) => [type, payload] as const),
    /** As far as the browser's way back from the provider. */
    begun: async (provider: OAuthProvider = "google") => {
      const one = await browser.begin(provider)
      return { ...one, brought: await browser.visit(one) }
    }
  }
}
