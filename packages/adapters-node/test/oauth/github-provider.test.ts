/** GitHub, by a server that answers as GitHub does. */
import { oauthProviders } from "@mentorkit/adapters-node"
import { OAuthProviders } from "@mentorkit/core/oauth/ports"
import { type GitHubServer, newGitHubServer } from "@mentorkit/test-kit/servers/github-server"
import { Effect, Either, Redacted } from "effect"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { apiOf } from "../../src/oauth/github-provider.js"

const request = { state: "s".repeat(43), codeVerifier: "v".repeat(43), nonce: "n".repeat(43) }
const mine = { email: "grace@example.test", primary: true, verified: true }

let server: GitHubServer
beforeAll(async () => {
  server = await newGitHubServer()
})
beforeEach(() => {
  Object.assign(server.script, { user: { id: 42, login: "grace", name: "Grace Hopper" }, emails: [mine], broken: {} })
})
afterAll(() => server.stop())

const providersWith = (options: {
  readonly secret?: string
  readonly issuer?: string
  readonly timeoutSeconds?: number
}) =>
  Effect.runSync(
    Effect.provide(
      OAuthProviders,
      oauthProviders({
        clients: {
          github: {
            clientId: "mentorkit",
            clientSecret: Redacted.make(options.secret ?? "secret of github"),
            issuer: server.issuer
          }
        },
        callbackUrl: (provider) => `https://api.example.test/back/${provider}`,
        ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds })
      })
    )
  )

const begin = async (providers = providersWith({})) => {
  const url = await Effect.runPromise(providers.authorizationUrl("github", request))
  const code = (await server.signIn(url)).searchParams.get("code") ?? ""
  const exchange = (changes: Partial<typeof request> = {}) =>
    Effect.runPromise(
      Effect.either(providers.exchange("github", { ...request, ...changes, code, issuer: "https://ignored.example" }))
    )
  return { url: new URL(url), exchange }
}

const told = async (providers = providersWith({})) =>
  Either.match(await (await begin(providers)).exchange(), {
    onLeft: ({ detail, reason }) => `${reason}: ${detail}`,
    onRight: ({ email, isEmailVerified, name, subject }) => `${subject} ${email} ${isEmailVerified} ${name}`
  })

describe("github", () => {
  it("asks for the addresses, with PKCE", async () => {
    const { exchange, url } = await begin()
    assert.strictEqual(url.origin + url.pathname, `${server.issuer}/login/oauth/authorize`)
    assert.deepInclude(Object.fromEntries(url.searchParams), {
      scope: "read:user user:email",
      state: request.state,
      redirect_uri: "https://api.example.test/back/github",
      code_challenge_method: "S256"
    })
    assert.deepStrictEqual(
      await exchange(),
      Either.right({ subject: "42", email: "grace@example.test", isEmailVerified: true, name: "Grace Hopper" })
    )
    // A code is good once.
    assert.strictEqual(Either.isLeft(await exchange()), true)
  })

  it("refuses a code with another verifier, and a client with another secret", async () => {
    const { exchange } = await begin()
    assert.isTrue(Either.isLeft(await exchange({ codeVerifier: "w".repeat(43) })))
    assert.match(await told(providersWith({ secret: "guessed" })), /^rejected/)
  })

  it("takes the primary address and no other, as verified as it is", async () => {
    const other = { email: "other@example.test", primary: false, verified: true }
    server.script.emails = [other, { ...mine, verified: false }]
    assert.strictEqual(await told(), "42 grace@example.test false Grace Hopper")
    server.script.emails = [other, mine]
    assert.strictEqual(await told(), "42 grace@example.test true Grace Hopper")
    server.script.emails = [other]
    assert.strictEqual(await told(), "42 null false Grace Hopper")
    server.script.emails = []
    server.script.user = { id: 43, login: "grace", name: null }
    assert.strictEqual(await told(), "43 null false grace")
  })

  it("refuses somebody without a proper id", async () => {
    for (const id of [undefined, null, "42", 0, -1, 1.5]) {
      server.script.user = { id, login: "grace", name: "Grace" }
      assert.strictEqual(await told(), "rejected: malformed profile", String(id))
    }
  })

  it("says what is wrong where GitHub fails", async () => {
    for (const [path, status, expected] of [
      ["/login/oauth/access_token", 500, /^unavailable/],
      ["/login/oauth/access_token", 404, /^unavailable/],
      ["/api/v3/user", 503, /^unavailable: status 503/],
      ["/api/v3/user/emails", 404, /^rejected: status 404/],
      ["/api/v3/user/emails", 403, /^rejected: status 403/]
    ] as const) {
      server.script.broken = { [path]: status }
      assert.match(await told(), expected, `${path} ${status}`)
    }
  })

  it("gives up where GitHub falls silent", async () => {
    for (const path of ["/login/oauth/access_token", "/api/v3/user"]) {
      server.script.broken = { [path]: "silent" }
      assert.strictEqual(await told(providersWith({ timeoutSeconds: 0.2 })), "unavailable: OAUTH_TIMEOUT", path)
    }
  })

  it.each([
    ["https://github.com", "https://api.github.com"],
    ["https://acme.ghe.com", "https://api.acme.ghe.com"],
    ["https://github.example.com", "https://github.example.com/api/v3"]
  ])("has the API of %s at %s", (issuer, api) => assert.strictEqual(apiOf(issuer), api))
})
