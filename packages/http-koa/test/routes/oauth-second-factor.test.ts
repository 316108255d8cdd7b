/** A first social sign-in to an account that has two-factor on. */

import { UserRepository } from "@mentorkit/core/identity/ports"
import { digitsOfCode } from "@mentorkit/core/internal/two-factor"
import type { UserId } from "@mentorkit/core/kernel"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { DateTime, Effect, Redacted } from "effect"
import { assert, describe, it } from "vitest"
import { refused, useSocialSite } from "../support/social-site.js"
import { challengeOver } from "../support/two-factor-site.js"

describe.each(engines)("a social sign-in that owes a second factor on %s", (name, engine) => {
  const { begin, comeBack, eventTypes, host, me, person, run, signIn, sql, visit } = useSocialSite(engine)

  const turnOn = (userId: UserId) =>
    run(
      Effect.gen(function* () {
        const [users, at] = [yield* UserRepository, yield* DateTime.now]
        yield* users.setFactors(userId, { twoFactorMethods: ["email"], defaultTwoFactorMethod: "email" }, at)
      })
    )
  /** An account of the address of whoever is at the provider now, with codes by mail. */
  const holder = async (email: string) => {
    const { userId } = await run(newUser({ email, passwordHash: Redacted.make("kept") }))
    await turnOn(userId)
    return userId
  }
  const codesOf = async (userId: UserId) => {
    const sent = await sql(
      (sql) => sql<{ id: string }>`
        select id from one_time_codes where user_id = ${userId} order by created_at desc, id desc`
    )
    return Promise.all(sent.map(({ id }) => run(digitsOfCode(OneTimeCodeId.make(id)))))
  }
  const challenge = (token: string, code: string | undefined) =>
    host().send("POST", "/2fa/challenge", { token, body: { code } })
  const linked = async (userId: UserId) =>
    (await sql((sql) => sql<{ subject: string }>`select subject from oauth_accounts where user_id = ${userId}`)).map(
      ({ subject }) => subject
    )

  /** What the holder was told. */
  const links = async (userId: UserId) =>
    (await eventTypes(userId)).flatMap(([type, payload]) => (type === "oauth.OAuthLinked" ? [payload] : []))

  // Falls if the callback hands out a full token, and if the link is made before the answer: the second would be past it.
  it("gets a pending token, however often it is begun, and the link with the right answer only", async () => {
    const { email, sub } = person()
    const userId = await holder(email)
    const first = await signIn("google")
    assert.deepInclude(first, { status: 200, code: null })
    assert.strictEqual(first.body.message, "Two-factor authentication required.")
    const { token: pending, ...rest } = first.body.data
    assert.deepStrictEqual(rest, { requires_two_factor: true, two_factor_method: "email" })
    assert.strictEqual((await host().send("GET", "/me", { token: pending })).status, 403)
    const second = await signIn("google")
    assert.isTrue(second.body.data.requires_two_factor)
    assert.deepStrictEqual(await linked(userId), [])
    assert.deepStrictEqual(await links(userId), [])

    const [code = "", older] = await codesOf(userId)
    const wrong = await challenge(second.body.data.token, older)
    assert.deepInclude(wrong, { status: 422, code: "InvalidCode" })
    assert.deepStrictEqual(await linked(userId), [])

    const answered = await challenge(second.body.data.token, code)
    assert.deepInclude(answered, { status: 200, code: null })
    assert.strictEqual((await me(answered.body.data.token)).id, userId)
    assert.deepStrictEqual(await linked(userId), [sub])
    assert.deepStrictEqual(await links(userId), [{ userId, provider: "google", isTakenOver: false }])
    // A provider that is linked signs in, as the table of document 1 says.
    assert.deepStrictEqual(Object.keys((await signIn("google")).body.data), ["user", "token"])
    // Two windows: the other one's answer holds too, and links nobody again.
    const other = await challenge(pending, older)
    assert.strictEqual(other.status, 200)
    assert.deepStrictEqual(await linked(userId), [sub])
  })

  it("is no sign-in once another person of the provider has the account", async () => {
    const grace = person()
    const userId = await holder(grace.email)
    const begunByGrace = (await signIn("google")).body.data.token
    const [codeOfGrace] = await codesOf(userId)
    person({ email: grace.email })
    const begunByStranger = (await signIn("google")).body.data.token
    const [codeOfStranger] = await codesOf(userId)
    assert.strictEqual((await challenge(begunByGrace, codeOfGrace)).status, 200)
    assert.deepStrictEqual(await challenge(begunByStranger, codeOfStranger), challengeOver)
    assert.deepStrictEqual(await linked(userId), [grace.sub])
    assert.deepStrictEqual(await signIn("google"), refused)
  })

  it("is no sign-in once the person has another account", async () => {
    const grace = person()
    const userId = await holder(grace.email)
    const { token } = (await signIn("google")).body.data
    const [code] = await codesOf(userId)
    person({ ...grace, email: `other-${grace.email}` })
    const own = (await signIn("google")).body.data.user.id
    assert.deepStrictEqual(await challenge(token, code), challengeOver)
    assert.deepStrictEqual(await linked(userId), [])
    assert.deepStrictEqual(await linked(own), [grace.sub])
  })

  it("is ended by a backup code as well", async () => {
    const { email, sub } = person()
    const userId = await holder(email)
    const full = await run(newToken(userId))
    const enabled = await host().send("POST", "/2fa/enable", { token: full, body: { method: "email" } })
    const [code] = enabled.body.data.backup_codes
    const { token } = (await signIn("google")).body.data
    assert.strictEqual((await host().send("POST", "/2fa/challenge/backup", { token, body: { code } })).status, 200)
    assert.deepStrictEqual(await linked(userId), [sub])
  })

  it("owes nothing where nobody had verified the address: the factors are not the owner's", async () => {
    const { email, sub } = person()
    const { userId } = await run(newUser({ email, isVerified: false }))
    await turnOn(userId)
    const { token, user } = (await signIn("google")).body.data
    assert.deepInclude(user, { id: userId, two_factor_enabled: false })
    assert.strictEqual((await me(token)).id, userId)
    assert.deepStrictEqual(await linked(userId), [sub])
  })

  // Falls if the holder is not looked for again: two people of one provider would both be linked.
  it("links one of two people who answer at once", async () => {
    for (let round = 0; round < (name === "PGlite" ? 1 : 10); round++) {
      const { email } = person()
      const userId = await holder(email)
      const begun = []
      for (let index = 0; index < 3; index++) {
        person({ email })
        const one = await begin("google")
        const { token } = (await comeBack("google", await visit(one), one.cookie)).body.data
        begun.push({ token, code: (await codesOf(userId))[0] })
      }
      const answers = await Promise.all(begun.map(({ code, token }) => challenge(token, code)))
      assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, 401, 401])
      assert.strictEqual((await linked(userId)).length, 1)
    }
  })
})
