/** What is charged again and again: one bill a period, from the period's end before it. */

import type { Sweep } from "@mentorkit/core/kernel/ports"
import {
  ChargeId,
  GatewayInvoiceId,
  GatewayRefused,
  GatewaySubscriptionId,
  SubscriptionOver
} from "@mentorkit/core/payments"
import { periodEnd, type SubscriptionChange } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Option } from "effect"
import { chargeStore } from "./charge-store.js"
import type { EventSender } from "./event-sender.js"
import type { News } from "./messages.js"
import type { OfflineSession, OfflineSubscription } from "./rows.js"
import { subscriptionStore } from "./subscription-store.js"

const batch = 50
/** A period that cannot be charged is tried so often, so far apart; then the subscription ends. */
const maxAttempts = 3
const daysBetween = 3

const namesOf = ({ id, subscriptionId }: OfflineSubscription) => ({
  gateway_subscription_id: id,
  subscription_id: subscriptionId
})

/** Also one that was cancelled and whose time is up, before anybody has written it down. */
const isOver = ({ cancelAtPeriodEnd, endedAt, periodEnd: end }: OfflineSubscription, now: DateTime.Utc) =>
  endedAt !== null || (cancelAtPeriodEnd && DateTime.lessThanOrEqualTo(end, now))

const updated = (subscription: OfflineSubscription): News => ({
  type: "customer.subscription.updated",
  object: {
    ...namesOf(subscription),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    period_end: subscription.periodEnd
  }
})
const deleted = (subscription: OfflineSubscription): News => ({
  type: "customer.subscription.deleted",
  object: namesOf(subscription)
})

export const subscriptions = ({ change, newId }: EventSender) =>
  Effect.gen(function* () {
    const store = yield* subscriptionStore
    const charges = yield* chargeStore

    const billOf = Effect.fnUntraced(function* (subscription: OfflineSubscription, period: number, now: DateTime.Utc) {
      const id = GatewayInvoiceId.make(yield* newId("in"))
      const invoiceId = yield* store.invoiceOf({ id, gatewaySubscriptionId: subscription.id, period, createdAt: now })
      const { amountMinor, currency } = subscription
      const money = { amount_minor: amountMinor, currency }
      return { ...namesOf(subscription), ...money, invoice_id: invoiceId, is_first: period === 1 }
    })

    /** The last period of `subscription` is paid by this charge. */
    const paid = Effect.fnUntraced(function* (
      subscription: OfflineSubscription,
      chargeId: ChargeId,
      now: DateTime.Utc
    ) {
      const bill = yield* billOf(subscription, subscription.periods, now)
      yield* store.paid(bill.invoice_id, chargeId)
      const object = { ...bill, charge_id: chargeId, period_end: subscription.periodEnd }
      return [{ type: "invoice.paid", object } as const]
    })

    /** In the transaction that collects the first period's money. Undefined for what is paid once. */
    const begin = Effect.fnUntraced(function* (session: OfflineSession, chargeId: ChargeId, now: DateTime.Utc) {
      const { amountMinor, billingInterval, currency, id: sessionId, subscriptionId } = session
      if (subscriptionId === null || billingInterval === null) return undefined
      const end = periodEnd(now, billingInterval, 1)
      const subscription: OfflineSubscription = {
        ...{ id: GatewaySubscriptionId.make(yield* newId("sub")), sessionId, subscriptionId },
        ...{ amountMinor, currency, billingInterval, beganAt: now, periods: 1, periodEnd: end, dueAt: end },
        ...{ cancelAtPeriodEnd: false, isCardGood: true, attempts: 0, endedAt: null }
      }
      yield* store.add(subscription)
      return { id: subscription.id, news: yield* paid(subscription, chargeId, now) }
    })

    const renew = Effect.fnUntraced(function* (subscription: OfflineSubscription, now: DateTime.Utc) {
      const { amountMinor, beganAt, billingInterval, currency } = subscription
      const periods = subscription.periods + 1
      const end = periodEnd(beganAt, billingInterval, periods)
      const renewed = { ...subscription, periods, periodEnd: end, dueAt: end, attempts: 0 }
      const chargeId = ChargeId.make(yield* newId("ch"))
      yield* charges.add(chargeId, { minor: amountMinor, currency }, now)
      yield* store.update(renewed)
      return yield* paid(renewed, chargeId, now)
    })

    const end = (subscription: OfflineSubscription, now: DateTime.Utc) =>
      Effect.as(store.update({ ...subscription, endedAt: now }), [deleted(subscription)])

    const fail = Effect.fnUntraced(function* (subscription: OfflineSubscription, now: DateTime.Utc) {
      const attempts = subscription.attempts + 1
      const failed: News = {
        type: "invoice.payment_failed",
        object: yield* billOf(subscription, subscription.periods + 1, now)
      }
      // From the attempt before and not from now: a sweep that comes late catches up.
      const tried = { ...subscription, attempts, dueAt: DateTime.add(subscription.dueAt, { days: daysBetween }) }
      if (attempts >= maxAttempts) return [failed, ...(yield* end(tried, now))]
      yield* store.update(tried)
      return [failed]
    })

    const moveOn = (subscription: OfflineSubscription, now: DateTime.Utc): Effect.Effect<ReadonlyArray<News>> =>
      subscription.cancelAtPeriodEnd
        ? end(subscription, now)
        : subscription.isCardGood
          ? renew(subscription, now)
          : fail(subscription, now)

    /** One step of one subscription. Two hosts never take the same: the row is locked until the step is done. */
    const moveOneOn = change(
      Effect.gen(function* () {
        const now = yield* DateTime.now
        const due = Option.getOrUndefined(yield* store.lockDue(now))
        if (due === undefined) return { answer: false, news: [] }
        return { answer: true, news: yield* moveOn(due, now) }
      })
    )

    const renewDue: Sweep = {
      name: "offlineGateway.renewSubscriptions",
      cron: "* * * * *",
      run: Effect.iterate(
        { count: 0, isDone: false },
        {
          while: ({ count, isDone }) => !isDone && count < batch,
          body: ({ count }) =>
            Effect.map(moveOneOn, (hasMoved) => ({ count: hasMoved ? count + 1 : count, isDone: !hasMoved }))
        }
      ).pipe(Effect.map(({ count }) => count))
    }

    const cancelAtEnd = (subscription: OfflineSubscription, cancelAtPeriodEnd: boolean) => {
      if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return Effect.succeed([])
      const changed = { ...subscription, cancelAtPeriodEnd }
      return Effect.as(store.update(changed), [updated(changed)])
    }

    const changeSubscription = (id: GatewaySubscriptionId, wanted: SubscriptionChange) =>
      change(
        Effect.gen(function* () {
          const subscription = Option.getOrUndefined(yield* store.lock(id))
          const now = yield* DateTime.now
          if (subscription === undefined) return yield* new GatewayRefused({ detail: "There is no such subscription." })
          if (isOver(subscription, now)) return yield* new SubscriptionOver()
          const news = yield* wanted === "end_now"
            ? end(subscription, now)
            : cancelAtEnd(subscription, wanted === "cancel_at_period_end")
          return { answer: undefined, news }
        })
      )

    return {
      begin,
      changeSubscription,
      chargeOf: (id: GatewayInvoiceId) =>
        Effect.map(
          store.chargeOf(id),
          Option.map(({ chargeId }) => chargeId)
        ),
      renewDue,
      setCard: store.setCard
    }
  })

export type Subscriptions = Effect.Effect.Success<ReturnType<typeof subscriptions>>
