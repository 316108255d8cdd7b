/** Sells something that is paid once. For subscriptions see `RecurringCheckout`. */
import { Context, type DateTime, Effect, Layer, Option } from "effect"
import { Ledger } from "../earnings/index.js"
import { UnitOfWork } from "../kernel/index.js"
import { makeCheckoutOpening, type OpenCheckout } from "./checkout-opening.js"
import type { GatewayUnavailable, PaymentUnderway } from "./errors.js"
import type { PaymentId } from "./ids.js"
import { makeNewPayment, type Purchase } from "./new-payment.js"
import type { Payment } from "./payment.js"
import { PaymentRepository } from "./ports.js"
import { makeRequestRefund } from "./refund-request.js"
import { makeRetirePayment } from "./retire-payment.js"
import { makeMarkDelivered } from "./settlement/delivery.js"
import type { Purpose, RefundReason } from "./statuses.js"

export class Checkout extends Context.Tag("@mentorkit/Checkout")<
  Checkout,
  {
    /**
     * A pending payment, in the caller's transaction, which has locked the purchasable. An older checkout of the same
     * thing is closed: its payment is cancelled. `PaymentUnderway` where money for it is on its way already.
     */
    readonly prepare: (purchase: Purchase) => Effect.Effect<PaymentId, PaymentUnderway>
    /**
     * Where the buyer pays. Asks the gateway, so it is called after the commit, with no transaction open. The checkout
     * that is still open is answered again; after `GatewayUnavailable` the next call tries again with the same key.
     */
    readonly open: (paymentId: PaymentId) => Effect.Effect<OpenCheckout, GatewayUnavailable>
    /** The newest payment for it, in any state. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /**
     * A payment that there is, as it stands until the caller's transaction ends: an admin may give money back without a
     * look at the purchasable.
     */
    readonly lock: (paymentId: PaymentId) => Effect.Effect<Payment>
    /**
     * Nobody shall pay for it any more: a pending payment is cancelled and its checkout closed after the commit. In the
     * caller's transaction, which has locked the purchasable. Money that is on its way already is not stopped.
     */
    readonly drop: (purpose: Purpose, purchasableId: string) => Effect.Effect<void>
    /**
     * Asks for money back, in the caller's transaction, which has locked the purchasable; the gateway is asked after the
     * commit and `Purchasable.refunded` follows once it confirms. Everything that the buyer is still owed, unless an amount
     * is given. Nothing happens where nothing was paid or all of it is on its way back.
     */
    readonly refund: (
      paymentId: PaymentId,
      options: {
        readonly reason: RefundReason
        readonly at: DateTime.Utc
        readonly amountMinor?: bigint | undefined
      }
    ) => Effect.Effect<void>
    /**
     * The buyer has got what was sold: from `at` on runs the hold after which the money clears. In the caller's
     * transaction; a second call changes nothing.
     */
    readonly deliver: (paymentId: PaymentId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Checkout,
    Effect.gen(function* () {
      const payments = yield* PaymentRepository
      const ledger = yield* Ledger
      const unitOfWork = yield* UnitOfWork
      const { open } = yield* makeCheckoutOpening
      const addPayment = yield* makeNewPayment
      const requestRefund = yield* makeRequestRefund
      const delivered = yield* makeMarkDelivered
      const retire = yield* makeRetirePayment

      const lock = (id: PaymentId) => Effect.orDie(Effect.flatten(payments.lock(id)))

      return {
        open,
        findFor: payments.findFor,
        lock,
        drop: (purpose, purchasableId) =>
          payments.findOpenFor(purpose, purchasableId).pipe(
            Effect.flatMap(
              Option.match({
                onNone: () => Effect.void,
                onSome: ({ id }) => Effect.flatMap(lock(id), retire)
              })
            ),
            unitOfWork.transact
          ),
        prepare: (purchase) => addPayment(purchase, null),

        refund: (paymentId, wanted) =>
          Effect.gen(function* () {
            const { entries } = yield* requestRefund(yield* lock(paymentId), wanted)
            yield* ledger.postAll(entries)
          }).pipe(unitOfWork.transact),

        deliver: (paymentId, at) =>
          Effect.gen(function* () {
            const payment = yield* lock(paymentId)
            if (payment.paidAt !== null) yield* payments.update(yield* delivered(payment, at))
          }).pipe(unitOfWork.transact)
      }
    })
  )
}
