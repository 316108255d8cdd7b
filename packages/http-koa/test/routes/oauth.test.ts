/** Social sign-in over HTTP: whose account it is. */
import { UserId } from "@mentorkit/core/kernel"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, mailedToken, newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { Redacted } from "effect"
import { assert, describe, it } from "vitest"
import { newAddress, refused, useSocialSite } from "../support/social-site.js"

describe.each(engines)("social sign-in over HTTP on %s", (name, engine) => {
  const site = useSocialSite(engine)
  const { begin, comeBack, eventTypes, gitHubServer, host, me, person, run, signIn, sql, visit } = site
  const count = async (table: string) =>
    (await sql((sql) => sql<{ n: number }>`select count(*)::int as n from ${sql(table)}`))[0]?.n

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
    it("is somebody else's at another provider, and with another address", async () => {
      const grace = person()
      const { user } = (await signIn("google")).body.data
      person({ sub: `${grace.sub}x`, email: newAddress() })
      assert.notStrictEqual((await signIn("google")).body.data.user.id, user.id)
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
      const { userId } = await run(newUser({ email: email.toLowerCase(), passwordHash: Redacted.make("kept") }))
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
      const userId = UserId.make((await host().send("POST", "/register", { body: squatter })).body.data.user.id)
      const link = await run(mailedToken(userId))
      const [full, pending] = [await run(newToken(userId)), await run(newToken(userId, "pending"))]
      await sql(
        (sql) => sql`
            update users set two_factor_methods = array['sms'], default_two_factor_method = 'sms',
              phone_number = '+49301234567', phone_verified_at = created_at where id = ${userId}`
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
        assert.strictEqual((await host().send("GET", "/me", { token: dead })).status, 401)
      assert.strictEqual((await me(token)).id, userId)
      const login = await host().send("POST", "/login", { body: { email, password: squatter.password } })
      assert.deepInclude(login, { status: 401, code: "InvalidCredentials" })
      assert.strictEqual((await host().send("POST", "/verify-email", { body: { token: link } })).status, 422)
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
        const { userId } = await run(
          newUser({ email, isVerified: false, passwordHash: Redacted.make("kept"), ...state })
        )
        assert.deepStrictEqual(await signIn("google"), refused)
        assert.deepStrictEqual(await eventTypes(userId), [])
      }
      for (const column of ["is_active = false", "banned_at = created_at"]) {
        person()
        const { user } = (await signIn("google")).body.data
        await sql((sql) => sql`update users set ${sql.literal(column)} where id = ${user.id}`)
        assert.deepStrictEqual(await signIn("google"), refused)
      }
    })
  })

  describe("an address that somebody else has got", () => {
    // Falls if whose the account is at the provider is not asked: the new owner of an address would inherit it.
    it("leads its new owner to no account that a person of that provider has, whatever they did since", async () => {
      const grace = person()
      const { token, user } = (await signIn("google")).body.data
      const before = await eventTypes(user.id)
      const stranger = person({ email: grace.email })
      assert.deepStrictEqual(await signIn("google"), refused)
      // Also where the first one has left the address behind.
      person({ sub: grace.sub, email: newAddress() })
      assert.strictEqual((await signIn("google")).body.data.user.id, user.id)
      person(stranger)
      assert.deepStrictEqual(await signIn("google"), refused)
      assert.strictEqual((await me(token)).id, user.id)
      assert.deepStrictEqual(await eventTypes(user.id), before)
      const subjects = await sql(
        (sql) => sql<{ subject: string }>`select subject from oauth_accounts where user_id = ${user.id}`
      )
      assert.deepStrictEqual(
        subjects.map(({ subject }) => subject),
        [grace.sub]
      )
      assert.include(
        site.log.map(({ reason }) => reason),
        "account of another person"
      )
    })
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
        const { userId } = await run(
          newUser({ email, isVerified: false, passwordHash: Redacted.make("the squatter's") })
        )
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
})
