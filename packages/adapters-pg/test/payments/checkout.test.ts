/** Opening checkouts and giving money back, with a gateway that may be down, slow or unwilling. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { askForRefund } from "@mentorkit/core/internal/payments"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Checkout, PaymentId, platformFeeBasisPoints, RefundId } from "@mentorkit/core/payments"
import { PaymentRepository } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  eventsOf,
  newOpenSale,
  newSale,
  resultOf,
  sweep,
  type TestSale,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, Exit, TestClock } from "effect"

const open = ({ paymentId }: TestSale) => Effect.flatMap(Checkout, (checkout) => checkout.open(paymentId))
/** The keys with which the gateway was called meanwhile. */
const keysOf = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const gateway = yield* StubGateway
    const before = (yield* gateway).keys.length
    yield* work
    return (yield* gateway).keys.slice(before)
  })
const intentsOf = ({ paymentId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql<{ readonly state: string; readonly idempotencyKey: string }>`
      select state, idempotency_key from checkout_sessions where payment_id = ${paymentId} order by created_at, id`
  )

const paidSale = Effect.tap(newOpenSale(), (sale) => Effect.flatMap(completed(sale), tell))
const requestRefund = ({ paymentId }: TestSale) =>
  Effect.gen(function* () {
    const checkout = yield* Checkout
    const unitOfWork = yield* UnitOfWork
    const at = yield* DateTime.now
    yield* unitOfWork.transact(checkout.refund(paymentId, { reason: "requested_by_customer", at }))
  })
const refundOf = Effect.fnUntraced(function* ({ paymentId }: TestSale) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly id: string; readonly state: string; readonly refusal: string | null }>`
    select id, state, refusal from refunds where payment_id = ${paymentId}`
  return row
})
/** What the relay does about the event. */
const relay = Effect.fnUntraced(function* (sale: TestSale) {
  const { run } = yield* askForRefund.make
  const refundId = RefundId.make((yield* refundOf(sale))?.id ?? "")
  yield* run({ paymentId: sale.paymentId, refundId }, yield* newDelivery)
})

