/** What admins do about accounts and settings, as clients see it. */
import { SqlClient } from "@effect/sql"
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { admin as adminEndpoints } from "../../src/routes/admin.js"
import { identity as identityEndpoints } from "../../src/routes/identity.js"
import { reports as reportEndpoints } from "../../src/routes/reports.js"
import { type Host, serve } from "../support/mounted-server.js"

describe.each(engines)("accounts and settings for admins on %s", (_name, engine) => {
  const { admin, identity, reports } = domains
  const kit = createMentorkit({
    domains: { admin, identity, reports },
    services: Layer.merge(world(engine), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host
  let root: string

  const signedIn = (role: "mentee" | "admin", fullName = "Ada Lovelace") =>
    run(
      Effect.flatMap(newUser({ roles: [role], fullName }), ({ userId }) =>
        Effect.map(newToken(userId), (token) => ({ userId, token }))
      )
    )
  const act = (path: string, body?: unknown) =>
    host.send("POST", `/admin/${path}`, { token: root, ...(body !== undefined && { body }) })

  beforeAll(async () => {
    host = await serve(kit, [...adminEndpoints, ...identityEndpoints, ...reportEndpoints])
    root = (await signedIn("admin")).token
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  it("are for admins only", async () => {
    const { token } = await signedIn("mentee")
    const id = crypto.randomUUID()
    for (const [method, path] of [
      ["GET", "users"],
      ["POST", `users/${id}/suspend`],
      ["POST", `users/${id}/ban`],
      ["POST", `users/${id}/reinstate`],
      ["POST", `mentors/${id}/suspend`],
      ["POST", `mentors/${id}/reinstate`],
      ["GET", "settings"],
      ["PUT", "settings"],
      ["GET", "audit-log"],
      ["GET", "reports"]
    ] as const) {
      assert.strictEqual((await host.send(method, `/admin/${path}`)).status, 401, path)
      assert.strictEqual((await host.send(method, `/admin/${path}`, { token })).status, 403, path)
    }
  })

  it("a ban ends access at once; it is found, recorded and lifted", async () => {
    const { token, userId } = await signedIn("mentee", "Zoe Banned")
    assert.strictEqual((await host.send("GET", "/me", { token })).status, 200)
    const banned = await act(`users/${userId}/ban`, { reason: "  Spam, again.  " })
    assert.deepStrictEqual([banned.status, banned.body.message], [200, "User banned successfully."])
    assert.deepInclude(banned.body.data.user, { id: userId, status: "banned", is_active: true, mentor: null })
    assert.strictEqual((await host.send("GET", "/me", { token })).status, 401)
    const again = await act(`users/${userId}/suspend`, { reason: "Spam" })
    assert.deepInclude(again, { status: 422, code: "AccountMoveNotPossible" })
    assert.deepInclude(again.body, {
      message: "This account is already banned.",
      data: { move: "suspend", status: "banned" }
    })
    const found = await host.send("GET", "/admin/users?q=zoe%20ban&status=banned&role=mentee", { token: root })
    assert.strictEqual(found.body.data.users.meta.total, 1)
    assert.strictEqual(found.body.data.users.data[0].id, userId)
    const reinstated = await act(`users/${userId}/reinstate`, { reason: "A mistake" })
    assert.deepInclude(reinstated.body.data.user, { status: "active", banned_at: null })
    assert.strictEqual((await host.send("GET", "/me", { token })).status, 401)
    const log = await host.send("GET", `/admin/audit-log?subject_type=user&subject_id=${userId}`, { token: root })
    assert.deepStrictEqual(
      log.body.data.entries.data.map((one: { action: string; after: { reason: string } }) => [
        one.action,
        one.after.reason
      ]),
      [
        ["user.reinstated", "A mistake"],
        ["user.banned", "Spam, again."]
      ]
    )
  })

  it("says what cannot be done", async () => {
    const { userId } = await signedIn("admin")
    const refused = await act(`users/${userId}/ban`, { reason: "Because" })
    assert.deepInclude(refused, { status: 422, code: "AdminProtected" })
    for (const id of [crypto.randomUUID(), "no-id"]) {
      const unknown = await act(`users/${id}/ban`, { reason: "Because" })
      assert.deepStrictEqual([unknown.status, unknown.body.message], [404, "User not found."])
    }
    const member = await signedIn("mentee")
    for (const [reason, text] of [
      [undefined, "The reason field is required."],
      ["no", "The reason field must be at least 3 characters."],
      ["x".repeat(501), "The reason field must not be greater than 500 characters."]
    ] as const) {
      const { body, status } = await act(`users/${member.userId}/ban`, { reason })
      assert.deepStrictEqual([status, body.data], [422, { reason: [text] }])
    }
    const { mentorId } = await run(newMentor())
    const suspended = await act(`mentors/${mentorId}/suspend`, { reason: "Did not turn up" })
    assert.deepInclude(suspended.body.data.mentor, { approval_status: "suspended" })
    assert.strictEqual((await act(`mentors/${mentorId}/suspend`, { reason: "Again" })).code, "ApprovalNotPossible")
    assert.strictEqual((await act(`mentors/${mentorId}/reinstate`)).body.message, "Mentor reinstated successfully.")
  })

  // Falls without it: a stolen token would turn it off for everybody, itself included.
  it("settings are changed by an admin who has just signed in", async () => {
    const { token, userId } = await signedIn("admin")
    const put = () =>
      host.send("PUT", "/admin/settings", { token, body: { settings: { "identity.fresh_sign_in_minutes": 15 } } })
    assert.strictEqual((await put()).status, 200)
    await run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`update access_tokens set created_at = created_at - interval '15 minutes' where user_id = ${userId}`
      )
    )
    assert.deepInclude(await put(), { status: 403, code: "FreshSignInRequired" })
    assert.strictEqual((await host.send("GET", "/admin/settings", { token })).status, 200)
  })

  it("settings are shown and changed; a mistyped key is a problem of its own", async () => {
    const read = await host.send("GET", "/admin/settings", { token: root })
    const keys = read.body.data.settings.map(({ key }: { key: string }) => key)
    assert.includeMembers(keys, [
      ...["payments.platform_fee_basis_points", "scheduling.hold_minutes", "earnings.clearance_hold_days"],
      ...["bookings.cancellation_window_hours", "bookings.cancellation_fee_percent", "withdrawals.minimum_minor"]
    ])
    const put = (settings: unknown) => host.send("PUT", "/admin/settings", { token: root, body: { settings } })
    const wrong = await put({
      "bookings.cancellation_fee_percent": 200,
      "bookings.fee": 1,
      "scheduling.hold_minutes": 7
    })
    assert.deepStrictEqual(
      [wrong.status, wrong.body.data],
      [
        422,
        {
          "settings.bookings.cancellation_fee_percent": [
            "The bookings.cancellation_fee_percent field must be between 0 and 100."
          ],
          "settings.bookings.fee": ["There is no setting bookings.fee."]
        }
      ]
    )
    const right = await put({ "bookings.cancellation_fee_percent": 15, "withdrawals.minimum_minor": { EUR: 100 } })
    assert.strictEqual(right.body.message, "Settings updated successfully.")
    const valueOf = (answer: typeof right, name: string) =>
      answer.body.data.settings.find(({ key }: { key: string }) => key === name).value
    assert.strictEqual(valueOf(right, "bookings.cancellation_fee_percent"), 15)
    assert.deepStrictEqual(valueOf(right, "withdrawals.minimum_minor"), { EUR: 100 })
    assert.strictEqual(valueOf(right, "scheduling.hold_minutes"), 35)
    const back = await put({ "bookings.cancellation_fee_percent": null, "withdrawals.minimum_minor": null })
    assert.strictEqual(valueOf(back, "bookings.cancellation_fee_percent"), 10)
    for (const settings of [undefined, [], "all", 5]) assert.strictEqual((await put(settings)).status, 422)
  })

  it("reports are a list that may be empty", async () => {
    const { body } = await host.send("GET", "/admin/reports?status=pending&reason=spam&subject_type=post", {
      token: root
    })
    assert.deepStrictEqual([body.message, body.data.reports.data], ["Reports fetched successfully.", []])
    const bad = await host.send("GET", "/admin/reports?reason=boring", { token: root })
    assert.deepStrictEqual([bad.status, bad.body.data], [422, { reason: ["The selected reason is invalid."] }])
  })
})
