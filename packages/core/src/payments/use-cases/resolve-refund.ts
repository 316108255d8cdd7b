import { DateTime, Effect } from "effect"
import { type JournalEntry, JournalEntryId, Ledger } from "../../earnings/index.js"
import { type Admin, AuditLog, type Handler, Ids, UnitOfWork } from "../../kernel/index.js"
import { GatewayRefused, RefundNotPossible, RefundNotQueued } from "../errors.js"
import { makeGatewayRefunds } from "../gateway-refunds.js"
import type { RefundId } from "../ids.js"
import { entriesFor, givenBack, refundableMoney, refundableOf } from "../money.js"
import type { Operations } from "../operations.js"
import type { Payment, Refund } from "../payment.js"
import { PaymentRepository, RefundRepository } from "../ports.js"
import { makeRefuseDecided, makeRequestRefund } from "../refund-request.js"
import { applyVerdict } from "../refund-resolution.js"
import { makeBookRefund } from "../settlement/book-refund.js"
import { type Locked, makeLockSale } from "../settlement/lock-sale.js"
import { toTransactionResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

type Action = "retry" | "paid_elsewhere" | "waive"

const resolutions = { retry: "retried", paid_elsewhere: "paid_elsewhere", waive: "waived" } as const

interface Resolved {
  readonly entries: ReadonlyArray<JournalEntry>
  /** The new refund of a retry. */
  readonly next: Refund | null
}

/** An admin's decision on a refused refund. */
export const resolveRefund = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const transactions = yield* Transactions
  const ledger = yield* Ledger
  const auditLog = yield* AuditLog
  const ids = yield* Ids
  const { transact } = yield* UnitOfWork
  const { lockSale } = yield* makeLockSale
  const bookRefund = yield* makeBookRefund
  const requestRefund = yield* makeRequestRefund
  const checkDecided = yield* makeRefuseDecided
  const { askNow } = yield* makeGatewayRefunds

  /** The awaited sum stays: it is requested anew. */
  const retry = Effect.fnUntraced(function* (freed: Payment, refund: Refund, admin: Admin, at: DateTime.Utc) {
    const { amountMinor, note, reason } = refund
    const again = { amountMinor, at, reason, requestedBy: admin.userId, ...(note === null ? {} : { note }) }
    const requested = yield* requestRefund(freed, again)
    return { entries: [], next: requested.refund } satisfies Resolved as Resolved
  })

  const waive = Effect.fnUntraced(function* (
    { payment: before, purchasable }: Locked,
    freed: Payment,
    refund: Refund,
    at: DateTime.Utc
  ) {
    yield* payments.update(freed)
    yield* purchasable.refundWaived(before.purchasableId, { paymentId: before.id, at })
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entries = entriesFor(entryId, before, freed, { kind: "released", of: refund.id, at })
    return { entries, next: null } satisfies Resolved as Resolved
  })

  /** As if refunded by the gateway, except that the gateway still has the money. */
  const payElsewhere = Effect.fnUntraced(function* (locked: Locked, freed: Payment, refund: Refund, at: DateTime.Utc) {
    const { amountMinor } = refund
    const after = givenBack({ ...freed, elsewhereMinor: freed.elsewhereMinor + amountMinor }, amountMinor)
    // Not the key of its confirmation, which the gateway may have reversed.
    const of = `${refund.id}:elsewhere`
    const entries = yield* bookRefund(locked, after, refund, { now: at, occurredAt: at, of })
    return { entries, next: null } satisfies Resolved as Resolved
  })

  /** Meanwhile another part may be gone, as in a dispute. */
  const checkLeft = Effect.fnUntraced(function* (action: Action, freed: Payment, { amountMinor }: Refund) {
    const left = refundableOf(freed)
    if (action === "waive" || amountMinor <= left) return
    const obstacle = left > 0n ? "too_much" : "bound"
    return yield* new RefundNotPossible({ obstacle, refundable: refundableMoney(freed) })
  })

  const applyDecision = (action: Action, locked: Locked, refund: Refund, admin: Admin, at: DateTime.Utc) => {
    const { payment } = locked
    const freed = { ...payment, waitingMinor: payment.waitingMinor - refund.amountMinor }
    const work = {
      retry: retry(freed, refund, admin, at),
      paid_elsewhere: payElsewhere(locked, freed, refund, at),
      waive: waive(locked, freed, refund, at)
    }
    return Effect.zipRight(checkLeft(action, freed, refund), work[action])
  }

  const decide = Effect.fnUntraced(function* (admin: Admin, id: RefundId, action: Action, note: string) {
    const refund = yield* Effect.mapError(Effect.flatten(refunds.find(id)), () => new RefundNotQueued())
    const locked = yield* lockSale(yield* Effect.orDie(Effect.flatten(payments.find(refund.paymentId))))
    const at = yield* DateTime.now
    // Also for a repeated retry without an answer.
    if (action === "retry") yield* checkDecided(locked.payment)
    const verdict = { resolution: resolutions[action], by: admin.userId, note, at }
    const after = applyVerdict(refund, verdict)
    if (after === null || !(yield* refunds.move(refund, after))) return yield* new RefundNotQueued()
    const { entries, next } = yield* applyDecision(action, locked, refund, admin, at)
    yield* auditLog.record({
      actorId: admin.userId,
      action: "refund.resolved",
      subjectType: "refund",
      subjectId: id,
      before: { state: "refused", refusal: refund.refusal },
      after: { resolution: resolutions[action], amount_minor: Number(refund.amountMinor), note },
      at
    })
    yield* ledger.postAll(entries)
    return { paymentId: refund.paymentId, next }
  }, transact)

  const handler: Handler<Operations, "resolveRefund"> = Effect.fnUntraced(function* (admin, { action, id, note }) {
    const { next, paymentId } = yield* decide(admin, id, action, note)
    if (next !== null) {
      // A second refusal puts it in the queue again.
      const { refusal, state } = yield* askNow(next.id)
      if (state === "refused") return yield* new GatewayRefused({ detail: refusal ?? "" })
    }
    return { transaction: toTransactionResource(yield* Effect.orDie(Effect.flatten(transactions.find(paymentId)))) }
  })

  return handler
})
