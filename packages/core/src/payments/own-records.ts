/** Our side of a day's books, out of the journal. Pure. */
import type { EntryKind, JournalEntry, PlatformAccount } from "../earnings/index.js"
import type { Currency } from "../kernel/index.js"
import type { GatewayRecord } from "./gateway.js"
import type { ChargeId, PaymentId, ReviewId } from "./ids.js"
import type { Review } from "./payment.js"
import type { OwnRecord } from "./reconciliation.js"
import { suspenseOf } from "./suspense.js"

/** Kinds of entries that the gateway has a line for, too. */
export const recordedKinds = [
  "charge",
  "refund",
  "refund_failed",
  "dispute_opened",
  "dispute_closed",
  "suspense",
  "suspense_returned"
] as const satisfies ReadonlyArray<EntryKind>

/** Accounts whose postings say how much. */
export const recordedAccounts = ["gateway", "dispute"] as const satisfies ReadonlyArray<PlatformAccount>

/** One posting of the journal, and the sale's payment as its gateway knows it. */
export interface BookedPosting extends Pick<JournalEntry, "id" | "idempotencyKey" | "occurredAt"> {
  readonly kind: (typeof recordedKinds)[number]
  readonly account: (typeof recordedAccounts)[number]
  readonly currency: Currency
  readonly minor: bigint
  readonly payment: {
    readonly id: PaymentId
    readonly gateway: string
    readonly chargeId: ChargeId | null
  } | null
}

/** The reviews that the postings of suspense belong to. */
export const reviewsNamedBy = (postings: ReadonlyArray<BookedPosting>): ReadonlyArray<ReviewId> => [
  ...new Set(postings.flatMap((one) => suspenseOf(one)?.reviewId ?? []))
]

/** Takes part in the line: the dispute's account only where a dispute is opened or closed. */
const counts = ({ account, kind }: BookedPosting): boolean => account === "gateway" || recordKindOf(kind) === "dispute"

const recordKindOf = (kind: BookedPosting["kind"], isAccepted = false): GatewayRecord["kind"] => {
  if (kind === "charge" || kind === "suspense" || isAccepted) return "charge"
  return kind === "dispute_opened" || kind === "dispute_closed" ? "dispute" : "refund"
}

/**
 * Charges and refunds by the gateway's account, where what waits in suspense is named by its review. A dispute is booked
 * when the bank takes the money and again when it returns it; a lost one moves no further money.
 */
export const ownRecordsOf = (
  gateway: string,
  postings: ReadonlyArray<BookedPosting>,
  reviews: ReadonlyArray<Pick<Review, "id" | "charge" | "paymentId">>
): ReadonlyArray<OwnRecord> => {
  const reviewsById = new Map(reviews.map((review) => [review.id, review]))
  const sums = new Map<string, { readonly first: BookedPosting; minor: bigint }>()
  for (const posting of postings.filter(counts)) {
    const key = `${posting.id} ${posting.currency}`
    const known = sums.get(key)
    if (known === undefined) sums.set(key, { first: posting, minor: posting.minor })
    else known.minor += posting.minor
  }
  return [...sums.values()].flatMap(({ first, minor }): ReadonlyArray<OwnRecord> => {
    const { currency, kind, occurredAt, payment } = first
    const suspense = suspenseOf(first)
    const review = suspense === null ? undefined : reviewsById.get(suspense.reviewId)
    if (minor === 0n || (review?.charge?.gateway ?? payment?.gateway) !== gateway) return []
    const recordKind = recordKindOf(kind, suspense?.isAccepted)
    return [
      {
        kind: recordKind,
        chargeId: review?.charge?.chargeId ?? payment?.chargeId ?? null,
        paymentId: review?.paymentId ?? payment?.id ?? null,
        // The gateway's account falls by what it takes in.
        amount: { minor: recordKind === "charge" ? -minor : minor, currency },
        occurredAt
      }
    ]
  })
}
