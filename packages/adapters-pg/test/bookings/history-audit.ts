/** What must add up between bookings, seats, money and reminders at any moment, whatever happened before. */
import { SqlClient } from "@effect/sql"
import type { BookingId, BookingState } from "@mentorkit/core/bookings"
import { stateOf } from "@mentorkit/core/internal/bookings"
import type { Currency, MentorId } from "@mentorkit/core/kernel"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import { DateTime, Effect } from "effect"
import { assert } from "vitest"

type Shape = Parameters<typeof stateOf>[0]

export interface Row {
  readonly id: BookingId
  readonly status: Shape["status"]
  readonly pendingDecision: Shape["pendingDecision"]
  readonly closedBecause: string | null
  readonly paidAt: Date | null
  readonly acceptedAt: Date | null
  readonly cancelledAt: Date | null
  readonly startsAt: Date
  readonly deliverAt: Date | null
  readonly priceMinor: bigint
  readonly currency: Currency
  readonly meetingUrl: string | null
  readonly paymentStatus: string | null
  readonly delivered: boolean
  /** Paid, and neither given back nor on its way back. */
  readonly kept: bigint
  readonly isTouched: boolean
}

export const stateOfRow = ({ currency, paidAt, priceMinor, ...row }: Row): BookingState =>
  stateOf({ ...row, paidAt: paidAt && DateTime.unsafeFromDate(paidAt), price: { minor: priceMinor, currency } })

const seated = "status in ('requested', 'paid', 'confirmed', 'completed') and pending_decision is null"

const day = 24 * 3_600_000

/** What the mentor keeps of a payment whose session is off: a tenth in time, everything within a day of the start. */
const keptOf = ({ acceptedAt, cancelledAt, closedBecause, priceMinor, startsAt }: Row): bigint => {
  if (closedBecause !== "cancelled_by_mentee" || acceptedAt === null || cancelledAt === null) return 0n
  return cancelledAt.getTime() < startsAt.getTime() - day ? priceMinor / 10n : priceMinor
}

const moneyAddsUp = (row: Row) => {
  const state = stateOfRow(row)
  const takesPlace = ["paid", "confirmed", "completed"].includes(state)
  const wasPaid = ["succeeded", "partially_refunded", "refunded"].includes(row.paymentStatus ?? "")
  if (takesPlace && row.priceMinor > 0n) assert.isTrue(wasPaid, `${state} with a payment ${row.paymentStatus}`)
  // What admins have done by hand is on top of it.
  if (wasPaid && !takesPlace && !row.isTouched) assert.strictEqual(row.kept, keptOf(row), `kept of ${state}`)
  assert.isTrue(row.kept >= 0n, "more goes back than was paid")
  if (row.delivered) assert.include(["completed", "cancelled"], state)
  if (row.deliverAt !== null) assert.isTrue(wasPaid && state === "cancelled", `${state} is to be delivered`)
  const meets = row.meetingUrl !== null
  if (state === "confirmed" || state === "completed") assert.isTrue(meets, `${state} without a place`)
  if (row.acceptedAt === null || state === "confirmed:unpaid") assert.isFalse(meets, `${state} with a place`)
}

/** Answers the bookings. */
const audit = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  const seats = yield* sql`
    select slots.id from slots
    where mentor_id = ${mentorId} and (
      claimed <> (
        select count(*) from booking_slots join bookings on bookings.id = booking_id
        where slot_id = slots.id and ${sql.literal(seated)}
      )
      or held <> (select count(*) from slot_holds where slot_id = slots.id)
      or claimed + held > max_capacity
    )`
  assert.deepStrictEqual(seats, [], "seats out are those of bookings and holds, and no more than there are")

  const places = yield* sql`
    select one.id from slots one join slots other on other.mentor_id = one.mentor_id and other.during && one.during
    where one.mentor_id = ${mentorId} and one.id < other.id
      and one.claimed + one.held > 0 and other.claimed + other.held > 0`
  assert.deepStrictEqual(places, [], "a mentor is in one place")

  const packages = yield* sql`
    select id from bookings, lateral (
      select count(*) as sessions, max(ends_at) as last from booking_slots join slots on slots.id = slot_id
      where booking_id = bookings.id
    ) seats
    where mentor_id = ${mentorId} and (
      sessions > follow_up_count + 1 or last <> concludes_at or (follow_up_from is null) <> (sessions = follow_up_count + 1)
    )`
  assert.deepStrictEqual(packages, [], "packages have the sessions that they are paid for")

  const rows = yield* sql<Row>`
    select bookings.*, payment.status as payment_status, payment.delivered_at is not null as delivered,
      coalesce(amount_minor - refunded_minor - waiting_minor, 0) as kept,
      exists (
        select from refunds where payment_id = payment.id and (requested_by is not null or resolution is not null)
      ) as is_touched
    from bookings left join payments payment on purpose = 'booking' and purchasable_id = bookings.id
    where bookings.mentor_id = ${mentorId}`
  rows.forEach(moneyAddsUp)
  return rows
}, Effect.orDie)

/** Changes with everything that the books are made of. */
const booksMark = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly mark: string }>`
    select concat_ws(' ',
      (select count(*) from journal_postings),
      (select sum(hashtext(payments::text)) from payments),
      (select sum(hashtext(refunds::text)) from refunds),
      (select sum(hashtext(mentor_balances::text)) from mentor_balances)
    ) as mark`
  return row?.mark
}).pipe(Effect.orDie)

/** The books are gone through whenever anything in them has changed, which is what takes its time. */
export const newAudit = (mentorId: MentorId) => {
  let known: string | undefined
  return Effect.gen(function* () {
    const rows = yield* audit(mentorId)
    const mark = yield* booksMark
    if (mark !== known) yield* assertBooksAreRight
    known = mark
    return rows
  })
}
