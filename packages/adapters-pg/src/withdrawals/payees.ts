import { SqlClient } from "@effect/sql"
import { type Payee, Payees, type Withdrawal } from "@mentorkit/core/withdrawals/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { PayeeRow } from "./rows.js"

const decode = Schema.decodeUnknown(Schema.Array(PayeeRow))

const keyOf = (mentorId: string, currency: string) => `${mentorId} ${currency}`

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const read = (withdrawals: ReadonlyArray<Withdrawal>) => sql`
    select mentor.id as mentor_id, balance.currency, users.id as user_id, users.full_name as name, users.username,
      users.email,
      coalesce(sum(balance.minor) filter (where account = 'mentor_available'), 0)::int8 as available_minor,
      coalesce(sum(balance.minor) filter (where account = 'mentor_in_review'), 0)::int8 as in_review_minor,
      coalesce(sum(balance.minor) filter (where account = 'mentor_withdrawn'), 0)::int8 as withdrawn_minor
    from mentor_profiles mentor
    join users on users.id = mentor.user_id
    join mentor_balances balance on balance.mentor_id = mentor.id
    where ${sql.in("mentor.id", [...new Set(withdrawals.map(({ mentorId }) => mentorId))])}
    group by mentor.id, balance.currency, users.id`

  const list = Effect.fnUntraced(function* (withdrawals: ReadonlyArray<Withdrawal>) {
    if (withdrawals.length === 0) return []
    const rows = yield* decode(yield* read(withdrawals))
    const found = new Map(rows.map(({ currency, ...payee }) => [keyOf(payee.mentorId, currency), payee]))
    return yield* Effect.forEach(withdrawals, ({ amount, mentorId }): Effect.Effect<Payee> => {
      const payee = found.get(keyOf(mentorId, amount.currency))
      // A withdrawal has its postings, so its mentor has balances in its currency.
      return payee === undefined ? Effect.dieMessage(`Mentor ${mentorId} has no balance`) : Effect.succeed(payee)
    })
  })

  return repositoryOf(Payees, { list })
})

export const payees = Layer.effect(Payees, make)
