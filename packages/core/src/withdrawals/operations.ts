/** The operations of withdrawals. */
import { Schema } from "effect"
import {
  atLeast,
  Currency,
  described,
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

const filters = {
  ...pageFields(newestWithdrawals),
  status: optional(described(WithdrawalStatus, "Only withdrawals in this status.", "pending")),
  currency: optional(described(Currency, "Only withdrawals in this currency.", "EUR"))
}
const byId = Schema.Struct({ id: WithdrawalId })

const withReason = (example: string) =>
  Schema.Struct({
    ...byId.fields,
    reason: described(Text(500).pipe(atLeast(3)), "Why; the mentor is told it.", example)
  })

const moved = {
  success: Schema.Struct({ withdrawal: described(AdminWithdrawal, "The withdrawal after the change.") }),
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
      amount_minor: described(
        Integer.pipe(Schema.greaterThanOrEqualTo(1)),
        "How much, in the smallest unit of the currency. Each currency has a minimum; the balance is the maximum.",
        6800
      ),
      currency: described(Currency, "In which currency; nothing is converted.", "EUR"),
      transaction_method_id: optional(
        described(
          TransactionMethodId,
          "Where to send the money: one of your payout methods. Left out: the default one."
        )
      ),
      note: optional(described(Text(500), "Anything that the admins should know.", "Rent is due on the 20th."))
    }),
    success: Schema.Struct({ withdrawal: described(WithdrawalResource, "The new withdrawal.") }),
    failures: [BelowWithdrawalMinimum, InsufficientBalance, WithdrawalAlreadyOpen, NoPayoutMethod, PayoutMethodUnfit],
    idempotent: true
  }),
  getWithdrawal: operation({
    access: "mentor",
    input: byId,
    success: Schema.Struct({ withdrawal: described(WithdrawalResource, "The withdrawal.") }),
    failures: [WithdrawalNotFound]
  }),
  listAllWithdrawals: operation({
    access: "admin",
    input: Schema.Struct({
      ...filters,
      mentor: optional(described(MentorId, "Only this mentor's: the id of the profile, not of the account."))
    }),
    success: Schema.Struct({ withdrawals: Page(AdminWithdrawal) }),
    failures: []
  }),
  approveWithdrawal: operation({ access: "admin", input: byId, ...moved }),
  rejectWithdrawal: operation({
    access: "admin",
    input: withReason("The account is not in your name."),
    ...moved,
    idempotent: true
  }),
  processWithdrawal: operation({ access: "admin", input: byId, ...moved }),
  payWithdrawal: operation({
    access: "admin",
    input: Schema.Struct({
      ...byId.fields,
      reference: described(
        Text(255),
        "The transfer as the bank or wallet names it; the mentor sees it.",
        "SEPA-20270316-4471"
      )
    }),
    ...moved,
    idempotent: true
  }),
  failWithdrawal: operation({
    access: "admin",
    input: withReason("The bank sent it back."),
    ...moved,
    idempotent: true
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
