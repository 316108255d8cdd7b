/** What a gateway tells of a sale after it was paid, and what our books then say. */
import { SqlClient } from "@effect/sql"
import { askForRefund } from "@mentorkit/core/internal/payments"
import type { Admin } from "@mentorkit/core/kernel"
import {
  Checkout,
  GatewayDisputeId,
  GatewayEventId,
  GatewayRefundId,
  type PaymentId,
  RefundId,
  ReviewId
} from "@mentorkit/core/payments"
import { CheckoutFailed, DisputeClosed, DisputeOpened, RefundFailed } from "@mentorkit/core/payments/ports"
import { DateTime, Effect } from "effect"
import { newDelivery } from "../outbox/deliveries.js"
import { newUser } from "../people/accounts.js"
import { completed, newOpenSale, type OpenSale, type TestSale, tell } from "./sales.js"

const told = (type: string) =>
  Effect.map(DateTime.now, (occurredAt) => ({ id: GatewayEventId.make(crypto.randomUUID()), type, occurredAt }))

export const newAdmin = Effect.map(newUser({ roles: ["admin"] }), ({ userId }): Admin => ({ _tag: "Admin", userId }))

export const paidSale = (options: Parameters<typeof newOpenSale>[0] = {}) =>
  Effect.tap(newOpenSale(options), (sale) => Effect.flatMap(completed(sale), tell))

/** Delivered, and past its hold after a week; a sweep clears it then. */
export const deliver = ({ paymentId }: TestSale) =>
  Effect.flatMap(DateTime.now, (now) => Effect.flatMap(Checkout, (checkout) => checkout.deliver(paymentId, now)))

const disputeOf = ({ amount, chargeId, paymentId }: OpenSale, minor: bigint, name: string) => ({
  chargeId,
  gatewayDisputeId: GatewayDisputeId.make(`${name} of ${paymentId}`),
  amount: { ...amount, minor }
})
export const disputeOpened = (sale: OpenSale, minor = sale.amount.minor, name = "dispute") =>
  Effect.map(told("charge.dispute.created"), (news) => DisputeOpened.make({ ...news, ...disputeOf(sale, minor, name) }))
export const disputeClosed = (sale: OpenSale, isWon: boolean, minor = sale.amount.minor, name = "dispute") =>
  Effect.map(told("charge.dispute.closed"), (news) =>
    DisputeClosed.make({ ...news, ...disputeOf(sale, minor, name), isWon })
  )

export const checkoutFailed = ({ sessionId }: OpenSale) =>
  Effect.map(told("checkout.session.async_payment_failed"), (news) =>
    CheckoutFailed.make({ ...news, sessionId, paymentId: null })
  )

/** The stub gateway's name for a refund of ours; `name` is another one. */
export const refundFailed = ({ amount, chargeId }: OpenSale, minor: bigint, name: string) =>
  Effect.map(told("refund.failed"), (news) =>
    RefundFailed.make({
      ...news,
      chargeId,
      gatewayRefundId: GatewayRefundId.make(name),
      amount: { ...amount, minor }
    })
  )

interface RefundRow {
  readonly id: RefundId
  readonly state: string
  readonly amountMinor: bigint
  readonly reason: string
  readonly resolution: string | null
  readonly gatewayRefundId: string | null
}

export const refundsOf = ({ paymentId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<RefundRow>`
      select id, state, amount_minor, reason, resolution, gateway_refund_id from refunds
      where payment_id = ${paymentId} order by id`
  ).pipe(
    Effect.map((rows) => rows.map((row) => ({ ...row, id: RefundId.make(row.id) }))),
    Effect.orDie
  )

/** What the relay does about refunds that are only asked for. */
export const relayRefunds = Effect.fnUntraced(function* (sale: TestSale) {
  const { run } = yield* askForRefund.make
  for (const { id: refundId, state } of yield* refundsOf(sale)) {
    if (state !== "requested") continue
    yield* run({ paymentId: sale.paymentId, refundId }, yield* newDelivery)
  }
})

/** Pending, available and whatever else is not nothing. */
export const balancesOf = ({ mentorId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly account: string; readonly minor: bigint }>`
      select account, minor from mentor_balances where mentor_id = ${mentorId} and minor <> 0`
  ).pipe(
    Effect.map((rows) =>
      Object.fromEntries(rows.map(({ account, minor }) => [account.replace("mentor_", ""), Number(minor)]))
    ),
    Effect.orDie
  )

export const reviewIdsOf = ({ paymentId }: TestSale) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: string }>`select id from payment_reviews where payment_id = ${paymentId} order by id`
  ).pipe(
    Effect.map((rows) => rows.map(({ id }) => ReviewId.make(id))),
    Effect.orDie
  )

/** What was written down about it, the oldest first. */
export const auditOf = (id: PaymentId | RefundId | ReviewId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly action: string; readonly before: unknown; readonly after: unknown }>`
      select action, before, after from audit_log where subject_id = ${id} order by id`
  ).pipe(Effect.orDie)
