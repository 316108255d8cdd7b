/** The gateway without a network: its buttons, its books, and its signed messages. */
import { createHmac } from "node:crypto"
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { askForRefund } from "@mentorkit/core/internal/payments"
import { guest } from "@mentorkit/core/kernel"
import { ChargeId, CheckoutSessionId, Payments, RefundId } from "@mentorkit/core/payments"
import { OfflineGateway, PaymentGateway, PaymentRepository } from "@mentorkit/core/payments/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newOpenSale, resultOf, sweep } from "@mentorkit/test-kit/payments/sales"
import { connect, disconnect, gatewaySecret, offlineShop, Wire } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, Option, Redacted, TestClock } from "effect"

const press = (button: "view" | "pay" | "cancel", id: CheckoutSessionId) =>
  Effect.flatMap(OfflineGateway, (gateway) => Effect.orDie(Effect.flatten(gateway[button](id))))
const sentDuring = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { sent } = yield* Wire
    const before = (yield* sent).length
    yield* work
    return (yield* sent).slice(before)
  })
/** Made without our code, as somebody else's would be. */
const signatureOf = (payload: string | Uint8Array, seconds: number, secret = Redacted.value(gatewaySecret)) =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.`).update(payload).digest("hex")}`

describe.each(engines)("the offline gateway on %s", (_name, engine) => {
  layer(offlineShop(engine))((it) => {
    it.effect("Pay leads through the webhook to the ware", () =>
      Effect.gen(function* () {
        yield* connect
        const sale = yield* newOpenSale()
        const { successUrl, ...before } = yield* press("view", sale.sessionId)
        assert.strictEqual(successUrl, `http://front.test/payments/success?session_id=${sale.sessionId}`)
        assert.deepInclude(before, {
          state: "open",
          amount: sale.amount,
          description: "Career review with Maya Mentor",
          cancelUrl: `http://front.test/payments/cancelled?session_id=${sale.sessionId}`
        })
        assert.strictEqual((yield* press("pay", sale.sessionId)).state, "paid")
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", charges: 1, earned: 6800n })
        const second = yield* sentDuring(press("pay", sale.sessionId))
        assert.deepStrictEqual(second, [])
        assert.strictEqual((yield* press("cancel", sale.sessionId)).state, "paid")
      })
    )

    it.effect("Cancel ends the checkout for good", () =>
      Effect.gen(function* () {
        yield* connect
        const sale = yield* newOpenSale()
        assert.strictEqual((yield* press("cancel", sale.sessionId)).state, "expired")
        assert.deepInclude(yield* resultOf(sale), { status: "cancelled", ware: "lapsed" })
        assert.strictEqual((yield* press("pay", sale.sessionId)).state, "expired")
        assert.deepInclude(yield* resultOf(sale), { status: "cancelled", charges: 0 })
      })
    )

    it.effect("a checkout that nobody pays runs out", () =>
      Effect.gen(function* () {
        yield* connect
        const sale = yield* newOpenSale()
        yield* TestClock.setTime(sale.expiresAt.epochMillis)
        assert.strictEqual((yield* press("view", sale.sessionId)).state, "expired")
        assert.strictEqual((yield* press("pay", sale.sessionId)).state, "expired")
        assert.strictEqual(yield* sweep("offlineGateway.expireCheckouts"), 1)
        assert.strictEqual(yield* sweep("offlineGateway.expireCheckouts"), 0)
        assert.deepInclude(yield* resultOf(sale), { status: "expired", ware: "lapsed" })
      })
    )

    it.effect("an unknown checkout has no page", () =>
      Effect.gen(function* () {
        const gateway = yield* OfflineGateway
        for (const button of ["view", "pay", "cancel"] as const) {
          assert.isTrue(Option.isNone(yield* gateway[button](CheckoutSessionId.make("cs_nobody"))))
        }
      })
    )

    it.effect("what the host does not take is told again until it does", () =>
      Effect.gen(function* () {
        yield* disconnect
        const sale = yield* newOpenSale()
        const [first] = yield* sentDuring(press("pay", sale.sessionId))
        assert.deepInclude(yield* resultOf(sale), { status: "pending" })
        yield* TestClock.adjust("10 seconds")
        assert.strictEqual(yield* sweep("offlineGateway.repeatEvents"), 1)
        assert.strictEqual(yield* sweep("offlineGateway.repeatEvents"), 0)
        yield* connect
        yield* TestClock.adjust("1 hours")
        const [again] = yield* sentDuring(sweep("offlineGateway.repeatEvents"))
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", charges: 1 })
        // The same message, signed anew: a signature of an hour ago would not be believed.
        assert.deepStrictEqual(again?.body, first?.body)
        assert.notStrictEqual(again?.signature, first?.signature)
        assert.deepStrictEqual(yield* sentDuring(sweep("offlineGateway.repeatEvents")), [])
      })
    )

    it.effect("a message is believed for five minutes on both sides, as it is and from whom it is", () =>
      Effect.gen(function* () {
        const { receiveGatewayEvent } = yield* Payments
        const now = Math.floor((yield* DateTime.now).epochMillis / 1000)
        const body = '{"id":"evt_1","type":"something.else","created":"2027-03-14T14:00:00+00:00"}'
        const isBelieved = (signature: string, payload = body) =>
          receiveGatewayEvent(guest, {
            payload: new TextEncoder().encode(payload),
            gateway_signature: signature
          }).pipe(
            Effect.as(true),
            Effect.catchTag("InvalidSignature", () => Effect.succeed(false)),
            Effect.orDie
          )
        for (const [seconds, expected] of [
          [now, true],
          [now - 300, true],
          [now + 300, true],
          [now - 301, false],
          [now + 301, false]
        ] as const) {
          assert.strictEqual(yield* isBelieved(signatureOf(body, seconds)), expected)
        }
        const good = signatureOf(body, now)
        for (const signature of [
          signatureOf(body, now, "another secret"),
          signatureOf(`${body} `, now),
          good.replace(`t=${now}`, `t=${now - 1}`),
          good.toUpperCase(),
          good.slice(0, -2),
          `${good}00`,
          `t=${now},v1=`,
          `v1=${good.slice(-64)}`,
          "t=NaN,v1=00",
          `${good},${good}`
        ]) {
          assert.isFalse(yield* isBelieved(signature), signature)
        }
        for (const payload of ["", "no JSON", "[]", "{}", '{"id":1}', "null"]) {
          assert.isFalse(yield* isBelieved(signatureOf(payload, now), payload))
        }
      })
    )

    it.effect("bytes that are no text are refused, signed or not", () =>
      Effect.gen(function* () {
        const gateway = yield* PaymentGateway
        const now = yield* DateTime.now
        const payload = Uint8Array.of(0xff, 0xfe)
        const signature = signatureOf(payload, Math.floor(now.epochMillis / 1000))
        assert.strictEqual((yield* Effect.flip(gateway.readEvent(payload, signature, now)))._tag, "InvalidSignature")
      })
    )

    it.effect("a refund is made once for a key and told like everything else", () =>
      Effect.gen(function* () {
        yield* connect
        const gateway = yield* PaymentGateway
        const sale = yield* newOpenSale()
        yield* press("pay", sale.sessionId)
        const { chargeId } = yield* Effect.flatten((yield* PaymentRepository).find(sale.paymentId))
        assert.isNotNull(chargeId)
        const refund = (idempotencyKey: string, minor: bigint) =>
          gateway.refund({
            ...{ idempotencyKey, chargeId, reason: "platform_error" },
            amount: { ...sale.amount, minor }
          })
        const first = yield* refund("one", 3000n)
        // The same one again, as it stands by then.
        assert.deepStrictEqual(yield* refund("one", 3000n), { ...first, state: "succeeded" })
        assert.deepInclude(yield* resultOf(sale), { status: "partially_refunded", refundedMinor: 3000n })
        assert.strictEqual((yield* Effect.flip(refund("two", 5001n)))._tag, "GatewayRefused")
        yield* refund("three", 5000n)
        assert.deepInclude(yield* resultOf(sale), { status: "refunded", refundedMinor: 8000n, earned: 0n })
        const unknown = gateway.refund({
          ...{ idempotencyKey: "four", chargeId: ChargeId.make("ch_nobody"), reason: "platform_error" },
          amount: sale.amount
        })
        assert.strictEqual((yield* Effect.flip(unknown))._tag, "GatewayRefused")
      })
    )

    it.effect("a conflict of capacity ends with the money back", () =>
      Effect.gen(function* () {
        yield* connect
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newOpenSale({ hasSeat: false })
        yield* press("pay", sale.sessionId)
        const [row] = yield* sql<{ readonly payload: { readonly refundId: string } }>`
          select payload from outbox where aggregate = ${sale.paymentId} and type = 'payments.RefundRequested'`
        const { run } = yield* askForRefund.make
        yield* run(
          { paymentId: sale.paymentId, refundId: RefundId.make(row?.payload.refundId ?? "") },
          yield* newDelivery
        )
        assert.deepInclude(yield* resultOf(sale), {
          status: "refunded",
          ware: "refunded: capacity_conflict",
          earned: 0n
        })
      })
    )

    it.effect("a checkout is a page of the host", () =>
      Effect.gen(function* () {
        const gateway = yield* PaymentGateway
        const { amount, expiresAt, paymentId } = yield* newOpenSale()
        const { sessionId, url } = yield* gateway.createCheckout({
          ...{ idempotencyKey: crypto.randomUUID(), paymentId, amount, description: "", payerEmail: null, expiresAt },
          subscription: null,
          successUrl: "http://front.test/a",
          cancelUrl: "http://front.test/b"
        })
        assert.strictEqual(url, `http://app.test/gateway/offline/${sessionId}`)
      })
    )
  })
})

describe.each(concurrent)("the offline gateway on %s, when clicks meet", (_name, engine) => {
  layer(offlineShop(engine), { excludeTestServices: true })((it) => {
    const atOnce = { concurrency: "unbounded" } as const

    it.effect("Pay and Cancel at once, ten times each, have one end", () =>
      Effect.gen(function* () {
        yield* connect
        for (let round = 0; round < 10; round++) {
          const sale = yield* newOpenSale()
          const clicks = Array.from({ length: 20 }, (_, index) =>
            press(index % 2 === round % 2 ? "pay" : "cancel", sale.sessionId)
          )
          yield* Effect.all(clicks, atOnce)
          const { state } = yield* press("view", sale.sessionId)
          assert.deepInclude(
            yield* resultOf(sale),
            state === "paid"
              ? { status: "succeeded", ware: "granted", charges: 1 }
              : { status: "cancelled", ware: "lapsed" }
          )
        }
      })
    )
  })
})
