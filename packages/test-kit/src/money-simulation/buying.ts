/** Buyers, and those who sell to them. */

import { UnitOfWork, uuidV7 } from "@mentorkit/core/kernel/ports"
import {
  Checkout,
  type PaymentId,
  type Purpose,
  RecurringCheckout,
  type SubscriptionId
} from "@mentorkit/core/payments"
import { DateTime, Effect } from "effect"
import { Simulator } from "./simulator.js"
import { currencyOf, nth, nthOf, type Offer, priceOf, type Stage } from "./stage.js"
import type { Step } from "./steps.js"
import { WareStore } from "./wares.js"

const isOneTime = ({ purpose }: Offer) => purpose !== "community"
const isRecurring = ({ purpose }: Offer) => purpose === "community"

export const buying = Effect.fnUntraced(function* (stage: Stage) {
  const checkout = yield* Checkout
  const recurring = yield* RecurringCheckout
  const { transact } = yield* UnitOfWork
  const store = yield* WareStore
  const { ids } = yield* Simulator

  const offer = Effect.fnUntraced(function* ({ who }: Step, purpose: Purpose) {
    const { epochMillis } = yield* DateTime.now
    const made: Offer = {
      id: uuidV7(epochMillis, ids().bytes(16)),
      purpose,
      mentor: nthOf(stage.mentors, who >> 2),
      buyer: nthOf(stage.buyers, who >> 4),
      currency: currencyOf(who)
    }
    yield* transact(store.add({ id: made.id, hasSeat: true, state: "waiting", grantedFor: null, accessUntil: null }))
    stage.offers.push(made)
    return made
  })

  const purchase = Effect.fnUntraced(function* ({ buyer, currency, id, mentor, purpose }: Offer, { much }: Step) {
    return {
      ...{ purpose, purchasableId: id, payerId: buyer.userId, mentorId: mentor.mentorId },
      amount: { minor: priceOf(much), currency },
      description: "An hour with Maya Mentor",
      expiresAt: DateTime.add(yield* DateTime.now, { minutes: 35 })
    }
  })

  const buy = Effect.fnUntraced(function* (wanted: Offer, step: Step) {
    const asked = yield* purchase(wanted, step)
    const paymentId = yield* transact(Effect.zipRight(store.lock(wanted.id), checkout.prepare(asked)))
    yield* checkout.open(paymentId)
  })
  const subscribe = Effect.fnUntraced(function* (wanted: Offer, step: Step) {
    const asked = { ...(yield* purchase(wanted, step)), interval: step.which % 4 === 0 ? "year" : "month" } as const
    const { paymentId } = yield* transact(Effect.zipRight(store.lock(wanted.id), recurring.prepare(asked)))
    yield* checkout.open(paymentId)
  })

  const paymentOf = ({ which }: Step, is: (one: Stage["facts0"]["payments"][number]) => boolean) =>
    nth(stage.facts0.payments.filter(is), which)
  const subscriptionOf = ({ which }: Step, is: (one: Stage["facts0"]["subscriptions"][number]) => boolean) =>
    nth(stage.facts0.subscriptions.filter(is), which)

  /** Whoever is thrown out, or leaves at once, has access no longer. */
  const leave = (id: SubscriptionId, wareId: string) =>
    Effect.gen(function* () {
      const ware = yield* store.lock(wareId)
      yield* recurring.end(id)
      yield* store.save({ ...ware, state: "ended" })
    }).pipe(transact)

  const refundOwed = (id: PaymentId, wareId: string) =>
    Effect.gen(function* () {
      yield* store.lock(wareId)
      yield* checkout.refund(id, { reason: "requested_by_customer", at: yield* DateTime.now })
    }).pipe(transact)

  return (step: Step): Effect.Effect<void, unknown> | undefined => {
    const active = (status: string) => subscriptionOf(step, (one) => one.status === status)
    switch (step.does) {
      case "buy":
        return Effect.flatMap(offer(step, step.which % 3 === 0 ? "booking" : "course"), (made) => buy(made, step))
      case "subscribe":
        return Effect.flatMap(offer(step, "community"), (made) => subscribe(made, step))
      case "buyAgain": {
        const known = nth(stage.offers.filter(isOneTime), step.which)
        return known && buy(known, step)
      }
      case "subscribeAgain": {
        const known = nth(stage.offers.filter(isRecurring), step.which)
        return known && subscribe(known, step)
      }
      case "openAgain": {
        const payment = paymentOf(step, ({ status }) => status === "pending" || status === "failed")
        return payment && Effect.asVoid(checkout.open(payment.id as PaymentId))
      }
      case "cancelSubscription": {
        const known = active("active")
        return known && Effect.asVoid(recurring.cancel(known.id as SubscriptionId))
      }
      case "resumeSubscription": {
        const known = subscriptionOf(step, ({ isCancelled }) => isCancelled)
        return known && Effect.asVoid(recurring.resume(known.id as SubscriptionId))
      }
      case "leave": {
        const known = active(step.who % 2 === 0 ? "active" : "pending")
        return known && leave(known.id as SubscriptionId, known.wareId)
      }
      case "deliver": {
        const payment = paymentOf(step, ({ isPaid, purpose }) => isPaid && purpose === "booking")
        return payment && Effect.flatMap(DateTime.now, (at) => checkout.deliver(payment.id as PaymentId, at))
      }
      case "sellOut": {
        const known = nth(stage.offers.filter(isOneTime), step.which)
        return (
          known && transact(Effect.flatMap(store.lock(known.id), (ware) => store.save({ ...ware, hasSeat: false })))
        )
      }
      case "refundOwed": {
        const payment = paymentOf(step, ({ isPaid }) => isPaid)
        return payment && refundOwed(payment.id as PaymentId, payment.wareId)
      }
      default:
        return undefined
    }
  }
})
