/** What holds in the books after every step, whatever happened. */
import { SqlClient } from "@effect/sql"
import { strayEarnings } from "@mentorkit/adapters-pg/internal/earned"
import { PaymentRow, toPayment } from "@mentorkit/adapters-pg/internal/payment-rows"
import { feeShareOf } from "@mentorkit/core/earnings"
import { positionOf } from "@mentorkit/core/earnings/ports"
import { type Payment, saleOf } from "@mentorkit/core/payments/ports"
import { Array, Effect, Schema } from "effect"
import { assert } from "vitest"

type Sums = Readonly<Record<string, bigint>>

const sumsOf = (rows: ReadonlyArray<{ readonly key: string; readonly minor: bigint }>): Sums =>
  Object.fromEntries(rows.map(({ key, minor }) => [key, BigInt(minor)] as const).filter(([, minor]) => minor !== 0n))

/** Where a payment's money has to be, by account, mentor and currency. */
const expectedOf = (payment: Payment): Sums => {
  if (payment.paidAt === null) return {}
  const { amount, mentorId } = payment
  const position = Object.entries(positionOf(saleOf(payment)))
  return sumsOf(
    position.map(([account, minor]) => ({
      key: `${account} ${account.startsWith("mentor") ? mentorId : "-"} ${amount.currency}`,
      minor
    }))
  )
}

/** Every entry adds up to nothing in every currency. */
const entriesBalance = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const crooked = yield* sql`
    select entry_id, currency, sum(minor) from journal_postings group by entry_id, currency having sum(minor) <> 0`
  assert.deepStrictEqual(crooked, [], "entries that do not balance")
})

/** A mentor's balances are what was posted, and what is paid adds up to what was earned. */
const balancesAreSums = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const kept = yield* sql<{ readonly key: string; readonly minor: bigint }>`
    select concat_ws(' ', mentor_id, currency, account) as key, minor from mentor_balances`
  const posted = yield* sql<{ readonly key: string; readonly minor: bigint }>`
    select concat_ws(' ', mentor_id, currency, account) as key, sum(minor)::int8 as minor
    from journal_postings where mentor_id is not null group by 1`
  assert.deepStrictEqual(sumsOf(kept), sumsOf(posted), "balances and postings")
})

/** What statements are read from is what was posted. */
const earningsFollow = Effect.gen(function* () {
  const stray = strayEarnings(yield* SqlClient.SqlClient)
  assert.deepStrictEqual(yield* stray(), [], "earnings by time")
})

/** Of every payment the journal says what its row says. */
const paymentsArePosted = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const decode = Schema.decodeUnknown(Schema.Array(PaymentRow))
  const payments = (yield* Effect.flatMap(sql`select * from payments`, decode)).map(toPayment)
  const posted = yield* sql<{ readonly paymentId: string; readonly key: string; readonly minor: bigint }>`
    select payment_id, concat_ws(' ', account, coalesce(mentor_id::text, '-'), currency) as key, sum(minor)::int8 as minor
    from journal_entries join journal_postings on entry_id = journal_entries.id
    where payment_id is not null group by 1, 2`
  const byPayment = Array.groupBy(posted, ({ paymentId }) => paymentId)
  for (const payment of payments) {
    const { amount, id, platformFeeMinor, refundedMinor } = payment
    assert.deepStrictEqual(sumsOf(byPayment[id] ?? []), expectedOf(payment), `postings of payment ${id}`)
    const feeBack = feeShareOf({ feeMinor: platformFeeMinor, gross: amount }, refundedMinor)
    assert.strictEqual(payment.feeRefundedMinor, feeBack, `the fee given back of payment ${id}`)
  }
})

/** What a payment says of its refunds and disputes is what they say. */
const partsAddUp = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const wrong = yield* sql`
    select payments.id, refunded_minor, elsewhere_minor, lost_minor, disputed_minor, waiting_minor, parts.*, taken.*
    from payments,
    lateral (
      select coalesce(sum(amount_minor) filter (where state = 'succeeded'), 0) as succeeded,
        coalesce(sum(amount_minor) filter (where resolution = 'paid_elsewhere'), 0) as elsewhere,
        coalesce(sum(amount_minor) filter (
          where state in ('requested', 'pending') or (state = 'refused' and resolution is null)
        ), 0) as waiting
      from refunds where payment_id = payments.id
    ) as parts,
    lateral (
      select coalesce(sum(amount_minor) filter (where state = 'open'), 0) as disputed,
        coalesce(sum(amount_minor) filter (where state = 'lost'), 0) as lost
      from disputes where payment_id = payments.id
    ) as taken
    where refunded_minor <> succeeded + lost or elsewhere_minor <> elsewhere or waiting_minor <> waiting
      or disputed_minor <> disputed or lost_minor <> lost`
  assert.deepStrictEqual(wrong, [], "payments whose parts do not add up")
})

/** In suspense is what nobody has earned, and what went back by other means than the gateway. */
const suspenseIsExplained = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const posted = yield* sql<{ readonly key: string; readonly minor: bigint }>`
    select currency as key, sum(minor)::int8 as minor from journal_postings where account = 'suspense' group by 1`
  const explained = yield* sql<{ readonly key: string; readonly minor: bigint }>`
    select currency as key, sum(minor)::int8 as minor from (
      select actual_currency as currency, actual_minor - returned_minor as minor from payment_reviews
      where charge_id is not null and decision is distinct from 'accept'
      union all select currency, elsewhere_minor from payments
    ) as parts group by 1`
  assert.deepStrictEqual(sumsOf(posted), sumsOf(explained), "suspense")
})

/** Of the whole database. Says by its message what is wrong. */
export const assertBooksAreRight = Effect.all(
  [entriesBalance, balancesAreSums, earningsFollow, paymentsArePosted, partsAddUp, suspenseIsExplained],
  { discard: true }
).pipe(Effect.orDie)

/** For a test's body. */
export const checked = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.zipLeft(work, assertBooksAreRight)
