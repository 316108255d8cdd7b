/** The spec's enumerations of document 1, each value with the label that people read. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const OnboardingRole = described(Schema.Literal("mentor", "mentee"), "The role that an onboarding is for.")
export type OnboardingRole = typeof OnboardingRole.Type

export const QuestionType = described(
  Schema.Literal("single_select", "multi_select", "number", "text", "textarea"),
  "How a question is answered: by one choice, several choices, a number, a line, or a longer text."
)
export type QuestionType = typeof QuestionType.Type

export const ApprovalStatus = described(
  Schema.Literal("pending", "approved", "rejected", "suspended"),
  "How a mentor's application stands. Only approved mentors are found and booked."
)
export type ApprovalStatus = typeof ApprovalStatus.Type

export const approvalStatusLabels: { readonly [S in ApprovalStatus]: string } = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  suspended: "Suspended"
}

export const DocumentType = described(Schema.Literal("id_card", "passport", "driving_license"), "What the document is.")
export type DocumentType = typeof DocumentType.Type

export const DocumentStatus = described(
  Schema.Literal("pending", "approved", "rejected"),
  "Whether the document waits for a review, or how that ended."
)
export type DocumentStatus = typeof DocumentStatus.Type
