import { DateTime, Effect, Option } from "effect"
import { JournalEntryId, Ledger } from "../../earnings/index.js"
import {
  type Admin,
  CallContext,
  type Derivations,
  type Handler,
  Ids,
  Secrets,
  UnitOfWork
} from "../../kernel/index.js"
import {
  GatewayRefused,
  RefundNotPossible,
  type RefundObstacle,
  RefundUndecided,
  TransactionNotFound
} from "../errors.js"
import { makeGatewayRefunds } from "../gateway-refunds.js"
import type { PaymentId, RefundId } from "../ids.js"
import { entriesFor, refundableMoney, refundableOf } from "../money.js"
import type { Operations } from "../operations.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository, RefundRepository } from "../ports.js"
import { makeRefuseDecided, makeRequestRefund, type WantedRefund } from "../refund-request.js"
import { applyVerdict } from "../refund-resolution.js"
import { toTransactionResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

/** Why so much cannot be refunded; `undefined` amount: everything. */
const obstacleOf = (payment: Payment, amountMinor: bigint | undefined): RefundObstacle | null => {
  const left = refundableOf(payment)
  if (payment.paidAt === null) return "never_settled"
  if (payment.refundedMinor === payment.amount.minor) return "nothing_left"
  if (left <= 0n) return "bound"
  if (payment.chargeId === null) return "no_charge"
  return amountMinor !== undefined && amountMinor > left ? "too_much" : null
}

/**
 * Written down and committed before the gateway is asked. A gateway that cannot be reached is asked again later; one
 * that refuses leaves everything as it was.
 */
export const refundTransaction = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const transactions = yield* Transactions
  const ledger = yield* Ledger
  const ids = yield* Ids
  const secrets = yield* Secrets
  const { transact } = yield* UnitOfWork
  const requestRefund = yield* makeRequestRefund
  const checkDecided = yield* makeRefuseDecided
  const { askNow } = yield* makeGatewayRefunds

  /** None without a key. */
  const findByCall = (callKeys: Derivations | null) =>
    Effect.reduce(callKeys ?? [], Option.none<Refund>(), (found, key) =>
      Option.isSome(found) ? Effect.succeed(found) : refunds.findByCall(key)
    )

  const request = Effect.fnUntraced(function* (payment: Payment, wanted: WantedRefund, callKeys: Derivations | null) {
    const known = Option.getOrUndefined(yield* findByCall(callKeys))
    if (known?.state === "requested") return yield* new RefundUndecided({ refund_id: known.id })
    if (known !== undefined) return known.id
    yield* checkDecided(payment)
    const obstacle = obstacleOf(payment, wanted.amountMinor)
    if (obstacle !== null) {
      return yield* new RefundNotPossible({ obstacle, refundable: refundableMoney(payment) })
    }
    const { entries, refund } = yield* requestRefund(payment, wanted)
    yield* ledger.postAll(entries)
    if (refund === null) return yield* Effect.dieMessage(`Nothing of payment ${payment.id} could be refunded`)
    if (callKeys !== null) yield* refunds.recordCall(refund.id, callKeys[0])
    return refund.id
  })

  /**
   * The call that an admin sends again under its key, because no answer came: a failed call frees its key, and so does a host
   * that dies, but what it has asked for stands. By each of the host's secrets; null without a key.
   */
  const callKeysOf = Effect.fnUntraced(function* (
    admin: Admin,
    input: Operations["refundTransaction"]["input"]["Type"]
  ) {
    const { idempotencyKey } = yield* CallContext
    if (idempotencyKey === null) return null
    const { amount_minor: minor = null, note, reason, transactionId } = input
    return yield* secrets.derivations(
      `refund:${JSON.stringify([admin.userId, idempotencyKey, transactionId, minor, reason, note])}`
    )
  })

  /** Reported to the admin directly, so it needs no queue. */
  const withdraw = Effect.fnUntraced(function* (paymentId: PaymentId, refundId: RefundId, by: Admin) {
    const payment = yield* Effect.orDie(Effect.flatten(payments.lock(paymentId)))
    const refund = yield* Effect.orDie(Effect.flatten(refunds.find(refundId)))
    const at = yield* DateTime.now
    const verdict = { resolution: "withdrawn", by: by.userId, note: "The gateway refused it.", at } as const
    const withdrawn = applyVerdict(refund, verdict)
    if (withdrawn === null || !(yield* refunds.move(refund, withdrawn))) return
    const after: Payment = { ...payment, waitingMinor: payment.waitingMinor - refund.amountMinor }
    yield* payments.update(after)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entries = entriesFor(entryId, payment, after, { kind: "released", of: refundId, at })
    yield* ledger.postAll(entries)
  }, transact)

  const handler: Handler<Operations, "refundTransaction"> = Effect.fnUntraced(function* (admin, input) {
    const { amount_minor: minor, note, reason, transactionId } = input
    const amountMinor = minor === undefined ? undefined : BigInt(minor)
    const callKeys = yield* callKeysOf(admin, input)
    const at = yield* DateTime.now
    const found = Effect.mapError(Effect.flatten(payments.lock(transactionId)), () => new TransactionNotFound())
    const wanted = { amountMinor, at, note, reason, requestedBy: admin.userId }
    const refundId = yield* Effect.flatMap(found, (payment) => request(payment, wanted, callKeys)).pipe(transact)
    const { refusal, state } = yield* askNow(refundId)
    if (state === "refused") {
      yield* withdraw(transactionId, refundId, admin)
      return yield* new GatewayRefused({ detail: refusal ?? "" })
    }
    return { transaction: toTransactionResource(yield* Effect.orDie(Effect.flatten(transactions.find(transactionId)))) }
  })

  return handler
})
