/** What a token alone does not decide. */
import { SqlClient } from "@effect/sql"
import { freshSignInMinutes } from "@mentorkit/core/identity"
import { UserId } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { softwareAuthenticator } from "@mentorkit/core/testing"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { applicant, mailedToken, newToken, password } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { Effect, Either } from "effect"
import { assert, describe, it } from "vitest"
import { endpoints } from "../../src/routes/index.js"
import { confirmed, freshness, freshSignInRequired } from "../support/fresh-sign-in.js"
import { type Member, useTwoFactorSite } from "../support/two-factor-site.js"

const id = "0193a000-0000-7000-8000-000000000000"

/** The settings of the host: how fresh a sign-in has to be is one of them. */
const askingAdmins = ["admin.updateSettings"]

/** Every call of a member that asks, as route and body, and what it says to one who has just signed in. */
const asking: Readonly<Record<string, readonly [method: string, path: string, body: object, fresh: number]>> = {
  "passkeys.registerOptions": ["POST", "/passkeys/register/options", {}, 200],
  "passkeys.register": ["POST", "/passkeys/register", {}, 422],
  "passkeys.remove": ["DELETE", `/passkeys/${id}`, {}, 404],
  "personalData.eraseAccount": ["DELETE", "/me", {}, 200],
  "twoFactor.setUpTotp": ["POST", "/2fa/totp/setup", {}, 200],
  "twoFactor.showTotpQrCode": ["GET", "/2fa/totp/qr", {}, 404],
  "twoFactor.confirmTotp": ["POST", "/2fa/totp/confirm", { code: "1" }, 422],
  "twoFactor.enable": ["POST", "/2fa/enable", { method: "email" }, 200],
  "twoFactor.enableMethod": ["POST", "/2fa/methods/enable", { method: "email" }, 200],
  "twoFactor.disableMethod": ["POST", "/2fa/methods/disable", { method: "sms" }, 422],
  "twoFactor.setDefaultMethod": ["PUT", "/2fa/default-method", { method: "email" }, 200],
  "twoFactor.regenerateBackupCodes": ["POST", "/2fa/backup-codes/regenerate", {}, 200],
  "twoFactor.revokeTrustedDevice": ["DELETE", `/2fa/trusted-devices/${id}`, {}, 404],
  "twoFactor.updatePhone": ["POST", "/phone/update", { phone_number: "+4930777001" }, 200],
  "twoFactor.verifyPhone": ["POST", "/phone/verify", { code: "1" }, 422]
}

/** As a reset of the password and a ban do it. */
const endingTokens = ({ userId }: Pick<Member, "userId">) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.zipRight(
      sql`select id from users where id = ${userId} for update`,
      sql`delete from access_tokens where user_id = ${userId}`
    )
  )

