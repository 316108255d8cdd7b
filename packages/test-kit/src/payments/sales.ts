/** Sales in the shop of `payments-shop.ts`, and what a gateway would tell of them. */

import { SqlClient } from "@effect/sql"
import { domains } from "@mentorkit/core"
import { Ledger } from "@mentorkit/core/earnings/ports"
import { type Amount, Currency, guest, type MentorId, type User } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  ChargeId,
  Checkout,
  CheckoutSessionId,
  GatewayEventId,
  type PaymentId,
  Payments
} from "@mentorkit/core/payments"
import {
  ChargeRefunded,
  CheckoutCompleted,
  CheckoutExpired,
  GatewayEvent,
  PaymentDeclined,
  PaymentRepository
} from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Schema } from "effect"
import { newUser } from "../people/accounts.js"
import { newMentor } from "../people/profiles.js"

const encodeEvent = Schema.encode(Schema.parseJson(GatewayEvent))

export interface TestSale {
  readonly paymentId: PaymentId
  readonly wareId: string
  readonly buyer: User
  readonly mentorId: MentorId
  readonly amount: Amount
}

/** Somebody wants something for 80.00, 15 % of which are the platform's; the checkout is not open yet. */
export const newSale = Effect.fnUntraced(function* (
  options: {
    readonly hasSeat?: boolean
    readonly currency?: string
    readonly minor?: bigint
    readonly minutes?: number
  } = {}
) {
  const { currency = "USD", hasSeat = true, minor = 8000n, minutes = 35 } = options
  const sql = yield* SqlClient.SqlClient
  const checkout = yield* Checkout
  const unitOfWork = yield* UnitOfWork
  const buyer = yield* newUser()
  const { mentorId } = yield* newMentor({ currency })
  const wareId = crypto.randomUUID()
  yield* Effect.orDie(sql`insert into test_wares ${sql.insert({ id: wareId, hasSeat, state: "waiting" })}`)
  const amount = { minor, currency: Currency.make(currency) }
  const paymentId = yield* unitOfWork.transact(
    checkout.prepare({
      purpose: "course",
      purchasableId: wareId,
      payerId: buyer.userId,
      mentorId,
      amount,
      description: "Career review with Maya Mentor",
      expiresAt: DateTime.add(yield* DateTime.now, { minutes })
    })
  )
  return { paymentId, wareId, buyer, mentorId, amount } satisfies TestSale as TestSale
})

export interface OpenSale extends TestSale {
  readonly sessionId: CheckoutSessionId
  readonly chargeId: ChargeId
  readonly expiresAt: DateTime.Utc
}

/** The same with its checkout open, and the name that its charge will have. */
export const newOpenSale = Effect.fnUntraced(function* (options: Parameters<typeof newSale>[0] = {}) {
  const sale = yield* newSale(options)
  const checkout = yield* Checkout
  const { expires_at: expiresAt } = yield* Effect.orDie(checkout.open(sale.paymentId))
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(sql<{ readonly gatewaySessionId: string }>`
    select gateway_session_id from checkout_sessions where payment_id = ${sale.paymentId}`)
  return {
    ...sale,
    sessionId: CheckoutSessionId.make(row?.gatewaySessionId ?? ""),
    chargeId: ChargeId.make(`charge of ${sale.paymentId}`),
    expiresAt
  } satisfies OpenSale as OpenSale
})

const told = (type: string) =>
  Effect.map(DateTime.now, (occurredAt) => ({ id: GatewayEventId.make(crypto.randomUUID()), type, occurredAt }))

/** What the gateway would tell of a sale, made now and told whenever. */
export const completed = ({ amount, chargeId, sessionId }: OpenSale, changes: Partial<CheckoutCompleted> = {}) =>
  Effect.map(told("checkout.session.completed"), (news) =>
    CheckoutCompleted.make({ ...news, sessionId, paymentId: null, chargeId, amount, isPaid: true, ...changes })
  )
export const expired = ({ sessionId }: OpenSale, changes: Partial<CheckoutExpired> = {}) =>
  Effect.map(told("checkout.session.expired"), (news) =>
    CheckoutExpired.make({ ...news, sessionId, paymentId: null, ...changes })
  )
export const declined = ({ sessionId }: OpenSale) =>
  Effect.map(told("payment_intent.payment_failed"), (news) =>
    PaymentDeclined.make({ ...news, sessionId, paymentId: null })
  )
/** `minor` is all that has gone back by then. */
export const chargeRefunded = ({ amount, chargeId }: OpenSale, minor: bigint, currency = amount.currency) =>
  Effect.map(told("charge.refunded"), (news) =>
    ChargeRefunded.make({ ...news, chargeId, refunded: { minor, currency } })
  )

/** Through the webhook, signed. */
export const tell = Effect.fnUntraced(function* (event: GatewayEvent) {
  const { receiveGatewayEvent } = yield* Payments
  const payload = new TextEncoder().encode(yield* Effect.orDie(encodeEvent(event)))
  return yield* receiveGatewayEvent(guest, { payload, gateway_signature: "signed" })
})

/** Everything that must not depend on how often and in which order news comes. */
export const resultOf = Effect.fnUntraced(function* ({ mentorId, paymentId, wareId }: TestSale) {
  const sql = yield* SqlClient.SqlClient
  const payments = yield* PaymentRepository
  const ledger = yield* Ledger
  const { feeRefundedMinor, refundedMinor, status } = yield* Effect.flatten(payments.find(paymentId))
  const [ware] = yield* sql<{ readonly state: string; readonly grants: number }>`
    select state, grants from test_wares where id = ${wareId}`
  const charges = yield* sql`select from journal_entries where idempotency_key = ${`charge:${paymentId}`}`
  const earned = (yield* ledger.listBalances(mentorId)).reduce((sum, { minor }) => sum + minor, 0n)
  return {
    status,
    refundedMinor,
    feeRefundedMinor,
    ware: ware?.state,
    grants: ware?.grants,
    charges: charges.length,
    earned
  }
}, Effect.orDie)

/** The types of a payment's events in the outbox, in order. */
export const eventsOf = ({ paymentId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly type: string }>`select type from outbox where aggregate = ${paymentId} order by seq`
  ).pipe(
    Effect.map((rows) => rows.map(({ type }) => type.replace("payments.", ""))),
    Effect.orDie
  )

/** Runs a sweep by its name and answers how much it did. */
export const sweep = (name: string) =>
  Effect.flatMap(
    domains.payments.sweeps,
    (list) => list.find((one) => one.name === name)?.run ?? Effect.dieMessage(name)
  )

export const reviewsOf = ({ paymentId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql<{ readonly kind: string }>`select kind from payment_reviews where payment_id = ${paymentId} order by id`
  ).pipe(
    Effect.map((rows) => rows.map(({ kind }) => kind)),
    Effect.orDie
  )

/** How far the message has come, as it is stored. */
export const inboxOf = (eventId: GatewayEventId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly state: string }>`select state from gateway_events where event_id = ${eventId}`
  ).pipe(Effect.map((rows) => rows.map(({ state }) => state)))
