import { SqlClient, SqlSchema } from "@effect/sql"
import { type JournalEntry, Ledger, mentorAccounts } from "@mentorkit/core/earnings/ports"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { isInTransaction } from "../database/is-in-transaction.js"
import { repositoryOf } from "../database/repository.js"
import { earnedQuery } from "./earned.js"

const BalanceRow = Schema.Struct({
  currency: Currency,
  account: Schema.Literal(...mentorAccounts),
  minor: Schema.BigIntFromSelf
})

const queries = (sql: SqlClient.SqlClient) => ({
  listBalances: SqlSchema.findAll({
    Request: MentorId,
    Result: BalanceRow,
    execute: (mentorId) => sql`
      select currency, account, minor from mentor_balances where mentor_id = ${mentorId} order by currency, account`
  }),

  // Without a row there is nothing to lock: the mentor has no money in this currency that could be taken twice.
  lockAvailable: SqlSchema.findOne({
    Request: Schema.Struct({ mentorId: MentorId, currency: Currency }),
    Result: Schema.Struct({ minor: Schema.BigIntFromSelf }),
    execute: ({ currency, mentorId }) => sql`
      select minor from mentor_balances
      where mentor_id = ${mentorId} and currency = ${currency} and account = 'mentor_available'
      for update`
  }),

  listEarned: earnedQuery(sql)
})

/** The JSON that `post_entries` takes. Amounts are text: a JSON number may be too small for them. */
const asJson = ({ id, idempotencyKey, kind, occurredAt, paymentId, postings }: JournalEntry) => ({
  id,
  kind,
  idempotency_key: idempotencyKey,
  payment_id: paymentId,
  occurred_at: DateTime.formatIso(occurredAt),
  postings: postings.map(({ account, currency, mentorId, minor }, position) => ({
    position,
    account,
    mentor_id: mentorId,
    currency,
    minor: `${minor}`
  }))
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { listBalances, listEarned, lockAvailable } = queries(sql)

  /** Answers the number of entries that were not posted before. Waits for the end of parallel attempts. */
  const postAll = Effect.fnUntraced(function* (entries: ReadonlyArray<JournalEntry>) {
    if (entries.length === 0) return 0n
    // A fact's money moves with the fact or not at all, and one statement would be a transaction by itself.
    if (!(yield* isInTransaction)) return yield* Effect.dieMessage("Nothing is posted without a transaction.")
    const [answer] = yield* sql<{ readonly count: bigint }>`
      select post_entries(${JSON.stringify(entries.map(asJson))}::jsonb) as count`
    return answer?.count ?? 0n
  })

  return repositoryOf(Ledger, {
    post: (entry) => Effect.map(postAll([entry]), (count) => (count === 1n ? "posted" : "known")),
    postAll: (entries) => Effect.asVoid(postAll(entries)),
    listBalances,
    lockAvailable: (mentorId, currency) =>
      lockAvailable({ mentorId, currency }).pipe(
        Effect.map(Option.match({ onNone: () => 0n, onSome: ({ minor }) => minor }))
      ),
    listEarned: (mentorId, currencies, edges) => listEarned({ mentorId, currencies, edges })
  })
})

export const ledger = Layer.effect(Ledger, make)
