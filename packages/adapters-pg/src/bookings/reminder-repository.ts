import { SqlClient, SqlSchema } from "@effect/sql"
import { BookingId, ReminderKind } from "@mentorkit/core/bookings"
import { ReminderRepository } from "@mentorkit/core/bookings/ports"
import { SlotId } from "@mentorkit/core/scheduling"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const ReminderRow = Schema.Struct({ bookingId: BookingId, slotId: SlotId, kind: ReminderKind, dueAt: Moment })

const queries = (sql: SqlClient.SqlClient) => ({
  forget: SqlSchema.void({
    Request: Schema.Struct({ bookingId: BookingId, at: Moment }),
    execute: ({ at, bookingId }) => sql`
      delete from session_reminders where booking_id = ${bookingId} and (due_at > ${at} or kind = 'follow_up')`
  }),
  add: SqlSchema.void({
    Request: Schema.Array(ReminderRow),
    execute: (rows) => sql`insert into session_reminders ${sql.insert([...rows])}`
  }),
  listDue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: ReminderRow,
    execute: ({ limit, now }) => sql`
      select booking_id, slot_id, kind, due_at from session_reminders where due_at <= ${now} order by due_at limit ${limit}`
  }),
  take: SqlSchema.findOne({
    Request: ReminderRow,
    Result: Schema.Struct({ kind: ReminderKind }),
    execute: ({ bookingId, kind, slotId }) => sql`
      delete from session_reminders where booking_id = ${bookingId} and slot_id = ${slotId} and kind = ${kind}
      returning kind`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, forget, listDue, take } = queries(sql)

  return repositoryOf(ReminderRepository, {
    plan: (bookingId, reminders, at) => {
      const rows = reminders.map((reminder) => ({ ...reminder, bookingId }))
      const adding = rows.length === 0 ? Effect.void : add(rows)
      return Effect.zipRight(forget({ bookingId, at }), adding)
    },
    listDue: (now, limit) => listDue({ now, limit }),
    take: (reminder) => Effect.map(take(reminder), Option.isSome)
  })
})

export const reminderRepository = Layer.effect(ReminderRepository, make)
