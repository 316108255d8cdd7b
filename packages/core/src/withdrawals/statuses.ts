/** The spec's withdrawal states with the labels that people read. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const WithdrawalStatus = described(
  Schema.Literal("pending", "approved", "processing", "paid", "rejected", "failed"),
  "`pending`: an admin has yet to decide; `approved`: the money is about to be sent; `processing`: it is being sent; " +
    "`paid`, `rejected` and `failed` are final, and the last two return the money to the available balance.",
  "paid"
)
export type WithdrawalStatus = typeof WithdrawalStatus.Type

export const withdrawalStatusLabels: { readonly [S in WithdrawalStatus]: string } = {
  pending: "Pending",
  approved: "Approved",
  processing: "Processing",
  paid: "Paid",
  rejected: "Rejected",
  failed: "Failed"
}

/** In flight: the money is in review. At most one for a mentor and a currency. */
export const openStatuses: ReadonlyArray<WithdrawalStatus> = ["pending", "approved", "processing"]

export const isOpen = (status: WithdrawalStatus): boolean => openStatuses.includes(status)
