/** The spec's enumerations of document 1, each value with the label that people read. */
import { Schema } from "effect"

export const OnboardingRole = Schema.Literal("mentor", "mentee")
export type OnboardingRole = typeof OnboardingRole.Type

export const QuestionType = Schema.Literal("single_select", "multi_select", "number", "text", "textarea")
export type QuestionType = typeof QuestionType.Type

export const ApprovalStatus = Schema.Literal("pending", "approved", "rejected", "suspended")
export type ApprovalStatus = typeof ApprovalStatus.Type

export const approvalStatusLabels: { readonly [S in ApprovalStatus]: string } = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  suspended: "Suspended"
}

export const DocumentType = Schema.Literal("id_card", "passport", "driving_license")
export type DocumentType = typeof DocumentType.Type

export const DocumentStatus = Schema.Literal("pending", "approved", "rejected")
export type DocumentStatus = typeof DocumentStatus.Type
