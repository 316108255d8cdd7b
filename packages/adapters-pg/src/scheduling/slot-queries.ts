import { type SqlClient, SqlSchema } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { Schema } from "effect"
import { Moment, SlotInViewRow, SlotRow } from "./rows.js"
import { isOpen } from "./session-type-repository.js"

const SlotIds = Schema.Array(SlotId)
const Id = Schema.Struct({ id: SlotId })

export const slotQueries = (sql: SqlClient.SqlClient) => ({
  // The sort comes before the locks, so whoever locks several slots takes them in the same order.
  lock: SqlSchema.findAll({
    Request: SlotIds,
    Result: SlotRow,
    execute: (ids) => sql`select * from slots where ${sql.in("id", ids)} order by id for update`
  }),

  // A slot overlaps itself, so the wanted ones are among them.
  lockWithOverlapping: SqlSchema.findAll({
    Request: SlotIds,
    Result: Id,
    execute: (ids) => sql`
      select id from slots
      where id in (
        select other.id from slots wanted
        join slots other on other.mentor_id = wanted.mentor_id and other.during && wanted.during
        where ${sql.in("wanted.id", ids)}
      )
      order by id
      for update`
  }),

  find: SqlSchema.findAll({
    Request: SlotIds,
    Result: SlotRow,
    execute: (ids) => sql`select * from slots where ${sql.in("id", ids)} order by starts_at, id`
  }),

  // Losing its hold may just have cancelled a stale slot; a hold that turns into a seat is no loss.
  claim: SqlSchema.void({
    Request: SlotIds,
    execute: (ids) => sql`
      update slots set claimed = claimed + 1, blocked_as = nullif(blocked_as, 'cancelled') where ${sql.in("id", ids)}`
  }),

  unclaim: SqlSchema.void({
    Request: SlotIds,
    execute: (ids) => sql`update slots set claimed = claimed - 1 where ${sql.in("id", ids)}`
  }),

  // One snapshot, and of the mentor's slots only what is asked for or occupied: both come from an index. "held" counts
  // expired holds until they are released; a reader counts the live ones. An overlapping slot starts before "until" and,
  // with its buffer, 26 hours later at most.
  findInView: SqlSchema.findAll({
    Request: Schema.Struct({
      mentorId: MentorId,
      sessionTypeId: SessionTypeId,
      from: Moment,
      until: Moment,
      now: Moment
    }),
    Result: SlotInViewRow,
    execute: ({ from, mentorId, now, sessionTypeId, until }) => sql`
      with viewed as (
        select id from slots
        where mentor_id = ${mentorId} and session_type_id = ${sessionTypeId}
          and starts_at >= ${from} and starts_at < ${until}
        union
        select id from slots
        where mentor_id = ${mentorId} and claimed + held > 0
          and during && tstzrange(${from}, greatest(${from}::timestamptz, ${until}::timestamptz) + interval '26 hours')
      )
      select slots.*, live.live_holds, live.held_until,
        (
          session_type_id = ${sessionTypeId} and starts_at >= ${from} and starts_at < ${until}
          and blocked_as is distinct from 'cancelled'
          and not (is_stale and claimed + live.live_holds = 0)
        ) as is_asked_for,
        (
          select ${isOpen(sql)} from session_types
          join mentor_profiles on mentor_profiles.id = session_types.mentor_id
          join users on users.id = mentor_profiles.user_id
          where session_types.id = ${sessionTypeId}
        ) as is_open
      from viewed
      join slots using (id)
      cross join lateral (
        select count(*)::int as live_holds, max(expires_at) as held_until
        from slot_holds where slots.held > 0 and slot_id = slots.id and expires_at > ${now}
      ) live
      order by starts_at, id`
  })
})
