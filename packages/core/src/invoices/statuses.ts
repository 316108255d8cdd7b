import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { type Purpose, RefundReason } from "../payments/index.js"

export const InvoiceStatus = described(
  Schema.Literal("succeeded", "partially_refunded", "refunded"),
  "Status of the payment; only one that was paid has an invoice.",
  "partially_refunded"
)
export type InvoiceStatus = typeof InvoiceStatus.Type

export const purposeLabels: { readonly [P in Purpose]: string } = {
  booking: "Mentoring session",
  course: "Course",
  community: "Community membership"
}

export const MoneyBackReason = described(
  Schema.Literal(...RefundReason.literals, "dispute", "other"),
  "Why it went back. `capacity_conflict`: the last seat was sold to somebody else while the checkout was open; " +
    "`dispute`: the buyer's bank took it; `other`: not known."
)
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
