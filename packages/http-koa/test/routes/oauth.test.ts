/** Social sign-in over HTTP: whose account it is, and what a browser may come back with. */
import { SqlClient } from "@effect/sql"
import { oauthProviders } from "@mentorkit/adapters-node"
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { Settings, UserId } from "@mentorkit/core/kernel"
import { OAuth, type OAuthProvider, oauthCallbacksPerMinute, oauthRedirectsPerMinute } from "@mentorkit/core/oauth"
import { Effect, HashMap, Layer, Logger, Redacted } from "effect"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { type GitHubServer, newGitHubServer } from "../../../adapters-node/test/support/github-server.js"
import { newOpenIdServer, type OpenIdServer } from "../../../adapters-node/test/support/openid-server.js"
import { engines } from "../../../adapters-pg/test/support/engines.js"
import {
  applicant,
  eventsOf,
  mailedToken,
  newToken,
  newUser
} from "../../../adapters-pg/test/support/identity-fixtures.js"
import { world } from "../../../adapters-pg/test/support/world.js"
import { identity as identityEndpoints } from "../../src/routes/identity.js"
import { oauth as endpoints } from "../../src/routes/oauth.js"
import { type Host, serve } from "../kernel/server.js"
import { type Brought, socialSignIn } from "../support/social.js"

const failure = (message: string) => ({ status: "error", message, data: {} })
const refused = { status: 500, code: "OAuthAuthenticationFailed", body: failure("OAuth authentication failed.") }

const newAddress = () => `Grace-${crypto.randomUUID()}@example.test`

let [openId, gitHub]: [OpenIdServer?, GitHubServer?] = []
beforeAll(async () => {
  openId = await newOpenIdServer()
  gitHub = await newGitHubServer()
})
afterAll(async () => {
  await openId?.stop()
  gitHub?.stop()
})
const openIdServer = () => openId ?? assert.fail()
const gitHubServer = () => gitHub ?? assert.fail()

