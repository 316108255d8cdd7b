/**
 * The one way from a gateway's news to a payment, its purchasable and the ledger. Every piece of news is one
 * transaction that locks in one order: the charge's turn, what is bought, the payment, what the purchasable locks, and
 * balances last. News that is known already changes nothing, in whatever order it comes.
 */
import { DateTime, Effect, Option } from "effect"
import { charge, JournalEntryId, Ledger } from "../earnings/index.js"
import { type Amount, Ids, Outbox, UnitOfWork } from "../kernel/index.js"
import { PaymentSettled } from "./events.js"
import type { CheckoutCompleted, CheckoutExpired, FromGateway, PaymentDeclined } from "./gateway-events.js"
import type { CheckoutSessionId, InboxId } from "./ids.js"
import { type Locked, locking } from "./locking.js"
import { type Outcome, outcome, partiesOf, saleOf } from "./outcome.js"
import type { Payment } from "./payment.js"
import { CheckoutIntentRepository, GatewayInbox, PaymentRepository, type Received } from "./ports.js"
import { canBecome, isPayable } from "./progress.js"
import { refundConfirmation } from "./refund-confirmation.js"
import { refundRequest } from "./refund-request.js"
import { review } from "./review.js"
import type { PaymentStatus } from "./statuses.js"

type News = Omit<Received, "state">

/** Gateways count in whole seconds. */
const secondsOf = ({ epochMillis }: DateTime.Utc) => Math.floor(epochMillis / 1000)

const isSame = (one: Amount, other: Amount) => one.minor === other.minor && one.currency === other.currency

export const settlement = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const intents = yield* CheckoutIntentRepository
  const inbox = yield* GatewayInbox
  const ledger = yield* Ledger
  const ids = yield* Ids
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork
  const lock = yield* locking
  const askAdmin = yield* review
  const requestRefund = yield* refundRequest
  const { confirmOf, confirmRefund } = yield* refundConfirmation

  const advance = (payment: Payment, status: PaymentStatus) =>
    canBecome(payment.status, status) ? payments.update({ ...payment, status }) : Effect.void

  const closeSession = Effect.fnUntraced(function* (
    gateway: string,
    sessionId: CheckoutSessionId,
    state: "completed" | "expired"
  ) {
    const intent = yield* intents.findBySession(gateway, sessionId)
    if (Option.isSome(intent)) yield* intents.close(intent.value.id, state)
    return intent
  })

  /** The money is here: what was bought is given, or the money goes back. */
  const pay = Effect.fnUntraced(function* (
    { payment, purchasable }: Locked,
    { chargeId, gateway, occurredAt: paidAt }: FromGateway<CheckoutCompleted>,
    now: DateTime.Utc
  ) {
    const paid: Payment = { ...payment, status: "succeeded", gateway, chargeId, paidAt }
    yield* payments.update(paid)
    const given = yield* purchasable.grant(paid.purchasableId, { paymentId: paid.id, at: now })
    if (given === "granted") yield* outbox.append(PaymentSettled, partiesOf(paid), now)
    else yield* requestRefund(paid, "capacity_conflict", now)
    const entries = [charge(JournalEntryId.make(yield* ids.uuid), saleOf(paid), paidAt)]

    // Refunds of this charge that overtook it.
    let current = paid
    for (const { event: parked, id } of chargeId === null ? [] : yield* inbox.parked(gateway, chargeId)) {
      const confirmed = yield* confirmOf(id, parked, { payment: current, purchasable })
      yield* inbox.finish(id, confirmed.state, now)
      entries.push(...confirmed.entries)
      current = confirmed.payment
    }
    return outcome("processed", entries)
  })

  const complete = Effect.fnUntraced(function* (inboxId: InboxId, event: FromGateway<CheckoutCompleted>) {
    const { amount, chargeId, gateway, isPaid, sessionId } = event
    if (chargeId !== null) yield* payments.serialise(gateway, chargeId)
    const found = yield* payments.findNamed(event)
    if (Option.isNone(found)) return outcome("ignored")
    const locked = yield* lock(found.value)
    const { payment } = locked
    const now = yield* DateTime.now
    yield* closeSession(gateway, sessionId, "completed")
    if (payment.paidAt !== null) {
      return payment.chargeId === chargeId
        ? outcome("processed")
        : yield* askAdmin(inboxId, payment, { kind: "second_charge", actual: amount, at: now })
    }
    if (isPaid && isSame(amount, payment.amount)) return yield* pay(locked, event, now)
    yield* advance(payment, "processing")
    return isPaid
      ? yield* askAdmin(inboxId, payment, { kind: "charge_differs", actual: amount, at: now })
      : outcome("processed")
  })

  const lapse = Effect.fnUntraced(function* ({ payment, purchasable }: Locked, to: PaymentStatus, now: DateTime.Utc) {
    if (!canBecome(payment.status, to)) return
    yield* payments.update({ ...payment, status: to })
    yield* purchasable.lapse(payment.purchasableId, { at: now })
  })

  const expire = Effect.fnUntraced(function* (event: FromGateway<CheckoutExpired>) {
    const found = yield* payments.findNamed(event)
    if (Option.isNone(found)) return outcome("ignored")
    const locked = yield* lock(found.value)
    const intent = yield* closeSession(event.gateway, event.sessionId, "expired")
    // A checkout that the buyer was never shown, or that another one has taken the place of.
    if (Option.isNone(intent) || Option.isSome(yield* intents.findLive(locked.payment.id))) return outcome("ignored")
    // Before its time it was given up by the buyer.
    const isEarly = secondsOf(event.occurredAt) < secondsOf(intent.value.expiresAt)
    yield* lapse(locked, isEarly ? "cancelled" : "expired", yield* DateTime.now)
    return outcome("processed")
  })

  const decline = Effect.fnUntraced(function* (event: FromGateway<PaymentDeclined>) {
    const found = yield* payments.findNamed(event)
    if (Option.isNone(found)) return outcome("ignored")
    yield* advance(yield* Effect.orDie(Effect.flatten(payments.lock(found.value.id))), "failed")
    return outcome("processed")
  })

  const hear = ({ event, gateway, id }: News): Effect.Effect<Outcome> => {
    switch (event._tag) {
      case "CheckoutCompleted":
        return complete(id, { ...event, gateway })
      case "CheckoutExpired":
        return expire({ ...event, gateway })
      case "PaymentDeclined":
        return decline({ ...event, gateway })
      case "ChargeRefunded":
        return confirmRefund(id, { ...event, gateway })
      default:
        return Effect.succeed(outcome("ignored"))
    }
  }

  const settle = Effect.fnUntraced(function* (news: News) {
    const { entries, state } = yield* hear(news)
    yield* Effect.forEach(entries, ledger.post, { discard: true })
    yield* inbox.finish(news.id, state, yield* DateTime.now)
  }, unitOfWork.transact)

  /** For gateways that say nothing about a checkout whose time is over. True where there was something to do. */
  const expireOverdue = Effect.fnUntraced(function* (found: Payment) {
    const locked = yield* lock(found)
    const { payment } = locked
    const now = yield* DateTime.now
    if (!isPayable(payment.status) || DateTime.greaterThan(payment.expiresAt, now)) return false
    const live = yield* intents.findLive(payment.id)
    if (Option.isSome(live)) yield* intents.close(live.value.id, live.value.state === "open" ? "expired" : "abandoned")
    yield* lapse(locked, "expired", now)
    return true
  }, unitOfWork.transact)

  return { settle, expireOverdue }
})
