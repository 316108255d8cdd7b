/** How other domains sell something. */
import { Context, DateTime, Effect, Layer, type Option } from "effect"
import { type Amount, Ids, type MentorId, Settings, shareOf, UnitOfWork, type UserId } from "../kernel/index.js"
import { checkoutExpiry } from "./checkout-expiry.js"
import type { GatewayUnavailable } from "./errors.js"
import { PaymentGateway } from "./gateway.js"
import { PaymentId } from "./ids.js"
import { type OpenCheckout, opening } from "./opening.js"
import type { Payment } from "./payment.js"
import { PaymentRepository } from "./ports.js"
import { referenceOf } from "./reference.js"
import { refundRequest } from "./refund-request.js"
import { platformFeeBasisPoints } from "./settings.js"
import type { Purpose, RefundReason } from "./statuses.js"

export interface Purchase {
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  readonly mentorId: MentorId
  /** More than nothing. */
  readonly amount: Amount
  /** One line: "Career review with Ada Lovelace". */
  readonly description: string
  /** How long the buyer may take; see `checkoutExpiry`. */
  readonly expiresAt: DateTime.Utc
}

export class Checkout extends Context.Tag("@mentorkit/Checkout")<
  Checkout,
  {
    /** A pending payment, in the caller's transaction. A purchasable has one open payment at most. */
    readonly prepare: (purchase: Purchase) => Effect.Effect<PaymentId>
    /**
     * Where the buyer pays. Asks the gateway, so it is called after the commit, with no transaction open. The checkout
     * that is still open is answered again; after `GatewayUnavailable` the next call tries again with the same key.
     */
    readonly open: (paymentId: PaymentId) => Effect.Effect<OpenCheckout, GatewayUnavailable>
    /** The newest payment for it, whatever became of it. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /**
     * Asks for everything back that the buyer is still owed, in the caller's transaction, which has locked the
     * purchasable; the gateway is asked after the commit and `Purchasable.refunded` follows once it confirms. Nothing
     * happens where nothing was paid or all of it is on its way back.
     */
    readonly refund: (
      paymentId: PaymentId,
      options: { readonly reason: RefundReason; readonly at: DateTime.Utc }
    ) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Checkout,
    Effect.gen(function* () {
      const payments = yield* PaymentRepository
      const gateway = yield* PaymentGateway
      const settings = yield* Settings
      const ids = yield* Ids
      const unitOfWork = yield* UnitOfWork
      const { open } = yield* opening
      const requestRefund = yield* refundRequest

      return {
        open,
        findFor: payments.findFor,

        prepare: Effect.fnUntraced(function* ({ expiresAt, ...purchase }) {
          const id = PaymentId.make(yield* ids.uuid)
          const now = yield* DateTime.now
          const feePoints = yield* settings.get(platformFeeBasisPoints)
          yield* payments.add({
            ...purchase,
            id,
            reference: referenceOf(id),
            platformFeeMinor: shareOf(purchase.amount.minor, feePoints),
            refundedMinor: 0n,
            feeRefundedMinor: 0n,
            status: "pending",
            gateway: gateway.name,
            chargeId: null,
            createdAt: now,
            expiresAt: checkoutExpiry(expiresAt, now),
            paidAt: null
          })
          return id
        }),

        refund: (paymentId, { at, reason }) =>
          Effect.flatMap(Effect.orDie(Effect.flatten(payments.lock(paymentId))), (payment) =>
            requestRefund(payment, reason, at)
          ).pipe(unitOfWork.transact)
      }
    })
  )
}
