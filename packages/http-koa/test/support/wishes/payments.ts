/** Requests that work for what admins do about payments. */

import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect } from "effect"
import { bookAndPay } from "../market.js"
import type { MakeWishes } from "../wishes.js"

/** Of a paid payment: a refund of two euros that the gateway has refused, and money that nobody asked for. */
const leaveToAdmins = (host: TestHost, sessionId: string) =>
  host.sql<{ readonly paymentId: string; readonly refundId: string; readonly reviewId: string }>((sql) =>
    Effect.gen(function* () {
      const [payment] = yield* sql<{ readonly id: string; readonly payerId: string; readonly eventId: string }>`
        select payments.id, payer_id, gateway_events.id as event_id
        from payments join checkout_sessions on payment_id = payments.id, gateway_events
        where gateway_session_id = ${sessionId}
          and not exists (select from payment_reviews where gateway_event_id = gateway_events.id)
        limit 1`
      if (payment === undefined) return yield* Effect.dieMessage(`No payment of ${sessionId}`)
      const { eventId, id: paymentId, payerId } = payment
      const [refundId, reviewId, now] = [crypto.randomUUID(), crypto.randomUUID(), new Date()]
      yield* sql`update payments set waiting_minor = waiting_minor + 200 where id = ${paymentId}`
      const refused = { state: "refused", refusal: "Too old", idempotencyKey: `refund-${refundId}` }
      yield* sql`insert into refunds ${sql.insert({
        ...{ id: refundId, paymentId, amountMinor: 200, reason: "platform_error", createdAt: now, dueAt: now },
        ...refused
      })}`
      const [expected, actual] = [
        { expectedMinor: 8000, expectedCurrency: "EUR" },
        { actualMinor: 9000, actualCurrency: "EUR" }
      ]
      yield* sql`insert into payment_reviews ${sql.insert({
        ...{ id: reviewId, paymentId, gatewayEventId: eventId, kind: "refund_differs", createdAt: now },
        ...expected,
        ...actual
      })}`
      return [{ paymentId, payerId, refundId, reviewId }]
    })
  )

export const wishes: MakeWishes = async ({ admin: token, host, mentee, offer }) => {
  const { sessionId } = await bookAndPay(host, offer, mentee)
  const [left] = await leaveToAdmins(host, sessionId)
  const page = { page: 1, per_page: 10 }
  const note = "Looked at it"
  return {
    "payments.getStatus": { input: { session_id: sessionId }, token: mentee.token },
    "payments.receiveGatewayEvent": { input: { type: "x" }, status: 400 },
    "payments.listTransactions": {
      input: { status: "succeeded", purpose: "booking", mentor: offer.mentorId, ...page },
      token
    },
    "payments.refundTransaction": {
      input: { transactionId: left?.paymentId, note, amount_minor: 100, reason: "duplicate" },
      token
    },
    "payments.listRefundQueue": { input: page, token },
    "payments.resolveRefund": { input: { id: left?.refundId, action: "waive", note }, token },
    "payments.listPaymentReviews": { input: { status: "open", ...page }, token },
    "payments.resolvePaymentReview": { input: { id: left?.reviewId, decision: "dismiss", note }, token },
    "payments.listReconciliation": { input: { day: "2027-01-01", only_differences: "true", ...page }, token }
  }
}
