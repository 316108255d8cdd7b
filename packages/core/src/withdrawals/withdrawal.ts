/** One withdrawal and what it may become. Pure: no Effect, no clock, no database. */
import { type DateTime, Either } from "effect"
import { type Amount, type Currency, type MentorId, moneyOf } from "../kernel/index.js"
import type { TransactionMethod } from "../transaction-methods/index.js"
import { InsufficientBalance, PayoutMethodUnfit, WithdrawalMoveRefused } from "./errors.js"
import type { WithdrawalId } from "./ids.js"
import type { WithdrawalStatus } from "./statuses.js"
import { type Transition, type Trigger, transitionFor } from "./transitions.js"

export interface Withdrawal {
  readonly id: WithdrawalId
  readonly mentorId: MentorId
  readonly amount: Amount
  readonly status: WithdrawalStatus
  /** The method's data at the time of the request, valid after the method is deleted. */
  readonly method: Pick<TransactionMethod, "id" | "type" | "title">
  readonly note: string | null
  readonly rejectionReason: string | null
  readonly failureReason: string | null
  /** Of the transfer, as the bank or wallet names it. */
  readonly reference: string | null
  readonly createdAt: DateTime.Utc
  readonly approvedAt: DateTime.Utc | null
  readonly rejectedAt: DateTime.Utc | null
  readonly processingAt: DateTime.Utc | null
  readonly paidAt: DateTime.Utc | null
  readonly failedAt: DateTime.Utc | null
  readonly updatedAt: DateTime.Utc
}

/** Cards cannot be paid out to, and not every method supports every currency. */
export const fits = (
  { currencies, isPayable, title }: Pick<TransactionMethod, "currencies" | "isPayable" | "title">,
  currency: Currency
): Either.Either<void, PayoutMethodUnfit> => {
  if (!isPayable) return Either.left(new PayoutMethodUnfit({ title, currency: null }))
  const isKnown = currencies === null || currencies.includes(currency)
  return isKnown ? Either.void : Either.left(new PayoutMethodUnfit({ title, currency }))
}

/** `availableMinor` is below zero where more was clawed back than there was. */
export const covers = (availableMinor: bigint, amount: Amount): Either.Either<void, InsufficientBalance> => {
  const minor = availableMinor > 0n ? availableMinor : 0n
  return amount.minor <= minor
    ? Either.void
    : Either.left(new InsufficientBalance({ available: moneyOf({ minor, currency: amount.currency }) }))
}

export const request = (
  asked: Pick<Withdrawal, "id" | "mentorId" | "amount" | "method" | "note">,
  at: DateTime.Utc
): Withdrawal => ({
  ...asked,
  status: "pending",
  rejectionReason: null,
  failureReason: null,
  reference: null,
  createdAt: at,
  approvedAt: null,
  rejectedAt: null,
  processingAt: null,
  paidAt: null,
  failedAt: null,
  updatedAt: at
})

/** Fields required by a state: a reason or a reference. */
const marks: {
  readonly [S in Exclude<WithdrawalStatus, "pending">]: (at: DateTime.Utc, text: string | null) => Partial<Withdrawal>
} = {
  approved: (at) => ({ approvedAt: at }),
  rejected: (at, rejectionReason) => ({ rejectedAt: at, rejectionReason }),
  processing: (at) => ({ processingAt: at }),
  paid: (at, reference) => ({ paidAt: at, reference }),
  failed: (at, failureReason) => ({ failedAt: at, failureReason })
}

export interface Move {
  readonly transition: Transition
  readonly withdrawal: Withdrawal
}

/** `text` is the reason of a rejection or failure, and the reference of a payment. */
export const move = (
  withdrawal: Withdrawal,
  trigger: Trigger,
  at: DateTime.Utc,
  text: string | null = null
): Either.Either<Move, WithdrawalMoveRefused> => {
  const { status } = withdrawal
  const transition = transitionFor(status, trigger)
  if (transition === undefined) return Either.left(new WithdrawalMoveRefused({ status, trigger }))
  const { to } = transition
  return Either.right({
    transition,
    withdrawal: { ...withdrawal, ...marks[to](at, text), status: to, updatedAt: at }
  })
}
