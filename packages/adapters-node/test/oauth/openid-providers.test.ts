/** Google and LinkedIn against a real provider, which forges what it can. */

import { oauthProviders } from "@mentorkit/adapters-node"
import { type OAuthProvider, type OAuthProviderFailure, OAuthProviders } from "@mentorkit/core/oauth/ports"
import {
  type Claims,
  newOpenIdServer,
  type OpenIdServer,
  signedByAStranger,
  tampered,
  unsigned
} from "@mentorkit/test-kit/servers/openid-server"
import { Effect, Either, Redacted } from "effect"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"

const [codeVerifier, state] = ["v".repeat(43), "s".repeat(43)]
const grace = { sub: "1337", email: "grace@example.test", email_verified: true, name: "Grace Hopper" }
const seconds = () => Math.floor(Date.now() / 1000)

let server: OpenIdServer
beforeAll(async () => {
  server = await newOpenIdServer()
})
beforeEach(() => {
  Object.assign(server.script, { claims: grace, userInfo: {}, forge: undefined, tokenStatus: 200 })
})
afterAll(() => server.stop())

const providersAt = (issuer: string, timeoutSeconds = 10) => {
  const client = { clientId: "mentorkit", clientSecret: Redacted.make("secret"), issuer }
  const layer = oauthProviders({
    clients: { google: client, "linkedin-openid": client },
    callbackUrl: (provider) => `https://api.example.test/back/${provider}`,
    timeoutSeconds
  })
  // One service, so that what it remembers is remembered.
  return Effect.runSync(Effect.provide(OAuthProviders, layer))
}

type Providers = ReturnType<typeof providersAt>

/** From the authorization URL to the profile, as a browser and this host go the way together. */
const signIn = async (
  provider: OAuthProvider,
  {
    nonce = "n".repeat(43),
    issuer = null,
    providers = providersAt(server.issuer),
    verifier = codeVerifier
  }: {
    readonly nonce?: string
    readonly issuer?: string | null
    readonly providers?: Providers
    readonly verifier?: string
  } = {}
) => {
  const url = await Effect.runPromise(
    providers.authorizationUrl(provider, { state, codeVerifier, nonce: "n".repeat(43) })
  )
  const back = await server.signIn(url)
  const code = back.searchParams.get("code") ?? ""
  const grant = { code, issuer, state, codeVerifier: verifier, nonce }
  return {
    url: new URL(url),
    back,
    exchanged: await Effect.runPromise(Effect.either(providers.exchange(provider, grant))),
    again: () => Effect.runPromise(Effect.either(providers.exchange(provider, grant)))
  }
}

const failed = (exchanged: Either.Either<unknown, OAuthProviderFailure>) =>
  Either.match(exchanged, { onLeft: ({ detail, reason }) => `${reason}: ${detail}`, onRight: () => "let in" })

