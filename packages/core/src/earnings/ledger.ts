/** Double entry: where money came from and to whom it belongs. Pure; the journal that keeps it is a port. */
import type { DateTime } from "effect"
import type { Amount, Currency, MentorId } from "../kernel/index.js"
import type { JournalEntryId } from "./ids.js"

/** The four states of a mentor's money. Their sum is everything the mentor has ever earned. */
export const mentorAccounts = ["mentor_pending", "mentor_available", "mentor_in_review", "mentor_withdrawn"] as const
export type MentorAccount = (typeof mentorAccounts)[number]
/** Earned and not paid out yet; negative where the mentor owes. */
export const unpaidAccounts: ReadonlyArray<MentorAccount> = ["mentor_pending", "mentor_available", "mentor_in_review"]
/**
 * `gateway` falls by what the gateway holds for us; the others grow by what somebody is owed. `suspense` is money that
 * nobody has earned yet, `dispute` what a buyer's bank has taken back until it has decided.
 */
export const platformAccounts = ["gateway", "platform_fee", "suspense", "dispute"] as const
export type PlatformAccount = (typeof platformAccounts)[number]

/** The change of one account. Exactly the mentor's accounts name a mentor. */
export type Posting = {
  readonly currency: Currency
  readonly minor: bigint
} & (
  | { readonly account: MentorAccount; readonly mentorId: MentorId }
  | { readonly account: PlatformAccount; readonly mentorId: null }
)

export const entryKinds = [
  "charge",
  "refund",
  "refund_failed",
  "held_back",
  "released",
  "clearance",
  "dispute_opened",
  "dispute_closed",
  "withdrawal_requested",
  "withdrawal_released",
  "withdrawal_paid",
  "suspense",
  "suspense_returned"
] as const
export type EntryKind = (typeof entryKinds)[number]

/** One business fact. Its postings add up to 0 in each currency. */
export interface JournalEntry {
  readonly id: JournalEntryId
  readonly kind: EntryKind
  /** Key of the fact, not of the message: "charge:<payment id>", "refund:<refund id>". */
  readonly idempotencyKey: string
  /** The sale; null where there is none. */
  readonly paymentId: string | null
  readonly occurredAt: DateTime.Utc
  readonly postings: ReadonlyArray<Posting>
}

/** A paid sale as the ledger sees it. Amounts in minor units of the gross amount's currency, none of them negative. */
export interface Sale {
  readonly paymentId: string
  readonly mentorId: MentorId
  readonly gross: Amount
  /** At most the gross amount. */
  readonly feeMinor: bigint
  /** Everything that has gone back for good: by the gateway, by other means, or lost in a dispute. */
  readonly refundedMinor: bigint
  /** Part of that which went back by other means, so the gateway still holds it. */
  readonly elsewhereMinor: bigint
  /** In open disputes. With what was refunded no more than the gross amount. */
  readonly disputedMinor: bigint
  /** Requested and not refunded yet. */
  readonly waitingMinor: bigint
  /** Delivered, and the hold is over. */
  readonly isCleared: boolean
}

/** The platform's share of a refund. Rounded down of the total, so that parts add up to one full refund. */
export const feeShareOf = ({ feeMinor, gross }: Pick<Sale, "feeMinor" | "gross">, backMinor: bigint): bigint =>
  (feeMinor * backMinor) / gross.minor

/** The mentor's share of a sale after refunds of `backMinor`. */
const keptByMentor = (sale: Sale, backMinor: bigint): bigint =>
  sale.gross.minor - backMinor - (sale.feeMinor - feeShareOf(sale, backMinor))

const least = (one: bigint, other: bigint) => (one < other ? one : other)

type Balances = {
  readonly [A in Exclude<MentorAccount, "mentor_in_review" | "mentor_withdrawn"> | PlatformAccount]: bigint
}

const nowhere: Balances = {
  gateway: 0n,
  platform_fee: 0n,
  suspense: 0n,
  dispute: 0n,
  mentor_pending: 0n,
  mentor_available: 0n
}

/** Balances of a sale by account; they add up to 0. A requested refund is never available. */
export const positionOf = (sale: Sale): Balances => {
  const { disputedMinor, elsewhereMinor, feeMinor, gross, isCleared, refundedMinor, waitingMinor } = sale
  const back = refundedMinor + disputedMinor
  const kept = keptByMentor(sale, back)
  const free = keptByMentor(sale, back + least(waitingMinor, gross.minor - back))
  const available = isCleared ? free : 0n
  return {
    gateway: refundedMinor - elsewhereMinor - gross.minor,
    platform_fee: feeMinor - feeShareOf(sale, back),
    suspense: elsewhereMinor,
    dispute: disputedMinor,
    mentor_pending: kept - available,
    mentor_available: available
  }
}

const accountsOfSales = [
  "gateway",
  "platform_fee",
  "suspense",
  "dispute",
  "mentor_pending",
  "mentor_available"
] as const

const isMentors = (account: (typeof accountsOfSales)[number]): account is "mentor_pending" | "mentor_available" =>
  account === "mentor_pending" || account === "mentor_available"

/** Postings for the difference; unchanged accounts are left out. */
const postingsBetween = (before: Balances, after: Balances, { gross, mentorId }: Sale): ReadonlyArray<Posting> => {
  const { currency } = gross
  return accountsOfSales.flatMap((account): ReadonlyArray<Posting> => {
    const minor = after[account] - before[account]
    if (minor === 0n) return []
    return [isMentors(account) ? { account, mentorId, currency, minor } : { account, mentorId: null, currency, minor }]
  })
}

/** A fact, its key and its time. */
export interface Fact {
  readonly id: JournalEntryId
  readonly kind: EntryKind
  /** Second half of the key: "<payment id>" for "charge:<payment id>". */
  readonly of: string
  readonly at: DateTime.Utc
}

/**
 * The entry for a change of a sale's facts: the difference of two positions. `before` is null for a sale that has just
 * been paid. Null where no money moves, as when nothing is left that a dispute could take.
 */
export const entryBetween = (before: Sale | null, after: Sale, { at, id, kind, of }: Fact): JournalEntry | null => {
  const postings = postingsBetween(before === null ? nowhere : positionOf(before), positionOf(after), after)
  if (postings.length === 0) return null
  return { id, kind, idempotencyKey: `${kind}:${of}`, paymentId: after.paymentId, occurredAt: at, postings }
}

/** The buyer has paid: the fee is the platform's, the rest is the mentor's, pending until it clears. */
export const charge = (id: JournalEntryId, sale: Sale, at: DateTime.Utc): JournalEntry => ({
  id,
  kind: "charge",
  idempotencyKey: `charge:${sale.paymentId}`,
  paymentId: sale.paymentId,
  occurredAt: at,
  postings: postingsBetween(nowhere, positionOf(sale), sale)
})

/** Money of an unexpected amount: in suspense, earned by nobody. Negative when it goes back. */
export const suspenseEntry = (amount: Amount, { at, id, kind, of }: Fact): JournalEntry => ({
  id,
  kind,
  idempotencyKey: `${kind}:${of}`,
  paymentId: null,
  occurredAt: at,
  postings: [
    { account: "gateway", mentorId: null, currency: amount.currency, minor: -amount.minor },
    { account: "suspense", mentorId: null, currency: amount.currency, minor: amount.minor }
  ]
})
