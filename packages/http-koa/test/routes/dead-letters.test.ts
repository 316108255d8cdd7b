/** Deliveries that were given up, as an admin's page sees them. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { type DeliveryFacts, newDelivery } from "@mentorkit/test-kit/outbox/dead-letters"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { admin as adminEndpoints } from "../../src/routes/admin.js"
import { deadLetters as deadLetterEndpoints } from "../../src/routes/dead-letters.js"
import { type Host, serve } from "../support/mounted-server.js"

describe.each(engines)("dead letters on %s", (_name, engine) => {
  const { admin, deadLetters } = domains
  const kit = createMentorkit({
    domains: { admin, deadLetters },
    services: Layer.merge(world(engine), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host
  let root: string

  const signedIn = (role: "mentee" | "admin") =>
    run(Effect.flatMap(newUser({ roles: [role] }), ({ userId }) => newToken(userId)))
  const dead = async (facts: Partial<DeliveryFacts> = {}) => (await run(newDelivery(facts))).id
  const list = (query = "") => host.send("GET", `/admin/dead-letters${query}`, { token: root })
  const retry = (body: unknown) => host.send("POST", "/admin/dead-letters/retry", { token: root, body })

  beforeAll(async () => {
    host = await serve(kit, [...adminEndpoints, ...deadLetterEndpoints])
    root = await signedIn("admin")
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  it("are for admins only", async () => {
    const token = await signedIn("mentee")
    for (const [method, path] of [
      ["GET", "/admin/dead-letters"],
      ["POST", "/admin/dead-letters/retry"]
    ] as const) {
      assert.strictEqual((await host.send(method, path)).status, 401, path)
      assert.strictEqual((await host.send(method, path, { token })).status, 403, path)
    }
  })

  it("are listed page by page, tried again, and gone; the log has it", async () => {
    const ids = [await dead(), await dead({ lane: "effects", type: "payments.PaymentSettled" })]
    const { body, status } = await list("?lane=mail&per_page=10")
    assert.deepStrictEqual([status, body.message], [200, "Dead letters fetched successfully."])
    assert.strictEqual(body.data.dead_letters.meta.total, 1)
    const [letter] = body.data.dead_letters.data
    assert.deepInclude(letter, {
      ...{ id: ids[0], type: "bookings.BookingPaid", subscriber: "mail.subscriber", recipient_id: null },
      ...{ lane: "mail", priority: "medium", attempts: 20, last_error: "550 no such user" }
    })
    assert.match(letter.dead_at, /^\d{4}-\d\d-\d\dT/)
    assert.sameDeepMembers(body.data.groups, [
      { lane: "effects", type: "payments.PaymentSettled", count: 1 },
      { lane: "mail", type: "bookings.BookingPaid", count: 1 }
    ])
    assert.strictEqual((await list("?type=payments.PaymentSettled")).body.data.dead_letters.data[0].id, ids[1])

    const retried = await retry({ ids: [ids[0]?.toUpperCase(), crypto.randomUUID()] })
    assert.deepStrictEqual([retried.status, retried.body.data], [200, { retried: 1 }])
    assert.deepStrictEqual((await retry({ ids })).body.data, { retried: 1 })
    assert.deepStrictEqual((await retry({ lane: "mail" })).body.data, { retried: 0 })
    assert.deepStrictEqual((await list()).body.data.groups, [])
    const log = await host.send("GET", "/admin/audit-log?action=dead_letters.retried", { token: root })
    assert.strictEqual(log.body.data.entries.meta.total, 2)
    assert.deepInclude(log.body.data.entries.data[0], { before: null, after: { ids, retried: 1 } })
  })

  // Falls without the rules: an empty body would be all or nothing.
  it("are retried by their ids or by their lane, and a mistake says which of it is missing or too much", async () => {
    const id = await dead()
    const problems = async (body: unknown) => {
      const answer = await retry(body)
      assert.deepInclude(answer, { status: 422, code: "InvalidInput" })
      return answer.body.data
    }
    const missing = { ids: ["The ids field is required when lane is not present."] }
    for (const nothing of [{}, { ids: null, lane: "" }]) assert.deepStrictEqual(await problems(nothing), missing)
    assert.deepStrictEqual(await problems({ type: "bookings.BookingPaid" }), {
      lane: ["The lane field is required when type is present."]
    })
    for (const type of ["", "  ", null]) {
      assert.deepStrictEqual(await problems({ lane: "mail", type }), { type: ["The type field is required."] })
    }
    assert.deepStrictEqual(await problems({ ids: [id, "x", 7], lane: "post", type: "t".repeat(256) }), {
      "ids.1": ["The ids.1 field must be a valid UUID."],
      "ids.2": ["The ids.2 field must be a valid UUID."],
      lane: ["The selected lane is invalid.", "The lane field is prohibited when ids is present."],
      type: [
        "The type field must not be greater than 255 characters.",
        "The type field is prohibited when ids is present."
      ]
    })
    assert.deepStrictEqual(await problems({ ids: [] }), { ids: ["The ids field is required."] })
    const many = Array.from({ length: 501 }, () => crypto.randomUUID())
    assert.deepStrictEqual(await problems({ ids: many }), { ids: ["The ids field must not have more than 500 items."] })
    assert.deepStrictEqual(await problems({ ids: "all" }), { ids: ["The ids field must be an array."] })
    assert.deepStrictEqual((await list("?lane=post")).body.data, { lane: ["The selected lane is invalid."] })
    assert.strictEqual((await list()).body.data.dead_letters.meta.total, 1)
    assert.strictEqual((await retry({ ids: many.slice(0, 499).concat(id) })).body.data.retried, 1)
  })
})
