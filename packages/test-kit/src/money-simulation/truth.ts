/**
 * What must be true at any moment, as the specification has it; written without a look at how the product does it. Pure:
 * no Effect, no database. Every check answers what is wrong, in words.
 */
import type { EntryFact, Facts, PaymentFact, RefundFact } from "./facts.js"

export const sum = <A>(list: ReadonlyArray<A>, minorOf: (item: A) => bigint): bigint =>
  list.reduce((total, item) => total + minorOf(item), 0n)
const same = (what: string, found: unknown, expected: unknown): ReadonlyArray<string> =>
  found === expected ? [] : [`${what} is ${found} and should be ${expected}`]
export const never = (isWrong: boolean, what: string): ReadonlyArray<string> => (isWrong ? [what] : [])
export const openWithdrawal = (status: string) => ["pending", "approved", "processing"].includes(status)

/** Asked back, and neither back nor given up. */
export const isWaiting = ({ resolution, state }: RefundFact): boolean =>
  state === "requested" || state === "pending" || (state === "refused" && resolution === null)

/** Who has how much of a sale, by what has become of its money. The fee that goes back is rounded down of the whole. */
const sharesOf = ({ disputed, elsewhere, fee, gross, isCleared, isPaid, refunded, waiting }: PaymentFact) => {
  if (!isPaid) return {}
  const mentorOf = (back: bigint) => gross - back - (fee - (fee * back) / gross)
  const back = refunded + disputed
  const feared = back + waiting > gross ? gross : back + waiting
  const available = isCleared ? mentorOf(feared) : 0n
  return {
    gateway: -(gross - refunded + elsewhere),
    platform_fee: fee - (fee * back) / gross,
    suspense: elsewhere,
    dispute: disputed,
    mentor_available: available,
    mentor_pending: mentorOf(back) - available
  }
}
const accounts = ["gateway", "platform_fee", "suspense", "dispute", "mentor_available", "mentor_pending"] as const
const shareOf = (payment: PaymentFact, account: (typeof accounts)[number]) => sharesOf(payment)[account] ?? 0n

const entriesBalance = ({ entries }: Facts) =>
  entries.flatMap(({ key, postings }) =>
    [...new Set(postings.map(({ currency }) => currency))].flatMap((currency) =>
      same(
        `the sum of ${key} in ${currency}`,
        sum(postings, (one) => (one.currency === currency ? one.minor : 0n)),
        0n
      )
    )
  )

const postedTo = (entries: ReadonlyArray<EntryFact>, account: string, mentorId?: string, currency?: string) =>
  sum(
    entries.flatMap(({ postings }) => postings),
    (one) =>
      one.account === account &&
      (mentorId === undefined || one.mentorId === mentorId) &&
      (currency === undefined || one.currency === currency)
        ? one.minor
        : 0n
  )

/** What a payment says of itself is what its refunds and disputes say. */
const partsAddUp = (facts: Facts) =>
  facts.payments.flatMap((payment) => {
    const { gross, id, isPaid } = payment
    const refunds = facts.refunds.filter(({ paymentId }) => paymentId === id)
    const disputes = facts.disputes.filter(({ paymentId }) => paymentId === id)
    const lost = sum(disputes, ({ minor, state }) => (state === "lost" ? minor : 0n))
    const back = sum(refunds, ({ minor, state }) => (state === "succeeded" ? minor : 0n)) + lost
    const elsewhere = sum(refunds, ({ minor, resolution, state }) =>
      state === "succeeded" && resolution === "paid_elsewhere" ? minor : 0n
    )
    const status = back === 0n ? "succeeded" : back < gross ? "partially_refunded" : "refunded"
    const isSettledStatus = ["succeeded", "partially_refunded", "refunded"].includes(payment.status)
    return [
      ...same(`refunded of ${id}`, payment.refunded, back),
      ...same(`lost of ${id}`, payment.lost, lost),
      ...same(`elsewhere of ${id}`, payment.elsewhere, elsewhere),
      ...same(
        `disputed of ${id}`,
        payment.disputed,
        sum(disputes, ({ minor, state }) => (state === "open" ? minor : 0n))
      ),
      ...same(
        `waiting of ${id}`,
        payment.waiting,
        sum(refunds, (one) => (isWaiting(one) ? one.minor : 0n))
      ),
      ...same(`the fee given back of ${id}`, payment.feeRefunded, (payment.fee * back) / gross),
      ...never(back + payment.disputed > gross, `${id} has given back more than it took`),
      ...never(payment.fee !== (gross * 15n) / 100n, `the fee of ${id} is not 15 %`),
      ...(isPaid
        ? same(`the status of ${id}`, payment.status, status)
        : never(isSettledStatus, `${id} is settled unpaid`))
    ]
  })

const journalFollows = ({ entries, payments }: Facts) =>
  payments.flatMap((payment) => {
    const own = entries.filter(({ paymentId }) => paymentId === payment.id)
    const charges = own.filter(({ key }) => key === `charge:${payment.id}`)
    return [
      ...same(`the number of charges of ${payment.id}`, charges.length, payment.isPaid ? 1 : 0),
      ...accounts.flatMap((account) =>
        same(`${account} of ${payment.id}`, postedTo(own, account), shareOf(payment, account))
      )
    ]
  })

