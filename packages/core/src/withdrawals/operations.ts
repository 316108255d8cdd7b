/** The operations of withdrawals. */
import { Schema } from "effect"
import {
  atLeast,
  Currency,
  Integer,
  MentorId,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text
} from "../kernel/index.js"
import { TransactionMethodId } from "../transaction-methods/index.js"
import {
  BelowWithdrawalMinimum,
  InsufficientBalance,
  NoPayoutMethod,
  PayoutMethodUnfit,
  WithdrawalAlreadyOpen,
  WithdrawalMoveRefused,
  WithdrawalNotFound
} from "./errors.js"
import { WithdrawalId } from "./ids.js"
import { newestWithdrawals } from "./ports.js"
import { AdminWithdrawal, WithdrawalResource } from "./resources.js"
import { WithdrawalStatus } from "./statuses.js"

const filters = { ...pageFields(newestWithdrawals), status: optional(WithdrawalStatus), currency: optional(Currency) }
const byId = Schema.Struct({ id: WithdrawalId })

/** The mentor is told it. */
const withReason = Schema.Struct({ ...byId.fields, reason: Text(500).pipe(atLeast(3)) })

const moved = {
  success: Schema.Struct({ withdrawal: AdminWithdrawal }),
  failures: [WithdrawalNotFound, WithdrawalMoveRefused]
} as const

export const operations = namedOperations("withdrawals", {
  listWithdrawals: operation({
    access: "mentor",
    input: Schema.Struct(filters),
    success: Schema.Struct({ withdrawals: Page(WithdrawalResource) }),
    failures: []
  }),
  /** Requests a withdrawal; default method: the mentor's. Deducts the amount from the available balance at once. */
  requestWithdrawal: operation({
    access: "mentor",
    input: Schema.Struct({
      amount_minor: Integer.pipe(Schema.greaterThanOrEqualTo(1)),
      currency: Currency,
      transaction_method_id: optional(TransactionMethodId),
      note: optional(Text(500))
    }),
    success: Schema.Struct({ withdrawal: WithdrawalResource }),
    failures: [BelowWithdrawalMinimum, InsufficientBalance, WithdrawalAlreadyOpen, NoPayoutMethod, PayoutMethodUnfit],
    idempotent: true
  }),
  getWithdrawal: operation({
    access: "mentor",
    input: byId,
    success: Schema.Struct({ withdrawal: WithdrawalResource }),
    failures: [WithdrawalNotFound]
  }),
  listAllWithdrawals: operation({
    access: "admin",
    input: Schema.Struct({ ...filters, mentor: optional(MentorId) }),
    success: Schema.Struct({ withdrawals: Page(AdminWithdrawal) }),
    failures: []
  }),
  approveWithdrawal: operation({ access: "admin", input: byId, ...moved }),
  rejectWithdrawal: operation({ access: "admin", input: withReason, ...moved, idempotent: true }),
  processWithdrawal: operation({ access: "admin", input: byId, ...moved }),
  payWithdrawal: operation({
    access: "admin",
    input: Schema.Struct({ ...byId.fields, reference: Text(255) }),
    ...moved,
    idempotent: true
  }),
  failWithdrawal: operation({ access: "admin", input: withReason, ...moved, idempotent: true })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
