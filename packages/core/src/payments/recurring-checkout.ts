/** Sells subscriptions. */
import { Context, DateTime, Effect, Layer, Option } from "effect"
import { Ids, UnitOfWork } from "../kernel/index.js"
import { GatewayUnavailable, PaymentUnderway, SubscriptionOver } from "./errors.js"
import { PaymentGateway, type SubscriptionChange } from "./gateway.js"
import { type PaymentId, SubscriptionId } from "./ids.js"
import { makeNewPayment, type Purchase } from "./new-payment.js"
import { PaymentRepository, SubscriptionRepository } from "./ports.js"
import { isPayable } from "./progress.js"
import { makeRetirePayment } from "./retire-payment.js"
import type { BillingInterval, Purpose } from "./statuses.js"
import { canResume, ended, type Subscription } from "./subscription.js"
import { makeRequestEnd } from "./subscription-ends.js"

/** A subscription that is over concerns the buyer; other refusals concern an operator. */
const refused = (id: SubscriptionId) =>
  Effect.zipRight(
    Effect.logError(`The gateway refuses to change subscription ${id}: is its key of the account that took it?`),
    new GatewayUnavailable()
  )

export class RecurringCheckout extends Context.Tag("@mentorkit/RecurringCheckout")<
  RecurringCheckout,
  {
    /**
     * A subscription that waits for its first payment, in the caller's transaction, which has locked the purchasable.
     * One that waits already is used again with the new price, and its older checkout is closed. `Checkout.open` tells
     * where to pay. `PaymentUnderway` where money is on its way, or the subscription is active.
     */
    readonly prepare: (
      purchase: Purchase & { readonly interval: BillingInterval }
    ) => Effect.Effect<{ readonly subscriptionId: SubscriptionId; readonly paymentId: PaymentId }, PaymentUnderway>
    /** The newest one, in any state. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Subscription>>
    /** Stops renewal; the paid period runs out. Call outside transactions: it calls the gateway. */
    readonly cancel: (id: SubscriptionId) => Effect.Effect<Subscription, SubscriptionOver | GatewayUnavailable>
    /** Takes a cancellation back while the period runs. */
    readonly resume: (id: SubscriptionId) => Effect.Effect<Subscription, SubscriptionOver | GatewayUnavailable>
    /** Ends it at once, in the caller's transaction: left before paying, or removed. */
    readonly end: (id: SubscriptionId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    RecurringCheckout,
    Effect.gen(function* () {
      const subscriptions = yield* SubscriptionRepository
      const payments = yield* PaymentRepository
      const gateway = yield* PaymentGateway
      const requestEnd = yield* makeRequestEnd
      const ids = yield* Ids
      const unitOfWork = yield* UnitOfWork
      const addPayment = yield* makeNewPayment
      const retire = yield* makeRetirePayment

      const lock = (id: SubscriptionId) => Effect.orDie(Effect.flatten(subscriptions.lock(id)))

      /** Reuses the waiting one at today's price, or makes one. */
      const waiting = Effect.fnUntraced(function* ({
        expiresAt: _,
        interval,
        ...purchase
      }: Purchase & { readonly interval: BillingInterval }) {
        const newest = Option.getOrUndefined(yield* subscriptions.findFor(purchase.purpose, purchase.purchasableId))
        if (newest?.status === "active") return undefined
        if (newest?.status === "pending") {
          const { amount, description } = purchase
          yield* subscriptions.update({ ...(yield* lock(newest.id)), amount, description, interval })
          return newest.id
        }
        const id = SubscriptionId.make(yield* ids.uuid)
        yield* subscriptions.add({
          ...purchase,
          id,
          interval,
          status: "pending",
          cancelAtPeriodEnd: false,
          currentPeriodEnd: null,
          gateway: gateway.name,
          gatewaySubscriptionId: null,
          toldAt: null,
          endedBy: null,
          createdAt: yield* DateTime.now,
          endedAt: null
        })
        return id
      })

      /** The gateway first, since it charges; its event of the change says the same. */
      const change = Effect.fnUntraced(function* (
        id: SubscriptionId,
        wanted: Extract<SubscriptionChange, "cancel_at_period_end" | "resume">
      ) {
        const { gatewaySubscriptionId } = yield* Effect.orDie(Effect.flatten(subscriptions.find(id)))
        if (gatewaySubscriptionId === null) return yield* new SubscriptionOver()
        yield* gateway
          .changeSubscription(gatewaySubscriptionId, wanted)
          .pipe(Effect.catchTag("GatewayRefused", () => refused(id)))
        return yield* Effect.gen(function* () {
          const after = { ...(yield* lock(id)), cancelAtPeriodEnd: wanted === "cancel_at_period_end" }
          yield* subscriptions.update(after)
          return after
        }).pipe(unitOfWork.transact)
      })

      const openPaymentOf = ({ purchasableId, purpose }: Subscription) => payments.findOpenFor(purpose, purchasableId)

      return {
        findFor: subscriptions.findFor,

        prepare: Effect.fnUntraced(function* (purchase) {
          const subscriptionId = yield* waiting(purchase)
          if (subscriptionId === undefined) return yield* new PaymentUnderway()
          const { interval: _, ...single } = purchase
          return { subscriptionId, paymentId: yield* addPayment(single, subscriptionId) }
        }),

        cancel: Effect.fnUntraced(function* (id) {
          const found = yield* Effect.orDie(Effect.flatten(subscriptions.find(id)))
          if (found.status !== "active") return yield* new SubscriptionOver()
          return found.cancelAtPeriodEnd ? found : yield* change(id, "cancel_at_period_end")
        }),

        resume: Effect.fnUntraced(function* (id) {
          const found = yield* Effect.orDie(Effect.flatten(subscriptions.find(id)))
          if (found.status === "active" && !found.cancelAtPeriodEnd) return found
          if (!canResume(found, yield* DateTime.now)) return yield* new SubscriptionOver()
          return yield* change(id, "resume")
        }),

        end: (id) =>
          Effect.gen(function* () {
            const subscription = yield* lock(id)
            if (subscription.status === "expired") return
            const now = yield* DateTime.now
            yield* subscriptions.update(ended(subscription, "buyer", now))
            const open = Option.getOrUndefined(yield* openPaymentOf(subscription))
            if (open !== undefined && isPayable(open.status)) {
              yield* retire(yield* Effect.orDie(Effect.flatten(payments.lock(open.id))))
            }
            const { gateway: taker, gatewaySubscriptionId } = subscription
            if (gatewaySubscriptionId === null) return
            yield* requestEnd({ subscriptionId: id, gateway: taker, gatewaySubscriptionId }, now)
          }).pipe(unitOfWork.transact)
      }
    })
  )
}
