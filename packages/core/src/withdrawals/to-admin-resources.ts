/** Withdrawals with their mentors and payout methods, for admins. */
import { Array, Effect } from "effect"
import { TransactionMethodRepository } from "../transaction-methods/index.js"
import { Payees } from "./ports.js"
import { toAdminWithdrawalResource } from "./to-resource.js"
import type { Withdrawal } from "./withdrawal.js"

export const makeToAdminResources = Effect.gen(function* () {
  const payees = yield* Payees
  const methods = yield* TransactionMethodRepository

  return Effect.fnUntraced(function* (withdrawals: ReadonlyArray<Withdrawal>) {
    const people = yield* payees.list(withdrawals)
    const found = yield* methods.findMany(withdrawals.map(({ method }) => method.id))
    const values = new Map(found.map((method) => [method.id, method.values]))
    return Array.zipWith(withdrawals, people, (withdrawal, payee) =>
      toAdminWithdrawalResource(withdrawal, payee, values.get(withdrawal.method.id) ?? null)
    )
  })
})