/** Money that nobody has earned, until it has gone back or was sold for after all. */
const suspenseFollows = ({ entries, reviews }: Facts) =>
  reviews.flatMap(({ actual, chargeId, decision, id, returned }) => {
    const own = entries.filter(({ key }) => key === `suspense:${id}` || key.startsWith(`suspense_returned:${id}`))
    const waits = chargeId === null || decision === "accept" ? 0n : actual - returned
    return [
      ...same(`suspense of review ${id}`, postedTo(own, "suspense"), waits),
      ...never(returned > actual, `review ${id} has given back more than came`)
    ]
  })

const mentorsOf = ({ balances, payments, withdrawals }: Facts) => {
  const pairs = [...balances, ...payments, ...withdrawals].map(({ currency, mentorId }) => `${mentorId} ${currency}`)
  return [...new Set(pairs)].map((pair) => pair.split(" ") as [mentorId: string, currency: string])
}

const balancesFollow = (facts: Facts) =>
  mentorsOf(facts).flatMap(([mentorId, currency]) => {
    const isTheirs = (one: { readonly mentorId: string; readonly currency: string }) =>
      one.mentorId === mentorId && one.currency === currency
    const balance = (account: string) =>
      sum(facts.balances, (one) => (isTheirs(one) && one.account === account ? one.minor : 0n))
    const own = facts.payments.filter(isTheirs)
    const withdrawn = (is: (status: string) => boolean) =>
      sum(facts.withdrawals, (one) => (isTheirs(one) && is(one.status) ? one.minor : 0n))
    const inReview = withdrawn(openWithdrawal)
    const paid = withdrawn((status) => status === "paid")
    const lifetime = sum(own, (one) => shareOf(one, "mentor_available") + shareOf(one, "mentor_pending"))
    const expected = {
      mentor_pending: sum(own, (one) => shareOf(one, "mentor_pending")),
      mentor_available: sum(own, (one) => shareOf(one, "mentor_available")) - inReview - paid,
      mentor_in_review: inReview,
      mentor_withdrawn: paid
    }
    const open = facts.withdrawals.filter((one) => isTheirs(one) && openWithdrawal(one.status))
    return [
      ...Object.entries(expected).flatMap(([account, minor]) => [
        ...same(`${account} of ${mentorId} in ${currency}`, balance(account), minor),
        ...same(`${account} in the journal`, postedTo(facts.entries, account, mentorId, currency), minor)
      ]),
      ...same(
        `what ${mentorId} has ever earned in ${currency}`,
        Object.keys(expected).reduce((total, account) => total + balance(account), 0n),
        lifetime
      ),
      ...never(open.length > 1, `${mentorId} has ${open.length} open withdrawals in ${currency}`)
    ]
  })

const settled = ["succeeded", "partially_refunded"]

/** Nobody has what is not paid, and whoever has paid has it, or gets the money back. */
const accessFollows = ({ payments, refunds, subscriptions, wares }: Facts) =>
  wares.flatMap(({ grantedFor, id, state }) => {
    const own = payments.filter(({ wareId }) => wareId === id)
    const isActive = subscriptions.some(({ status, wareId }) => wareId === id && status === "active")
    const isSubscribed = own.some(({ subscriptionId }) => subscriptionId !== null)
    const isPaidFor = own.some((one) => settled.includes(one.status) && (isSubscribed || one.id === grantedFor))
    const isOwed = (paymentId: string) =>
      refunds.some((one) => one.paymentId === paymentId && one.reason === "capacity_conflict")
    // Access is not given back when a refund has failed: the buyer is still owed the money.
    const hasFailedToGetItBack = refunds.some(
      (one) => one.paymentId === grantedFor && one.gatewayRefundId !== null && ["refused", "waived"].includes(one.state)
    )
    const forNothing = own.filter(
      (one) =>
        settled.includes(one.status) &&
        one.gatewayInvoiceId === null &&
        one.id !== grantedFor &&
        !isOwed(one.id) &&
        one.refunded + one.disputed + one.waiting < one.gross
    )
    return [
      ...never(state === "granted" && !isPaidFor, `${id} is given away and not paid`),
      ...never(isSubscribed && (state === "granted") !== isActive, `${id} is ${state}, and its subscription is not`),
      ...(isSubscribed
        ? []
        : [
            ...never(state !== "granted" && isPaidFor && !hasFailedToGetItBack, `${id} is ${state} though it is paid`),
            ...forNothing.map((one) => `${one.id} is paid for nothing`)
          ])
    ]
  })

/** After every step of every history. */
export const wrongIn = (facts: Facts): ReadonlyArray<string> => [
  ...entriesBalance(facts),
  ...partsAddUp(facts),
  ...journalFollows(facts),
  ...suspenseFollows(facts),
  ...balancesFollow(facts),
  ...accessFollows(facts),
  ...never(new Set(facts.entries.map(({ key }) => key)).size !== facts.entries.length, "a fact is posted twice")
]
