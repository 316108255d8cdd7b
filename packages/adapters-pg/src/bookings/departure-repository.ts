import { SqlClient, SqlSchema } from "@effect/sql"
import { BookingId, openBookingStatuses } from "@mentorkit/core/bookings"
import { DepartureRepository } from "@mentorkit/core/bookings/ports"
import { UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId } from "@mentorkit/core/scheduling"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"

const DepartureRow = Schema.Struct({ userId: UserId, requestedAt: Moment })

const queries = (sql: SqlClient.SqlClient) => ({
  request: SqlSchema.void({
    Request: DepartureRow,
    execute: (row) => sql`
      insert into departures ${sql.insert(row)} on conflict (user_id) do update set requested_at = excluded.requested_at`
  }),
  list: SqlSchema.findAll({
    Request: Schema.Int,
    Result: DepartureRow,
    execute: (limit) => sql`select * from departures order by requested_at, user_id limit ${limit}`
  }),
  finish: SqlSchema.void({
    Request: DepartureRow,
    execute: ({ requestedAt, userId }) => sql`
      delete from departures where user_id = ${userId} and requested_at = ${requestedAt}`
  }),
  listOpenBookings: SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, after: Schema.NullOr(BookingId), limit: Schema.Int }),
    Result: Schema.Struct({ id: BookingId }),
    execute: ({ after, limit, userId }) => sql`
      select id from bookings
      where status in ${sql.literal(literals(openBookingStatuses))} and pending_decision is null
        -- Read first, as both sides are then found by an index each.
        and (mentee_id = ${userId} or mentor_id = (select id from mentor_profiles where user_id = ${userId}))
        and ${after === null ? sql`true` : sql`id > ${after}`}
      order by id limit ${limit}`
  }),
  listAttemptsHeldByMentee: SqlSchema.findAll({
    Request: UserId,
    Result: Schema.Struct({ id: BookingAttemptId }),
    execute: (userId) => sql`
      select distinct booking_attempt_id as id from slot_holds where user_id = ${userId} and booking_id is null`
  }),
  listAttemptsHeldWithMentor: SqlSchema.findAll({
    Request: UserId,
    Result: Schema.Struct({ id: BookingAttemptId }),
    execute: (userId) => sql`
      select distinct booking_attempt_id as id from slot_holds join slots on slots.id = slot_id
      where mentor_id = (select id from mentor_profiles where user_id = ${userId}) and held > 0 and booking_id is null`
  })
})

const idsOf = <A>(rows: ReadonlyArray<{ readonly id: A }>) => rows.map(({ id }) => id)

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { finish, list, listAttemptsHeldByMentee, listAttemptsHeldWithMentor, listOpenBookings, request } = queries(sql)

  return repositoryOf(DepartureRepository, {
    request,
    list,
    finish,
    listOpenBookings: (query) => Effect.map(listOpenBookings(query), idsOf),
    listHeldAttempts: (userId, side) =>
      Effect.map(side === "mentee" ? listAttemptsHeldByMentee(userId) : listAttemptsHeldWithMentor(userId), idsOf)
  })
})

export const departureRepository = Layer.effect(DepartureRepository, make)
