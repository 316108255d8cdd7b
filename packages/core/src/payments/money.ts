/** A payment as the ledger sees it, and what the ledger is told when its money moves. Pure. */
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

/** The payment once so much more of it has gone back for good; its status and the platform's part follow. */
export const givenBack = (payment: Payment, minor: bigint): Payment => {
  const refundedMinor = payment.refundedMinor + minor
  return {
    ...payment,
    refundedMinor,
    feeRefundedMinor: feeShareOf(saleOf(payment), refundedMinor),
    status: statusAfterRefund(payment.amount.minor, refundedMinor)
  }
}

/** What the gateway itself has given back. */
export const returnedByGateway = ({ elsewhereMinor, lostMinor, refundedMinor }: Payment): bigint =>
  refundedMinor - elsewhereMinor - lostMinor

/** What is left for refunds: neither back, nor on its way, nor in dispute. */
export const refundableOf = ({ amount, disputedMinor, refundedMinor, waitingMinor }: Payment): bigint =>
  amount.minor - refundedMinor - disputedMinor - waitingMinor

/** All that was asked back is back, and nothing will be asked back by itself. */
export const nothingIsAwaited = ({ disputedMinor, owedBecause, waitingMinor }: Payment): boolean =>
  waitingMinor === 0n && (owedBecause === null || disputedMinor === 0n)

/** The same for people; nothing of what was never paid. */
export const refundableMoney = (payment: Payment): Money => {
  const left = payment.paidAt === null ? 0n : refundableOf(payment)
  return moneyOf({ minor: left > 0n ? left : 0n, currency: payment.amount.currency })
}

export interface MoneyFact {
  readonly kind: EntryKind
  readonly of: string
  readonly at: DateTime.Utc
}

/** The entry for what has become of a payment's money; none where nothing has moved. */
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
