/** Maps a payment to the ledger's sale, and its changes to journal entries. Pure. */
import type { DateTime } from "effect"
import {
  charge,
  type EntryKind,
  entryBetween,
  feeShareOf,
  type JournalEntry,
  type JournalEntryId,
  type Sale
} from "../earnings/index.js"
import { type Money, moneyOf } from "../kernel/index.js"
import type { Payment } from "./payment.js"
import { statusAfterRefund } from "./progress.js"

export const saleOf = (payment: Payment): Sale => ({
  paymentId: payment.id,
  mentorId: payment.mentorId,
  gross: payment.amount,
  feeMinor: payment.platformFeeMinor,
  refundedMinor: payment.refundedMinor,
  elsewhereMinor: payment.elsewhereMinor,
  disputedMinor: payment.disputedMinor,
  waitingMinor: payment.waitingMinor,
  isCleared: payment.clearedAt !== null
})

/** The payment after a final refund; status and fee follow. */
export const givenBack = (payment: Payment, minor: bigint): Payment => {
  const refundedMinor = payment.refundedMinor + minor
  return {
    ...payment,
    refundedMinor,
    feeRefundedMinor: feeShareOf(saleOf(payment), refundedMinor),
    status: statusAfterRefund(payment.amount.minor, refundedMinor)
  }
}

/** The part refunded by the gateway itself. */
export const returnedByGateway = ({ elsewhereMinor, lostMinor, refundedMinor }: Payment): bigint =>
  refundedMinor - elsewhereMinor - lostMinor

/** Refundable rest: not refunded, not requested, not in dispute. */
export const refundableOf = ({ amount, disputedMinor, refundedMinor, waitingMinor }: Payment): bigint =>
  amount.minor - refundedMinor - disputedMinor - waitingMinor

/** Everything requested is refunded, and nothing more will be requested automatically. */
export const nothingIsAwaited = ({ disputedMinor, owedBecause, waitingMinor }: Payment): boolean =>
  waitingMinor === 0n && (owedBecause === null || disputedMinor === 0n)

/** The same as `Money`; 0 for an unpaid payment. */
export const refundableMoney = (payment: Payment): Money => {
  const left = payment.paidAt === null ? 0n : refundableOf(payment)
  return moneyOf({ minor: left > 0n ? left : 0n, currency: payment.amount.currency })
}

export interface MoneyFact {
  readonly kind: EntryKind
  readonly of: string
  readonly at: DateTime.Utc
}

/** The journal entry of a change of the payment's money; none if nothing moved. */
export const entriesFor = (
  id: JournalEntryId,
  before: Payment,
  after: Payment,
  fact: MoneyFact
): ReadonlyArray<JournalEntry> => {
  if (before.paidAt === null) return after.paidAt === null ? [] : [charge(id, saleOf(after), fact.at)]
  const entry = entryBetween(saleOf(before), saleOf(after), { ...fact, id })
  return entry === null ? [] : [entry]
}