describe.each(concurrent)("a fresh sign-in on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)
  const { assertFresh, assertStale, call, confirm, stale } = freshness(site)

  it("is asked for by everything that decides who gets in, and by nothing else", () => {
    const flagged = endpoints.filter(({ operation }) => operation.freshSignIn !== undefined)
    assert.sameMembers(
      flagged.map(({ operationId }) => operationId),
      [...askingAdmins, ...Object.keys(asking)]
    )
  })

  it.each(Object.entries(asking))("%s asks for it, before it looks at anything else", async (_id, call_) => {
    const [method, path, body, fresh] = call_
    const old = await stale()
    assert.deepStrictEqual(await call(old.token, method, path, body), freshSignInRequired)
    assert.deepInclude(await confirm(old, { password }), { status: 200, body: confirmed })
    assert.strictEqual((await call(old.token, method, path, body)).status, fresh)
  })

  it("is not noticed by a client that goes from registration to /2fa/enable as document 1 says", async () => {
    const { advance, post, run } = site()
    const userId = UserId.make((await post("/register", applicant())).body.data.user.id)
    advance(30)
    const { token } = (await post("/verify-email", { token: await run(mailedToken(userId)) })).body.data
    advance(14)
    assert.strictEqual((await post("/2fa/enable", { method: "email" }, token)).status, 200)
  })

  it("lasts for a quarter of an hour from the proof on, not a moment longer", async () => {
    const { advance, member } = site()
    const grace = await member()
    advance(14.9)
    await assertFresh(grace)
    advance(0.2)
    await assertStale(grace)
    assert.strictEqual((await confirm(grace, { password })).status, 200)
    advance(14.9)
    await assertFresh(grace)
    advance(0.2)
    await assertStale(grace)
  })

  it("belongs to one token: the account's others stay as stale as they were", async () => {
    const { advance, run } = site()
    const grace = await site().member()
    const other = { token: await run(newToken(grace.userId)) }
    advance(16)
    assert.strictEqual((await confirm(grace, { password })).status, 200)
    await assertFresh(grace)
    await assertStale(other)
  })

  it("comes with a sign-in on a trusted device, by its password", async () => {
    const grace = await stale(["email"])
    const pending = await grace.begin()
    const answer = await site().challenge(pending, { code: await grace.code(), trust_device: true })
    const device = answer.body.data.trusted_device_token as string
    await assertFresh(answer.body.data)
    site().advance(60)
    await assertStale(answer.body.data)
    await assertFresh((await grace.login({ "X-Trusted-Device": device })).body.data)
  })

  it("is no affair of callers whom their own host vouches for", async () => {
    const grace = await stale()
    const { kit } = site()
    const vouched = kit.as({ _tag: "User", userId: grace.userId, roles: ["mentee"] })
    assert.isString((await vouched.twoFactor.setUpTotp({})).secret)
    assert.deepStrictEqual(await vouched.twoFactor.confirmIdentity({ password }), {})
    // Nobody vouches for a token of which it is not known when it was proven.
    const unknown = kit.as({ _tag: "User", userId: grace.userId, roles: ["mentee"], tokenId: id })
    const refused = await unknown.twoFactor.setUpTotp({}).then(
      () => undefined,
      (error: unknown) => error
    )
    assert.propertyVal(refused, "_tag", "FreshSignInRequired")
  })

  // Falls if the token is not looked for once the account's lock is held: what a reset of the password takes away would
  // come again right behind it.
  it("is worth nothing to a call that waits for the account while a reset ends its token", async () => {
    const { member, post, run } = site()
    const changesNothing = ["passkeys.registerOptions", "twoFactor.showTotpQrCode"]
    for (const [name, [method, path, body]] of Object.entries(asking)) {
      if (changesNothing.includes(name)) continue
      const { token, userId } = await member(["email", "sms"])
      const { options } = (await post("/passkeys/register/options", {}, token)).body.data
      const credential = softwareAuthenticator("http://localhost").create(options).answer
      const sent = name === "passkeys.register" ? { credential } : body
      const ending = Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.zipRight(
          sql`select id from users where id = ${userId} for update`,
          sql`delete from access_tokens where user_id = ${userId}`
        )
      )
      const answer = await run(
        duringOpen(
          ending,
          Effect.promise(() => call(token, method, path, sent))
        )
      )
      assert.deepInclude(Either.getOrThrow(answer), { status: 401, code: "Unauthenticated" }, name)
    }
  })

  it("is as long as the setting says, and 0 asks nobody", async () => {
    const { run } = site()
    const set = (minutes: number) => run(Effect.flatMap(Settings, ({ set }) => set(freshSignInMinutes, minutes)))
    const grace = await stale()
    try {
      await set(17)
      await assertFresh(grace)
      await set(1)
      await assertStale(grace)
      await set(0)
      site().advance(60 * 24)
      await assertFresh(grace)
    } finally {
      await set(15)
    }
    await assertStale(grace)
  })

  describe("a password", () => {
    const put = ({ token }: Member, body: object) =>
      site().host.send("PUT", "/password", {
        token,
        body: { password: "another good one", password_confirmation: "another good one", ...body }
      })

    it("is a first one only for somebody who has just signed in", async () => {
      const grace = await stale(["email"], false)
      assert.deepStrictEqual(await put(grace, {}), freshSignInRequired)
      assert.deepInclude(await confirm(grace, { method: "email" }), { status: 422, code: "CodeRequired" })
      assert.strictEqual((await confirm(grace, { method: "email", code: await grace.code() })).status, 200)
      assert.strictEqual((await put(grace, {})).status, 200)
    })

    // Falls if it counts for the rest: whoever has the same token, stolen, would wait for its owner to do this.
    it("that is changed by one who knows it is its own proof, and no proof of anything else", async () => {
      const grace = await stale()
      assert.strictEqual((await put(grace, { current_password: password })).status, 200)
      await assertStale(grace)
    })

    // Falls if the token is not looked for under the lock: a password that a stranger sets would outlive a ban.
    it("is no first one for a call that waits for the account while its token ends", async () => {
      const grace = await site().member([], false)
      const answer = await site().run(
        duringOpen(
          endingTokens(grace),
          Effect.promise(() => put(grace, {}))
        )
      )
      assert.deepInclude(Either.getOrThrow(answer), { status: 401, code: "Unauthenticated" })
      assert.isFalse(
        (await site().rows((sql) => sql`select from users where id = ${grace.userId} and password_hash is not null`))
          .length > 0
      )
    })
  })

  it("is not asked for where two-factor is turned off, by password or by code: that is its own proof", async () => {
    const grace = await stale(["email"])
    const wrong = await call(grace.token, "POST", "/2fa/disable", { password: "wrong" })
    assert.deepInclude(wrong, { code: "IncorrectPassword" })
    assert.strictEqual((await call(grace.token, "POST", "/2fa/disable", { password })).status, 200)
    await assertStale(grace)
    const ada = await stale(["email"], false)
    assert.deepInclude(await call(ada.token, "POST", "/2fa/disable"), { code: "CodeRequired" })
    assert.strictEqual((await call(ada.token, "POST", "/2fa/disable", { code: await ada.code() })).status, 200)
    await assertStale(ada)
  })
})
