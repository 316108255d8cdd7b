/** Payout methods as mentors register them, and withdrawals that refer to them. */
import { SqlClient } from "@effect/sql"
import { type Admin, type Mentor, UserId } from "@mentorkit/core/kernel"
import { type TransactionMethodId, TransactionMethods } from "@mentorkit/core/transaction-methods"
import { DateTime, Effect } from "effect"

export const newAdmin = (): Admin => ({ _tag: "Admin", userId: UserId.make(crypto.randomUUID()) })

export const bankFields = {
  bank_name: "brac_bank",
  branch_name: "gulshan",
  account_name: "Ada Marsh",
  account_number: "1503 2024 9876 6789"
}

export const cardFields = {
  card_number: "4111 1111 1111 1111",
  expiry: "12/2099",
  security_code: "737",
  card_holder: "Ada Marsh"
}

export const addWallet = (mentor: Mentor, options: { readonly is_default?: boolean; readonly number?: string } = {}) =>
  Effect.gen(function* () {
    const { addMethod } = yield* TransactionMethods
    const fields = { account_number: options.number ?? "01712345678", account_name: "Ada Marsh" }
    return (yield* addMethod(mentor, { type: "nagad", fields, is_default: options.is_default ?? false })).method
  })

export const addCard = (mentor: Mentor) =>
  Effect.gen(function* () {
    const { addMethod } = yield* TransactionMethods
    return (yield* addMethod(mentor, { type: "card", fields: cardFields, is_default: false })).method
  })

/** Pending, unless told otherwise. */
export const newWithdrawal = Effect.fnUntraced(function* (
  { mentorId }: Mentor,
  methodId: TransactionMethodId,
  status: "pending" | "rejected" = "pending"
) {
  const sql = yield* SqlClient.SqlClient
  const now = DateTime.toDate(yield* DateTime.now)
  const isRejected = status === "rejected"
  yield* sql`insert into withdrawals ${sql.insert({
    id: crypto.randomUUID(),
    mentorId,
    methodId,
    methodType: "nagad",
    methodTitle: "Nagad 017****5678",
    amountMinor: 5000n,
    currency: "USD",
    status,
    rejectionReason: isRejected ? "Not today." : null,
    rejectedAt: isRejected ? now : null,
    createdAt: now,
    updatedAt: now
  })}`
}, Effect.orDie)

export const methodsOf = (mentor: Mentor) =>
  Effect.flatMap(TransactionMethods, ({ listMethods }) => Effect.map(listMethods(mentor, {}), ({ methods }) => methods))

/** The whole row as text, with everything that is kept but ids and fractions of seconds: any digits may stand in those. */
export const rowsOf = Effect.fnUntraced(function* ({ mentorId }: Mentor) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly row: string }>`
    select regexp_replace(transaction_methods::text, '[0-9a-f-]{36}|:[0-9]{2}[.][0-9]+', '', 'g') as row
    from transaction_methods where mentor_id = ${mentorId} order by id`
  return rows.map(({ row }) => row)
}, Effect.orDie)
