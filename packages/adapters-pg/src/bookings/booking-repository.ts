import { SqlClient, SqlSchema } from "@effect/sql"
import { AttemptAlreadyBooked, BookingId, openBookingStatuses } from "@mentorkit/core/bookings"
import { type Booking, BookingRepository, type Deadline } from "@mentorkit/core/bookings/ports"
import { UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId, SlotId } from "@mentorkit/core/scheduling"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { onViolation } from "../database/engine/violations.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { BookingRow, FullBookingRow, toBooking, toRow } from "./rows.js"

const deadlineColumns: { readonly [D in Deadline]: string } = {
  paymentExpiresAt: "payment_expires_at",
  respondBy: "respond_by",
  autoCompleteAt: "auto_complete_at",
  deliverAt: "deliver_at"
}

const queries = (sql: SqlClient.SqlClient) => {
  const booking = sql`
    select bookings.*,
      (select array_agg(slot_id order by position) from booking_slots where booking_id = bookings.id) as slot_ids
    from bookings`
  return {
    find: SqlSchema.findOne({
      Request: BookingId,
      Result: FullBookingRow,
      execute: (id) => sql`${booking} where id = ${id}`
    }),
    findByAttempt: SqlSchema.findOne({
      Request: BookingAttemptId,
      Result: FullBookingRow,
      execute: (bookingAttemptId) => sql`${booking} where attempt_id = ${bookingAttemptId}`
    }),
    findMeetingUrl: SqlSchema.findOne({
      Request: SlotId,
      Result: Schema.Struct({ meetingUrl: Schema.String }),
      execute: (slotId) => sql`
        select meeting_url from booking_slots join bookings on bookings.id = booking_slots.booking_id
        where slot_id = ${slotId} and position = 0 and meeting_url is not null
        order by bookings.created_at limit 1`
    }),
    // Locks only; `find` reads afterwards. A statement that waited for the lock would see the current row, but its slots as
    // they were before.
    lock: SqlSchema.void({
      Request: BookingId,
      execute: (id) => sql`select id from bookings where id = ${id} for update`
    }),
    listDue: SqlSchema.findAll({
      Request: Schema.Struct({ column: Schema.String, now: Moment, limit: Schema.Int }),
      Result: Schema.Struct({ id: BookingId }),
      execute: ({ column, limit, now }) => sql`
        select id from bookings where ${sql(column)} <= ${now} order by ${sql(column)} limit ${limit}`
    }),
    countOpenBetween: singleRow({
      Request: Schema.Struct({ one: UserId, other: UserId }),
      Result: Schema.Struct({ count: Schema.Int }),
      execute: ({ one, other }) => sql`
        select count(*)::int as count from bookings
        where status in ${sql.literal(literals(openBookingStatuses))} and pending_decision is null and (
          (mentee_id = ${one} and mentor_id = (select id from mentor_profiles where user_id = ${other}))
          or (mentee_id = ${other} and mentor_id = (select id from mentor_profiles where user_id = ${one}))
        )`
    }),
    add: SqlSchema.void({ Request: BookingRow, execute: (row) => sql`insert into bookings ${sql.insert(row)}` }),
    // The state is compared again here, whatever was locked and read before.
    move: SqlSchema.findOne({
      Request: Schema.Struct({ from: BookingRow, to: BookingRow }),
      Result: Schema.Struct({ id: BookingId }),
      execute: ({ from, to: { id, ...to } }) => sql`
        update bookings set ${sql.update(to)}
        where id = ${id} and status = ${from.status} and pending_decision is not distinct from ${from.pendingDecision}
        returning id`
    })
  }
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, countOpenBetween, find, findByAttempt, findMeetingUrl, listDue, lock, move } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof FullBookingRow.Type>, E>) =>
    Effect.map(found, Option.map(toBooking))

  /** Adds the slots after the first `known` ones. */
  const addSlots = ({ id: bookingId, slotIds }: Booking, known: number) => {
    const added = slotIds.map((slotId, position) => ({ bookingId, slotId, position })).slice(known)
    return added.length === 0 ? Effect.void : Effect.asVoid(sql`insert into booking_slots ${sql.insert(added)}`)
  }

  return repositoryOf(BookingRepository, {
    add: (booking) =>
      add(toRow(booking)).pipe(
        Effect.zipRight(addSlots(booking, 0)),
        onViolation({ bookings_one_per_attempt: () => new AttemptAlreadyBooked({ bookingId: null }) }),
        Effect.asVoid
      ),
    find: (id) => one(find(id)),
    findByAttempt: (bookingAttemptId) => one(findByAttempt(bookingAttemptId)),
    findMeetingUrl: (slotId) =>
      Effect.map(
        findMeetingUrl(slotId),
        Option.map(({ meetingUrl }) => meetingUrl)
      ),
    lock: (id) => one(Effect.zipRight(lock(id), find(id))),
    countOpenBetween: (one, other) => Effect.map(countOpenBetween({ one, other }), ({ count }) => count),
    listDue: (deadline, now, limit) =>
      listDue({ column: deadlineColumns[deadline], now, limit }).pipe(Effect.map((rows) => rows.map(({ id }) => id))),
    move: Effect.fnUntraced(function* (before, after) {
      const moved = yield* move({ from: toRow(before), to: toRow(after) })
      if (Option.isSome(moved)) yield* addSlots(after, before.slotIds.length)
      return Option.isSome(moved)
    })
  })
})

export const bookingRepository = Layer.effect(BookingRepository, make)
