/** The ports of payments on the database in memory. */

import {
  CheckoutIntentRepository,
  intentStateAfter,
  liveIntentStates,
  type Payment,
  PaymentRepository,
  RefundRepository
} from "@mentorkit/core/payments/ports"
import { type DateTime, Effect, Layer, Option } from "effect"
import { Memory, type StoredRefund, type Tables } from "./memory.js"
import { firstOf, isDue, latestPaidFirst, newestFirst, oldestFirst, valuesOf } from "./memory-rows.js"

const isOpen = ({ gatewayInvoiceId, status }: Payment) =>
  ["pending", "processing", "failed"].includes(status) && gatewayInvoiceId === null

/** What the real tables' unique indexes refuse. */
const store = ({ payments }: Tables, payment: Payment) => {
  for (const other of payments.values()) {
    if (other.id === payment.id) continue
    const isSameThing = other.purpose === payment.purpose && other.purchasableId === payment.purchasableId
    if (isSameThing && isOpen(other) && isOpen(payment)) throw new Error("payments_one_open_per_purchasable")
    if (payment.chargeId !== null && other.chargeId === payment.chargeId) throw new Error("payments_one_per_charge")
    const { gatewayInvoiceId } = payment
    if (gatewayInvoiceId !== null && other.gatewayInvoiceId === gatewayInvoiceId) {
      throw new Error("payments_one_per_gateway_invoice")
    }
  }
  payments.set(payment.id, payment)
}

const paymentRepository = Layer.effect(
  PaymentRepository,
  Effect.map(Memory, ({ run }) => {
    const find = (is: (payment: Payment) => boolean, order = newestFirst<Payment>) =>
      run(({ payments }) => firstOf(order(valuesOf(payments).filter(is))))
    return PaymentRepository.of({
      add: (payment) => run((tables) => store(tables, payment)),
      find: (id) => find((one) => one.id === id),
      lock: (id) => find((one) => one.id === id),
      findFor: (purpose, id) => find((one) => one.purpose === purpose && one.purchasableId === id),
      findByGatewayNames: ({ paymentId, sessionId }) =>
        run(({ intents, payments }) => {
          const intent = valuesOf(intents).find((one) => sessionId !== null && one.sessionId === sessionId)
          const id = intent?.paymentId ?? paymentId
          return Option.fromNullable(id === null ? undefined : payments.get(id))
        }),
      findByCharge: (_, id) => find((one) => one.chargeId === id),
      findOpenFor: (purpose, id) => find((one) => one.purpose === purpose && one.purchasableId === id && isOpen(one)),
      findFirstOfSubscription: (_, id) => find((one) => one.gatewaySubscriptionId === id, oldestFirst),
      findByInvoice: (_, id) => find((one) => one.gatewayInvoiceId === id),
      findLatestPaid: (id) => find((one) => one.subscriptionId === id && one.paidAt !== null, latestPaidFirst),
      serialise: () => run(() => undefined),
      update: (payment) => run((tables) => store(tables, payment)),
      listDue: (now, limit) =>
        run(({ payments }) =>
          valuesOf(payments)
            .filter(
              ({ expiresAt, status }) =>
                ["pending", "failed"].includes(status) && +expiresAt.epochMillis <= now.epochMillis
            )
            .slice(0, limit)
        ),
      lockDueForClearing: (now, limit) =>
        run(({ payments }) =>
          valuesOf(payments)
            .filter(
              ({ clearedAt, clearsAt, paidAt }) =>
                clearedAt === null && paidAt !== null && clearsAt !== null && clearsAt.epochMillis <= now.epochMillis
            )
            .slice(0, limit)
        ),
      markCleared: (ids, at) =>
        run(({ payments }) => {
          for (const id of ids) {
            const payment = payments.get(id)
            if (payment !== undefined) payments.set(id, { ...payment, clearedAt: at })
          }
        })
    })
  })
)

const intentRepository = Layer.effect(
  CheckoutIntentRepository,
  Effect.map(Memory, ({ run }) => {
    const claim = (state: "started" | "superseded") => (now: DateTime.Utc, until: DateTime.Utc, limit: number) =>
      run(({ intents }) => {
        const due = valuesOf(intents)
          .filter((one) => one.state === state && isDue(one, now))
          .slice(0, limit)
        for (const one of due) intents.set(one.id, { ...one, dueAt: until.epochMillis })
        return due
      })
    return CheckoutIntentRepository.of({
      add: (intent, dueAt) =>
        run(({ intents }) => void intents.set(intent.id, { ...intent, dueAt: dueAt.epochMillis })),
      find: (id) => run(({ intents }) => Option.fromNullable(intents.get(id))),
      findLive: (paymentId) =>
        run(({ intents }) =>
          firstOf(
            valuesOf(intents).filter((one) => one.paymentId === paymentId && liveIntentStates.includes(one.state))
          )
        ),
      findBySession: (_, sessionId) =>
        run(({ intents }) => firstOf(valuesOf(intents).filter((one) => one.sessionId === sessionId))),
      markOpened: (id, { expiresAt, sessionId, url }) =>
        run(({ intents }) => {
          const intent = intents.get(id)
          if (intent === undefined) return
          intents.set(id, { ...intent, state: intentStateAfter(intent.state, "open"), sessionId, url, expiresAt })
        }),
      close: (id, state) =>
        run(({ intents }) => {
          const intent = intents.get(id)
          if (intent !== undefined) intents.set(id, { ...intent, state: intentStateAfter(intent.state, state) })
        }),
      claimStarted: claim("started"),
      claimSuperseded: claim("superseded")
    })
  })
)