const providers = () =>
  Layer.unwrapEffect(
    Effect.sync(() => {
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
  )

/** Somebody at the provider; nobody else is them. */
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

/** What the operator reads. */
const log: Array<Readonly<Record<string, unknown>>> = []
const logging = Logger.replace(
  Logger.defaultLogger,
  Logger.make(({ annotations, logLevel, message }) => {
    log.push({ message: String(message), level: logLevel.label, ...Object.fromEntries(HashMap.toEntries(annotations)) })
  })
)

describe.each(engines)("social sign-in over HTTP on %s", (name, engine) => {
  const { identity, oauth } = domains
  const services = OAuth.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(memoryRateLimiter, world(engine))),
    Layer.provideMerge(Layer.merge(Layer.suspend(providers), logging))
  )
  const kit = createMentorkit({ domains: { identity, oauth }, services })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...identityEndpoints, ...endpoints])
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

  const { begin, comeBack, signIn, visit } = socialSignIn(() => `http://127.0.0.1:${host.port}`, {
    google: openIdServer,
    "linkedin-openid": openIdServer,
    github: gitHubServer
  })

  const me = async (token: string) => (await host.send("GET", "/me", { token })).body.data.user
  const count = async (table: string) => {
    const rows = await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ n: number }>`select count(*)::int as n from ${sql(table)}`)
    )
    return rows[0]?.n
  }
  const eventTypes = async (userId: string) =>
    (await run(eventsOf(userId))).map(({ payload, type }) => [type, payload] as const)

  describe("a first sign-in", () => {
    it("makes a verified mentee without a password or a second factor, with a token that opens everything", async () => {
      const { email } = person({ name: "  Grace\u0000\n Hopper\ud800 " })
      const answer = await signIn("google")
      assert.deepInclude(answer, { status: 200, code: null })
      assert.deepInclude(answer.body, { status: "success", message: "OAuth login successful." })
      assert.deepStrictEqual(Object.keys(answer.body.data), ["user", "token"])
      const { token, user } = answer.body.data
      assert.deepInclude(user, {
        email,
        full_name: "Grace Hopper",
        has_password: false,
        two_factor_enabled: false,
        enabled_two_factor_methods: [],
        roles: ["mentee"],
        timezone: "UTC"
      })
      assert.match(user.username, /^grace-hopper/)
      assert.isString(user.email_verified_at)
      assert.deepInclude(await me(token), { id: user.id, has_password: false, role: "mentee" })
      assert.deepStrictEqual(
        (await eventTypes(user.id)).map(([type]) => type),
        ["identity.UserRegistered"]
      )
    })

    it("takes the local part for a name where the provider tells none, and no endless names", async () => {
      const { email } = person({ name: " \t " })
      assert.strictEqual((await signIn("google")).body.data.user.full_name, email.split("@")[0])
      person({ name: "é".repeat(300) })
      assert.strictEqual((await signIn("google")).body.data.user.full_name, "é".repeat(255))
      person({ name: { first: "Grace" } })
      assert.match((await signIn("google")).body.data.user.full_name, /^Grace-/)
    })

    it("is the same person's at the next, whatever became of name and address at the provider", async () => {
      const grace = person()
      const { user } = (await signIn("google")).body.data
      person({ ...grace, email: newAddress(), name: "G. H." })
      assert.deepInclude((await signIn("google")).body.data.user, {
        id: user.id,
        email: user.email,
        full_name: "Grace Hopper"
      })
      person({ ...grace, email_verified: false })
      assert.strictEqual((await signIn("google")).body.data.user.id, user.id)
      person({ ...grace, email: undefined })
      assert.strictEqual((await signIn("google")).body.data.user.id, user.id)
    })

    // Falls if the address and not the subject finds the account.
    it("is somebody else's where another person has got the old address", async () => {
      const grace = person()
      const { user } = (await signIn("google")).body.data
      person({ sub: grace.sub, email: newAddress() })
      await signIn("google")
      const other = person({ sub: `${grace.sub}x`, email: newAddress() })
      const theirs = (await signIn("google")).body.data.user
      assert.notStrictEqual(theirs.id, user.id)
      assert.strictEqual(theirs.email, other.email)
      // One subject at two providers is two people.
      person({ sub: grace.sub, email: newAddress() })
      assert.notStrictEqual((await signIn("linkedin-openid")).body.data.user.id, user.id)
    })

    it("comes from LinkedIn and GitHub alike", async () => {
      const { email } = person({ email_verified: "true" })
      assert.strictEqual((await signIn("linkedin-openid")).body.data.user.email, email)
      const address = newAddress()
      const id = Math.floor(Math.random() * 1e12) + 1
      gitHubServer().script.user = { id, login: "hopper", name: null }
      gitHubServer().script.emails = [{ email: address, primary: true, verified: true }]
      const { user } = (await signIn("github")).body.data
      assert.deepInclude(user, { email: address, full_name: "hopper" })
      gitHubServer().script.emails = []
      assert.strictEqual((await signIn("github")).body.data.user.id, user.id)
    })
  })

  describe("an address that has an account", () => {
    it("leads to that account, which keeps its password, and its holder is told", async () => {
      const { email } = person()
      const { userId } = await run(newUser({ email: email.toLowerCase(), passwordHash: "kept" }))
      const token = await run(newToken(userId))
      const { user } = (await signIn("google")).body.data
      assert.deepInclude(user, { id: userId, has_password: true })
      assert.strictEqual((await me(token)).id, userId)
      assert.deepStrictEqual(await eventTypes(userId), [
        ["oauth.OAuthLinked", { userId, provider: "google", isTakenOver: false }]
      ])
      // Told once: the next sign-in changes nothing.
      await signIn("google")
      assert.strictEqual((await eventTypes(userId)).length, 1)
      await signIn("linkedin-openid")
      assert.strictEqual((await eventTypes(userId)).length, 2)
    })

    // Falls without `takeOver`: whoever registered somebody's address beforehand would share the account with them.
    it("loses what was set up by whoever never verified the address", async () => {
      const { email } = person()
      const squatter = applicant({ email })
      const userId = UserId.make((await host.send("POST", "/register", { body: squatter })).body.data.user.id)
      const link = await run(mailedToken(userId))
      const [full, pending] = [await run(newToken(userId)), await run(newToken(userId, "pending"))]
      await run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`
            update users set two_factor_methods = array['sms'], default_two_factor_method = 'sms',
              phone_number = '+49301234567', phone_verified_at = created_at where id = ${userId}`
        )
      )
      const { token, user } = (await signIn("google")).body.data
      assert.deepInclude(user, {
        id: userId,
        has_password: false,
        two_factor_enabled: false,
        phone_number: null,
        full_name: squatter.full_name
      })
      assert.isString(user.email_verified_at)
      for (const dead of [full, pending])
        assert.strictEqual((await host.send("GET", "/me", { token: dead })).status, 401)
      assert.strictEqual((await me(token)).id, userId)
      const login = await host.send("POST", "/login", { body: { email, password: squatter.password } })
      assert.deepInclude(login, { status: 401, code: "InvalidCredentials" })
      assert.strictEqual((await host.send("POST", "/verify-email", { body: { token: link } })).status, 422)
      assert.deepStrictEqual((await eventTypes(userId)).at(-1), [
        "oauth.OAuthLinked",
        { userId, provider: "google", isTakenOver: true }
      ])
    })

    it("is refused where the provider does not vouch for it, and nothing is left of the attempt", async () => {
      const victim = newAddress()
      await run(newUser({ email: victim }))
      const before = [await count("users"), await count("oauth_accounts"), await count("access_tokens")]
      for (const email of [victim, newAddress()]) {
        for (const email_verified of [false, "false", null, undefined, 0, "yes"]) {
          person({ email, email_verified })
          assert.deepStrictEqual(await signIn("google"), refused, String(email_verified))
        }
      }
      for (const email of [
        undefined,
        null,
        "",
        "nobody",
        "a@b@c.test",
        "grüße@example.test",
        `${victim},x@example.test`,
        7
      ]) {
        person({ email })
        assert.deepStrictEqual(await signIn("google"), refused, String(email))
      }
      gitHubServer().script.user = { id: 99, login: "hopper", name: null }
      gitHubServer().script.emails = [
        { email: victim, primary: true, verified: false },
        { email: newAddress(), primary: false, verified: true }
      ]
      assert.deepStrictEqual(await signIn("github"), refused)
      assert.deepStrictEqual(
        [await count("users"), await count("oauth_accounts"), await count("access_tokens")],
        before
      )
    })

    it("lets nobody in who is banned or suspended, linked or not", async () => {
      for (const state of [{ isBanned: true }, { isActive: false }]) {
        const { email } = person()
        const { userId } = await run(newUser({ email, isVerified: false, passwordHash: "kept", ...state }))
        assert.deepStrictEqual(await signIn("google"), refused)
        assert.deepStrictEqual(await eventTypes(userId), [])
      }
      for (const column of ["is_active = false", "banned_at = created_at"]) {
        person()
        const { user } = (await signIn("google")).body.data
        await run(
          Effect.flatMap(
            SqlClient.SqlClient,
            (sql) => sql`update users set ${sql.literal(column)} where id = ${user.id}`
          )
        )
        assert.deepStrictEqual(await signIn("google"), refused)
      }
    })
  })

  describe("coming back", () => {
    const begun = async (provider: OAuthProvider = "google") => {
      const one = await begin(provider)
      return { ...one, brought: await visit(one) }
    }

    it("without a code, without a state or with a made up one is refused", async () => {
      const { brought, cookie } = await begun()
      const { code = "", state = "" } = brought
      for (const other of [
        {},
        { code },
        { code, state: "" },
        { code, state: "x".repeat(43) },
        { code, state: `${state}x` },
        { code, state: "x".repeat(5000) }
      ]) {
        const { body, status } = await comeBack("google", other as Brought, cookie)
        assert.deepStrictEqual([status, body], [refused.status, refused.body], JSON.stringify(other))
      }
      assert.strictEqual((await comeBack("google", brought, cookie)).status, 200)
      const second = await begun()
      assert.deepStrictEqual(await comeBack("google", { state: second.brought["state"] ?? "" }, second.cookie), refused)
    })

    // Falls without the browser's hash in `stateProblem`.
    it("in another browser, or in none, is refused", async () => {
      const [mine, theirs] = [await begun(), await begun()]
      assert.deepStrictEqual(await comeBack("google", theirs.brought, mine.cookie), refused)
      assert.deepStrictEqual(await comeBack("google", mine.brought), refused)
      // What has been tried in the wrong place is used up.
      assert.deepStrictEqual(await comeBack("google", theirs.brought, theirs.cookie), refused)
    })

    it("is one browser's business in two tabs at once", async () => {
      const first = await begun()
      const again = await begin("google", first.cookie)
      assert.strictEqual(again.cookie, first.cookie)
      assert.strictEqual((await comeBack("google", first.brought, first.cookie)).status, 200)
      assert.strictEqual((await comeBack("google", await visit(again), again.cookie)).status, 200)
      // A cookie that we have not made is not kept.
      assert.match((await begin("google", "mentorkit_oauth=guessed")).cookie, /^mentorkit_oauth=[\w-]{43}$/)
    })

    it("to another provider's callback is refused", async () => {
      const { brought, cookie } = await begun("linkedin-openid")
      assert.deepStrictEqual(await comeBack("google", brought, cookie), refused)
      assert.include(JSON.stringify(log.at(-1)), "state of another provider")
    })

    it("with the code of another sign-in is refused", async () => {
      const [one, other] = [await begun(), await begun()]
      const crossed = { ...one.brought, code: other.brought["code"] ?? "" }
      assert.deepStrictEqual(await comeBack("google", crossed, one.cookie), refused)
    })

    it("a second time is refused, whatever the first was answered", async () => {
      const { brought, cookie } = await begun()
      assert.strictEqual((await comeBack("google", brought, cookie)).status, 200)
      assert.deepStrictEqual(await comeBack("google", brought, cookie), refused)
      const declined = await begun()
      const state = declined.brought["state"] ?? ""
      assert.deepStrictEqual(await comeBack("google", { error: "access_denied", state }, declined.cookie), refused)
      assert.deepStrictEqual(await comeBack("google", declined.brought, declined.cookie), refused)
    })

    it("ten minutes later is refused", async () => {
      const { brought, cookie } = await begun()
      await run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`update oauth_states set expires_at = expires_at - interval '10 minutes'`
        )
      )
      assert.deepStrictEqual(await comeBack("google", brought, cookie), refused)
    })

    // Falls without `delete … returning`.
    it("twenty times at once succeeds once, also at a provider that takes a code again", async () => {
      const { brought, cookie } = await begun("linkedin-openid")
      const back = () => comeBack("linkedin-openid", brought, cookie)
      const answers = await Promise.all(Array.from({ length: 20 }, back))
      assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(500)])
    })

    it("with an answer that is not the provider's is refused", async () => {
      const { brought, cookie } = await begun()
      assert.deepStrictEqual(await comeBack("google", { ...brought, iss: "https://evil.example" }, cookie), refused)
      for (const claims of [{ iss: "https://evil.example" }, { aud: "others" }, { exp: 1 }, { nonce: "x" }]) {
        person(claims)
        assert.deepStrictEqual(await signIn("google"), refused, JSON.stringify(claims))
      }
      person()
      openIdServer().script.tokenStatus = 503
      assert.deepStrictEqual(await signIn("google"), refused)
    })

    it("leaves nothing in the clear", async () => {
      const { brought, cookie, url } = await begun()
      const rows = await run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select to_jsonb(s)::text as row from oauth_states s`)
      )
      const nonce = new URL(url).searchParams.get("nonce") ?? ""
      for (const secret of [brought["state"], cookie.split("=")[1], nonce]) {
        assert.isAbove(secret?.length ?? 0, 40)
        assert.notInclude(JSON.stringify(rows), secret ?? "")
      }
    })
  })

  it("tells the operator why, and no secrets", async () => {
    const lastReason = () => JSON.stringify(log.at(-1))
    const begun = await begin("google")
    const { code = "", state = "" } = await visit(begun)
    await comeBack("google", { code, state }, "mentorkit_oauth=theirs")
    assert.include(lastReason(), "state of another browser")
    await comeBack("google", { code, state }, begun.cookie)
    assert.include(lastReason(), "unknown state")
    await comeBack("google", { code })
    assert.include(lastReason(), "no state")
    person({ email_verified: false })
    await signIn("google")
    assert.include(lastReason(), "unverified address")
    person({ aud: "others" })
    await signIn("google")
    assert.include(lastReason(), "WARN")
    assert.include(lastReason(), "rejected")
    const told = JSON.stringify(log)
    for (const secret of [
      code,
      state,
      begun.cookie.split("=")[1] ?? "",
      "example.test",
      "secret of github",
      "theirs"
    ]) {
      assert.notInclude(told, secret)
    }
  })

  describe("people who come twice at once", () => {
    // Falls without the second look after `EmailTaken` or `Overtaken`: one of them would be answered 500.
    it.each([
      ["the same person in two windows", ["google", "google"]],
      ["one address from two providers", ["google", "linkedin-openid"]]
    ] as const)("%s: one account, both get in", async (_what, pair) => {
      for (let round = 0; round < (name === "PGlite" ? 1 : 5); round++) {
        person()
        const begun = await Promise.all([...pair, ...pair].map((provider) => begin(provider)))
        const brought = await Promise.all(begun.map((one) => visit(one)))
        const answers = await Promise.all(
          begun.map((one, index) => comeBack(one.provider, brought[index] ?? {}, one.cookie))
        )
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 200, 200, 200]
        )
        assert.strictEqual(new Set(answers.map(({ body }) => body.data.user.id)).size, 1)
        assert.strictEqual(new Set(answers.map(({ body }) => body.data.token)).size, 4)
      }
    })

    it("an unverified account is taken over once, and nobody's fresh token dies of it", async () => {
      for (let round = 0; round < (name === "PGlite" ? 1 : 5); round++) {
        const { email } = person()
        const { userId } = await run(newUser({ email, isVerified: false, passwordHash: "the squatter's" }))
        const pair = ["google", "linkedin-openid"] as const
        const begun = await Promise.all(pair.map((provider) => begin(provider)))
        const brought = await Promise.all(begun.map((one) => visit(one)))
        const answers = await Promise.all(
          begun.map((one, index) => comeBack(one.provider, brought[index] ?? {}, one.cookie))
        )
        for (const { body } of answers) {
          assert.deepInclude(body.data.user, { id: userId, has_password: false })
          assert.strictEqual((await me(body.data.token)).id, userId)
        }
        const takenOver = (await eventTypes(userId)).filter(([, payload]) => JSON.stringify(payload).includes("true"))
        assert.strictEqual(takenOver.length, 1)
      }
    })
  })

  describe("the redirect", () => {
    it("answers where to go, and binds the browser", async () => {
      const answer = await host.fetch("GET", "/oauth/google/redirect")
      assert.strictEqual(answer.status, 200)
      const { data, ...envelope } = (await answer.json()) as { data: { redirect_url: string } }
      assert.deepStrictEqual(envelope as object, { status: "success", message: "OAuth redirect URL generated." })
      assert.deepStrictEqual(Object.keys(data), ["redirect_url"])
      assert.match(
        answer.headers.getSetCookie()[0] ?? "",
        /^mentorkit_oauth=[\w-]{43}; Path=\/api\/v1\/oauth; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/
      )
    })

    it("goes where the configuration says, whatever the query asks for", async () => {
      const evil = "https%3A%2F%2Fevil.example"
      const { url } = await begin(
        "google",
        "",
        `?redirect_uri=${evil}&redirect=${evil}&next=${evil}&callback=${evil}&state=fixed&client_id=evil&scope=admin`
      )
      assert.notInclude(url, "evil")
      assert.strictEqual(new URL(url).searchParams.get("redirect_uri"), "https://app.test/oauth/google")
      assert.notStrictEqual(new URL(url).searchParams.get("state"), "fixed")
    })

    it("fails in its own words for a provider that nobody knows", async () => {
      for (const provider of [
        "facebook",
        "Google",
        "__proto__",
        "constructor",
        "a%00b",
        "google%2f..",
        "x".repeat(3000)
      ]) {
        const there = await host.send("GET", `/oauth/${provider}/redirect`)
        assert.deepStrictEqual(
          there,
          { status: 500, code: "OAuthRedirectFailed", body: failure("Failed to generate OAuth redirect.") },
          provider
        )
        const back = await host.send("GET", `/oauth/${provider}/callback?code=1&state=1`)
        assert.deepStrictEqual(back, refused, provider)
      }
      assert.deepStrictEqual(host.reported, [])
    })
  })

  it("is limited by address, both ways", async () => {
    for (const [setting, path] of [
      [oauthRedirectsPerMinute, "/oauth/github/redirect"],
      [oauthCallbacksPerMinute, "/oauth/github/callback"]
    ] as const) {
      await run(Effect.flatMap(Settings, ({ set }) => set(setting, 2)))
      const statuses: Array<number> = []
      for (let i = 0; i < 3; i++) statuses.push((await host.send("GET", path)).status)
      assert.deepStrictEqual(statuses.slice(1), [statuses[0], 429], path)
    }
  })
})
