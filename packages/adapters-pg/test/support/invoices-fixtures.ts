/** Payments whose money has come, as rows: what invoices are about, without a gateway. */
import { SqlClient } from "@effect/sql"
import type { MentorId, UserId } from "@mentorkit/core/kernel"
import { uuidV7 } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"

export interface PaidWish {
  readonly payerId: UserId
  readonly mentorId: MentorId
  readonly minor?: bigint
  readonly currency?: string
  readonly paidAt?: DateTime.Utc
  readonly description?: string
}

const idOf = (at: DateTime.Utc) => uuidV7(at.epochMillis, crypto.getRandomValues(new Uint8Array(16)))

/** A payment that waits for its money, 15 % of which are the platform's. */
export const newOpenPayment = Effect.fnUntraced(function* (wish: PaidWish) {
  const { currency = "USD", description = "Career review", mentorId, minor = 8000n, payerId } = wish
  const sql = yield* SqlClient.SqlClient
  const now = yield* DateTime.now
  const id = idOf(now)
  const at = DateTime.toDate(now)
  yield* sql`insert into payments ${sql.insert({
    ...{ id, reference: `PAY-${id}`, purpose: "course", purchasableId: idOf(now), payerId, mentorId, description },
    ...{ amountMinor: minor, currency, platformFeeMinor: (minor * 15n) / 100n, status: "pending", gateway: "stub" },
    ...{ createdAt: at, expiresAt: at }
  })}`
  return id
}, Effect.orDie)

/** Its money comes. */
export const settle = Effect.fnUntraced(function* (id: string, paidAt?: DateTime.Utc) {
  const sql = yield* SqlClient.SqlClient
  const at = DateTime.toDate(paidAt ?? (yield* DateTime.now))
  yield* sql`update payments set status = 'succeeded', gateway_charge_id = ${`charge ${id}`}, paid_at = ${at} where id = ${id}`
}, Effect.orDie)

export const newPaid = Effect.fnUntraced(function* (wish: PaidWish) {
  const id = yield* newOpenPayment(wish)
  yield* settle(id, wish.paidAt)
  return id
})

/** So much of it goes back, with the platform's part of the fee. */
export const giveBack = Effect.fnUntraced(function* (id: string, minor: bigint) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    update payments set refunded_minor = ${minor}::int8,
      fee_refunded_minor = platform_fee_minor * ${minor}::int8 / amount_minor,
      status = case when amount_minor = ${minor}::int8 then 'refunded' else 'partially_refunded' end
    where id = ${id}`
}, Effect.orDie)

/** Every number that was given, in order. */
export const numbers = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly number: bigint | number }>`select number from invoices order by number`
).pipe(
  Effect.map((rows) => rows.map(({ number }) => Number(number))),
  Effect.orDie
)
