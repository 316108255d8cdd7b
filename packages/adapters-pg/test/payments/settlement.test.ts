/** What the gateway's news does to a payment, to what was bought, and to the ledger. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { ChargeId, CheckoutSessionId, GatewayEventId, Payments } from "@mentorkit/core/payments"
import { PaymentRepository, UnheardEvent } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  declined,
  eventsOf,
  expired,
  inboxOf,
  newOpenSale,
  newSale,
  resultOf,
  reviewsOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { DateTime, Effect, TestClock } from "effect"

describe.each(engines)("settlement on %s", (_name, engine) => {
  layer(shop(engine))((it) => {
    it.effect("a paid checkout gives the buyer the ware and the mentor the money less the fee", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        const news = yield* completed(sale)
        assert.deepStrictEqual(yield* tell(news), {})
        const expected: Effect.Effect.Success<ReturnType<typeof resultOf>> = {
          status: "succeeded",
          refundedMinor: 0n,
          feeRefundedMinor: 0n,
          ware: "granted",
          grants: 1,
          charges: 1,
          earned: 6800n
        }
        assert.deepStrictEqual(yield* resultOf(sale), expected)

        // The same message again, the same fact in another message, and a replay days later.
        yield* tell(news)
        yield* tell(yield* completed(sale))
        yield* TestClock.adjust("3 days")
        yield* tell(news)
        assert.deepStrictEqual(yield* resultOf(sale), expected)
        assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled"])
        assert.deepStrictEqual(yield* inboxOf(news.id), ["processed"])
      })
    )

    it.effect("the sale is booked in the second in which it was paid, however late the news", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        const news = yield* completed(sale)
        yield* TestClock.adjust("2 days")
        yield* tell(news)
        const payment = yield* Effect.flatten((yield* PaymentRepository).find(sale.paymentId))
        assert.deepStrictEqual(
          payment.paidAt,
          DateTime.unsafeMake(Math.floor(news.occurredAt.epochMillis / 1000) * 1000)
        )
      })
    )

    it.effect("the buyer asks how it stands, and nobody else", () =>
      Effect.gen(function* () {
        const { getStatus } = yield* Payments
        const sale = yield* newOpenSale()
        const ask = (user = sale.buyer) => getStatus(user, { session_id: sale.sessionId })
        const { reference, ...before } = yield* ask()
        assert.match(reference, /^PAY-\w{12}$/)
        assert.deepStrictEqual(before, {
          status: "pending",
          is_settled: false,
          is_outstanding: true,
          invoice_id: null,
          purpose: "course",
          purchasable_id: sale.wareId
        })
        yield* tell(yield* completed(sale))
        assert.deepInclude(yield* ask(), { is_settled: true, is_outstanding: false, invoice_id: sale.paymentId })
        yield* tell(yield* chargeRefunded(sale, 8000n))
        assert.deepInclude(yield* ask(), { status: "refunded", is_settled: false, invoice_id: sale.paymentId })

        const failure = yield* Effect.flip(ask(yield* newUser()))
        assert.strictEqual(failure.message, "Payment session not found.")
        const unknown = yield* Effect.flip(
          getStatus(sale.buyer, { session_id: CheckoutSessionId.make("no such session") })
        )
        assert.strictEqual(unknown._tag, "PaymentNotFound")
      })
    )

    it.effect("news without the gateway's signature is refused and not even stored", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { receiveGatewayEvent } = yield* Payments
        const count = Effect.map(sql`select from gateway_events`, (rows) => rows.length)
        const before = yield* count
        const payload = new TextEncoder().encode("{}")
        for (const input of [
          { payload },
          { payload, gateway_signature: "" },
          { payload, gateway_signature: "forged" }
        ]) {
          assert.strictEqual((yield* Effect.flip(receiveGatewayEvent(guest, input)))._tag, "InvalidSignature")
        }
        assert.strictEqual(yield* count, before)
      })
    )

    it.effect("what we do not listen to is kept and not acted on", () =>
      Effect.gen(function* () {
        const id = GatewayEventId.make(crypto.randomUUID())
        const occurredAt = yield* DateTime.now
        yield* tell(UnheardEvent.make({ id, type: "customer.subscription.updated", occurredAt }))
        assert.deepStrictEqual(yield* inboxOf(id), ["ignored"])
        const stranger = yield* completed(yield* newOpenSale(), {
          sessionId: CheckoutSessionId.make("of another shop"),
          chargeId: ChargeId.make(crypto.randomUUID())
        })
        yield* tell(stranger)
        assert.deepStrictEqual(yield* inboxOf(stranger.id), ["ignored"])
      })
    )

    it.effect("a completion may overtake the answer that names its session", () =>
      Effect.gen(function* () {
        // No checkout is stored as open yet: the payment's own id has to do.
        const sale = yield* newSale()
        const news = yield* completed({
          ...sale,
          sessionId: CheckoutSessionId.make(crypto.randomUUID()),
          chargeId: ChargeId.make(crypto.randomUUID()),
          expiresAt: yield* DateTime.now
        })
        yield* tell({ ...news, paymentId: sale.paymentId })
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", earned: 6800n })
      })
    )

    it.effect("money that differs earns nobody anything and waits for an admin", () =>
      Effect.gen(function* () {
        const { currency } = (yield* newOpenSale({ currency: "EUR" })).amount
        for (const amount of [{ minor: 7999n }, { minor: 8001n }, { minor: 8000n, currency }]) {
          const sale = yield* newOpenSale()
          const news = yield* completed(sale, { amount: { ...sale.amount, ...amount } })
          yield* tell(news)
          yield* tell(news)
          assert.deepInclude(yield* resultOf(sale), {
            status: "processing",
            ware: "waiting",
            grants: 0,
            charges: 0,
            earned: 0n
          })
          assert.deepStrictEqual(yield* reviewsOf(sale), ["charge_differs"])
          assert.deepStrictEqual(yield* inboxOf(news.id), ["review"])
          // It was paid, so it does not run out.
          yield* TestClock.adjust("2 days")
          yield* sweep("payments.expireCheckouts")
          assert.deepInclude(yield* resultOf(sale), { status: "processing", ware: "waiting" })
        }
      })
    )

    it.effect("a second charge for what is paid already waits for an admin", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        yield* tell(yield* completed(sale))
        const before = yield* resultOf(sale)
        yield* tell(yield* completed(sale, { chargeId: ChargeId.make(crypto.randomUUID()) }))
        assert.deepStrictEqual(yield* resultOf(sale), before)
        assert.deepStrictEqual(yield* reviewsOf(sale), ["second_charge"])
      })
    )

    it.effect("money that is still on its way gives nothing yet", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        yield* tell(yield* completed(sale, { isPaid: false }))
        assert.deepInclude(yield* resultOf(sale), { status: "processing", ware: "waiting", charges: 0 })
        yield* tell(yield* completed(sale))
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", charges: 1 })
      })
    )

    it.effect("a declined method may be followed by one that works", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        yield* tell(yield* declined(sale))
        assert.deepInclude(yield* resultOf(sale), { status: "failed", ware: "waiting" })
        yield* tell(yield* completed(sale))
        yield* tell(yield* declined(sale))
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted" })
      })
    )

    it.effect("a checkout that the buyer gives up is cancelled, one that runs out is expired", () =>
      Effect.gen(function* () {
        // Our clock knows parts of a second, the gateway's messages do not.
        yield* TestClock.adjust("500 millis")
        const [early, late] = [yield* newOpenSale(), yield* newOpenSale()]
        yield* tell(yield* expired(early))
        assert.deepInclude(yield* resultOf(early), { status: "cancelled", ware: "lapsed" })
        // In the very second of its expiry, which is all that a gateway tells.
        yield* TestClock.setTime(late.expiresAt.epochMillis)
        yield* tell(yield* expired(late))
        assert.deepInclude(yield* resultOf(late), { status: "expired", ware: "lapsed" })
      })
    )

    it.effect("overdue checkouts expire without the gateway's word, and money that comes later still counts", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale({ minutes: 35 })
        const news = yield* completed(sale)
        yield* TestClock.adjust("34 minutes")
        yield* sweep("payments.expireCheckouts")
        assert.deepInclude(yield* resultOf(sale), { status: "pending", ware: "waiting" })
        yield* TestClock.adjust("1 minutes")
        assert.isAbove(yield* sweep("payments.expireCheckouts"), 0)
        assert.strictEqual(yield* sweep("payments.expireCheckouts"), 0)
        assert.deepInclude(yield* resultOf(sale), { status: "expired", ware: "lapsed" })
        yield* tell(news)
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", earned: 6800n })
      })
    )

    it.effect("the end of a checkout that another one has replaced ends nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newOpenSale()
        yield* sql`update checkout_sessions set state = 'abandoned' where payment_id = ${sale.paymentId}`
        yield* sql`insert into checkout_sessions ${sql.insert({
          id: crypto.randomUUID(),
          paymentId: sale.paymentId,
          idempotencyKey: crypto.randomUUID(),
          gateway: "stub",
          state: "started",
          createdAt: new Date(0),
          dueAt: new Date(0),
          expiresAt: DateTime.toDate(sale.expiresAt)
        })}`
        yield* tell(yield* expired(sale))
        assert.deepInclude(yield* resultOf(sale), { status: "pending", ware: "waiting" })
      })
    )

    it.effect("and after all that the books hold", () => assertBooksAreRight)
  })
})
