/** Refunds that admins ask for, and the queue of those that the gateway would not make. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { Ledger, type WithdrawalEntryKind, withdrawalEntry } from "@mentorkit/core/earnings/ports"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { PaymentId, Payments, type RefundId } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import {
  auditOf,
  balancesOf,
  deliver,
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
  newOpenSale,
  resultOf,
  sweep,
  type TestSale,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { script, shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, TestClock } from "effect"

const refund = Effect.fnUntraced(function* ({ paymentId }: Pick<TestSale, "paymentId">, amount_minor?: number) {
  const { refundTransaction } = yield* Payments
  const input = { transactionId: paymentId, note: "They asked nicely", reason: "duplicate" as const }
  return (yield* refundTransaction(yield* newAdmin, { ...input, amount_minor })).transaction
})
const refusalOf = (work: ReturnType<typeof refund>) =>
  Effect.map(Effect.flip(work), (failure) => [failure._tag, failure.message])
const resolve = Effect.fnUntraced(function* (id: RefundId, action: "retry" | "paid_elsewhere" | "waive") {
  const { resolveRefund } = yield* Payments
  return (yield* resolveRefund(yield* newAdmin, { id, action, note: "Decided by hand" })).transaction
})
const queued = Effect.gen(function* () {
  const { listRefundQueue } = yield* Payments
  const { refunds } = yield* listRefundQueue(yield* newAdmin, { page: 1, per_page: 100 })
  return refunds.items.map(({ id }) => id)
})
/** Cannot be given any more, and the gateway will not take the money back. */
const conflicting = Effect.gen(function* () {
  const sale = yield* paidSale({ hasSeat: false })
  yield* script({ refusal: "Charge is too old" })
  yield* relayRefunds(sale)
  yield* script({ refusal: null })
  const [refund] = yield* refundsOf(sale)
  return { sale, id: refund!.id }
})
const statesOf = (sale: TestSale) =>
  Effect.map(refundsOf(sale), (rows) => rows.map(({ amountMinor, state }) => [state, Number(amountMinor)]))

