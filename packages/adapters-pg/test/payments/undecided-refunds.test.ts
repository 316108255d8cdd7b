/** Refunds whose answer, or whose news, does not come: nobody makes them twice, and none stays undecided. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { Admin } from "@mentorkit/core/kernel"
import { Payments, type RefundId } from "@mentorkit/core/payments"
import { engines } from "@mentorkit/test-kit/databases/engines"
import {
  auditOf,
  disputeClosed,
  disputeOpened,
  newAdmin,
  paidSale,
  refundFailed,
  refundsOf,
  relayRefunds
} from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  eventsOf,
  resultOf,
  reviewsOf,
  sweep,
  type TestSale,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { Effect, TestClock } from "effect"

const normal = { isDown: false, isHanging: false, refusal: null, refunds: "pending" } as const

const note = "They asked nicely"
const refund = Effect.fnUntraced(function* (sale: TestSale, amount_minor?: number, admin?: Admin) {
  const { refundTransaction } = yield* Payments
  const input = { transactionId: sale.paymentId, note, reason: "duplicate" as const, amount_minor }
  return (yield* refundTransaction(admin ?? (yield* newAdmin), input)).transaction
})
const retry = Effect.fnUntraced(function* (id: RefundId) {
  const { resolveRefund } = yield* Payments
  return (yield* resolveRefund(yield* newAdmin, { id, action: "retry", note })).transaction
})
const statesOf = (sale: TestSale) =>
  Effect.map(refundsOf(sale), (rows) => rows.map(({ amountMinor, state }) => [state, Number(amountMinor)]))
const onlyOf = (sale: TestSale) =>
  Effect.map(refundsOf(sale), ([one, ...more]) => {
    assert.isEmpty(more)
    return one ?? assert.fail("there is no refund")
  })

/** Whatever other tests have left due is done first, so that a sweep is about this one. */
const after = (time: "10 minutes" | "59 minutes" | "1 hour") =>
  Effect.zipRight(TestClock.adjust(time), sweep("payments.resumeRefunds"))
const askedFor = (id: RefundId) =>
  Effect.map(
    Effect.flatMap(StubGateway, (ref) => ref),
    ({ keys }) => keys.filter((key) => key.includes(id))
  )

const play = <A, E, R>(work: Effect.Effect<A, E, R>) => checked(Effect.zipRight(script(normal), work))

