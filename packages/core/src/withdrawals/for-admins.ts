/** Puts together what admins see: the withdrawals, their mentors, and where the money goes. */
import { Effect, Option } from "effect"
import { TransactionMethodRepository } from "../transaction-methods/index.js"
import { Payees } from "./ports.js"
import { toAdminResource } from "./view.js"
import type { Withdrawal } from "./withdrawal.js"

export const showingAdmins = Effect.gen(function* () {
  const payees = yield* Payees
  const methods = yield* TransactionMethodRepository

  const valuesOf = ({ method }: Withdrawal) =>
    Effect.map(methods.find(method.id), (found) => Option.getOrNull(found)?.values ?? null)

  return Effect.fnUntraced(function* (withdrawals: ReadonlyArray<Withdrawal>) {
    const people = yield* payees.of(withdrawals)
    return yield* Effect.forEach(people, (payee, index) => {
      const withdrawal = withdrawals[index]
      if (withdrawal === undefined) return Effect.dieMessage("There are more payees than withdrawals")
      return Effect.map(valuesOf(withdrawal), (values) => toAdminResource(withdrawal, payee, values))
    })
  })
})
