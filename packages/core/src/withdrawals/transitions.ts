/**
 * Every move that a withdrawal can make, as one table (spec 3, "Withdrawal"). What has no row cannot happen: there is no
 * way back from approved to rejected, and none out of paid, rejected and failed.
 */
import { Schema } from "effect"
import type { WithdrawalStatus } from "./statuses.js"

/** Actions of admins. */
export const Trigger = Schema.Literal("approve", "reject", "process", "pay", "fail")
export type Trigger = typeof Trigger.Type

/** Posting of a move; null: the money stays in review. */
export type Posting = "withdrawal_released" | "withdrawal_paid"

export type Announcement =
  | "WithdrawalApproved"
  | "WithdrawalRejected"
  | "WithdrawalProcessing"
  | "WithdrawalPaid"
  | "WithdrawalFailed"

export interface Transition {
  readonly from: WithdrawalStatus
  readonly on: Trigger
  readonly to: Exclude<WithdrawalStatus, "pending">
  readonly posts: Posting | null
  readonly announces: Announcement
}

export const transitions: ReadonlyArray<Transition> = [
  { from: "pending", on: "approve", to: "approved", posts: null, announces: "WithdrawalApproved" },
  { from: "pending", on: "reject", to: "rejected", posts: "withdrawal_released", announces: "WithdrawalRejected" },
  { from: "approved", on: "process", to: "processing", posts: null, announces: "WithdrawalProcessing" },
  { from: "approved", on: "fail", to: "failed", posts: "withdrawal_released", announces: "WithdrawalFailed" },
  { from: "processing", on: "pay", to: "paid", posts: "withdrawal_paid", announces: "WithdrawalPaid" },
  { from: "processing", on: "fail", to: "failed", posts: "withdrawal_released", announces: "WithdrawalFailed" }
]

/** Entries of the journal that a withdrawal in this status has, in their order. All ways to a status post the same. */
export const entryKindsOf = (status: WithdrawalStatus): ReadonlyArray<"withdrawal_requested" | Posting> => {
  const last = transitions.find(({ to }) => to === status)
  if (last === undefined) return ["withdrawal_requested"]
  const before = entryKindsOf(last.from)
  return last.posts === null ? before : [...before, last.posts]
}

/** There is one row at most for a status and a trigger. */
export const transitionFor = (from: WithdrawalStatus, on: Trigger): Transition | undefined =>
  transitions.find((row) => row.from === from && row.on === on)
