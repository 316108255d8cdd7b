import { type SqlClient, SqlSchema } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import type { MentorId } from "@mentorkit/core/kernel"
import { SlotId } from "@mentorkit/core/scheduling"
import type { OfferedSlots } from "@mentorkit/core/scheduling/ports"
import { DateTime, Schema } from "effect"
import { type SeatedSlotRow, type SlotInViewRow, SlotRow } from "./rows.js"
import { isOpen } from "./session-type-repository.js"
import { slotReachInterval } from "./slot-reach.js"

const SlotIds = Schema.Array(SlotId)
const Id = Schema.Struct({ id: SlotId })

export const slotQueries = (sql: SqlClient.SqlClient) => ({
  // Sorted before they are locked: everybody takes several locks in the same order.
  lock: SqlSchema.findAll({
    Request: SlotIds,
    Result: SlotRow,
    execute: (slotIds) => sql`select * from slots where ${sql.in("id", slotIds)} order by id for update`
  }),

  // A slot overlaps itself, so the slots of these ids are in the result.
  lockWithOverlapping: SqlSchema.findAll({
    Request: SlotIds,
    Result: Id,
    execute: (slotIds) => sql`
      select id from slots
      where id in (
        select other.id from slots wanted
        join slots other on other.mentor_id = wanted.mentor_id and other.during && wanted.during
        where ${sql.in("wanted.id", slotIds)}
      )
      order by id
      for update`
  }),

  find: SqlSchema.findAll({
    Request: SlotIds,
    Result: SlotRow,
    execute: (slotIds) => sql`select * from slots where ${sql.in("id", slotIds)} order by starts_at, id`
  }),

  // A stale slot is cancelled when its last hold goes. A hold that has become a seat must not cancel it, so that is undone.
  addClaims: SqlSchema.void({
    Request: SlotIds,
    execute: (slotIds) => sql`
      update slots set claimed = claimed + 1, blocked_as = nullif(blocked_as, 'cancelled') where ${sql.in("id", slotIds)}`
  }),

  removeClaims: SqlSchema.void({
    Request: SlotIds,
    execute: (slotIds) => sql`update slots set claimed = claimed - 1 where ${sql.in("id", slotIds)}`
  }),

  listTaken: (mentorId: MentorId, now: DateTime.Utc) =>
    sql<SeatedSlotRow>`
    select ${viewColumns(sql)}, live_holds, held_until from slots
    cross join lateral (${liveHolds(sql, sql`slots`, DateTime.toDate(now))}) live
    where mentor_id = ${mentorId} and claimed + held > 0 and starts_at >= ${DateTime.toDate(now)}
      and claimed + live_holds > 0
    order by starts_at, id`.withoutTransform,

  // One snapshot. The session type's slots come from one index, other occupied slots of the mentor from another. "held"
  // counts expired holds until they are released; a reader counts the live ones. Within reach are slots that overlap one of
  // the window, and those that count towards the limit of one of its days. Only the offer checks that the session type is the
  // mentor's: as a second condition on slots the planner would read all slots of the mentor for it.
  findView: ({ mentorId, sessionTypeId, ...times }: OfferedSlots.SlotQuery) => {
    const [from, until, now] = [times.from, times.until, times.now].map(DateTime.toDate)
    const reach = sql.literal(slotReachInterval)
    return sql<SlotInViewRow>`
      with viewed as (
        select ${viewColumns(sql)}, true as is_asked_for from slots
        where session_type_id = ${sessionTypeId} and starts_at >= ${from} and starts_at < ${until}
          and (blocked_as is distinct from 'cancelled' or claimed + held > 0)
        union all
        select ${viewColumns(sql)}, false from slots
        where mentor_id = ${mentorId} and claimed + held > 0
          and during && tstzrange(
            ${from}::timestamptz - ${reach}, greatest(${from}::timestamptz, ${until}::timestamptz) + ${reach}
          )
          and not (session_type_id = ${sessionTypeId} and starts_at >= ${from} and starts_at < ${until})
      )
      select viewed.*, live_holds, held_until,
        offer.is_open, offer.minimum_notice_minutes, offer.daily_limit, offer.time_zone
      from viewed
      cross join (
        select ${isOpen(sql)} as is_open, minimum_notice_minutes, daily_limit, mentor_profiles.timezone as time_zone
        from session_types
        join mentor_profiles on mentor_profiles.id = session_types.mentor_id
        join users on users.id = mentor_profiles.user_id
        where session_types.id = ${sessionTypeId} and session_types.mentor_id = ${mentorId}
      ) offer
      cross join lateral (${liveHolds(sql, sql`viewed`, now)}) live
      order by starts_at, id`.withoutTransform
  }
})

/** Live holds of a row named `of`. "held" counts expired holds too, until they are released. */
const liveHolds = (sql: SqlClient.SqlClient, of: Fragment, now: Date | undefined) => sql`
  select count(*)::int as live_holds, max(expires_at) as held_until
  from slot_holds where ${of}.held > 0 and slot_id = ${of}.id and expires_at > ${now}`

const viewColumns = (sql: SqlClient.SqlClient) => sql`
  id, mentor_id, session_type_id, availability_rule_id, availability_override_id, starts_at, ends_at, buffer_ends_at,
  max_capacity, claimed, held, blocked_as, is_stale, is_outside`
