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

/** In flight: the money is in review. At most one for a mentor and a currency. */
export const openStatuses: ReadonlyArray<WithdrawalStatus> = ["pending", "approved", "processing"]

export const isOpen = (status: WithdrawalStatus): boolean => openStatuses.includes(status)
