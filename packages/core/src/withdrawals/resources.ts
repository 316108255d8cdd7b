/** Wire schemas of withdrawals. */
import { Schema } from "effect"
import { Currency, MentorId, Money, Timestamp, UserId } from "../kernel/index.js"
import { TransactionMethodId } from "../transaction-methods/index.js"
import { WithdrawalId } from "./ids.js"
import { WithdrawalStatus } from "./statuses.js"

const text = Schema.NullOr(Schema.String)
const moment = Schema.NullOr(Timestamp)

/** As it was called when the withdrawal was requested; the title is masked. */
const method = { id: TransactionMethodId, type: Schema.String, title: Schema.String }

export const WithdrawalMethod = Schema.Struct(method).annotations({ identifier: "WithdrawalMethod" })

/** A withdrawal for its mentor. */
export const WithdrawalResource = Schema.Struct({
  id: WithdrawalId,
  amount: Money,
  currency: Currency,
  status: WithdrawalStatus,
  status_label: Schema.String,
  /** Pending, approved or processing: its money is in review. */
  is_open: Schema.Boolean,
  method: WithdrawalMethod,
  note: text,
  rejection_reason: text,
  failure_reason: text,
  /** Of the transfer, once it is paid. */
  reference: text,
  created_at: Timestamp,
  approved_at: moment,
  rejected_at: moment,
  processing_at: moment,
  paid_at: moment,
  failed_at: moment,
  updated_at: Timestamp
}).annotations({ identifier: "Withdrawal" })
export interface WithdrawalResource extends Schema.Schema.Type<typeof WithdrawalResource> {}

/** A full value, for the admin who sends the money. */
export const PayoutValue = Schema.Struct({
  name: Schema.String,
  label: Schema.String,
  value: Schema.String,
  /** What the chosen option is called; else the value itself. */
  text: Schema.String,
  routing_number: text
}).annotations({ identifier: "PayoutValue" })

export const PayoutMethod = Schema.Struct({
  ...method,
  /** In full; null where they are gone. */
  values: Schema.NullOr(Schema.Array(PayoutValue))
}).annotations({ identifier: "PayoutMethod" })

export const WithdrawalMentor = Schema.Struct({
  id: MentorId,
  user_id: UserId,
  full_name: Schema.String,
  username: Schema.String,
  email: Schema.String
}).annotations({ identifier: "WithdrawalMentor" })

/** A withdrawal for admins: mentor, payout method, and present balance. */
export const AdminWithdrawal = Schema.Struct({
  ...WithdrawalResource.fields,
  method: PayoutMethod,
  mentor: WithdrawalMentor,
  /** Without what is in review; below zero where more was clawed back than there was. */
  available_balance: Money,
  in_review: Money,
  withdrawn_total: Money
}).annotations({ identifier: "AdminWithdrawal" })
export interface AdminWithdrawal extends Schema.Schema.Type<typeof AdminWithdrawal> {}
