/** The buyer's side of a checkout: each button moves it on once, from the state that the button is for. */

import type { Sweep } from "@mentorkit/core/kernel/ports"
import { ChargeId, type CheckoutSessionId } from "@mentorkit/core/payments"
import type { OfflineCheckout } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Option } from "effect"
import { chargeStore } from "./charge-store.js"
import { checkoutStore } from "./checkout-store.js"
import type { EventSender } from "./event-sender.js"
import type { News } from "./messages.js"
import type { OfflineSession } from "./rows.js"
import type { Subscriptions } from "./subscriptions.js"

const batch = 50

const withSession = (url: string, id: CheckoutSessionId) => url.replace("{CHECKOUT_SESSION_ID}", encodeURIComponent(id))

const isPayable = ({ expiresAt, state }: OfflineSession, now: DateTime.Utc) =>
  state === "open" && DateTime.lessThan(now, expiresAt)

/** One whose time is over shows no buttons, though nobody has written down yet that it has expired. */
const toCheckout = (session: OfflineSession, now: DateTime.Utc): OfflineCheckout => {
  const { amountMinor, billingInterval, cancelUrl, currency, description, expiresAt, id, state, successUrl } = session
  return {
    sessionId: id,
    description,
    amount: { minor: amountMinor, currency },
    interval: billingInterval,
    state: state === "open" && !isPayable(session, now) ? "expired" : state,
    expiresAt,
    successUrl: withSession(successUrl, id),
    cancelUrl: withSession(cancelUrl, id)
  }
}

const namesOf = ({ id, paymentId }: OfflineSession) => ({ session_id: id, payment_id: paymentId })
const moneyOf = ({ amountMinor, currency }: OfflineSession) => ({ amount_minor: amountMinor, currency })

export const checkouts = ({ change, newId }: EventSender, begin: Subscriptions["begin"]) =>
  Effect.gen(function* () {
    const store = yield* checkoutStore
    const charges = yield* chargeStore

    const view = (id: CheckoutSessionId) =>
      Effect.map(Effect.all([store.find(id), DateTime.now]), ([found, now]) =>
        Option.map(found, (session) => toCheckout(session, now))
      )

    /** Nothing happens to a checkout that is not in the state for it. Answers whether something did. */
    const move = (
      id: CheckoutSessionId,
      isFor: (session: OfflineSession, now: DateTime.Utc) => boolean,
      work: (session: OfflineSession, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<News>>
    ) =>
      change(
        Effect.gen(function* () {
          const session = Option.getOrUndefined(yield* store.lock(id))
          const now = yield* DateTime.now
          if (session === undefined || !isFor(session, now)) return { answer: false, news: [] }
          return { answer: true, news: yield* work(session, now) }
        })
      )

    /** The money is here: a charge, and the beginning of the subscription that was asked for. */
    const collect =
      (type: "checkout.session.completed" | "checkout.session.async_payment_succeeded") =>
      (session: OfflineSession, now: DateTime.Utc) =>
        Effect.gen(function* () {
          const chargeId = ChargeId.make(yield* newId("ch"))
          yield* charges.add(chargeId, { minor: session.amountMinor, currency: session.currency }, now)
          yield* store.become(session.id, "paid", chargeId)
          const begun = yield* begin(session, chargeId, now)
          const object = {
            ...{ ...namesOf(session), ...moneyOf(session), is_paid: true },
            // As with real gateways, the charge of a first period is named by its bill.
            charge_id: begun === undefined ? chargeId : null,
            gateway_subscription_id: begun?.id ?? null
          }
          return [{ type, object }, ...(begun?.news ?? [])]
        })

    const completedUnpaid = (session: OfflineSession) =>
      Effect.as(store.become(session.id, "processing"), [
        {
          type: "checkout.session.completed",
          object: {
            ...{ ...namesOf(session), ...moneyOf(session), is_paid: false, charge_id: null },
            gateway_subscription_id: null
          }
        } as const
      ])

    const over = (
      state: "expired" | "failed",
      type: "checkout.session.expired" | "checkout.session.async_payment_failed"
    ) => {
      return (session: OfflineSession) =>
        Effect.as(store.become(session.id, state), [{ type, object: namesOf(session) } as const])
    }

    const isOpen = ({ state }: OfflineSession) => state === "open"
    const isProcessing = ({ state }: OfflineSession) => state === "processing"
    const expire = (id: CheckoutSessionId) => move(id, isOpen, over("expired", "checkout.session.expired"))

    const expireOverdue: Sweep = {
      name: "offlineGateway.expireCheckouts",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const due = yield* store.overdue(yield* DateTime.now, batch)
        return (yield* Effect.forEach(due, ({ id }) => expire(id))).filter((isExpired) => isExpired).length
      })
    }

    const button = (press: (id: CheckoutSessionId) => Effect.Effect<boolean>) => (id: CheckoutSessionId) =>
      Effect.zipRight(press(id), view(id))
    return {
      add: store.add,
      expire,
      expireOverdue,
      buttons: {
        view,
        pay: button((id) => move(id, isPayable, collect("checkout.session.completed"))),
        cancel: button(expire),
        decline: button((id) =>
          move(id, isPayable, (session) =>
            Effect.succeed([{ type: "payment_intent.payment_failed", object: namesOf(session) }])
          )
        ),
        payLater: button((id) => move(id, isPayable, completedUnpaid)),
        settleLater: (id: CheckoutSessionId, isPaid: boolean) =>
          button((session) =>
            isPaid
              ? move(session, isProcessing, collect("checkout.session.async_payment_succeeded"))
              : move(session, isProcessing, over("failed", "checkout.session.async_payment_failed"))
          )(id)
      }
    }
  })
