import { Schema } from "effect"
import { type Purpose, RefundReason } from "../payments/index.js"

/** Status of a settled payment; only those have an invoice. */
export const InvoiceStatus = Schema.Literal("succeeded", "partially_refunded", "refunded")
export type InvoiceStatus = typeof InvoiceStatus.Type

export const purposeLabels: { readonly [P in Purpose]: string } = {
  booking: "Mentoring session",
  course: "Course",
  community: "Community membership"
}

/** `dispute`: taken back by the buyer's bank; `other`: reason unknown. */
export const MoneyBackReason = Schema.Literal(...RefundReason.literals, "dispute", "other")
export type MoneyBackReason = typeof MoneyBackReason.Type

export const moneyBackLabels: { readonly [R in MoneyBackReason]: string } = {
  requested_by_customer: "Requested by customer",
  duplicate: "Duplicate payment",
  fraudulent: "Fraudulent payment",
  capacity_conflict: "No place left",
  platform_error: "Platform error",
  dispute: "Dispute with the bank",
  other: "Other"
}