const refundRepository = Layer.effect(
  RefundRepository,
  Effect.map(Memory, ({ run }) => {
    /** Answers whether there was something to change. */
    const change = (id: string, become: (refund: StoredRefund) => StoredRefund | undefined) =>
      run(({ refunds }) => {
        const refund = refunds.get(id)
        const after = refund === undefined ? undefined : become(refund)
        if (after !== undefined) refunds.set(id, after)
        return after !== undefined
      })
    return RefundRepository.of({
      add: (refund, dueAt) =>
        run(({ refunds }) => {
          refunds.set(refund.id, { ...refund, dueAt: dueAt.epochMillis, gatewayRefundId: null })
        }),
      find: (id) => run(({ refunds }) => Option.fromNullable(refunds.get(id))),
      listWaiting: (paymentId) =>
        run(({ refunds }) =>
          oldestFirst(
            valuesOf(refunds).filter(
              (one) => one.paymentId === paymentId && ["requested", "pending"].includes(one.state)
            )
          )
        ),
      markAccepted: (id, { gatewayRefundId, takenAt }, dueAt) =>
        run(({ refunds }) => {
          const refund = refunds.get(id)
          if (refund === undefined) return false
          const isNews = refund.state === "requested"
          const named = {
            ...refund,
            gatewayRefundId: refund.gatewayRefundId ?? gatewayRefundId,
            takenAt: refund.takenAt ?? takenAt
          }
          refunds.set(id, isNews ? { ...named, state: "pending", dueAt: dueAt.epochMillis } : named)
          return isNews
        }),
      markRefused: (id, refusal) =>
        Effect.asVoid(
          change(id, (one) => (one.state === "requested" ? { ...one, state: "refused", refusal } : undefined))
        ),
      markSucceeded: (id, at) => Effect.asVoid(change(id, (one) => ({ ...one, state: "succeeded", succeededAt: at }))),
      recordCall: (id, callKey) => Effect.asVoid(change(id, (one) => ({ ...one, callKey }))),
      findByCall: (callKey) =>
        run(({ refunds }) =>
          firstOf(valuesOf(refunds).filter((one) => one.callKey === callKey && one.state !== "refused"))
        ),
      findByGatewayId: (paymentId, id) =>
        run(({ refunds }) =>
          firstOf(valuesOf(refunds).filter((one) => one.paymentId === paymentId && one.gatewayRefundId === id))
        ),
      findUnnamed: (paymentId, amountMinor) =>
        run(({ refunds }) => {
          const unnamed = oldestFirst(valuesOf(refunds)).filter(
            (one) =>
              one.paymentId === paymentId &&
              one.amountMinor === amountMinor &&
              one.gatewayRefundId === null &&
              one.verdict === null &&
              ["requested", "pending", "succeeded"].includes(one.state)
          )
          return firstOf([...unnamed.filter(({ state }) => state === "succeeded"), ...unnamed])
        }),
      sumTakenAfter: (paymentId, moment) =>
        run(({ refunds }) =>
          valuesOf(refunds)
            .filter((one) => one.paymentId === paymentId && one.state === "succeeded" && one.verdict === null)
            .filter(({ takenAt }) => takenAt !== null && takenAt.epochMillis > moment.epochMillis)
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
        ),
      sumFailed: (paymentId, by) =>
        run(({ refunds }) =>
          valuesOf(refunds)
            .filter((one) => one.paymentId === paymentId && one.gatewayRefundId !== null)
            .filter((one) => ["refused", "waived"].includes(one.state) || one.verdict !== null)
            .filter(({ takenAt }) => takenAt === null || takenAt.epochMillis <= by.epochMillis)
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
        ),
      markFailed: (id, refusal) =>
        change(id, (one) =>
          ["pending", "succeeded"].includes(one.state) && one.verdict === null
            ? { ...one, state: "refused", refusal, succeededAt: null }
            : undefined
        ),
      move: (before, { state, succeededAt, verdict }) =>
        change(before.id, (one) =>
          one.state === before.state && one.verdict?.resolution === before.verdict?.resolution
            ? { ...one, state, succeededAt, verdict }
            : undefined
        ),
      claim: (state, now, until, limit) =>
        run(({ refunds }) => {
          const due = valuesOf(refunds)
            .filter((one) => one.state === state && isDue(one, now))
            .slice(0, limit)
          for (const one of due) refunds.set(one.id, { ...one, dueAt: until.epochMillis })
          return due
        })
    })
  })
)

export const memoryPayments = Layer.mergeAll(paymentRepository, intentRepository, refundRepository)
