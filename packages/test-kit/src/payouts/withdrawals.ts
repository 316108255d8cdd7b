/** Mentors with money and somewhere to send it. */
import { SqlClient } from "@effect/sql"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { Ledger } from "@mentorkit/core/earnings/ports"
import type { MentorAccount } from "@mentorkit/core/internal/earnings"
import { type Admin, Currency, type Mentor, type MentorId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import {
  type TransactionMethod,
  TransactionMethodRepository,
  TransactionMethodTypeRepository
} from "@mentorkit/core/transaction-methods/ports"
import { type WithdrawalId, Withdrawals } from "@mentorkit/core/withdrawals"
import { DateTime, Effect } from "effect"
import { newUser } from "../people/accounts.js"
import { newMentor } from "../people/profiles.js"

export const usd = Currency.make("USD")
export const eur = Currency.make("EUR")

/** An entry of the journal that gives the mentor so much to withdraw, or takes it away where it is below zero. */
export const postEarnings = Effect.fnUntraced(function* (mentorId: MentorId, minor: bigint, currency = usd) {
  const ledger = yield* Ledger
  const id = JournalEntryId.make(crypto.randomUUID())
  yield* ledger.post({
    id,
    kind: minor < 0n ? "refund" : "clearance",
    idempotencyKey: `test:${id}`,
    paymentId: null,
    occurredAt: yield* DateTime.now,
    postings: [
      { account: "gateway", mentorId: null, currency, minor: -minor },
      { account: "mentor_available", mentorId, currency, minor }
    ]
  })
})

export const earn = (...facts: Parameters<typeof postEarnings>) =>
  Effect.flatMap(UnitOfWork, (unitOfWork) => unitOfWork.transact(postEarnings(...facts)))

const accountNumber = { name: "account_number", label: "Mobile number" }

/** A wallet of a type that every database comes with, the default unless told otherwise. */
export const newMethod = Effect.fnUntraced(function* (mentorId: MentorId, fields: Partial<TransactionMethod> = {}) {
  const types = yield* TransactionMethodTypeRepository
  const methods = yield* TransactionMethodRepository
  const unitOfWork = yield* UnitOfWork
  const { id: typeId, type } = yield* Effect.flatten(types.findByType("nagad"))
  const method: TransactionMethod = {
    id: TransactionMethodId.make(crypto.randomUUID()),
    mentorId,
    typeId,
    type,
    title: "Nagad 017****5678",
    isPayable: true,
    currencies: null,
    masked: [{ ...accountNumber, value: "017****5678" }],
    card: null,
    values: [{ ...accountNumber, value: "01712345678", text: "01712345678", routingNumber: null }],
    isDefault: true,
    createdAt: yield* DateTime.now,
    deletedAt: null,
    ...fields
  }
  yield* unitOfWork.transact(methods.add(method))
  return method
}, Effect.orDie)

/** A mentor with a wallet and 200 dollars to withdraw. */
export const newPayee = Effect.fnUntraced(function* (minor = 20_000n) {
  const mentor = yield* newMentor()
  const { id: methodId } = yield* newMethod(mentor.mentorId)
  if (minor !== 0n) yield* earn(mentor.mentorId, minor)
  return { ...mentor, methodId }
})

export const newAdmin = Effect.map(
  newUser({ roles: ["admin"], fullName: "Abe Admin" }),
  ({ userId }): Admin => ({ _tag: "Admin", userId })
)

export const ask = (mentor: Mentor, amount_minor = 6000, currency = usd) =>
  Effect.flatMap(Withdrawals, ({ requestWithdrawal }) => requestWithdrawal(mentor, { amount_minor, currency }))

const accounts = ["mentor_available", "mentor_in_review", "mentor_withdrawn"] as const satisfies Array<MentorAccount>

/** Available, in review, withdrawn. */
export const balancesOf = Effect.fnUntraced(function* (mentorId: MentorId, currency = usd) {
  const found = yield* (yield* Ledger).listBalances(mentorId)
  return accounts.map((account) =>
    Number(found.find((one) => one.account === account && one.currency === currency)?.minor ?? 0n)
  )
})

/** Everything that is written down about what admins did with it, the oldest first. */
export const auditOf = Effect.fnUntraced(function* (id: WithdrawalId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{
    readonly actorId: string
    readonly action: string
    readonly before: unknown
    readonly after: unknown
  }>`select actor_id, action, before, after from audit_log where subject_id = ${id} order by id`
}, Effect.orDie)

/** Why it was refused: "NoPayoutMethod: Please add …". */
export const told = <A, R>(attempt: Effect.Effect<A, { readonly _tag: string; readonly message: string }, R>) =>
  Effect.map(Effect.flip(attempt), ({ _tag, message }) => `${_tag}: ${message}`)
