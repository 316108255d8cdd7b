import { DateTime, Effect } from "effect"
import { type JournalEntry, Ledger } from "../../earnings/index.js"
import { type Admin, AuditLog, type Handler, UnitOfWork } from "../../kernel/index.js"
import {
  AlreadyDecided,
  DecisionNotPossible,
  GatewayRefused,
  GatewayUnavailable,
  PaymentReviewNotFound
} from "../errors.js"
import { PaymentGateway } from "../gateway.js"
import type { ReviewId } from "../ids.js"
import type { Operations } from "../operations.js"
import type { Review } from "../payment.js"
import { GatewayInbox, PaymentRepository, PaymentReviewRepository } from "../ports.js"
import { makeAbandonPurchase } from "../settlement/abandon-purchase.js"
import { makeAcceptReview } from "../settlement/accept-review.js"
import { type Locked, makeLockSale } from "../settlement/lock-sale.js"
import type { ReviewDecision } from "../statuses.js"
import { toPaymentReviewResource } from "../to-resource.js"
import { Transactions } from "../transactions.js"

interface Decision {
  readonly decision: ReviewDecision
  readonly note: string
}

/** Whether this decision is possible; after a failed call the same one may be repeated. */
const checkDecision = Effect.fnUntraced(function* (review: Review, { payment }: Locked, { decision }: Decision) {
  const isRepeated = review.decision === "refund" && decision === "refund"
  if (review.resolvedAt !== null || (review.decision !== null && !isRepeated)) return yield* new AlreadyDecided()
  if (decision === "refund" && review.charge === null) return yield* new DecisionNotPossible({ obstacle: "no_charge" })
  if (decision !== "accept") return
  if (review.kind !== "charge_differs") return yield* new DecisionNotPossible({ obstacle: "nothing_to_accept" })
  if (review.returnedMinor > 0n) return yield* new DecisionNotPossible({ obstacle: "partly_returned" })
  if (payment.paidAt !== null) return yield* new DecisionNotPossible({ obstacle: "paid_already" })
  if (review.actual.currency !== payment.amount.currency) {
    return yield* new DecisionNotPossible({ obstacle: "other_currency" })
  }
})

/** An admin's decision on money that differs from the expected amount. */
export const resolvePaymentReview = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const reviews = yield* PaymentReviewRepository
  const inbox = yield* GatewayInbox
  const transactions = yield* Transactions
  const gateway = yield* PaymentGateway
  const ledger = yield* Ledger
  const auditLog = yield* AuditLog
  const { transact } = yield* UnitOfWork
  const { lockSale } = yield* makeLockSale
  const abandon = yield* makeAbandonPurchase
  const accept = yield* makeAcceptReview

  const find = (id: ReviewId) => Effect.mapError(Effect.flatten(reviews.find(id)), () => new PaymentReviewNotFound())

  /** Locks in the common order and reads again under the lock. */
  const lock = Effect.fnUntraced(function* (id: ReviewId) {
    const { charge, paymentId } = yield* find(id)
    const { event, gateway: taker } = yield* Effect.orDie(Effect.flatten(inbox.findByReview(id)))
    const gatewaySubscriptionId = "gatewaySubscriptionId" in event ? event.gatewaySubscriptionId : null
    if (gatewaySubscriptionId !== null) yield* payments.serialise(taker, gatewaySubscriptionId)
    if (charge !== null) yield* payments.serialise(charge.gateway, charge.chargeId)
    const locked = yield* lockSale(yield* Effect.orDie(Effect.flatten(payments.find(paymentId))))
    return { locked, review: yield* Effect.orDie(Effect.flatten(reviews.lock(id))) }
  })

  const record = (admin: Admin, { actual, id, kind }: Review, { decision, note }: Decision, at: DateTime.Utc) =>
    auditLog.record({
      actorId: admin.userId,
      action: "payment_review.resolved",
      subjectType: "payment_review",
      subjectId: id,
      before: { kind, actual_minor: Number(actual.minor), actual_currency: actual.currency },
      after: { decision, note },
      at
    })

  const decide = Effect.fnUntraced(function* (admin: Admin, id: ReviewId, decision: Decision) {
    const { locked, review } = yield* lock(id)
    yield* checkDecision(review, locked, decision)
    const at = yield* DateTime.now
    const isDone = decision.decision !== "refund"
    const decided = { ...review, ...decision, decidedBy: admin.userId, decidedAt: at, resolvedAt: isDone ? at : null }
    yield* reviews.update(decided)
    let entries: ReadonlyArray<JournalEntry> = []
    if (decision.decision === "accept") entries = yield* accept(locked, review)
    if (decision.decision === "dismiss") yield* abandon(locked, review, at)
    if (review.decision === null) yield* record(admin, review, decision, at)
    yield* ledger.postAll(entries)
    return decided
  }, transact)

  /** The same key for the same amount: returned once. */
  const refund = Effect.fnUntraced(function* ({ actual, charge, id, returnedMinor }: Review) {
    if (charge === null) return yield* new DecisionNotPossible({ obstacle: "no_charge" })
    if (charge.gateway !== gateway.name) return yield* new GatewayUnavailable()
    const { refundId, state } = yield* gateway.refund({
      idempotencyKey: `review-${id}-${returnedMinor}`,
      chargeId: charge.chargeId,
      amount: { ...actual, minor: actual.minor - returnedMinor },
      reason: "duplicate"
    })
    if (state === "failed") return yield* new GatewayRefused({ detail: `The refund ${refundId} has failed.` })
  })

  const refunded = Effect.fnUntraced(function* (id: ReviewId) {
    const { locked, review } = yield* lock(id)
    const at = yield* DateTime.now
    yield* abandon(locked, review, at)
    yield* reviews.update({ ...review, resolvedAt: review.resolvedAt ?? at })
  }, transact)

  /** After a refusal nothing is decided: another decision is possible. */
  const reopen = Effect.fnUntraced(function* (id: ReviewId) {
    const { review } = yield* lock(id)
    if (review.resolvedAt !== null) return
    yield* reviews.update({ ...review, decision: null, note: null, decidedBy: null, decidedAt: null })
  }, transact)

  const handler: Handler<Operations, "resolvePaymentReview"> = Effect.fnUntraced(function* (admin, input) {
    const { decision, id, note } = input
    const decided = yield* decide(admin, id, { decision, note })
    if (decision === "refund") {
      yield* Effect.tapErrorTag(refund(decided), "GatewayRefused", () => Effect.ignore(reopen(id)))
      yield* refunded(id)
    }
    const review = yield* find(id)
    const transaction = yield* Effect.orDie(Effect.flatten(transactions.find(review.paymentId)))
    return { review: toPaymentReviewResource(review, transaction) }
  })

  return handler
})
