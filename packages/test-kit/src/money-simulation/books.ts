/** What must be true when everything that the gateway had to tell has been told: its books are ours. */
import type { Facts, PaymentFact } from "./facts.js"
import type { Gateway } from "./gateway.js"
import type { Charge } from "./gateway-books.js"
import { never, sum } from "./truth.js"

const differ = (what: string, theirs: unknown, ours: unknown): ReadonlyArray<string> =>
  theirs === ours ? [] : [`${what}: the gateway has ${theirs} and we have ${ours}`]

const disputesOf = (charge: Charge, gateway: Gateway, { disputes }: Facts) =>
  gateway.disputes
    .filter(({ chargeId }) => chargeId === charge.id)
    .flatMap(({ id, minor, state }) => {
      const known = disputes.find(({ gatewayDisputeId }) => gatewayDisputeId === id)
      return [...differ(`dispute ${id}`, state, known?.state), ...differ(`money of ${id}`, minor, known?.minor)]
    })

const kindsOfDoubt = ["refund_differs", "dispute_differs"]

/**
 * More was told to have gone than there was, so an admin has been asked to look: the buyer has the money by other means
 * and takes it from the gateway as well, or what had come back in between was told later than what went out after it.
 */
const isForAnAdmin = ({ chargeId, elsewhere, id }: PaymentFact, gateway: Gateway, { reviews }: Facts) => {
  const isTheirs = (one: { readonly chargeId: string }) => one.chargeId === chargeId
  const cameBack =
    gateway.disputes.some((one) => isTheirs(one) && one.state === "won") ||
    gateway.refunds.some((one) => isTheirs(one) && one.hasFailed)
  return (
    (elsewhere > 0n || cameBack) &&
    reviews.some(({ kind, paymentId }) => paymentId === id && kindsOfDoubt.includes(kind))
  )
}

/** Of money that has been in suspense, disputes and refunds that fail are not followed yet: reconciliation names them. */
const isNotFollowed = ({ id }: Pick<Charge, "id">, gateway: Gateway, { reviews }: Facts) =>
  reviews.some(({ chargeId }) => chargeId === id) &&
  (gateway.disputes.some(({ chargeId }) => chargeId === id) ||
    gateway.refunds.some(({ chargeId, hasFailed }) => chargeId === id && hasFailed))

/** Every charge has sold something, or waits in suspense for an admin. */
const chargesKnown = (gateway: Gateway, facts: Facts) =>
  gateway.charges.flatMap((charge) => {
    const payment = facts.payments.find(({ chargeId, isPaid }) => isPaid && chargeId === charge.id)
    const review = facts.reviews.find(({ chargeId, decision }) => chargeId === charge.id && decision !== "accept")
    const out = gateway.outOf(charge.id)
    if (isNotFollowed(charge, gateway, facts)) return []
    if (payment !== undefined) {
      if (isForAnAdmin(payment, gateway, facts)) return []
      return [
        ...differ(`amount of ${charge.id}`, charge.amount.minor, payment.gross),
        ...differ(`currency of ${charge.id}`, charge.amount.currency, payment.currency),
        ...differ(`given back of ${charge.id}`, out, payment.refunded - payment.elsewhere - payment.lost),
        ...disputesOf(charge, gateway, facts)
      ]
    }
    if (review === undefined) return [`${charge.id} is not in our books`]
    const taken = gateway.takenFrom(charge.id)
    return [
      ...differ(`amount of ${charge.id}`, charge.amount.minor, review.actual),
      // Of money in suspense only its way back is of interest.
      ...(taken === 0n ? differ(`given back of ${charge.id}`, out, review.returned) : [])
    ]
  })

/** What we say that the gateway holds is what it holds. A dispute about money in suspense is an admin's affair. */
const totals = (gateway: Gateway, facts: Facts) => {
  const { entries, payments } = facts
  const sold = new Set(payments.map(({ chargeId }) => chargeId))
  const holds = (charge: Charge) => gateway.leftOf(charge) + (sold.has(charge.id) ? 0n : gateway.takenFrom(charge.id))
  const postings = entries.flatMap((entry) => entry.postings)
  return [...new Set(gateway.charges.map(({ amount }) => amount.currency))].flatMap((currency) => {
    const held = sum(gateway.charges, (charge) => (charge.amount.currency === currency ? holds(charge) : 0n))
    const ours = sum(postings, ({ account, currency: other, minor }) =>
      other === currency && (account === "gateway" || account === "dispute") ? -minor : 0n
    )
    const isDoubtful =
      payments.some((one) => one.currency === currency && isForAnAdmin(one, gateway, facts)) ||
      gateway.charges.some((one) => one.amount.currency === currency && isNotFollowed(one, gateway, facts))
    return isDoubtful ? [] : differ(`held in ${currency}`, held, ours)
  })
}

