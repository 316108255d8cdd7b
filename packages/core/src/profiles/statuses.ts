/** The spec's enumerations of document 1, each value with the label that people read. */
import { Schema } from "effect"

export const OnboardingRole = Schema.Literal("mentor", "mentee")
export type OnboardingRole = typeof OnboardingRole.Type

export const ApprovalStatus = Schema.Literal("pending", "approved", "rejected", "suspended")
export type ApprovalStatus = typeof ApprovalStatus.Type

export const approvalStatusLabels: { readonly [S in ApprovalStatus]: string } = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  suspended: "Suspended"
}
