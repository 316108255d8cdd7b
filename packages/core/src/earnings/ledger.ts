/** Double entry: where money came from and to whom it belongs. Pure; the journal that keeps it is a port. */
import type { DateTime } from "effect"
import type { Amount, Currency, MentorId } from "../kernel/index.js"
import type { JournalEntryId } from "./ids.js"

/** The four states of a mentor's money; together they are what the mentor has ever earned. */
export const mentorAccounts = ["mentor_pending", "mentor_available", "mentor_in_review", "mentor_withdrawn"] as const
export type MentorAccount = (typeof mentorAccounts)[number]
/** `gateway` falls by what the gateway holds for us; the others grow by what somebody is owed. */
export type PlatformAccount = "gateway" | "platform_fee" | "suspense" | "dispute"

/** What an account gains, negative where it loses. Exactly the mentor's accounts name a mentor. */
export type Posting = {
  readonly currency: Currency
  readonly minor: bigint
} & (
  | { readonly account: MentorAccount; readonly mentorId: MentorId }
  | { readonly account: PlatformAccount; readonly mentorId: null }
)

/** One business fact. In every currency its postings add up to nothing: money moves, it never appears. */
export interface JournalEntry {
  readonly id: JournalEntryId
  readonly kind: "charge" | "refund"
  /** Of the fact, never of the message that told it: "charge:<payment id>", "refund:<refund id>". */
  readonly idempotencyKey: string
  readonly occurredAt: DateTime.Utc
  readonly postings: ReadonlyArray<Posting>
}

/** A payment as the ledger sees it; `0 <= fee <= gross`, and no more goes back than came in. */
export interface Sale {
  readonly paymentId: string
  readonly mentorId: MentorId
  readonly gross: Amount
  readonly feeMinor: bigint
  /** What went back before. */
  readonly refundedMinor: bigint
  readonly feeRefundedMinor: bigint
}

/**
 * The platform's part of a refund of `minor`. Counted from everything that has gone back so far and rounded down, so
 * that refunds in parts give back exactly what one refund of the sum would.
 */
export const feeGivenBack = (sale: Sale, minor: bigint): bigint =>
  (sale.feeMinor * (sale.refundedMinor + minor)) / sale.gross.minor - sale.feeRefundedMinor

/** An account that neither gains nor loses is not mentioned. */
const nonZero = (postings: ReadonlyArray<Posting>) => postings.filter(({ minor }) => minor !== 0n)

/** The buyer has paid: the fee is ours, the rest is the mentor's, pending until it clears. */
export const charge = (id: JournalEntryId, sale: Sale, at: DateTime.Utc): JournalEntry => {
  const { feeMinor, gross, mentorId } = sale
  const { currency, minor } = gross
  return {
    id,
    kind: "charge",
    idempotencyKey: `charge:${sale.paymentId}`,
    occurredAt: at,
    postings: nonZero([
      { account: "gateway", mentorId: null, currency, minor: -minor },
      { account: "platform_fee", mentorId: null, currency, minor: feeMinor },
      { account: "mentor_pending", mentorId, currency, minor: minor - feeMinor }
    ])
  }
}

/** `minor` has gone back to the buyer: the fee's part of it from us, the rest from the mentor. */
export const refund = (
  id: JournalEntryId,
  sale: Sale,
  { at, minor, refundId }: { readonly refundId: string; readonly minor: bigint; readonly at: DateTime.Utc }
): JournalEntry => {
  const fee = feeGivenBack(sale, minor)
  const { mentorId } = sale
  const { currency } = sale.gross
  return {
    id,
    kind: "refund",
    idempotencyKey: `refund:${refundId}`,
    occurredAt: at,
    postings: nonZero([
      { account: "gateway", mentorId: null, currency, minor },
      { account: "platform_fee", mentorId: null, currency, minor: -fee },
      { account: "mentor_pending", mentorId, currency, minor: fee - minor }
    ])
  }
}
