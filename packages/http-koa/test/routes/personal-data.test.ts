/** Taking one's data along and leaving for good, as clients see it. */
import { SqlClient } from "@effect/sql"
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { bookSlots, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Layer, Option, Redacted } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { identity } from "../../src/routes/identity.js"
import { personalData } from "../../src/routes/personal-data.js"
import { twoFactor } from "../../src/routes/two-factor.js"
import { type Host, serve } from "../support/mounted-server.js"

describe.each(engines)("personal data over HTTP on %s", (_name, engine) => {
  const kit = createMentorkit({
    domains: { identity: domains.identity, personalData: domains.personalData, twoFactor: domains.twoFactor },
    services: Layer.provideMerge(memoryRateLimiter, market(engine))
  })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...identity, ...personalData, ...twoFactor])
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const somebody = () =>
    run(
      Effect.gen(function* () {
        const user = yield* newUser({ fullName: "Grace Hopper", passwordHash: Redacted.make("a hash of hers") })
        return { user, token: yield* newToken(user.userId) }
      })
    )

  /** Everything in the database as text. */
  const everything = () =>
    run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{
          readonly xml: string
        }>`select schema_to_xml(current_schema(), true, false, '')::text as xml`
        return row?.xml ?? ""
      })
    )

  const exported = async (token: string) => {
    const response = await host.fetch("GET", "/me/export", { token })
    assert.strictEqual(response.status, 200)
    assert.strictEqual(response.headers.get("content-disposition"), 'attachment; filename="my-data.json"')
    assert.strictEqual(response.headers.get("cache-control"), "no-store")
    const text = await response.text()
    return { text, records: JSON.parse(text).data.records as Record<string, ReadonlyArray<Record<string, unknown>>> }
  }

  it("is given to its owner whole, without a secret, and to nobody else", async () => {
    const [{ token, user }, stranger] = [await somebody(), await somebody()]
    const { data } = (await host.send("POST", "/2fa/totp/setup", { token, body: {} })).body
    const { records, text } = await exported(token)
    assert.sameMembers(Object.keys(records), ["users", "user_roles", "access_tokens", "totp_credentials"])
    assert.deepInclude(records["users"]?.[0], { id: user.userId, full_name: "Grace Hopper" })
    // Falls where a table's secrets are not left out.
    for (const secret of ["a hash of hers", data.secret, "secret_hash", "password_hash", "pending_secret"])
      assert.notInclude(text, secret)
    assert.notInclude(text, stranger.user.userId)
    assert.strictEqual((await host.send("GET", "/me/export")).status, 401)
  })

  it("an account goes for good, and with it whatever lets its owner in or tells who it was", async () => {
    const { token, user } = await somebody()
    await host.send("POST", "/phone/update", { token, body: { phone_number: "+4930123456" } })
    const { email } = (await host.send("GET", "/me", { token })).body.data.user
    const answer = await host.send("DELETE", "/me", { token })
    assert.deepInclude(answer, { status: 200 })
    assert.deepStrictEqual(answer.body, { status: "success", message: "Your account has been deleted.", data: {} })
    assert.strictEqual((await host.send("GET", "/me", { token })).status, 401)
    const left = Option.getOrThrow(
      await run(Effect.flatMap(UserRepository, (users) => users.find(user.userId as never)))
    )
    assert.deepInclude(left, { fullName: "Deleted user", hasPassword: false, isActive: false, phoneNumber: null })
    const database = await everything()
    assert.notInclude(database, "+4930123456")
    // The farewell still has to be sent; it waits in the outbox, which forgets it.
    assert.notInclude(database.replace(/<outbox>.*?<\/outbox>/gs, ""), email)
    const again = await run(Effect.either(newUser({ email })))
    assert.strictEqual(again._tag, "Right", "the address is free again")
  })

  // Falls where nobody asks who would be left.
  it("the last admin does not leave, and is told why", async () => {
    const [admin, other] = await run(Effect.all([newUser({ roles: ["admin"] }), newUser({ roles: ["admin"] })]))
    const token = await run(newToken(admin.userId))
    assert.strictEqual(
      (await host.send("DELETE", "/me", { token: await run(newToken(other.userId)) })).status,
      200,
      "there is another one"
    )
    const refused = await host.send("DELETE", "/me", { token })
    assert.deepInclude(refused, { status: 422, code: "AdminProtected" })
    assert.deepStrictEqual(refused.body, {
      status: "error",
      message: "The account of an admin cannot be suspended or banned, and that of the last one cannot be deleted.",
      data: {}
    })
    assert.strictEqual((await host.send("GET", "/me", { token })).status, 200)
  })

  // Falls where obligations are not asked for.
  it("nobody leaves behind a session that somebody counts on; once it is cancelled they may", async () => {
    const offer = await run(newOffer({ priceMinor: 0n }))
    const { token, user } = await somebody()
    const mentorToken = await run(newToken(offer.mentor.userId))
    const { booking } = await run(bookSlots(user, offer.slotId))
    for (const who of [token, mentorToken]) {
      const refused = await host.send("DELETE", "/me", { token: who })
      assert.deepInclude(refused, { status: 409, code: "AccountStillNeeded" })
      assert.deepStrictEqual(refused.body.data, { open_sessions: 1, unpaid_earnings: [] })
      assert.strictEqual((await host.send("GET", "/me", { token: who })).status, 200)
    }
    await run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`
          update bookings set status = 'cancelled', cancelled_at = created_at, respond_by = null, note = 'My secret'
          where id = ${booking.id}`
      )
    )
    assert.strictEqual((await host.send("DELETE", "/me", { token })).status, 200)
    assert.notInclude(await everything(), "My secret")
    const { records } = await exported(mentorToken)
    assert.lengthOf(records["bookings"] ?? [], 1, "the other side keeps the booking")
  })

  // Falls where a mentor's part of bookings or payments is not held to what is paid.
  it("tells a mentor nothing of a booking that is not paid", async () => {
    const offer = await run(newOffer())
    const { token, user } = await somebody()
    const { booking } = await run(bookSlots(user, offer.slotId))
    const mine = (await exported(token)).records
    assert.deepStrictEqual([mine["bookings"]?.length, mine["payments"]?.length], [1, 1])
    assert.notInclude((await exported(await run(newToken(offer.mentor.userId)))).text, user.userId)
    await run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`update bookings set paid_at = created_at where id = ${booking.id}`
      )
    )
    const { records } = await exported(await run(newToken(offer.mentor.userId)))
    assert.lengthOf(records["bookings"] ?? [], 1)
  })
})
