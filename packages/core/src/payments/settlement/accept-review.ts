/** An admin accepts money that differs from the expected amount. */
import { Effect } from "effect"
import { JournalEntryId } from "../../earnings/index.js"
import { Ids, Settings, shareOf } from "../../kernel/index.js"
import type { Payment, Review } from "../payment.js"
import { GatewayInbox, type Received } from "../ports.js"
import { platformFeeBasisPoints } from "../settings.js"
import { acceptSuspended } from "../suspense.js"
import { makeCheckoutPayment } from "./checkout-payment.js"
import type { Locked } from "./lock-sale.js"
import { makeSubscriptionPeriods } from "./subscription-periods.js"

type StoredEvent = Omit<Received, "state">

export const makeAcceptReview = Effect.gen(function* () {
  const inbox = yield* GatewayInbox
  const settings = yield* Settings
  const ids = yield* Ids
  const ofCheckouts = yield* makeCheckoutPayment
  const ofSubscriptions = yield* makeSubscriptionPeriods

  const sell = Effect.fnUntraced(function* (
    locked: Locked,
    { charge }: Review,
    { event, gateway: taker }: StoredEvent
  ) {
    const chargeId = charge?.chargeId ?? null
    switch (event._tag) {
      case "CheckoutCompleted":
        return yield* ofCheckouts.payAccepted(locked, { ...event, chargeId, gateway: taker })
      case "InvoicePaid":
        return yield* ofSubscriptions.payAccepted(locked, { ...event, chargeId, gateway: taker })
      default:
        return yield* Effect.dieMessage(`A ${event._tag} cannot be accepted.`)
    }
  })

  /** Sells for the received amount, out of suspense, with today's fee. */
  return Effect.fnUntraced(function* (locked: Locked, review: Review) {
    const { actual } = review
    const stored = yield* Effect.orDie(Effect.flatten(inbox.findByReview(review.id)))
    const platformFeeMinor = shareOf(actual.minor, yield* settings.get(platformFeeBasisPoints))
    const payment: Payment = { ...locked.payment, amount: actual, platformFeeMinor }
    const entries = yield* sell({ ...locked, payment }, review, stored)
    if (review.charge === null) return entries
    // Booked at the time of receipt, like a sale: so the day's books agree with the gateway's.
    const at = stored.event.occurredAt
    const fact = { id: JournalEntryId.make(yield* ids.uuid), reviewId: review.id, at }
    return [acceptSuspended(actual, fact), ...entries]
  })
})
