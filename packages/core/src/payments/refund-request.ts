/** Owing money back: written down with the change that causes it, asked of the gateway after the commit. */
import { Data, DateTime, Effect, Option } from "effect"
import { type JournalEntry, JournalEntryId } from "../earnings/index.js"
import { Ids, Outbox, type UserId } from "../kernel/index.js"
import { RefundRequested } from "./events.js"
import { PaymentGateway } from "./gateway.js"
import { RefundId } from "./ids.js"
import { entriesFor, refundableOf } from "./money.js"
import type { Payment, Refund } from "./payment.js"
import { PaymentRepository, RefundRepository } from "./ports.js"
import { isSettled } from "./progress.js"
import { refundTaking } from "./refund-audit.js"
import type { RefundReason } from "./statuses.js"

export interface WantedRefund {
  readonly reason: RefundReason
  readonly at: DateTime.Utc
  /** Everything that is left, where it is not said. No more than that. */
  readonly amountMinor?: bigint | undefined
  readonly requestedBy?: UserId
  readonly note?: string
}

export interface RequestedRefund {
  readonly payment: Payment
  /** None where nothing is left, or nothing was paid. */
  readonly refund: Refund | null
  /** What leaves the available balance at once; to be posted last in the transaction. */
  readonly entries: ReadonlyArray<JournalEntry>
}

const nothingOf = (payment: Payment): RequestedRefund => ({ payment, refund: null, entries: [] })

export const refundRequest = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const ids = yield* Ids
  const outbox = yield* Outbox

  /** Of a locked payment. Where everything is wanted, what a dispute holds is asked back once it is won. */
  return Effect.fnUntraced(function* (payment: Payment, wanted: WantedRefund) {
    const { amountMinor = refundableOf(payment), at, note = null, reason, requestedBy = null } = wanted
    const isAll = wanted.amountMinor === undefined
    if (!isSettled(payment.status)) return nothingOf(payment)
    const owed: Payment = isAll && payment.disputedMinor > 0n ? { ...payment, owedBecause: reason } : payment
    if (amountMinor <= 0n) {
      if (owed !== payment) yield* payments.update(owed)
      return nothingOf(owed)
    }
    const id = RefundId.make(yield* ids.uuid)
    const refund: Refund = {
      id,
      paymentId: payment.id,
      amountMinor,
      reason,
      state: "requested",
      idempotencyKey: `refund-${id}`,
      requestedBy,
      note,
      refusal: null,
      createdAt: at,
      succeededAt: null
    }
    const after: Payment = { ...owed, waitingMinor: payment.waitingMinor + amountMinor }
    // The relay comes first; the sweep is for what the relay has given up.
    yield* refunds.add(refund, DateTime.add(at, { minutes: 10 }))
    yield* payments.update(after)
    yield* outbox.append(RefundRequested, { paymentId: payment.id, refundId: id }, at)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    const entries = entriesFor(entryId, payment, after, { kind: "held_back", of: id, at })
    return { payment: after, refund, entries } satisfies RequestedRefund as RequestedRefund
  })
})

/** The gateway names the charge of a subscription's period later than its checkout. It answers; the charge is waited for. */
export class ChargeNotNamed extends Data.TaggedError("ChargeNotNamed")<{ readonly message: string }> {}

/**
 * Asks the gateway for a refund that is still only requested. May be repeated: the key is the refund's own. A refusal is
 * written down before it is told; what an admin has asked for goes into the audit log once the gateway has taken it.
 */
export const refundAtGateway = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const refunds = yield* RefundRepository
  const gateway = yield* PaymentGateway
  const taken = yield* refundTaking

  const ask = Effect.fnUntraced(function* (refund: Refund, payment: Payment) {
    const { amount, chargeId, gateway: taker, subscriptionId } = payment
    if (chargeId === null && subscriptionId !== null) {
      return yield* new ChargeNotNamed({ message: `The charge of payment ${payment.id} is not known yet.` })
    }
    if (chargeId === null || taker !== gateway.name) {
      return yield* refunds.refused(refund.id, `The charge is not one of the gateway "${gateway.name}".`)
    }
    yield* gateway
      .refund({
        idempotencyKey: refund.idempotencyKey,
        chargeId,
        amount: { minor: refund.amountMinor, currency: amount.currency },
        reason: refund.reason
      })
      .pipe(
        Effect.tapErrorTag("GatewayRefused", ({ detail }) => refunds.refused(refund.id, detail)),
        Effect.flatMap(({ refundId }) => taken(refund, payment, refundId))
      )
  })

  return Effect.fnUntraced(function* (id: RefundId) {
    const refund = Option.getOrUndefined(yield* refunds.find(id))
    if (refund?.state !== "requested") return
    yield* ask(refund, yield* Effect.orDie(Effect.flatten(payments.find(refund.paymentId))))
  })
})
