import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"
import type { AdvisoryLocks } from "../database/engine/advisory-locks.js"
import { singleRow } from "../database/single-row.js"
import { BookingAttemptRow, ExpiringAttemptRow, type HoldOnSlot, HoldRow } from "./rows.js"

const SlotsAt = Schema.Struct({ slotIds: Schema.Array(SlotId), now: Moment })
const UserAt = Schema.Struct({ userId: UserId, now: Moment })
const Total = Schema.Struct({ total: Schema.Int })
const Id = Schema.Struct({ id: SlotId })

export const holdQueries = (sql: SqlClient.SqlClient, locks: AdvisoryLocks) => ({
  lockHoldsOfUser: SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`select pg_advisory_xact_lock(${locks.holdsOfUser}, hashtext(${userId}))`
  }),

  // A statement of its own after the lock, like the next one: a statement that waited for the lock would still see the
  // holds as they were when it began, and would sell the last seat twice.
  releaseExpired: SqlSchema.void({
    Request: SlotsAt,
    execute: ({ now, slotIds }) =>
      sql`delete from slot_holds where ${sql.in("slot_id", slotIds)} and expires_at <= ${now}`
  }),
  // Live and expired holds. No schema checks the rows: everybody who wants a seat reads all holds on it while it is locked.
  listHoldsOnSlots: (slotIds: ReadonlyArray<SlotId>) =>
    sql<HoldOnSlot>`
    select slot_id, user_id, booking_attempt_id, booking_id, expires_at from slot_holds
    where ${sql.in("slot_id", slotIds)}`.withoutTransform,
  listLiveHolds: SqlSchema.findAll({
    Request: UserAt,
    Result: HoldRow,
    execute: ({ now, userId }) => sql`select * from slot_holds where user_id = ${userId} and expires_at > ${now}`
  }),

  addHolds: SqlSchema.void({
    Request: Schema.Array(HoldRow),
    execute: (rows) => sql`
      insert into slot_holds ${sql.insert(rows)}
      on conflict (slot_id, user_id) do update set
        booking_attempt_id = excluded.booking_attempt_id,
        booking_id = excluded.booking_id,
        expires_at = excluded.expires_at,
        is_expiry_announced = false`
  }),

  // Only a hold of the same attempt: one that has moved to a newer attempt stays.
  release: SqlSchema.void({
    Request: HoldRow,
    execute: ({ bookingAttemptId, slotId, userId }) => sql`
      delete from slot_holds
      where slot_id = ${slotId} and user_id = ${userId} and booking_attempt_id = ${bookingAttemptId}`
  }),

  addAttempt: SqlSchema.void({
    Request: BookingAttemptRow,
    execute: (row) => sql`insert into booking_attempts ${sql.insert(row)}`
  }),
  findAttempt: SqlSchema.findOne({
    Request: BookingAttemptId,
    Result: BookingAttemptRow,
    execute: (id) => sql`select * from booking_attempts where id = ${id}`
  }),
  forgetAttempts: singleRow({
    Request: Schema.Struct({ before: Moment, limit: Schema.Int }),
    Result: Total,
    execute: ({ before, limit }) => sql`
      with forgotten as (
        delete from booking_attempts where id in (
          select id from booking_attempts attempt
          where created_at < ${before}
            and not exists (select from slot_holds where booking_attempt_id = attempt.id)
            and not exists (select from bookings where attempt_id = attempt.id)
          limit ${limit} for update skip locked
        ) returning 1
      )
      select count(*)::int as total from forgotten`
  }),

  listHoldsOfAttempt: SqlSchema.findAll({
    Request: BookingAttemptId,
    Result: HoldRow,
    execute: (id) => sql`select * from slot_holds where booking_attempt_id = ${id} order by slot_id`
  }),
  attachBooking: SqlSchema.findAll({
    Request: Schema.Struct({ bookingAttemptId: BookingAttemptId, bookingId: Schema.String }),
    Result: HoldRow,
    execute: ({ bookingAttemptId, bookingId }) => sql`
      update slot_holds set booking_id = ${bookingId} where booking_attempt_id = ${bookingAttemptId} returning *`
  }),
  setHoldExpiry: SqlSchema.void({
    Request: Schema.Struct({ bookingAttemptId: BookingAttemptId, expiresAt: Moment }),
    execute: ({ bookingAttemptId, expiresAt }) => sql`
      update slot_holds set expires_at = ${expiresAt}, is_expiry_announced = false
      where booking_attempt_id = ${bookingAttemptId}`
  }),
  lockSlotsOfAttempt: SqlSchema.void({
    Request: BookingAttemptId,
    execute: (id) => sql`
      select id from slots where id in (select slot_id from slot_holds where booking_attempt_id = ${id})
      order by id for update`
  }),
  releaseHolds: SqlSchema.void({
    Request: BookingAttemptId,
    execute: (id) => sql`delete from slot_holds where booking_attempt_id = ${id}`
  }),

  // Skips locked slots and so waits for nobody: no order is needed.
  lockDue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: Id,
    execute: ({ limit, now }) => sql`
      select id from slots
      where id in (select slot_id from slot_holds where expires_at <= ${now} order by expires_at limit ${limit})
      for update skip locked`
  }),
  releaseDue: singleRow({
    Request: SlotsAt,
    Result: Total,
    execute: ({ now, slotIds }) => sql`
      with dropped as (
        delete from slot_holds where ${sql.in("slot_id", slotIds)} and expires_at <= ${now} returning 1
      )
      select count(*)::int as total from dropped`
  }),

  // One host announces an attempt, with all its holds: it locks the attempt and then the holds, and leaves the attempt for
  // the next time where one of them is locked by somebody else. It waits for nobody, so no order is needed.
  announceExpiring: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, until: Moment, limit: Schema.Int }),
    Result: ExpiringAttemptRow,
    execute: ({ limit, now, until }) => {
      const isDue = sql`expires_at > ${now} and expires_at <= ${until} and not is_expiry_announced`
      return sql`
      with attempts as (
        select id from booking_attempts where id in (
          select booking_attempt_id from slot_holds where ${isDue}
          group by booking_attempt_id order by min(expires_at) limit ${limit}
        )
        for no key update skip locked
      ), locked as (
        select slot_id, user_id, booking_attempt_id from slot_holds
        where booking_attempt_id in (select id from attempts) and ${isDue}
        for update skip locked
      ), whole as (
        select slot_id, user_id from locked one
        where (select count(*) from locked where booking_attempt_id = one.booking_attempt_id)
          = (select count(*) from slot_holds where booking_attempt_id = one.booking_attempt_id and ${isDue})
      ), announced as (
        update slot_holds set is_expiry_announced = true where (slot_id, user_id) in (select slot_id, user_id from whole)
        returning slot_id, user_id, booking_attempt_id, expires_at
      )
      select booking_attempt_id, user_id, array_agg(slot_id order by slot_id) as slot_ids, max(expires_at) as expires_at
      from announced group by booking_attempt_id, user_id`
    }
  }),

  // Callers that count sessions of one type take turns. Lock first: a count before the lock would miss what others added.
  lockSessions: SqlSchema.void({
    Request: SessionTypeId,
    execute: (id) => sql`select pg_advisory_xact_lock(${locks.sessionTypes}, hashtext(${id}))`
  }),
  listTakenSessions: SqlSchema.findAll({
    Request: Schema.Struct({ sessionTypeId: SessionTypeId, from: Moment, until: Moment, now: Moment }),
    Result: Schema.Struct({ id: SlotId, startsAt: Moment }),
    execute: ({ from, now, sessionTypeId, until }) => sql`
      select id, starts_at from slots
      where session_type_id = ${sessionTypeId} and starts_at >= ${from} and starts_at < ${until} and (
        claimed > 0 or (held > 0 and exists (select from slot_holds where slot_id = slots.id and expires_at > ${now}))
      )`
  })
})