describe("google", () => {
  it("asks for what it needs, and with PKCE and a nonce", async () => {
    const { back, exchanged, url } = await signIn("google")
    const asked = Object.fromEntries(url.searchParams)
    assert.deepInclude(asked, {
      client_id: "mentorkit",
      response_type: "code",
      scope: "openid profile email",
      redirect_uri: "https://api.example.test/back/google",
      state,
      nonce: "n".repeat(43),
      code_challenge_method: "S256"
    })
    assert.notInclude(url.href, codeVerifier)
    assert.strictEqual(back.origin + back.pathname, "https://api.example.test/back/google")
    assert.deepStrictEqual(
      exchanged,
      Either.right({
        subject: "1337",
        email: "grace@example.test",
        isEmailVerified: true,
        name: "Grace Hopper"
      })
    )
    const request = server.tokenRequests.at(-1) ?? {}
    assert.deepInclude(request, {
      client_id: "mentorkit",
      client_secret: "secret",
      code_verifier: codeVerifier,
      redirect_uri: "https://api.example.test/back/google"
    })
  })

  // Each falls with one check of the library's off: the signature without `enableNonRepudiationChecks`.
  it.each<readonly [what: string, claims: Claims, forge: ((idToken: string) => string) | undefined, told: RegExp]>([
    ["another issuer", { iss: "https://evil.example" }, undefined, /rejected: OAUTH_JWT_CLAIM_COMPARISON_FAILED iss/],
    ["another audience", { aud: "somebody else" }, undefined, /rejected: OAUTH_JWT_CLAIM_COMPARISON_FAILED aud/],
    ["two audiences", { aud: ["mentorkit", "other"] }, undefined, /rejected/],
    [
      "an hour ago",
      { iat: seconds() - 7200, exp: seconds() - 3600 },
      undefined,
      /rejected: OAUTH_JWT_TIMESTAMP_CHECK_FAILED/
    ],
    ["another nonce", { nonce: "x".repeat(43) }, undefined, /rejected: OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce/],
    ["no nonce", { nonce: undefined }, undefined, /rejected/],
    ["no subject", { sub: undefined }, undefined, /rejected/],
    ["an endless subject", { sub: "1".repeat(256) }, undefined, /rejected: malformed profile/],
    ["a subject that is no text", { sub: 7 }, undefined, /rejected/],
    ["no signature", {}, unsigned, /rejected/],
    ["a signature of a stranger", {}, signedByAStranger, /rejected: OAUTH_INVALID_RESPONSE/],
    ["other claims under its signature", {}, tampered({ sub: "1" }), /rejected: OAUTH_INVALID_RESPONSE/],
    ["no token at all", {}, () => "", /rejected/]
  ])("refuses an ID token with %s", async (_what, claims, forge, told) => {
    Object.assign(server.script, { claims: { ...grace, ...claims }, forge })
    assert.match(failed((await signIn("google")).exchanged), told)
  })

  it("refuses the nonce, the verifier or the issuer of another sign-in", async () => {
    assert.match(failed((await signIn("google", { nonce: "x".repeat(43) })).exchanged), /nonce/)
    assert.strictEqual(
      failed((await signIn("google", { verifier: "w".repeat(43) })).exchanged),
      "rejected: invalid_request"
    )
    assert.match(failed((await signIn("google", { issuer: "https://evil.example" })).exchanged), /rejected/)
    assert.strictEqual(failed((await signIn("google", { issuer: server.issuer })).exchanged), "let in")
  })

  it("takes a code once", async () => {
    const { again, exchanged } = await signIn("google")
    assert.strictEqual(failed(exchanged), "let in")
    assert.match(failed(await again()), /^rejected/)
  })

  it.each<readonly [claims: Claims, isVerified: boolean]>([
    [{ email_verified: true }, true],
    [{ email_verified: "true" }, true],
    [{ email_verified: false }, false],
    [{ email_verified: "false" }, false],
    [{ email_verified: "True" }, false],
    [{ email_verified: 1 }, false],
    [{ email_verified: null }, false],
    [{ email_verified: ["true"] }, false]
  ])("takes %j for a verified address: %s", async (claims, isVerified) => {
    server.script.claims = { ...grace, ...claims }
    const { exchanged } = await signIn("google")
    assert.strictEqual(Either.getOrThrow(exchanged).isEmailVerified, isVerified)
  })

  // Falls if the address of one answer is joined with the verification of the other.
  it("takes address and verification from one answer", async () => {
    server.script.claims = { ...grace, email_verified: undefined }
    server.script.userInfo = { email_verified: true }
    assert.deepInclude(Either.getOrThrow((await signIn("google")).exchanged), { email: null, isEmailVerified: true })
    server.script.claims = { sub: "1337", email_verified: true }
    server.script.userInfo = { email: "other@example.test" }
    assert.deepInclude(Either.getOrThrow((await signIn("google")).exchanged), {
      email: "other@example.test",
      isEmailVerified: false
    })
  })

  it("refuses what another person's userinfo says", async () => {
    server.script.claims = { sub: "1337" }
    server.script.userInfo = { ...grace, sub: "1338" }
    assert.match(failed((await signIn("google")).exchanged), /rejected/)
    server.script.userInfo = null
    assert.match(failed((await signIn("google")).exchanged), /unavailable/)
  })
})

describe("linkedin-openid", () => {
  it("is asked without PKCE and a nonce, which it does not know", async () => {
    server.script.claims = { ...grace, email_verified: "true" }
    const { exchanged, url } = await signIn("linkedin-openid")
    for (const name of ["nonce", "code_challenge", "code_challenge_method"]) assert.isFalse(url.searchParams.has(name))
    assert.strictEqual(Either.getOrThrow(exchanged).isEmailVerified, true)
    const request = server.tokenRequests.at(-1) ?? {}
    assert.notProperty(request, "code_verifier")
    assert.deepInclude(request, { client_id: "mentorkit", client_secret: "secret" })
  })

  it("refuses forged tokens all the same", async () => {
    for (const forge of [unsigned, signedByAStranger, tampered({ sub: "1" })]) {
      server.script.forge = forge
      assert.match(failed((await signIn("linkedin-openid")).exchanged), /rejected/)
    }
    // A nonce that we did not send belongs to a sign-in of somebody else's.
    Object.assign(server.script, { forge: undefined, claims: { ...grace, nonce: "theirs" } })
    assert.match(failed((await signIn("linkedin-openid")).exchanged), /rejected/)
  })
})

describe("a provider that is away", () => {
  it("is asked again by the next who comes, and never again once it has told where everything is", async () => {
    const own = await newOpenIdServer()
    const providers = providersAt(own.issuer)
    const ask = () =>
      Effect.runPromise(Effect.either(providers.authorizationUrl("google", { state, codeVerifier, nonce: "n" })))
    own.tells(false)
    assert.match(failed(await ask()), /^unavailable/)
    own.tells(true)
    assert.strictEqual(failed(await ask()), "let in")
    await own.stop()
    assert.strictEqual(failed(await ask()), "let in")
    const grant = { code: "code", issuer: null, state, codeVerifier, nonce: "n" }
    const exchanged = await Effect.runPromise(Effect.either(providers.exchange("google", grant)))
    assert.match(failed(exchanged), /^unavailable/)
  })

  it("is unavailable with a broken answer too", async () => {
    server.script.tokenStatus = 503
    assert.strictEqual(failed((await signIn("google")).exchanged), "unavailable: OAUTH_RESPONSE_IS_NOT_CONFORM")
  })

  it("is not there at all without a client, and never spoken to in the clear elsewhere", async () => {
    const request = { state, codeVerifier, nonce: "n" }
    const ask = (provider: OAuthProvider, providers: Providers) =>
      Effect.runPromise(Effect.either(providers.authorizationUrl(provider, request)))
    assert.strictEqual(failed(await ask("github", providersAt(server.issuer))), "unconfigured: no client")
    assert.match(failed(await ask("google", providersAt("http://provider.example"))), /HTTP_REQUEST_FORBIDDEN/)
  })
})
