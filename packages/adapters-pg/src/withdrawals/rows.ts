/** Rows differ from the domain only where the driver does: an amount is two columns, a method three. */
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import { WithdrawalId, WithdrawalStatus } from "@mentorkit/core/withdrawals"
import type { Withdrawal } from "@mentorkit/core/withdrawals/ports"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

const moment = Schema.NullOr(Moment)
const text = Schema.NullOr(Schema.String)

export const WithdrawalRow = Schema.Struct({
  id: WithdrawalId,
  mentorId: MentorId,
  methodId: TransactionMethodId,
  methodType: Schema.String,
  methodTitle: Schema.String,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  status: WithdrawalStatus,
  note: text,
  rejectionReason: text,
  failureReason: text,
  reference: text,
  createdAt: Moment,
  approvedAt: moment,
  rejectedAt: moment,
  processingAt: moment,
  paidAt: moment,
  failedAt: moment,
  updatedAt: Moment
})

export const PayeeRow = Schema.Struct({
  mentorId: MentorId,
  currency: Currency,
  userId: UserId,
  name: Schema.String,
  username: Schema.String,
  email: Schema.String,
  availableMinor: Schema.BigIntFromSelf,
  inReviewMinor: Schema.BigIntFromSelf,
  withdrawnMinor: Schema.BigIntFromSelf
})

export const toRow = ({ amount, method, ...withdrawal }: Withdrawal): typeof WithdrawalRow.Type => ({
  ...withdrawal,
  methodId: method.id,
  methodType: method.type,
  methodTitle: method.title,
  amountMinor: amount.minor,
  currency: amount.currency
})

export const toWithdrawal = ({
  amountMinor,
  currency,
  methodId,
  methodTitle,
  methodType,
  ...row
}: typeof WithdrawalRow.Type): Withdrawal => ({
  ...row,
  amount: { minor: amountMinor, currency },
  method: { id: methodId, type: methodType, title: methodTitle }
})
