/** Wire schemas of withdrawals. */
import { Schema } from "effect"
import { Currency, described, describedMoney, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { TransactionMethodId } from "../transaction-methods/index.js"
import { WithdrawalId } from "./ids.js"
import { WithdrawalStatus } from "./statuses.js"

const text = (description: string, example: string) => Schema.NullOr(described(Schema.String, description, example))
const moment = (description: string, example: string) => Schema.NullOr(described(Timestamp, description, example))
/** Null in the examples, whose withdrawal is paid. */
const notHere = <A, I>(schema: Schema.Schema<A, I>, description: string) =>
  described(Schema.NullOr(schema), description, null)

const method = {
  id: described(TransactionMethodId, "Id of the payout method, which may be deleted by now."),
  type: described(Schema.String, "Key of the method's type.", "bank_transfer"),
  title: described(Schema.String, "Title of the method at the time of the request, masked.", "Millennium BCP ****0154")
}

export const WithdrawalMethod = Schema.Struct(method).annotations({
  identifier: "WithdrawalMethod",
  description: "Where the money of a withdrawal goes, as it was called when the withdrawal was requested."
})

export const WithdrawalResource = Schema.Struct({
  id: WithdrawalId,
  amount: describedMoney("What is paid out.", 6800),
  currency: described(Currency, "Currency of the amount.", "EUR"),
  status: WithdrawalStatus,
  status_label: described(Schema.String, "The status for people.", "Paid"),
  is_open: described(
    Schema.Boolean,
    "True while it is `pending`, `approved` or `processing`: its money is in review.",
    false
  ),
  method: described(WithdrawalMethod, "Where the money goes, as it was called at the request."),
  note: text("What the mentor wrote to the admins; null where it is nothing.", "Rent is due on the 20th."),
  rejection_reason: notHere(Schema.String, "Why an admin rejected it, for the mentor to read; null where none did."),
  failure_reason: notHere(Schema.String, "Why the payout failed, for the mentor to read; null where it did not."),
  reference: text("The transfer as the bank or wallet names it; null until it is paid.", "SEPA-20270316-4471"),
  created_at: described(Timestamp, "When it was requested."),
  approved_at: moment("When an admin approved it; null until then.", "2027-03-15T09:00:00+00:00"),
  rejected_at: notHere(Timestamp, "When an admin rejected it; null where none did."),
  processing_at: moment("When the money began to be sent; null until then.", "2027-03-16T09:00:00+00:00"),
  paid_at: moment("When an admin marked it as paid; null until then.", "2027-03-16T09:10:00+00:00"),
  failed_at: notHere(Timestamp, "When an admin marked it as failed; null where none did."),
  updated_at: described(
    Timestamp,
    "When its status changed last; at first when it was requested.",
    "2027-03-16T09:10:00+00:00"
  )
}).annotations({ identifier: "Withdrawal", description: "A mentor's request to be paid out, for that mentor." })
export interface WithdrawalResource extends Schema.Schema.Type<typeof WithdrawalResource> {}

const iban = "PT50000201231234567890154"

export const PayoutValue = Schema.Struct({
  name: described(Schema.String, "Name of the field in the type of the method.", "account_number"),
  label: described(Schema.String, "What the field was called for people when it was filled in.", "Account number"),
  value: described(Schema.String, "The value in full; of a choice that of the option.", iban),
  text: described(
    Schema.String,
    "The value for people: of a choice the label of the option, else the value itself.",
    iban
  ),
  routing_number: notHere(
    Schema.String,
    "Routing number of the chosen option, such as a branch of a bank; null where it has none."
  )
}).annotations({
  identifier: "PayoutValue",
  description: "One field of a payout method in full, for the admin who sends the money."
})

export const PayoutMethod = Schema.Struct({
  ...method,
  values: Schema.NullOr(
    described(
      Schema.Array(PayoutValue),
      "What is needed to send the money, in full; null where it is gone, as that of an erased account.",
      [
        { name: "bank_name", label: "Bank", value: "millennium_bcp", text: "Millennium BCP", routing_number: null },
        { name: "account_number", label: "Account number", value: iban, text: iban, routing_number: null }
      ]
    )
  )
}).annotations({ identifier: "PayoutMethod", description: "Where to send the money of a withdrawal, for admins." })

export const WithdrawalMentor = Schema.Struct({
  id: described(MentorId, "Id of the mentor profile."),
  user_id: described(UserId, "Id of the mentor's account."),
  full_name: described(Schema.String, "Full name of the mentor.", "Ana Duarte"),
  username: described(Schema.String, "Username of the mentor.", "ana-duarte"),
  email: described(Schema.String, "Email address of the mentor.", "ana@example.com")
}).annotations({ identifier: "WithdrawalMentor", description: "The mentor who is paid out, for admins." })

export const AdminWithdrawal = Schema.Struct({
  ...WithdrawalResource.fields,
  method: described(PayoutMethod, "Where the money goes, with all that is needed to send it."),
  mentor: described(WithdrawalMentor, "The mentor who is paid out."),
  available_balance: describedMoney(
    "What the mentor can withdraw at present in this currency, without what is in review. Below zero where more was " +
      "taken back than there was.",
    13200
  ),
  in_review: describedMoney("What the mentor's open withdrawal in this currency holds at present.", 0),
  withdrawn_total: describedMoney("All that has been paid out to the mentor in this currency so far.", 20400)
}).annotations({
  identifier: "AdminWithdrawal",
  description: "A withdrawal for admins, with its mentor, the payout method in full, and the present balance."
})
export interface AdminWithdrawal extends Schema.Schema.Type<typeof AdminWithdrawal> {}
