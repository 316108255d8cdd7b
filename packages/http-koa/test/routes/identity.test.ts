/** Signing up, verifying, signing in and out, as clients see it. */
import { SqlClient } from "@effect/sql"
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { registrationsPerMinute } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, mailedToken, newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { identity as endpoints } from "../../src/routes/identity.js"
import { refusal } from "../support/answers.js"
import { type Host, serve } from "../support/mounted-server.js"

const userKeys = [
  ...["id", "full_name", "username", "email", "avatar_url", "cover_photo_url", "bio", "about", "gender"],
  ...["gender_label", "social_links", "timezone", "locale", "is_active", "email_verified_at", "has_password"],
  ...["two_factor_enabled", "default_two_factor_method", "enabled_two_factor_methods", "phone_number"],
  ...["phone_verified_at", "roles", "created_at", "updated_at"]
]

describe.each(engines)("identity over HTTP on %s", (_name, engine) => {
  const { identity } = domains
  const kit = createMentorkit({
    domains: { identity },
    services: Layer.provideMerge(memoryRateLimiter, world(engine))
  })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, endpoints)
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const post = (path: string, body: unknown, token?: string) =>
    host.send("POST", path, { body, ...(token !== undefined && { token }) })

  /** Somebody who has registered, and the token of their mail. */
  const newcomer = async () => {
    const input = applicant()
    const { body } = await post("/register", input)
    const token = await run(mailedToken(UserId.make(body.data.user.id)))
    return { input, token, user: body.data.user }
  }
  const member = async () => {
    const { input, token, user } = await newcomer()
    const { body } = await post("/verify-email", { token })
    return { input, user, token: body.data.token as string }
  }

  it("leads from registering to a token and back out", async () => {
    const input = applicant({ full_name: "  Grace Hopper ", timezone: "Asia/Kolkata" })
    const registered = await post("/register", input)
    assert.strictEqual(registered.status, 201)
    assert.deepInclude(registered.body, { status: "success", message: "Registration successful, check email." })
    assert.deepStrictEqual(Object.keys(registered.body.data), ["user"])
    const { user } = registered.body.data
    assert.deepStrictEqual(Object.keys(user), userKeys)
    assert.deepInclude(user, { full_name: "Grace Hopper", email_verified_at: null, timezone: "Asia/Kolkata" })
    assert.match(user.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)

    const credentials = { email: input.email, password: input.password }
    assert.deepInclude(await post("/login", credentials), {
      status: 401,
      code: "EmailNotVerified",
      body: refusal("Please verify your email address first.")
    })

    const token = await run(mailedToken(UserId.make(user.id)))
    const verified = await post("/verify-email", { token })
    assert.deepInclude(verified.body, { status: "success", message: "Email verified successfully." })
    assert.deepStrictEqual(Object.keys(verified.body.data), ["user", "token"])
    assert.isString(verified.body.data.user.email_verified_at)
    for (const bad of [token, "x".repeat(5000)]) {
      assert.deepInclude(await post("/verify-email", { token: bad }), {
        status: 422,
        body: refusal("Invalid verification token.")
      })
    }

    // Verifying has turned Email 2FA on.
    const owed = await post("/login", credentials)
    assert.deepInclude(owed, { status: 200, code: null })
    assert.deepInclude(owed.body, { status: "success", message: "Two-factor authentication required." })
    assert.deepStrictEqual(Object.keys(owed.body.data), ["requires_two_factor", "two_factor_method", "token"])
    assert.deepInclude(owed.body.data, { requires_two_factor: true, two_factor_method: "email" })
    assert.strictEqual((await host.send("GET", "/me", { token: owed.body.data.token })).status, 403)

    await run(withoutFactors(UserId.make(user.id)))
    const login = await post("/login", credentials)
    assert.strictEqual(login.status, 200)
    assert.strictEqual(login.body.message, "Login successful.")
    assert.deepStrictEqual(Object.keys(login.body.data), ["user", "token", "requires_two_factor"])
    assert.strictEqual(login.body.data.requires_two_factor, false)

    const me = await host.send("GET", "/me", { token: login.body.data.token })
    assert.deepInclude(me.body, { status: "success", message: "Current user retrieved." })
    assert.deepInclude(me.body.data.user, { id: user.id, is_me: true, email: input.email, role: "mentee" })
    assert.isString(me.body.data.user.mentee_profile.id)

    const logout = await post("/logout", {}, login.body.data.token)
    assert.deepStrictEqual(logout.body, { status: "success", message: "Logged out successfully.", data: {} })
    assert.strictEqual((await host.send("GET", "/me", { token: login.body.data.token })).status, 401)
    assert.strictEqual((await host.send("GET", "/me", { token: verified.body.data.token })).status, 200)
  })

  it("tells field rules in the framework's shape, all at once", async () => {
    const { input } = await newcomer()
    assert.deepInclude(await post("/register", { ...input, email: input.email.toUpperCase() }), {
      status: 422,
      body: { message: "This email is already registered.", errors: { email: ["This email is already registered."] } }
    })
    const broken = { full_name: "", email: "nope", password: "short", password_confirmation: "other", timezone: "Mars" }
    assert.deepInclude(await post("/register", broken), {
      status: 422,
      body: {
        message: "The full name field is required. (and 4 more errors)",
        errors: {
          full_name: ["The full name field is required."],
          email: ["The email field must be a valid email address."],
          password: [
            "The password field must be at least 8 characters.",
            "The password field confirmation does not match."
          ],
          timezone: ["The timezone field must be a valid timezone."]
        }
      }
    })
    for (const [path, field] of [
      ["/login", "email"],
      ["/login", "password"],
      ["/verify-email", "token"],
      ["/resend-email-verification", "email"]
    ] as const) {
      const { body, status } = await post(path, {})
      assert.strictEqual(status, 422)
      assert.deepStrictEqual(body.errors[field], [`The ${field} field is required.`])
    }
  })

  it("gives one answer to all who do not know the password, and a pause after ten", async () => {
    const { input } = await member()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post("/login", { email: input.email, password: "wrong password" }))
    )
    const [refused, throttled] = [401, 429].map((status) => answers.filter((one) => one.status === status))
    assert.deepStrictEqual([refused?.length, throttled?.length], [10, 20])
    assert.deepStrictEqual(refused?.[0]?.body, refusal("Invalid credentials."))
    const unknown = await post("/login", { email: `no-${input.email}`, password: "wrong password" })
    assert.deepStrictEqual([unknown.status, unknown.body], [401, refusal("Invalid credentials.")])

    const right = await host.fetch("POST", "/login", { body: { email: input.email, password: input.password } })
    assert.strictEqual(right.status, 429)
    assert.strictEqual(right.headers.get("x-error-code"), "TooManyRequests")
    assert.approximately(Number(right.headers.get("retry-after")), 15 * 60, 60)
  })

  it("resends the link, or says why not", async () => {
    const { input, token } = await newcomer()
    const resend = (email: string) => host.fetch("POST", "/resend-email-verification", { body: { email } })
    const soon = await resend(input.email)
    assert.strictEqual(soon.status, 429)
    assert.approximately(Number(soon.headers.get("retry-after")), 60, 15)
    assert.deepInclude(await soon.json(), { message: "Please wait before requesting another verification email." })

    await run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`update email_verifications set created_at = created_at - interval '1 minute'`
      )
    )
    const resent = await post("/resend-email-verification", { email: input.email })
    assert.deepInclude(resent, {
      status: 200,
      body: { status: "success", message: "Verification email has been resent.", data: {} }
    })
    assert.strictEqual((await post("/verify-email", { token })).status, 422)

    const { input: verified } = await member()
    for (const [email, reason] of [
      [verified.email, "This email address is already verified."],
      [`no-${verified.email}`, "No account exists for this email address."]
    ] as const) {
      const refused = await resend(email)
      // Waiting would not help, so nobody is told to wait.
      assert.deepStrictEqual([refused.status, refused.headers.get("retry-after")], [429, null])
      assert.deepStrictEqual(await refused.json(), refusal(reason))
    }
  })

  it("shows others their public profile only, and to nobody but users", async () => {
    const [me, other] = [await member(), await member()]
    const shown = await host.send("GET", `/user/${other.user.username}`, { token: me.token })
    assert.strictEqual(shown.status, 200)
    assert.deepInclude(shown.body.data.user, { id: other.user.id, is_me: false, connection_status: "none" })
    for (const key of ["email", "has_password", "two_factor_enabled", "phone_number", "roles", "address"]) {
      assert.notProperty(shown.body.data.user, key)
    }
    for (const username of ["nobody-at-all", "%25", "..%2f..%2fme", "a%00b"]) {
      const { status } = await host.send("GET", `/user/${username}`, { token: me.token })
      assert.isTrue(status >= 400 && status < 500, username)
    }

    const pending = await run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId, "pending")))
    for (const [method, path] of [
      ["GET", "/me"],
      ["GET", `/user/${other.user.username}`],
      ["POST", "/logout"]
    ] as const) {
      assert.strictEqual((await host.send(method, path)).status, 401)
      assert.strictEqual((await host.send(method, path, { token: pending })).status, 403)
      assert.strictEqual((await host.send(method, path, { token: "no|token" })).status, 401)
    }
    assert.strictEqual((await host.send("GET", `/me?token=${encodeURIComponent(me.token)}`)).status, 401)
    assert.strictEqual((await host.send("GET", `/me?api_token=${encodeURIComponent(me.token)}`)).status, 401)
  })

  it("takes no more from a body than its own fields", async () => {
    const { body } = await post("/register", {
      ...applicant(),
      id: crypto.randomUUID(),
      role: "admin",
      roles: ["admin"],
      is_admin: true,
      username: "admin",
      email_verified_at: "2020-01-01T00:00:00Z",
      approval_status: "approved",
      __proto__: { roles: ["admin"] },
      constructor: { prototype: { roles: ["admin"] } }
    })
    assert.deepInclude(body.data.user, { roles: ["mentee"], email_verified_at: null })
    assert.notStrictEqual(body.data.user.username, "admin")
  })

  it("is never cached where it carries a token", async () => {
    const { input } = await member()
    const login = await host.fetch("POST", "/login", { body: { email: input.email, password: input.password } })
    assert.include(login.headers.get("cache-control") ?? "", "no-store")
  })

  it("fails with each endpoint's own words, and tells nothing of the cause", async () => {
    const { input, token } = await member()
    const rename = (from: string, to: string) =>
      run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`alter table ${sql(from)} rename to ${sql(to)}`))
    await rename("email_verifications", "away")
    await rename("mentee_profiles", "away_too")
    await rename("login_failures", "away_as_well")
    try {
      for (const [method, path, body, text] of [
        ["POST", "/register", applicant(), "Registration failed."],
        ["POST", "/login", { email: input.email, password: "x" }, "Login failed."],
        ["POST", "/verify-email", { token: "x" }, "Email verification failed."],
        ["GET", "/me", undefined, "Failed to retrieve user."]
      ] as const) {
        const { body: answer, status } = await host.send(method, path, { token, ...(body && { body }) })
        assert.deepStrictEqual([status, answer], [500, refusal(text)])
      }
      const { email } = await run(newUser({ isVerified: false }).pipe(Effect.flatMap(({ userId }) => emailOf(userId))))
      const resent = await post("/resend-email-verification", { email })
      assert.deepStrictEqual([resent.status, resent.body], [500, refusal("Failed to resend verification email.")])
    } finally {
      await rename("away", "email_verifications")
      await rename("away_too", "mentee_profiles")
      await rename("away_as_well", "login_failures")
    }
  })

  it("lets one address ask so often and no more", async () => {
    await run(Effect.flatMap(Settings, (settings) => settings.set(registrationsPerMinute, 3)))
    const statuses: Array<number> = []
    let last: Response | undefined
    for (let i = 0; i < 5; i++) {
      last = await host.fetch("POST", "/register", { body: {}, headers: { "x-forwarded-for": `203.0.113.${i}` } })
      statuses.push(last.status)
    }
    assert.deepStrictEqual(statuses, [422, 422, 422, 429, 429])
    assert.isAtLeast(Number(last?.headers.get("retry-after")), 1)
    await run(Effect.flatMap(Settings, (settings) => settings.set(registrationsPerMinute, 60)))
  })
})

const withoutFactors = (userId: UserId) =>
  Effect.flatMap(UserRepository, (users) =>
    Effect.flatMap(DateTime.now, (now) =>
      users.setFactors(userId, { twoFactorMethods: [], defaultTwoFactorMethod: null }, now)
    )
  )

const emailOf = (userId: UserId) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(sql<{ readonly email: string }>`select email from users where id = ${userId}`, ([row]) => ({
      email: row?.email ?? ""
    }))
  )
