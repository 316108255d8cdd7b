/** Admins with their queues, and mentors who want their money. What should work is said by the specification's tables. */
import { Currency } from "@mentorkit/core/kernel"
import { type PaymentId, Payments, type RefundId, type ReviewId } from "@mentorkit/core/payments"
import { type WithdrawalId, Withdrawals } from "@mentorkit/core/withdrawals"
import { Effect } from "effect"
import type { Facts, PaymentFact } from "./facts.js"
import { Simulator } from "./simulator.js"
import { nth, nthOf, partOf, type Stage } from "./stage.js"
import type { Step } from "./steps.js"
import { isWaiting, openWithdrawal } from "./truth.js"

export interface Attempt {
  /** Whether it should work; null where nobody can say. */
  readonly expected: boolean | null
  readonly run: Effect.Effect<unknown, unknown>
}

/** Spec 3, "Withdrawal": what has no row cannot happen. */
const moves: Readonly<Record<string, ReadonlyArray<string>>> = {
  pending: ["approve", "reject"],
  approved: ["process", "fail"],
  processing: ["pay", "fail"]
}
const triggers = ["approve", "approve", "process", "process", "pay", "pay", "reject", "fail"] as const

const note = "As agreed on the phone."
const leastWithdrawal = 5000n

const availableOf = ({ balances }: Facts, mentorId: string, currency: string) =>
  balances.find((one) => one.mentorId === mentorId && one.currency === currency && one.account === "mentor_available")
    ?.minor ?? 0n

const leftOf = ({ disputed, gross, refunded, waiting }: PaymentFact) => gross - refunded - disputed - waiting

export const desk = Effect.fnUntraced(function* (stage: Stage) {
  const payments = yield* Payments
  const withdrawals = yield* Withdrawals
  const { gateway, mood } = yield* Simulator
  const { admin } = stage

  const refund = ({ does, much, which }: Step): Attempt | undefined => {
    const payment = nth(stage.facts0.payments, which)
    if (payment === undefined) return undefined
    const amount = does === "refundPart" ? partOf(payment.gross, much) : undefined
    const left = leftOf(payment)
    const charge = gateway().charges.find(({ id }) => id === payment.chargeId)
    const isOurs = payment.isPaid && left > 0n && (amount ?? left) <= left && charge !== undefined
    const isTheirs = charge !== undefined && gateway().leftOf(charge) >= (amount ?? left)
    const isUndecided = stage.facts0.refunds.some((one) => one.paymentId === payment.id && one.state === "requested")
    const isAnswered = !mood.isDown && !mood.isRefusing && !mood.isHanging
    const asked = { transactionId: payment.id as PaymentId, note, reason: "platform_error" } as const
    return {
      expected: isOurs && isTheirs && !isUndecided && isAnswered,
      run: payments.refundTransaction(admin, {
        ...asked,
        ...(amount === undefined ? {} : { amount_minor: Number(amount) })
      })
    }
  }

  const resolveRefund = ({ much, which }: Step): Attempt | undefined => {
    const refused = stage.facts0.refunds.filter((one) => one.state === "refused" && isWaiting(one))
    const found = nth(refused, which)
    if (found === undefined) return undefined
    const action = nthOf(["retry", "paid_elsewhere", "waive"] as const, much)
    const payment = stage.facts0.payments.find(({ id }) => id === found.paymentId)
    // While the buyer's bank has the money nobody pays it a second time.
    const isThere = payment !== undefined && payment.refunded + payment.disputed + found.minor <= payment.gross
    return {
      expected: action === "retry" ? null : action === "waive" || isThere,
      run: payments.resolveRefund(admin, { id: found.id as RefundId, action, note })
    }
  }

  const resolveReview = ({ much, which }: Step): Attempt | undefined => {
    const found = nth(stage.facts0.reviews, which)
    if (found === undefined) return undefined
    const decision = nthOf(["accept", "refund", "dismiss"] as const, much)
    return { expected: null, run: payments.resolvePaymentReview(admin, { id: found.id as ReviewId, decision, note }) }
  }

  const withdraw = ({ much, which, who }: Step): Attempt => {
    const { balances } = stage.facts0
    const rich = balances.filter((one) => one.account === "mentor_available" && one.minor >= leastWithdrawal)
    const { currency, mentorId } = nth(rich, which) ?? { mentorId: nthOf(stage.mentors, who).mentorId, currency: "USD" }
    const mentor = nthOf(
      stage.mentors.filter((one) => one.mentorId === mentorId),
      0
    )
    const available = availableOf(stage.facts0, mentorId, currency)
    const wanted = nthOf(
      [available, available, available / 2n, available + 1n, leastWithdrawal, leastWithdrawal - 1n],
      much
    )
    const amount = wanted > 0n ? wanted : 1n
    const hasOpen = stage.facts0.withdrawals.some(
      (one) => one.mentorId === mentorId && one.currency === currency && openWithdrawal(one.status)
    )
    return {
      expected: amount >= leastWithdrawal && amount <= available && !hasOpen,
      run: withdrawals.requestWithdrawal(mentor, { amount_minor: Number(amount), currency: Currency.make(currency) })
    }
  }

  const moveWithdrawal = ({ much, which }: Step): Attempt | undefined => {
    const all = stage.facts0.withdrawals
    const open = all.filter(({ status }) => openWithdrawal(status))
    const found = nth(which % 5 === 0 ? all : open, which)
    if (found === undefined) return undefined
    const trigger = nthOf(triggers, much)
    const id = found.id as WithdrawalId
    const run = {
      approve: () => withdrawals.approveWithdrawal(admin, { id }),
      reject: () => withdrawals.rejectWithdrawal(admin, { id, reason: note }),
      process: () => withdrawals.processWithdrawal(admin, { id }),
      pay: () => withdrawals.payWithdrawal(admin, { id, reference: "TT 4711" }),
      fail: () => withdrawals.failWithdrawal(admin, { id, reason: note })
    }[trigger]
    return { expected: moves[found.status]?.includes(trigger) ?? false, run: run() }
  }

  return (step: Step): Attempt | undefined => {
    switch (step.does) {
      case "refund":
      case "refundPart":
        return refund(step)
      case "resolveRefund":
        return resolveRefund(step)
      case "resolveReview":
        return resolveReview(step)
      case "withdraw":
        return withdraw(step)
      case "moveWithdrawal":
        return moveWithdrawal(step)
      default:
        return undefined
    }
  }
})
