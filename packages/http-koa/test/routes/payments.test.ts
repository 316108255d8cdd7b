/** Payments and earnings as clients and gateways see them. */
import { createHmac } from "node:crypto"
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { OfflineGateway } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newOpenSale } from "@mentorkit/test-kit/payments/sales"
import { gatewaySecret, offlineShop, Wire } from "@mentorkit/test-kit/payments/shop"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { Effect, Layer, Redacted, Ref } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { earnings as earningsEndpoints } from "../../src/routes/earnings.js"
import { payments as paymentsEndpoints } from "../../src/routes/payments.js"
import { type Host, serve } from "../support/mounted-server.js"

const signatureOf = (body: string | Uint8Array) => {
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac("sha256", Redacted.value(gatewaySecret)).update(`${seconds}.`).update(body).digest("hex")
  return `t=${seconds},v1=${mac}`
}

describe.each(engines)("payments over HTTP on %s", (_name, engine) => {
  const { earnings, payments } = domains
  const kit = createMentorkit({
    domains: { earnings, payments },
    services: Layer.merge(offlineShop(engine), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...paymentsEndpoints, ...earningsEndpoints])
    const toWebhook = (body: Uint8Array, signature: string) =>
      Effect.promise(async () => {
        const answer = await host.fetch("POST", "~/gateway/webhook", {
          body,
          headers: { "gateway-signature": signature }
        })
        return answer.status === 200
      })
    await run(Effect.flatMap(Wire, ({ deliver }) => Ref.set(deliver, toWebhook)))
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const tokenOf = (userId: Parameters<typeof newToken>[0]) => run(newToken(userId))

  it("settle by the webhook, and the buyer sees it", async () => {
    const sale = await run(newOpenSale())
    const token = await tokenOf(sale.buyer.userId)
    const status = () => host.send("GET", `/payments/status?session_id=${sale.sessionId}`, { token })
    assert.deepInclude((await status()).body.data, { status: "pending", is_settled: false, is_outstanding: true })
    await run(Effect.flatMap(OfflineGateway, ({ pay }) => pay(sale.sessionId)))
    const { body, status: code } = await status()
    assert.strictEqual(code, 200)
    assert.deepStrictEqual(Object.keys(body.data), [
      "status",
      "is_settled",
      "is_outstanding",
      "invoice_id",
      "reference",
      "purpose",
      "purchasable_id"
    ])
    assert.deepInclude(body.data, { status: "succeeded", is_settled: true, invoice_id: sale.paymentId })
  })

  it("are the buyer's own: everybody else's session is unknown", async () => {
    const sale = await run(newOpenSale())
    const path = `/payments/status?session_id=${sale.sessionId}`
    assert.strictEqual((await host.send("GET", path)).status, 401)
    const { userId } = await run(newUser())
    const stranger = await host.send("GET", path, { token: await tokenOf(userId) })
    const unknown = await host.send("GET", "/payments/status?session_id=cs_unknown", { token: await tokenOf(userId) })
    assert.deepStrictEqual(stranger, unknown)
    assert.deepInclude(stranger, { status: 404, code: "PaymentNotFound" })
    const missing = await host.send("GET", "/payments/status", { token: await tokenOf(userId) })
    assert.deepInclude(missing, { status: 422 })
    assert.deepStrictEqual(missing.body.data, { session_id: ["The session id field is required."] })
  })

  it("take webhooks by either header, and refuse those that nobody signed", async () => {
    const body = '{"id":"evt_http","type":"something.else","created":"2027-03-14T14:00:00+00:00"}'
    for (const name of ["Gateway-Signature", "Stripe-Signature"]) {
      const taken = await host.send("POST", "~/gateway/webhook", { body, headers: { [name]: signatureOf(body) } })
      assert.deepInclude(taken, { status: 200, body: { status: "success", message: "Event received.", data: {} } })
    }
    for (const headers of [{}, { "gateway-signature": "" }, { "gateway-signature": signatureOf(`${body} `) }]) {
      const refused = await host.send("POST", "~/gateway/webhook", { body, headers })
      assert.deepInclude(refused, { status: 400, code: "InvalidSignature" })
    }
    // Neither the query nor the body can bring the signature or the payload.
    const query = encodeURIComponent(signatureOf(body))
    const elsewhere = await host.send("POST", `~/gateway/webhook?gateway_signature=${query}`, { body })
    assert.include([400, 422], elsewhere.status)
    assert.strictEqual((await host.send("POST", "/gateway/webhook", { body })).status, 404)
  })

  it("never fail by what a stranger posts", async () => {
    for (const body of ["", "{", "\0", new Uint8Array([0xff, 0xfe]), "[".repeat(100_000)]) {
      for (const signature of [signatureOf(body), "t=1,v1=x"]) {
        const { status } = await host.send("POST", "~/gateway/webhook", {
          body,
          headers: { "gateway-signature": signature, "content-type": "application/octet-stream" }
        })
        assert.strictEqual(status, 400)
      }
    }
    assert.deepStrictEqual(host.reported, [])
  })

  it("show a mentor what they earn, and others nothing", async () => {
    const sale = await run(newOpenSale())
    await run(Effect.flatMap(OfflineGateway, ({ pay }) => pay(sale.sessionId)))
    const { mentorId, userId } = await run(newMentor())
    const token = await tokenOf(userId)
    const summary = (query = "") => host.send("GET", `/mentor/earnings/summary${query}`, { token })
    const { body } = await summary()
    assert.strictEqual(body.message, "Earnings summary fetched successfully.")
    assert.deepInclude(body.data, {
      currency: "USD",
      lifetime_earned: { minor: 0, major: "0.00", formatted: "$0.00" },
      change_percent: null,
      sparkline_interval: "daily",
      clearance_hold_days: 7
    })
    assert.strictEqual(body.data.sparkline.length, 30)
    assert.strictEqual((await summary("?period=365d")).body.data.sparkline.length, 12)
    const wrong = await summary("?period=14d")
    assert.deepStrictEqual([wrong.status, wrong.body.data], [422, { period: ["The selected period is invalid."] }])

    const mentee = await host.send("GET", "/mentor/earnings/summary", { token: await tokenOf(sale.buyer.userId) })
    assert.deepStrictEqual([mentee.status, mentee.body.message], [404, "Mentor profile not found."])
    assert.strictEqual((await host.send("GET", "/mentor/earnings/summary")).status, 401)
    assert.notStrictEqual(mentorId, sale.mentorId)
  })
})
