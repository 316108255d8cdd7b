import { SqlClient, SqlSchema } from "@effect/sql"
import { BookingId, BookingStatus, ClosedBecause, PendingDecision } from "@mentorkit/core/bookings"
import { CalendarBookings } from "@mentorkit/core/calendar-feeds/ports"
import { Currency, MentorId, Timestamp } from "@mentorkit/core/kernel"
import { SlotId } from "@mentorkit/core/scheduling"
import { Effect, Layer, Schema } from "effect"
import { shownToMentor } from "../bookings/shown-to-mentor.js"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const Query = Schema.Struct({ mentorId: MentorId, now: Moment, since: Moment, limit: Schema.Int })

const BookingRow = Schema.Struct({
  id: BookingId,
  status: BookingStatus,
  pendingDecision: Schema.NullOr(PendingDecision),
  closedBecause: Schema.NullOr(ClosedBecause),
  paidAt: Schema.NullOr(Moment),
  cancelledAt: Schema.NullOr(Moment),
  priceMinor: Schema.BigIntFromSelf,
  currency: Currency,
  followUpCount: Schema.Int,
  createdAt: Moment,
  updatedAt: Moment,
  revision: Schema.Int,
  title: Schema.String,
  withWhom: Schema.String,
  slots: Schema.Array(Schema.Struct({ id: SlotId, startsAt: Timestamp, endsAt: Timestamp }))
})

/** The limit is applied before anything is joined, with the index on a mentor's `concludes_at`. */
const listQuery = (sql: SqlClient.SqlClient) =>
  SqlSchema.findAll({
    Request: Query,
    Result: BookingRow,
    execute: ({ limit, mentorId, now, since }) => sql`
      select booking.id, booking.status, booking.pending_decision, booking.closed_because, booking.paid_at,
        booking.cancelled_at, booking.price_minor,
        booking.currency, booking.follow_up_count, booking.created_at, booking.updated_at, booking.revision,
        type.title, mentee.full_name as with_whom, seats.slots
      from (
        select * from bookings
        where mentor_id = ${mentorId} and concludes_at >= ${since}
          and ${sql.literal(shownToMentor)}
          and (status not in ('cancelled', 'refunded') or updated_at >= ${since})
        order by starts_at < ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)), id
        limit ${limit}
      ) booking
      join users mentee on mentee.id = booking.mentee_id
      join session_types type on type.id = booking.session_type_id
      cross join lateral (
        select json_agg(
          json_build_object('id', slots.id, 'startsAt', slots.starts_at, 'endsAt', slots.ends_at) order by position
        ) as slots
        from booking_slots join slots on slots.id = booking_slots.slot_id
        where booking_id = booking.id
      ) seats
      order by booking.starts_at, booking.id`
  })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const list = listQuery(sql)
  const toBooking = ({ currency, priceMinor, ...row }: typeof BookingRow.Type) => ({
    ...row,
    price: { minor: priceMinor, currency }
  })
  return repositoryOf(CalendarBookings, { list: (query) => Effect.map(list(query), (rows) => rows.map(toBooking)) })
})

export const calendarBookings = Layer.effect(CalendarBookings, make)
