/** Social sign-in over HTTP: where a browser is sent, and what it may come back with. */

import { Settings } from "@mentorkit/core/kernel/ports"
import { oauthCallbacksPerMinute, oauthRedirectsPerMinute } from "@mentorkit/core/oauth"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import type { Brought } from "../support/social.js"
import { refused, useSocialSite } from "../support/social-site.js"

describe.each(engines)("the way to a provider and back on %s", (_name, engine) => {
  const site = useSocialSite(engine)
  const { begin, begun, comeBack, host, log, openIdServer, person, run, signIn, sql, visit } = site

  describe("the redirect", () => {
    it("answers where to go, and binds the browser", async () => {
      const answer = await host().fetch("GET", "/oauth/google/redirect")
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
        const there = await host().send("GET", `/oauth/${provider}/redirect`)
        assert.deepStrictEqual(
          there,
          { status: 500, code: "OAuthRedirectFailed", body: refusal("Failed to generate OAuth redirect.") },
          provider
        )
        const back = await host().send("GET", `/oauth/${provider}/callback?code=1&state=1`)
        assert.deepStrictEqual(back, refused, provider)
      }
      assert.deepStrictEqual(host().reported, [])
    })
  })

  describe("coming back", () => {
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
      await sql((sql) => sql`update oauth_states set expires_at = expires_at - interval '10 minutes'`)
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
      const rows = await sql((sql) => sql`select to_jsonb(s)::text as row from oauth_states s`)
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

  it("is limited by address, both ways", async () => {
    for (const [setting, path] of [
      [oauthRedirectsPerMinute, "/oauth/github/redirect"],
      [oauthCallbacksPerMinute, "/oauth/github/callback"]
    ] as const) {
      await run(Effect.flatMap(Settings, ({ set }) => set(setting, 2)))
      const statuses: Array<number> = []
      for (let i = 0; i < 3; i++) statuses.push((await host().send("GET", path)).status)
      assert.deepStrictEqual(statuses.slice(1), [statuses[0], 429], path)
    }
  })
})
