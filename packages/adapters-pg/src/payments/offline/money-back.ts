/** What leaves a charge again, by our own wish or by that of the buyer's bank. Its row is locked for each decision. */
import { type ChargeId, GatewayDisputeId, GatewayRefundId, GatewayRefused } from "@mentorkit/core/payments"
import type { PaymentGateway, RefundAnswer } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Option } from "effect"
import { chargeStore, type KnownRefund } from "./charge-store.js"
import type { EventSender } from "./event-sender.js"
import { leftOf } from "./rows.js"

const nothing = { answer: false, news: [] }

const standingOf = ({ createdAt, failedAt, id }: KnownRefund): RefundAnswer => ({
  refundId: id,
  state: failedAt === null ? "succeeded" : "failed",
  takenAt: createdAt
})

export const moneyBack = ({ change, newId }: EventSender) =>
  Effect.gen(function* () {
    const store = yield* chargeStore

    const refund: typeof PaymentGateway.Service.refund = ({ amount, chargeId, idempotencyKey }) =>
      change(
        Effect.gen(function* () {
          // The lock first: of two calls with one key the second has to see what the first has done.
          const charge = Option.getOrUndefined(yield* store.lock(chargeId))
          if (charge === undefined) return yield* new GatewayRefused({ detail: "There is no such charge." })
          const known = yield* store.findRefund(idempotencyKey)
          if (Option.isSome(known)) return { answer: standingOf(known.value), news: [] }
          if (amount.minor <= 0n) return yield* new GatewayRefused({ detail: "There is nothing to give back." })
          if (amount.currency !== charge.currency || amount.minor > leftOf(charge)) {
            return yield* new GatewayRefused({ detail: "More cannot go back than is left of the charge." })
          }
          const id = GatewayRefundId.make(yield* newId("re"))
          const refundedMinor = charge.refundedMinor + amount.minor
          const at = yield* DateTime.now
          yield* store.addRefund({ id, idempotencyKey, chargeId, amountMinor: amount.minor, at })
          yield* store.set({ ...charge, refundedMinor })
          const object = { charge_id: chargeId, amount_minor: refundedMinor, currency: charge.currency }
          // As with a bank that takes its time: that it went well is said by the message, or when it is asked for.
          const answer: RefundAnswer = { refundId: id, state: "pending", takenAt: at }
          return { answer, news: [{ type: "charge.refunded", object } as const] }
        })
      )

    const findRefund: typeof PaymentGateway.Service.findRefund = ({ idempotencyKey }) =>
      Effect.map(store.findRefund(idempotencyKey), Option.map(standingOf))

    const failRefund = (id: GatewayRefundId) =>
      change(
        Effect.gen(function* () {
          const refunded = Option.getOrUndefined(yield* store.chargeOfRefund(id))
          if (refunded === undefined) return nothing
          // A refund is of a charge, and none is ever deleted.
          const charge = yield* Effect.orDie(Effect.flatten(store.lock(refunded.chargeId)))
          if (!(yield* store.failRefund(id, yield* DateTime.now))) return nothing
          const { amountMinor, chargeId } = refunded
          yield* store.set({ ...charge, refundedMinor: charge.refundedMinor - amountMinor })
          const money = { amount_minor: amountMinor, currency: charge.currency }
          const object = { ...money, charge_id: chargeId, refund_id: id }
          return { answer: true, news: [{ type: "refund.failed", object } as const] }
        })
      )

    const openDispute = (chargeId: ChargeId) =>
      change(
        Effect.gen(function* () {
          const charge = Option.getOrUndefined(yield* store.lock(chargeId))
          if (charge === undefined || leftOf(charge) <= 0n || Option.isSome(yield* store.openDispute(chargeId))) {
            return { answer: Option.none<GatewayDisputeId>(), news: [] }
          }
          const id = GatewayDisputeId.make(yield* newId("dp"))
          const amountMinor = leftOf(charge)
          yield* store.addDispute({ id, chargeId, amountMinor, at: yield* DateTime.now })
          yield* store.set({ ...charge, disputedMinor: charge.disputedMinor + amountMinor })
          const object = {
            charge_id: chargeId,
            dispute_id: id,
            amount_minor: amountMinor,
            currency: charge.currency
          }
          return { answer: Option.some(id), news: [{ type: "charge.dispute.created", object } as const] }
        })
      )

    const closeDispute = (chargeId: ChargeId, isWon: boolean) =>
      change(
        Effect.gen(function* () {
          const charge = Option.getOrUndefined(yield* store.lock(chargeId))
          const dispute = Option.getOrUndefined(yield* store.openDispute(chargeId))
          if (charge === undefined || dispute === undefined) return nothing
          const { amountMinor, id } = dispute
          yield* store.closeDispute(id, isWon, yield* DateTime.now)
          if (isWon) yield* store.set({ ...charge, disputedMinor: charge.disputedMinor - amountMinor })
          const money = { amount_minor: amountMinor, currency: charge.currency }
          const object = { ...money, charge_id: chargeId, dispute_id: id, is_won: isWon }
          return { answer: true, news: [{ type: "charge.dispute.closed", object } as const] }
        })
      )

    return { refund, findRefund, failRefund, openDispute, closeDispute }
  })
