/** Memberships in the shop of `payments-shop.ts`, paid again every month, and what a gateway would tell of them. */
import { SqlClient } from "@effect/sql"
import { nextPeriodEnd } from "@mentorkit/core/internal/payments"
import { Currency } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  ChargeId,
  Checkout,
  CheckoutSessionId,
  GatewayEventId,
  GatewayInvoiceId,
  GatewaySubscriptionId,
  RecurringCheckout,
  type SubscriptionId
} from "@mentorkit/core/payments"
import {
  InvoicePaid,
  PaymentRepository,
  SubscriptionDeleted,
  SubscriptionRepository,
  SubscriptionUpdated
} from "@mentorkit/core/payments/ports"
import { completed, type OpenSale } from "@mentorkit/test-kit/payments/sales"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { DateTime, Effect } from "effect"

export interface Membership extends OpenSale {
  readonly subscriptionId: SubscriptionId
  readonly gatewaySubscriptionId: GatewaySubscriptionId
}

export interface Period {
  /** 1 is the one that the membership begins with. */
  readonly number: number
  readonly invoiceId: GatewayInvoiceId
  readonly chargeId: ChargeId
  readonly end: DateTime.Utc
}

const newWare = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const wareId = crypto.randomUUID()
  yield* sql`insert into test_wares ${sql.insert({ id: wareId, hasSeat: true, state: "waiting" })}`
  return { wareId, buyer: yield* newUser(), mentorId: (yield* newMentor()).mentorId }
}).pipe(Effect.orDie)

/** An open checkout for the first month, of what `of` is about or of something new. */
export const newMembership = Effect.fnUntraced(function* (
  options: { readonly of?: Pick<OpenSale, "wareId" | "buyer" | "mentorId">; readonly minor?: bigint } = {}
) {
  const { minor = 1000n, of } = options
  const sql = yield* SqlClient.SqlClient
  const recurring = yield* RecurringCheckout
  const { buyer, mentorId, wareId } = of ?? (yield* newWare)
  const amount = { minor, currency: Currency.make("USD") }
  const unitOfWork = yield* UnitOfWork
  const { paymentId, subscriptionId } = yield* unitOfWork.transact(
    recurring.prepare({
      purpose: "community",
      purchasableId: wareId,
      payerId: buyer.userId,
      mentorId,
      amount,
      description: "The compiler club",
      expiresAt: DateTime.add(yield* DateTime.now, { minutes: 35 }),
      interval: "month"
    })
  )
  const { expires_at: expiresAt } = yield* (yield* Checkout).open(paymentId)
  const [row] = yield* sql<{ readonly gatewaySessionId: string }>`
    select gateway_session_id from checkout_sessions where payment_id = ${paymentId}`
  const chargeId = ChargeId.make(`charge 1 of ${paymentId}`)
  const sessionId = CheckoutSessionId.make(row?.gatewaySessionId ?? "")
  const gatewaySubscriptionId = GatewaySubscriptionId.make(`subscription of ${paymentId}`)
  const sale = { paymentId, wareId, buyer, mentorId, amount, sessionId, chargeId, expiresAt }
  return { ...sale, subscriptionId, gatewaySubscriptionId } satisfies Membership as Membership
}, Effect.orDie)

/** Of a membership that begins now. */
export const periodOf = ({ paymentId }: Membership, number: number) =>
  Effect.map(
    DateTime.now,
    (now): Period => ({
      number,
      invoiceId: GatewayInvoiceId.make(`bill ${number} of ${paymentId}`),
      chargeId: ChargeId.make(`charge ${number} of ${paymentId}`),
      end: Array.from({ length: number }).reduce<DateTime.Utc>((end) => nextPeriodEnd(end, "month"), now)
    })
  )

const told = (type: string) =>
  Effect.map(DateTime.now, (occurredAt) => ({ id: GatewayEventId.make(crypto.randomUUID()), type, occurredAt }))

const named = ({ gatewaySubscriptionId, subscriptionId }: Membership) => ({ gatewaySubscriptionId, subscriptionId })

/** The checkout is paid; which charge that was is told by the first bill. */
export const begun = (membership: Membership) =>
  completed(membership, { chargeId: null, gatewaySubscriptionId: membership.gatewaySubscriptionId })

export const invoicePaid = (membership: Membership, period: Period, changes: Partial<InvoicePaid> = {}) =>
  Effect.map(told("invoice.paid"), (news) => {
    const { chargeId, end: periodEnd, invoiceId, number } = period
    const { amount } = membership
    const bill = { invoiceId, chargeId, amount, isFirst: number === 1, periodEnd }
    return InvoicePaid.make({ ...news, ...named(membership), ...bill, ...changes })
  })

export const subscriptionUpdated = (
  membership: Membership,
  cancelAtPeriodEnd: boolean,
  periodEnd: DateTime.Utc | null
) =>
  Effect.map(told("customer.subscription.updated"), (news) =>
    SubscriptionUpdated.make({ ...news, ...named(membership), cancelAtPeriodEnd, periodEnd })
  )

export const subscriptionDeleted = (membership: Membership) =>
  Effect.map(told("customer.subscription.deleted"), (news) =>
    SubscriptionDeleted.make({ ...news, ...named(membership) })
  )

/** Everything about it that must not depend on how often and in which order news comes. */
export const standingOf = Effect.fnUntraced(function* ({ mentorId, subscriptionId, wareId }: Membership) {
  const sql = yield* SqlClient.SqlClient
  const { cancelAtPeriodEnd, currentPeriodEnd, endedBy, status } = yield* Effect.flatten(
    (yield* SubscriptionRepository).find(subscriptionId)
  )
  const [ware] = yield* sql<{ readonly grants: number; readonly accessUntil: Date | null; readonly isOver: boolean }>`
    select grants, access_until, is_over from test_wares where id = ${wareId}`
  const payments = yield* sql`
    select status, gateway_invoice_id as bill, gateway_charge_id as charge, refunded_minor from payments
    where subscription_id = ${subscriptionId} order by gateway_invoice_id`
  const balances = yield* sql`
    select account, minor from mentor_balances where mentor_id = ${mentorId} and minor <> 0 order by account`
  const parked = yield* sql`select charge_id from gateway_events where state in ('parked', 'received')`
  return {
    subscription: {
      status,
      endedBy,
      cancelAtPeriodEnd,
      until: currentPeriodEnd && DateTime.formatIso(currentPeriodEnd)
    },
    ware: { grants: ware?.grants, isOver: ware?.isOver },
    payments,
    balances,
    parked
  }
}, Effect.orDie)

export const paymentOf = ({ paymentId }: Pick<OpenSale, "paymentId">) =>
  Effect.flatMap(PaymentRepository, ({ find }) => Effect.orDie(Effect.flatten(find(paymentId))))
