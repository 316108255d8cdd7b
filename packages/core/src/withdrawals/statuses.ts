/** The spec's withdrawal states with the labels that people read. */
import { Schema } from "effect"

export const WithdrawalStatus = Schema.Literal("pending", "approved", "processing", "paid", "rejected", "failed")
export type WithdrawalStatus = typeof WithdrawalStatus.Type

export const withdrawalStatusLabels: { readonly [S in WithdrawalStatus]: string } = {
  pending: "Pending",
  approved: "Approved",
  processing: "Processing",
  paid: "Paid",
  rejected: "Rejected",
  failed: "Failed"
}

/** Those in flight: their money is in review, and there is one of them at most for a mentor and a currency. */
export const openStatuses: ReadonlyArray<WithdrawalStatus> = ["pending", "approved", "processing"]

export const isOpen = (status: WithdrawalStatus): boolean => openStatuses.includes(status)