const refundsKnown = (gateway: Gateway, { refunds }: Facts) =>
  refunds.flatMap(({ gatewayRefundId, id, resolution, state }) => {
    const theirs = gateway.refunds.find((one) => one.id === gatewayRefundId)
    if (theirs === undefined)
      return never(state === "requested" || state === "pending", `refund ${id} is ${state} for ever`)
    if (resolution !== null) return []
    return differ(`refund ${id}`, theirs.hasFailed ? "refused" : "succeeded", state)
  })

const subscriptionsKnown = (gateway: Gateway, { payments, reviews, subscriptions }: Facts) =>
  gateway.subscriptions.flatMap((theirs) => {
    const ours = subscriptions.find(({ gatewaySubscriptionId }) => gatewaySubscriptionId === theirs.id)
    const bills = gateway.charges.filter(({ invoiceId }) => invoiceId?.startsWith(`${theirs.id}-bill-`))
    const isKnown = ({ id, invoiceId }: Charge) =>
      payments.some(({ gatewayInvoiceId }) => gatewayInvoiceId === invoiceId) ||
      reviews.some(({ chargeId }) => chargeId === id)
    return [
      ...bills.filter((bill) => !isKnown(bill)).map(({ invoiceId }) => `bill ${invoiceId} is not known`),
      ...never(ours?.status === "active" && theirs.hasEnded, `subscription ${theirs.id} has ended, and ours is active`)
    ]
  })

/**
 * Before the gateway gives up what is left: it charges for nothing that nobody gets. What has lapsed for want of news goes
 * on, since a bill that is paid after all revives it.
 */
export const goesOnForNobody = (gateway: Gateway, { ends, subscriptions }: Facts) => [
  ...gateway.subscriptions
    .filter(({ hasEnded }) => !hasEnded)
    .flatMap((theirs) => {
      const ours = subscriptions.find(({ gatewaySubscriptionId }) => gatewaySubscriptionId === theirs.id)
      return [
        ...never(ours === undefined, `nobody has ended ${theirs.id}, which is not ours`),
        ...never(
          ours?.status === "expired" && ours.endedBy !== "lapse",
          `subscription ${theirs.id} goes on, and ours was ended by ${ours?.endedBy}`
        )
      ]
    }),
  ...ends.filter(({ isDone }) => !isDone).map((end) => `the end of ${end.gatewaySubscriptionId} is open for ever`)
]

const newsSettled = (gateway: Gateway, { events }: Facts) => {
  const states = new Map(events.map(({ eventId, state }) => [eventId, state]))
  return gateway.messages.flatMap(({ event, number }) => {
    const state = states.get(event.id)
    const isLeft = state === undefined || state === "received" || state === "parked"
    return never(isLeft, `message ${number}, ${event._tag}, is ${state ?? "unknown"}`)
  })
}

/** What the gateway says is true: nobody is asked about refunds or disputes that are right. */
const nothingDoubted = (gateway: Gateway, facts: Facts) =>
  facts.reviews
    .filter(({ kind }) => kindsOfDoubt.includes(kind))
    .filter(({ paymentId }) => !facts.payments.some((one) => one.id === paymentId && isForAnAdmin(one, gateway, facts)))
    .map(({ id, kind }) => `review ${id} is a ${kind}, and nothing differs`)

export const wrongAtRest = (gateway: Gateway, facts: Facts): ReadonlyArray<string> => [
  ...newsSettled(gateway, facts),
  ...chargesKnown(gateway, facts),
  ...totals(gateway, facts),
  ...refundsKnown(gateway, facts),
  ...subscriptionsKnown(gateway, facts),
  ...nothingDoubted(gateway, facts)
]
