/** Refunds as admins ask for them over HTTP. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { PaymentId } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { paidSale, refundsOf, relayRefunds } from "@mentorkit/test-kit/payments/gateway-news"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import { newOpenSale, type TestSale } from "@mentorkit/test-kit/payments/sales"
import { script, shop } from "@mentorkit/test-kit/payments/shop"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { payments as endpoints } from "../../src/routes/payments.js"
import { type Host, serve } from "../support/mounted-server.js"

describe("refunds over HTTP", () => {
  const { payments } = domains
  const kit = createMentorkit({
    domains: { payments },
    services: Layer.merge(shop(pglite), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host
  let token: string

  beforeAll(async () => {
    host = await serve(kit, endpoints)
    token = await run(Effect.flatMap(newUser({ roles: ["admin"] }), ({ userId }) => newToken(userId)))
  })
  afterAll(async () => {
    await run(assertBooksAreRight)
    host.close()
    await kit.close()
  })

  const refund = ({ paymentId }: TestSale, body: unknown, headers: Record<string, string> = {}) =>
    host.send("POST", `/admin/transactions/${paymentId}/refund`, { token, body, headers })
  const note = "They asked nicely"

  it("answer a repeated request as the first one, and give back once", async () => {
    const sale = await run(paidSale())
    const headers = { "idempotency-key": crypto.randomUUID() }
    const body = { note, amount_minor: 3000 }
    const [first, again] = [await refund(sale, body, headers), await refund(sale, body, headers)]
    assert.deepInclude(first, { status: 200 })
    assert.strictEqual(first.body.data.transaction.refund_pending.formatted, "$30.00")
    assert.deepStrictEqual(again.body, first.body)
    const other = await refund(sale, { ...body, amount_minor: 4000 }, headers)
    assert.deepInclude(other, { status: 422, code: "IdempotencyKeyReused" })
    assert.lengthOf(await run(refundsOf(sale)), 1)
  })

  it("are refused with the spec's codes", async () => {
    const sale = await run(paidSale())
    for (const short of [{}, { note: "No" }, { note: "x".repeat(501) }]) {
      const { body, status } = await refund(sale, short)
      assert.deepStrictEqual([status, Object.keys(body.data)], [422, ["note"]])
    }
    for (const amount_minor of [0, -1, 1.5, "many"]) {
      assert.deepInclude(await refund(sale, { note, amount_minor }), { status: 422, code: "InvalidInput" })
    }
    assert.deepInclude(await refund(sale, { note, amount_minor: 8001 }), { status: 422, code: "RefundNotPossible" })
    assert.deepInclude(await refund(await run(newOpenSale()), { note }), { status: 422, code: "RefundNotPossible" })
    const nobody = { ...sale, paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000000") }
    assert.deepInclude(await refund(nobody, { note }), { status: 404, code: "TransactionNotFound" })
    await run(script({ refusal: "No" }))
    assert.deepInclude(await refund(sale, { note, amount_minor: 1 }), { status: 502, code: "GatewayRefused" })
    await run(script({ refusal: null }))
    const mentee = await run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId)))
    const path = `/admin/transactions/${sale.paymentId}/refund`
    assert.strictEqual((await host.send("POST", path, { token: mentee, body: { note } })).status, 403)
  })

  it("that the gateway has not answered are noted, and repeated by nobody, under no key", async () => {
    const sale = await run(paidSale())
    const headers = { "idempotency-key": crypto.randomUUID() }
    const body = { note, amount_minor: 3000 }
    await run(script({ isHanging: true }))
    const first = await refund(sale, body, headers)
    await run(script({ isHanging: false }))
    const [{ id } = assert.fail("nothing is noted"), ...more] = await run(refundsOf(sale))
    assert.isEmpty(more)
    assert.deepStrictEqual(first, {
      status: 502,
      code: "RefundUnanswered",
      body: {
        status: "error",
        message: "The refund is noted and will be asked for again. Do not repeat it.",
        data: { refund_id: id }
      }
    })
    for (const again of [await refund(sale, body, headers), await refund(sale, body), await refund(sale, { note })]) {
      assert.deepInclude(again, { status: 422, code: "RefundUndecided" })
      assert.deepStrictEqual(again.body.data, { refund_id: id })
      assert.include(again.body.message, id)
    }
    assert.lengthOf(await run(refundsOf(sale)), 1)
    assert.lengthOf(host.reported, 0)
  })

  // Falls if the refund forgets which call asked for it: parts add up, so the same call again would be a second refund.
  it("that are asked for again under their key, once the gateway has answered, are the first one", async () => {
    const sale = await run(paidSale())
    const headers = { "idempotency-key": crypto.randomUUID() }
    const body = { note, amount_minor: 3000 }
    await run(script({ isHanging: true }))
    assert.deepInclude(await refund(sale, body, headers), { status: 502, code: "RefundUnanswered" })
    await run(script({ isHanging: false }))
    await run(relayRefunds(sale))
    const again = await refund(sale, body, headers)
    assert.strictEqual(again.status, 200)
    assert.strictEqual(again.body.data.transaction.refund_pending.formatted, "$30.00")
    assert.lengthOf(await run(refundsOf(sale)), 1)
    // Another key is another refund.
    assert.strictEqual((await refund(sale, body, { "idempotency-key": crypto.randomUUID() })).status, 200)
    assert.lengthOf(await run(refundsOf(sale)), 2)
  })

  it("that the gateway refuses under a key may be tried again under it", async () => {
    const sale = await run(paidSale())
    const headers = { "idempotency-key": crypto.randomUUID() }
    await run(script({ refusal: "No" }))
    assert.deepInclude(await refund(sale, { note }, headers), { status: 502, code: "GatewayRefused" })
    await run(script({ refusal: null }))
    assert.strictEqual((await refund(sale, { note }, headers)).status, 200)
  })

  it("that the gateway refuses wait in the queue until an admin has decided, once", async () => {
    const sale = await run(paidSale({ hasSeat: false }))
    await run(script({ refusal: "Charge is too old" }))
    await run(relayRefunds(sale))
    await run(script({ refusal: null }))
    const { body } = await host.send("GET", "/admin/refund-queue", { token })
    const [queued] = body.data.refunds.data
    assert.deepInclude(queued, { reason: "capacity_conflict", state: "refused", refusal: "Charge is too old" })
    assert.strictEqual(queued.transaction.id, sale.paymentId)
    const decide = (action: string) =>
      host.send("POST", `/admin/refund-queue/${queued.id}/resolve`, { token, body: { action, note } })
    assert.deepInclude(await decide("forget"), { status: 422, code: "InvalidInput" })
    const decided = await decide("paid_elsewhere")
    assert.deepInclude(decided.body.data.transaction, { status: "refunded" })
    assert.deepInclude(await decide("waive"), { status: 404, code: "RefundNotQueued" })
  })
})
