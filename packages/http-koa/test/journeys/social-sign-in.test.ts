/** Social sign-in on the whole host: addresses, cookies, front ends of other origins, and what holders are told. */
import { createClient, unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { type GitHubServer, newGitHubServer } from "@mentorkit/test-kit/servers/github-server"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import type { HostConfig } from "../../src/host/host-config.js"
import { newMember } from "../support/market.js"
import { socialSignIn } from "../support/social.js"

const frontEnd = "https://app.example.test"

let gitHub: GitHubServer
let scope: Scope.CloseableScope
beforeAll(async () => {
  gitHub = await newGitHubServer()
  scope = await Effect.runPromise(Scope.make())
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  gitHub.stop()
})

const hostWith = (oauth: Partial<HostConfig["oauth"]>, config: Partial<HostConfig> = {}) =>
  newHost("PGlite", scope, {
    ...config,
    oauth: {
      clients: {
        google: undefined,
        "linkedin-openid": undefined,
        github: { clientId: "mentorkit", clientSecret: Redacted.make("secret of github"), issuer: gitHub.issuer }
      },
      callbackUrl: undefined,
      isBoundToBrowser: true,
      ...oauth
    }
  })

const signInAt = (host: TestHost) =>
  socialSignIn(() => host.baseUrl, { google: () => gitHub, "linkedin-openid": () => gitHub, github: () => gitHub })

const person = (email: string) => {
  gitHub.script.user = { id: Math.floor(Math.random() * 1e12) + 1, login: "grace", name: "Grace Hopper" }
  gitHub.script.emails = [{ email, primary: true, verified: true }]
}

describe("social sign-in on the host", () => {
  let host: TestHost
  beforeAll(async () => {
    host = await hostWith({}, { corsOrigins: [frontEnd] })
  })

  it("ends at the host itself, with a token that opens everything", async () => {
    person(`grace-${crypto.randomUUID()}@example.test`)
    const { begin, comeBack, visit } = signInAt(host)
    const begun = await begin("github")
    assert.strictEqual(
      new URL(begun.url).searchParams.get("redirect_uri"),
      `${host.baseUrl.replace("127.0.0.1", "localhost")}/api/v1/oauth/github/callback`
    )
    const { body, status } = await comeBack("github", await visit(begun), begun.cookie)
    assert.strictEqual(status, 200)
    const { user } = unwrap(await host.clientOf(body.data.token).identity.getMe())
    assert.deepInclude(user, { id: body.data.user.id, has_password: false, two_factor_enabled: false })
  })

  it("is for front ends of allowed origins, by the client, with credentials", async () => {
    person(`grace-${crypto.randomUUID()}@example.test`)
    // What a browser does about cookies where a page says `credentials: "include"`.
    let jar = ""
    const client = createClient({
      baseUrl: host.baseUrl,
      fetch: async (request) => {
        const sent = new Request(request, {
          headers: { ...Object.fromEntries(request.headers), origin: frontEnd, cookie: jar }
        })
        const answer = await fetch(sent)
        assert.strictEqual(answer.headers.get("access-control-allow-origin"), frontEnd)
        assert.strictEqual(answer.headers.get("access-control-allow-credentials"), "true")
        jar = answer.headers.getSetCookie()[0]?.split(";")[0] ?? jar
        return answer
      }
    })
    const { redirect_url: url } = unwrap(await client.oauth.redirect({ provider: "github" }))
    const { searchParams } = await gitHub.signIn(url)
    const brought = { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" }
    const signedIn = unwrap(await client.oauth.callback({ provider: "github", ...brought }))
    assert.isTrue("user" in signedIn && signedIn.user.full_name === "Grace Hopper")
    const again = await client.oauth.callback({ provider: "github", ...brought })
    assert.isTrue(!again.ok && again.error.code === "OAuthAuthenticationFailed")
  })

  // Falls without the reaction to `OAuthLinked`.
  it("is told by mail to whoever had the account before", async () => {
    const member = await newMember(host, "Grace Hopper")
    person(member.email.toUpperCase())
    const { body } = await signInAt(host).signIn("github")
    // Whoever has verified an address gets codes by mail.
    assert.isTrue(body.data.requires_two_factor)
    const { text: mailed } = await host.mail(member.email, "Your sign-in code")
    const code = /Your code is (\d{6})/.exec(mailed)?.[1] ?? assert.fail(mailed)
    const { user } = unwrap(await host.clientOf(body.data.token).twoFactor.challenge({ code }))
    assert.strictEqual(user.email, member.email)
    const { text } = await host.mail(member.email, "You can now sign in with GitHub")
    assert.include(text, "Hello Grace Hopper,")
    assert.notInclude(text, "no longer works")
  })

  it("lets an address go that nobody had verified, and says what is gone", async () => {
    const email = `grace-${crypto.randomUUID()}@example.test`
    const password = "the squatter's password"
    unwrap(
      await host
        .clientOf()
        .identity.register({ full_name: "Evil words", email, password, password_confirmation: password })
    )
    person(email)
    assert.strictEqual((await signInAt(host).signIn("github")).body.data.user.has_password, false)
    const { text } = await host.mail(email, "You can now sign in with GitHub")
    assert.include(text, "no longer works")
    // The name was chosen by whoever registered.
    assert.notInclude(text, "Evil words")
    assert.isFalse((await host.clientOf().identity.login({ email, password })).ok)
  })

  it("forgets sign-ins that nobody came back from", async () => {
    await signInAt(host).begin("github")
    await host.advance(11 * 60)
    assert.deepStrictEqual(await host.sql((sql) => sql`select * from oauth_states`), [])
  })

  it("fails in the spec's words for providers without a client, and while one is away", async () => {
    const redirect = await fetch(`${host.baseUrl}/api/v1/oauth/google/redirect`)
    assert.strictEqual(redirect.status, 500)
    assert.deepStrictEqual(await redirect.json(), {
      status: "error",
      message: "Failed to generate OAuth redirect.",
      data: {}
    })
    assert.deepStrictEqual(redirect.headers.getSetCookie(), [])
    person("grace@example.test")
    gitHub.script.broken = { "/login/oauth/access_token": 503 }
    assert.strictEqual((await signInAt(host).signIn("github")).body.message, "OAuth authentication failed.")
    gitHub.script.broken = {}
  })
})

describe("a host whose front end keeps no cookies", () => {
  it("binds sign-ins to no browser, and sends browsers where it is told", async () => {
    const host = await hostWith({ isBoundToBrowser: false, callbackUrl: `${frontEnd}/signed-in/{provider}` })
    person(`grace-${crypto.randomUUID()}@example.test`)
    const { begin, comeBack, visit } = signInAt(host)
    const begun = await begin("github")
    assert.strictEqual(begun.cookie, "")
    assert.strictEqual(new URL(begun.url).searchParams.get("redirect_uri"), `${frontEnd}/signed-in/github`)
    const brought = await visit(begun)
    assert.strictEqual((await comeBack("github", brought)).status, 200)
    // Single use it is all the same.
    assert.strictEqual((await comeBack("github", brought)).status, 500)
  })
})