describe.each(engines)("checkouts on %s", (_name, engine) => {
  layer(shop(engine))((it) => {
    it.effect("a payment takes its fee and its time as they are when it is made", () =>
      Effect.gen(function* () {
        const payments = yield* PaymentRepository
        const settings = yield* Settings
        const now = yield* DateTime.now
        const sale = yield* newSale({ minor: 999n, minutes: 5 })
        yield* settings.set(platformFeeBasisPoints, 2000)
        const later = yield* newSale({ minor: 999n, minutes: 60 })
        yield* settings.set(platformFeeBasisPoints, 1500)
        const [first, second] = yield* Effect.all([
          Effect.flatten(payments.find(sale.paymentId)),
          Effect.flatten(payments.find(later.paymentId))
        ])
        assert.deepInclude(first, { platformFeeMinor: 149n, status: "pending", gateway: "stub" })
        assert.deepStrictEqual(first.expiresAt, DateTime.add(now, { minutes: 30 }))
        assert.strictEqual(second.platformFeeMinor, 199n)
        assert.deepStrictEqual(second.expiresAt, DateTime.add(now, { minutes: 60 }))
      })
    )

    it.effect("the checkout that is open is answered again, and the gateway not asked", () =>
      Effect.gen(function* () {
        const sale = yield* newSale()
        const first = yield* open(sale)
        assert.deepStrictEqual(first.expires_at, DateTime.add(yield* DateTime.now, { minutes: 35 }))
        assert.deepStrictEqual(yield* keysOf(open(sale)), [])
        assert.deepStrictEqual(yield* open(sale), first)
        const found = yield* Effect.flatten((yield* Checkout).findFor("course", sale.wareId))
        assert.strictEqual(found.id, sale.paymentId)
      })
    )

    it.effect("a gateway that is down leaves the payment pending; the next try has the same key", () =>
      Effect.gen(function* () {
        const sale = yield* newSale()
        yield* script({ isDown: true })
        assert.strictEqual((yield* Effect.flip(open(sale)))._tag, "GatewayUnavailable")
        yield* TestClock.adjust("3 minutes")
        assert.strictEqual((yield* Effect.flip(open(sale)))._tag, "GatewayUnavailable")
        assert.deepInclude(yield* resultOf(sale), { status: "pending", ware: "waiting" })
        yield* script({ isDown: false })
        const keys = yield* keysOf(open(sale))
        assert.deepStrictEqual(yield* intentsOf(sale), [{ state: "open", idempotencyKey: keys[0] ?? "" }])
      })
    )

    it.effect("an intent that no gateway would take any more gives way to a new one", () =>
      Effect.gen(function* () {
        const sale = yield* newSale({ minutes: 35 })
        yield* script({ isDown: true })
        yield* Effect.flip(open(sale))
        yield* script({ isDown: false })
        yield* TestClock.adjust("11 minutes")
        const { expires_at } = yield* open(sale)
        // The buyer has the half hour that the gateway asks for, and the payment with them.
        const half = DateTime.add(yield* DateTime.now, { minutes: 30 })
        assert.deepStrictEqual(expires_at, half)
        const { expiresAt } = yield* Effect.flatten((yield* PaymentRepository).find(sale.paymentId))
        assert.deepStrictEqual(expiresAt, half)
        assert.deepStrictEqual(
          (yield* intentsOf(sale)).map(({ state }) => state),
          ["abandoned", "open"]
        )
      })
    )

    it.effect("what is paid or over cannot be opened", () =>
      Effect.gen(function* () {
        const paid = yield* paidSale
        const over = yield* newSale()
        assert.strictEqual((yield* Effect.flip(open(paid)))._tag, "GatewayUnavailable")
        yield* TestClock.adjust("35 minutes")
        assert.deepStrictEqual(yield* keysOf(Effect.flip(open(over))), [])
      })
    )

    it.effect("an intent that its process did not survive is taken up under its own key", () =>
      Effect.gen(function* () {
        const sale = yield* newSale()
        yield* script({ isDown: true })
        yield* Effect.flip(open(sale))
        // For a minute it belongs to the request that made it.
        assert.strictEqual(yield* sweep("payments.resumeCheckouts"), 0)
        yield* TestClock.adjust("1 minutes")
        assert.strictEqual(yield* sweep("payments.resumeCheckouts"), 1)
        assert.strictEqual(yield* sweep("payments.resumeCheckouts"), 0)
        yield* script({ isDown: false })
        yield* TestClock.adjust("1 minutes")
        const [key] = yield* keysOf(sweep("payments.resumeCheckouts"))
        assert.deepStrictEqual(yield* intentsOf(sale), [{ state: "open", idempotencyKey: key ?? "" }])
        assert.deepStrictEqual(yield* keysOf(open(sale)), [])
      })
    )

    it.effect("an intent is given up once nobody can use it", () =>
      Effect.gen(function* () {
        const sale = yield* newSale()
        yield* script({ isDown: true })
        yield* Effect.flip(open(sale))
        yield* script({ isDown: false })
        yield* TestClock.adjust("11 minutes")
        assert.deepStrictEqual(yield* keysOf(sweep("payments.resumeCheckouts")), [])
        assert.deepStrictEqual(
          (yield* intentsOf(sale)).map(({ state }) => state),
          ["abandoned"]
        )
      })
    )

    it.effect(
      "a refund is asked for under its own key, as often as it takes, and confirmed by the gateway's word",
      () =>
        Effect.gen(function* () {
          const sale = yield* paidSale
          yield* requestRefund(sale)
          yield* requestRefund(sale)
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "RefundRequested"])

          yield* script({ isDown: true })
          assert.isTrue(Exit.isFailure(yield* Effect.exit(relay(sale))))
          assert.deepInclude(yield* refundOf(sale), { state: "requested" })
          yield* script({ isDown: false })
          const keys = yield* keysOf(Effect.zipRight(relay(sale), relay(sale)))
          const refund = yield* refundOf(sale)
          assert.deepStrictEqual(keys, [`refund-${refund?.id}`])
          // "Succeeded", said the gateway's answer; only its message counts.
          assert.deepInclude(refund, { state: "pending" })
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", earned: 6800n })

          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepInclude(yield* refundOf(sale), { state: "succeeded" })
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
          yield* requestRefund(sale)
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "RefundRequested", "PaymentRefunded"])
        })
    )

    it.effect("a refund that the relay has given up is taken up by a sweep", () =>
      Effect.gen(function* () {
        const sale = yield* paidSale
        yield* requestRefund(sale)
        assert.strictEqual(yield* sweep("payments.resumeRefunds"), 0)
        yield* TestClock.adjust("10 minutes")
        yield* script({ isDown: true })
        assert.strictEqual((yield* Effect.flip(relay(sale)))._tag, "PeerUnavailable")
        assert.strictEqual(yield* sweep("payments.resumeRefunds"), 1)
        assert.strictEqual(yield* sweep("payments.resumeRefunds"), 0)
        yield* script({ isDown: false })
        yield* TestClock.adjust("10 minutes")
        assert.deepStrictEqual(yield* keysOf(sweep("payments.resumeRefunds")), [
          `refund-${(yield* refundOf(sale))?.id}`
        ])
        assert.deepInclude(yield* refundOf(sale), { state: "pending" })
      })
    )

    it.effect("a refund that the gateway refuses waits for an admin, with its words", () =>
      Effect.gen(function* () {
        const sale = yield* paidSale
        yield* requestRefund(sale)
        yield* script({ refusal: "The card is gone." })
        yield* relay(sale)
        yield* script({ refusal: null })
        assert.deepInclude(yield* refundOf(sale), { state: "refused", refusal: "The card is gone." })
        assert.deepStrictEqual(yield* keysOf(relay(sale)), [])
      })
    )

    it.effect("a charge of another gateway is not sent to this one", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* paidSale
        yield* requestRefund(sale)
        yield* sql`update payments set gateway = 'another' where id = ${sale.paymentId}`
        assert.deepStrictEqual(yield* keysOf(relay(sale)), [])
        assert.deepInclude(yield* refundOf(sale), { state: "refused" })
      })
    )

    it.effect("where nothing was paid nothing goes back", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        yield* requestRefund(sale)
        assert.isUndefined(yield* refundOf(sale))
        assert.deepStrictEqual(yield* eventsOf(sale), [])
      })
    )

    it.effect("an event that could not be settled is kept and settled later", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newOpenSale()
        // Nobody sells this here, so settling is a fault.
        yield* sql`update payments set purpose = 'booking' where id = ${sale.paymentId}`
        const news = yield* completed(sale)
        for (let tries = 0; tries < 2; tries++) assert.isTrue(Exit.isFailure(yield* Effect.exit(tell(news))))
        assert.deepInclude(yield* resultOf(sale), { status: "pending", charges: 0 })

        assert.strictEqual(yield* sweep("payments.settleReceived"), 0)
        yield* TestClock.adjust("1 minutes")
        assert.strictEqual(yield* sweep("payments.settleReceived"), 1)
        assert.deepInclude(yield* resultOf(sale), { status: "pending", charges: 0 })

        yield* sql`update payments set purpose = 'course' where id = ${sale.paymentId}`
        assert.strictEqual(yield* sweep("payments.settleReceived"), 0)
        yield* TestClock.adjust("5 minutes")
        yield* sweep("payments.settleReceived")
        assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", charges: 1 })
        assert.strictEqual(yield* sweep("payments.settleReceived"), 0)
      })
    )

    it.effect("a payment that nobody made is a fault", () =>
      Effect.gen(function* () {
        const checkout = yield* Checkout
        assert.isTrue(Exit.isFailure(yield* Effect.exit(checkout.open(PaymentId.make(crypto.randomUUID())))))
      })
    )

    it.effect("and after all that the books hold", () => assertBooksAreRight)
  })
})