describe.each(engines)("undecided refunds on %s", (_name, engine) => {
  layer(shop(engine))((it) => {
    it.effect("while the gateway has not answered there is no other refund of that charge, in whatever words", () =>
      play(
        Effect.gen(function* () {
          const [sale, admin] = [yield* paidSale(), yield* newAdmin]
          yield* script({ isDown: true })
          const unanswered = yield* Effect.flip(refund(sale, 1000, admin))
          const { id } = yield* onlyOf(sale)
          assert.deepInclude(unanswered, { _tag: "RefundUnanswered", refund_id: id })
          assert.strictEqual(unanswered.message, "The refund is noted and will be asked for again. Do not repeat it.")
          yield* script({ isDown: false })
          for (const again of [refund(sale, 1000, admin), refund(sale, 2000), refund(sale)]) {
            const refused = yield* Effect.flip(again)
            assert.deepInclude(refused, { _tag: "RefundUndecided", refund_id: id })
            assert.include(refused.message, id)
          }
          assert.deepStrictEqual([yield* statesOf(sale), yield* askedFor(id)], [[["requested", 1000]], []])
          // It is answered for, so the next part may go.
          yield* after("10 minutes")
          yield* refund(sale, 2000)
          assert.sameDeepMembers(yield* statesOf(sale), [
            ["pending", 1000],
            ["pending", 2000]
          ])
        })
      )
    )

    it.effect(
      "a refund that the queue asks for again counts as well, and so does one that is asked for beside it",
      () =>
        play(
          Effect.gen(function* () {
            const sale = yield* paidSale({ hasSeat: false })
            yield* script({ refusal: "Charge is too old" })
            yield* relayRefunds(sale)
            const { id } = yield* onlyOf(sale)
            yield* script({ refusal: null, isHanging: true })
            const unanswered = yield* Effect.flip(retry(id))
            assert.strictEqual(unanswered._tag, "RefundUnanswered")
            yield* script(normal)
            const next = (yield* refundsOf(sale)).find(({ state }) => state === "requested")
            assert.propertyVal(unanswered, "refund_id", next?.id)
            for (const again of [yield* Effect.flip(retry(id)), yield* Effect.flip(refund(sale))]) {
              assert.strictEqual(again._tag, "RefundUndecided")
              assert.propertyVal(again, "refund_id", next?.id)
            }
            // The other way round: the queue waits for what an admin has asked for.
            const other = yield* paidSale()
            yield* script({ refunds: "failed" })
            yield* Effect.flip(refund(other, 1000))
            yield* script(normal)
            yield* refund(other, 500)
            const pending = (yield* refundsOf(other)).find(({ state }) => state === "pending")
            yield* tell(yield* refundFailed(other, 500n, pending?.gatewayRefundId ?? ""))
            yield* script({ isDown: true })
            yield* Effect.flip(refund(other, 700))
            const asked = (yield* refundsOf(other)).find(({ state }) => state === "requested")
            const refused = yield* Effect.flip(retry(pending!.id))
            assert.strictEqual(refused._tag, "RefundUndecided")
            assert.propertyVal(refused, "refund_id", asked?.id)
          })
        )
    )

    it.effect("a refund whose answer was lost is not made again: the key is its own for ever", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* script({ isHanging: true })
          assert.strictEqual((yield* Effect.flip(refund(sale, 4000)))._tag, "RefundUnanswered")
          const { id } = yield* onlyOf(sale)
          yield* after("10 minutes")
          yield* script({ isHanging: false, refunds: "succeeded" })
          yield* after("10 minutes")
          assert.deepStrictEqual(yield* statesOf(sale), [["succeeded", 4000]])
          assert.deepStrictEqual(yield* askedFor(id), [`refund-${id}`, `refund-${id}`, `refund-${id}`])
          assert.lengthOf(yield* auditOf(sale.paymentId), 1)
        })
      )
    )

    it.effect("what the gateway says has gone back has, as if it had told so, and its news changes nothing then", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* script({ refunds: "succeeded" })
          const answered = yield* refund(sale)
          assert.deepInclude(answered, { status: "refunded" })
          assert.deepStrictEqual([answered.refunded.minor, answered.refund_pending.minor], [8000, 0])
          const before = yield* resultOf(sale)
          assert.deepInclude(before, { status: "refunded", ware: "refunded: duplicate", earned: 0n })
          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepStrictEqual(yield* resultOf(sale), before)
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "RefundRequested", "PaymentRefunded"])
          const sql = yield* SqlClient.SqlClient
          const { id } = yield* onlyOf(sale)
          assert.lengthOf(yield* sql`select from journal_entries where idempotency_key = ${`refund:${id}`}`, 1)
        })
      )
    )

    it.effect("news that overtakes the answer is all there is to it", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const context = yield* Effect.context<Payments>()
          const news = Effect.flatMap(chargeRefunded(sale, 3000n), tell).pipe(Effect.orDie, Effect.provide(context))
          yield* script({ refunds: "succeeded", meanwhile: Effect.asVoid(news) })
          const answered = yield* refund(sale, 3000)
          assert.deepStrictEqual([answered.refunded.minor, answered.refund_pending.minor], [3000, 0])
          yield* script({ meanwhile: Effect.void })
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled", "RefundRequested", "PaymentRefunded"])
        })
      )
    )

    it.effect("a refund whose news is lost is asked for after an hour, and confirmed", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* refund(sale)
          const { id } = yield* onlyOf(sale)
          yield* script({ refunds: "succeeded" })
          yield* after("59 minutes")
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 8000]])
          yield* script({ refunds: "pending" })
          yield* TestClock.adjust("1 minute")
          yield* sweep("payments.resumeRefunds")
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 8000]])
          yield* script({ refunds: "succeeded" })
          yield* after("59 minutes")
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 8000]], "an hour after it was asked for")
          yield* TestClock.adjust("1 minute")
          yield* sweep("payments.resumeRefunds")
          assert.deepStrictEqual(yield* statesOf(sale), [["succeeded", 8000]])
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", ware: "refunded: duplicate", earned: 0n })
          // Looked up, and not asked for once more.
          assert.deepStrictEqual(yield* askedFor(id), [`refund-${id}`, `find refund-${id}`, `find refund-${id}`])
        })
      )
    )

    it.effect("one that has failed without a word is owed again, and its late news changes nothing", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* refund(sale, 3000)
          yield* script({ refunds: "failed" })
          yield* after("1 hour")
          assert.deepStrictEqual(yield* statesOf(sale), [["refused", 3000]])
          const before = yield* resultOf(sale)
          assert.deepInclude(before, { status: "succeeded", refundedMinor: 0n })
          const { gatewayRefundId, id } = yield* onlyOf(sale)
          yield* tell(yield* refundFailed(sale, 3000n, gatewayRefundId ?? ""))
          assert.deepStrictEqual([yield* resultOf(sale), yield* reviewsOf(sale)], [before, []])
          yield* script({ refunds: "succeeded" })
          yield* retry(id)
          assert.deepInclude(yield* resultOf(sale), { status: "partially_refunded", refundedMinor: 3000n })
        })
      )
    )

    it.effect("one that fails while the admin waits leaves everything as it was", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const before = yield* resultOf(sale)
          yield* script({ refunds: "failed" })
          assert.strictEqual((yield* Effect.flip(refund(sale, 3000)))._tag, "GatewayRefused")
          assert.deepStrictEqual(yield* resultOf(sale), before)
          assert.deepInclude(yield* onlyOf(sale), { state: "refused", resolution: "withdrawn" })
        })
      )
    )

    it.effect("a sum that was told before a refund was made does not count it, however late it comes", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          // Somebody gives 700 back by hand, and the news of it is late.
          const byHand = yield* chargeRefunded(sale, 700n)
          yield* TestClock.adjust("1 second")
          yield* script({ refunds: "succeeded" })
          yield* refund(sale, 500)
          yield* script({ refunds: "pending" })
          yield* refund(sale, 700)
          yield* tell(byHand)
          assert.deepInclude(yield* resultOf(sale), { refundedMinor: 1200n })
          assert.sameDeepMembers(yield* statesOf(sale), [
            ["succeeded", 500],
            ["pending", 700],
            ["succeeded", 700]
          ])
          yield* tell(yield* chargeRefunded(sale, 1900n))
          assert.deepInclude(yield* resultOf(sale), { refundedMinor: 1900n })
        })
      )
    )

    it.effect("one that went back while we think that the bank has the money waits until the bank has decided", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale({ hasSeat: false })
          yield* tell(yield* disputeOpened(sale))
          yield* script({ refunds: "succeeded" })
          // The relay has nothing to try again: the gateway has answered.
          yield* relayRefunds(sale)
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 8000]])
          yield* tell(yield* disputeClosed(sale, true))
          yield* after("1 hour")
          assert.deepStrictEqual(yield* statesOf(sale), [["succeeded", 8000]])
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", refundedMinor: 8000n, earned: 0n })
        })
      )
    )

    // Falls where it waits for ever: it would be looked up every hour, and no admin would hear of it.
    it.effect("one that went back, and whose money the bank keeps as well, is in the queue", () =>
      play(
        Effect.gen(function* () {
          const sale = yield* paidSale({ hasSeat: false })
          yield* tell(yield* disputeOpened(sale))
          yield* script({ refunds: "succeeded" })
          yield* relayRefunds(sale)
          yield* after("1 hour")
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 8000]])
          yield* tell(yield* disputeClosed(sale, false))
          yield* after("1 hour")
          assert.deepStrictEqual(yield* statesOf(sale), [["refused", 8000]])
          assert.deepInclude(yield* onlyOf(sale), { state: "refused", resolution: null })
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", refundedMinor: 8000n, earned: 0n })
        })
      )
    )
  })
})