describe("refunds by admins", () => {
  layer(shop(pglite))((it) => {
    it.effect("a part goes back, and then everything that is outstanding", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const part = yield* refund(sale, 3000)
          assert.deepInclude(part, { status: "succeeded", net_earning: part.net_earning })
          assert.deepStrictEqual([part.refund_pending.minor, part.refundable.minor], [3000, 5000])
          yield* tell(yield* chargeRefunded(sale, 3000n))
          const rest = yield* refund(sale)
          assert.deepStrictEqual([rest.refunded.minor, rest.refund_pending.minor], [3000, 5000])
          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", ware: "refunded: duplicate", earned: 0n })
          const audit = yield* auditOf(sale.paymentId)
          assert.deepStrictEqual(
            audit.map(({ action, before }) => [action, before]),
            [
              ["transaction.refunded", { refunded_minor: 0 }],
              ["transaction.refunded", { refunded_minor: 3000 }]
            ]
          )
          const first = (yield* refundsOf(sale)).find(({ amountMinor }) => amountMinor === 3000n)
          assert.deepStrictEqual(audit[0]?.after, {
            refunded_minor: 3000,
            amount_minor: 3000,
            currency: "USD",
            refund_id: first?.id,
            reason: "duplicate",
            note: "They asked nicely"
          })
        })
      )
    )

    it.effect("what cannot be given back is refused, each with its reason", () =>
      checked(
        Effect.gen(function* () {
          const unpaid = yield* newOpenSale()
          assert.match((yield* refusalOf(refund(unpaid)))[1]!, /never been settled/)
          const sale = yield* paidSale()
          yield* refund(sale, 8000)
          assert.match((yield* refusalOf(refund(sale)))[1]!, /being refunded or disputed already/)
          const other = yield* paidSale()
          yield* refund(other, 1)
          assert.strictEqual(
            (yield* refusalOf(refund(other, 8000)))[1],
            "No more than $79.99 of this transaction can be refunded."
          )
          const sql = yield* SqlClient.SqlClient
          const uncharged = yield* paidSale()
          yield* sql`update payments set gateway_charge_id = null where id = ${uncharged.paymentId}`
          assert.match((yield* refusalOf(refund(uncharged)))[1]!, /no charge at the payment gateway/)
          const nobody = { paymentId: PaymentId.make("019a0000-0000-7000-8000-000000000000") }
          assert.strictEqual((yield* refusalOf(refund(nobody)))[0], "TransactionNotFound")
        })
      )
    )

    it.effect("a gateway that is down: the refund is kept, never available, and made later by the sweep", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* deliver(sale)
          yield* TestClock.adjust("7 days")
          yield* sweep("payments.clearDelivered")
          yield* script({ isDown: true })
          assert.strictEqual((yield* refusalOf(refund(sale, 4000)))[0], "RefundUnanswered")
          yield* script({ isDown: false })
          assert.deepStrictEqual(yield* balancesOf(sale), { available: 3400, pending: 3400 })
          assert.deepStrictEqual(yield* auditOf(sale.paymentId), [])
          yield* TestClock.adjust("10 minutes")
          yield* sweep("payments.resumeRefunds")
          assert.deepStrictEqual(yield* statesOf(sale), [["pending", 4000]])
          assert.lengthOf(yield* auditOf(sale.paymentId), 1)
        })
      )
    )

    it.effect("a gateway that refuses: everything is as it was", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* deliver(sale)
          yield* TestClock.adjust("7 days")
          yield* sweep("payments.clearDelivered")
          const before = [yield* resultOf(sale), yield* balancesOf(sale)]
          yield* script({ refusal: "No" })
          assert.strictEqual((yield* refusalOf(refund(sale, 4000)))[0], "GatewayRefused")
          yield* script({ refusal: null })
          assert.deepStrictEqual([yield* resultOf(sale), yield* balancesOf(sale)], before)
          assert.deepStrictEqual(yield* auditOf(sale.paymentId), [])
          assert.notIncludeMembers(
            yield* queued,
            (yield* refundsOf(sale)).map(({ id }) => id)
          )
        })
      )
    )

    it.effect(
      "a process that dies after the gateway's answer loses neither the refund nor its line in the audit log",
      () =>
        checked(
          Effect.gen(function* () {
            const sale = yield* paidSale()
            yield* script({ isDown: true })
            yield* Effect.flip(refund(sale, 4000))
            yield* script({ isDown: false })
            // The gateway had made it all the same, and says so before we ask again.
            yield* tell(yield* chargeRefunded(sale, 4000n))
            assert.deepStrictEqual(yield* statesOf(sale), [["succeeded", 4000]])
            yield* TestClock.adjust("10 minutes")
            yield* sweep("payments.resumeRefunds")
            yield* relayRefunds(sale)
            assert.lengthOf(yield* auditOf(sale.paymentId), 1)
            // It has no name with us, and still its failure is heard.
            yield* tell(yield* refundFailed(sale, 4000n, `lost answer of ${sale.paymentId}`))
            assert.deepStrictEqual(yield* statesOf(sale), [["refused", 4000]])
          })
        )
    )

    it.effect("a refund after the mentor has been paid out is owed by the mentor", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* deliver(sale)
          yield* TestClock.adjust("7 days")
          yield* sweep("payments.clearDelivered")
          const ledger = yield* Ledger
          const { transact } = yield* UnitOfWork
          const payout = {
            withdrawalId: crypto.randomUUID(),
            mentorId: sale.mentorId,
            amount: { ...sale.amount, minor: 6000n }
          }
          const withdraw = (kind: WithdrawalEntryKind) =>
            Effect.flatMap(DateTime.now, (at) =>
              transact(ledger.post(withdrawalEntry(JournalEntryId.make(crypto.randomUUID()), kind, payout, at)))
            )
          yield* withdraw("withdrawal_requested")
          yield* refund(sale, 4000)
          assert.deepStrictEqual(yield* balancesOf(sale), { available: -2600, pending: 3400, in_review: 6000 })
          yield* withdraw("withdrawal_paid")
          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepStrictEqual(yield* balancesOf(sale), { available: -6000, withdrawn: 6000 })
        })
      )
    )

    it.effect("what the gateway will not give back waits in the queue, and is asked for again", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* conflicting
          assert.include(yield* queued, id)
          yield* script({ refusal: "Still too old" })
          assert.strictEqual((yield* Effect.flip(resolve(id, "retry")))._tag, "GatewayRefused")
          yield* script({ refusal: null })
          const again = (yield* refundsOf(sale)).find(({ resolution }) => resolution === null)
          assert.notInclude(yield* queued, id)
          yield* resolve(again!.id, "retry")
          assert.strictEqual((yield* Effect.flip(resolve(id, "retry")))._tag, "RefundNotQueued")
          assert.sameDeepMembers(yield* statesOf(sale), [
            ["refused", 8000],
            ["refused", 8000],
            ["pending", 8000]
          ])
          yield* tell(yield* chargeRefunded(sale, 8000n))
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
          assert.deepStrictEqual(
            (yield* auditOf(id)).map(({ action }) => action),
            ["refund.resolved"]
          )
        })
      )
    )

    it.effect("paid by other means, the gateway still has the money, and nobody has earned it", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* conflicting
          assert.strictEqual((yield* resolve(id, "paid_elsewhere")).status, "refunded")
          assert.deepInclude(yield* resultOf(sale), {
            status: "refunded",
            ware: "refunded: capacity_conflict",
            earned: 0n
          })
          for (const action of ["retry", "paid_elsewhere", "waive"] as const)
            assert.strictEqual((yield* Effect.flip(resolve(id, action)))._tag, "RefundNotQueued")
        })
      )
    )

    it.effect("one that came back after its confirmation can be paid by other means", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          yield* refund(sale, 3000)
          yield* tell(yield* chargeRefunded(sale, 3000n))
          const [{ gatewayRefundId, id } = assert.fail("no refund")] = yield* refundsOf(sale)
          yield* tell(yield* refundFailed(sale, 3000n, gatewayRefundId ?? ""))
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", refundedMinor: 0n, earned: 6800n })
          yield* resolve(id, "paid_elsewhere")
          assert.deepInclude(yield* resultOf(sale), {
            status: "partially_refunded",
            refundedMinor: 3000n,
            earned: 4250n
          })
        })
      )
    )

    it.effect("waived, the mentor keeps it", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* conflicting
          yield* resolve(id, "waive")
          assert.deepInclude(yield* resultOf(sale), { status: "succeeded", earned: 6800n })
          assert.deepStrictEqual(yield* eventsOf(sale), ["RefundRequested"])
        })
      )
    )

    it.effect("what a dispute has taken meanwhile can only be waived", () =>
      checked(
        Effect.gen(function* () {
          const { id, sale } = yield* conflicting
          yield* tell(yield* disputeOpened(sale))
          yield* tell(yield* disputeClosed(sale, false))
          for (const action of ["retry", "paid_elsewhere"] as const)
            assert.strictEqual((yield* Effect.flip(resolve(id, action)))._tag, "RefundNotPossible")
          yield* resolve(id, "waive")
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", earned: 0n })
        })
      )
    )
  })
})
