/** Slots of which a seat can be had, as the public list of slots decides it; here the database does, for many mentors. */
import type { SqlClient } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import { DateTime } from "effect"

export interface Window {
  readonly from: DateTime.Utc
  readonly until: DateTime.Utc | undefined
}

/** Of rows named `slots`, and word for word the condition of the two indexes of open slots. */
const isOpen = (sql: SqlClient.SqlClient) => sql`
  slots.blocked_as is null and not slots.is_outside and slots.claimed < slots.max_capacity`

export const freeSlots = (sql: SqlClient.SqlClient, at: DateTime.Utc) => {
  const now = DateTime.toDate(at)

  /** "held" counts expired holds until they are released. */
  const liveHolds = (of: Fragment) => sql`
    case when ${of}.held > 0
      then (select count(*) from slot_holds where slot_id = ${of}.id and expires_at > ${now}) else 0 end`
  const isTaken = (of: Fragment) => sql`(${of}.claimed > 0 or ${liveHolds(of)} > 0)`

  /** Each question is asked of one slot after the other: as joins they would be asked of all slots there are. */
  const isElsewhere = sql`(
    select true from slots other
    where other.mentor_id = slots.mentor_id and other.during && slots.during and other.claimed + other.held > 0
      and other.id <> slots.id and ${isTaken(sql`other`)}
    limit 1
  )`
  const takenThatDay = sql`(
    select count(*) from slots taken
    where taken.session_type_id = type.id and taken.claimed + taken.held > 0 and ${isTaken(sql`taken`)}
      and taken.starts_at between slots.starts_at - interval '2 days' and slots.starts_at + interval '2 days'
      and (taken.starts_at at time zone timezone)::date = (slots.starts_at at time zone timezone)::date
  )`
  const isWithinLimits = sql`(
    select type.is_active and slots.starts_at >= ${now}::timestamptz + make_interval(mins => minimum_notice_minutes)
      and (daily_limit is null or ${isTaken(sql`slots`)} or ${takenThatDay} < daily_limit)
    from session_types type join mentor_profiles profile on profile.id = type.mentor_id
    where type.id = slots.session_type_id
  )`
  const isFree = sql`
    slots.claimed + ${liveHolds(sql`slots`)} < slots.max_capacity and ${isElsewhere} is null and ${isWithinLimits}`

  const within = ({ from, until }: Window) =>
    sql.and([
      sql`slots.starts_at >= ${DateTime.toDate(from)}`,
      ...(until === undefined ? [] : [sql`slots.starts_at < ${DateTime.toDate(until)}`])
    ])

  /** Put in order before anything else is asked of them, so that whoever is free soon is not asked about all that follows. */
  const openOnes = (mentorId: Fragment, times: Fragment) => sql`(
    select * from slots where slots.mentor_id = ${mentorId} and ${isOpen(sql)} and slots.starts_at > ${now} and ${times}
    order by slots.starts_at offset 0
  ) slots`

  return {
    /** When the first of the mentor's begins. */
    next: (mentorId: Fragment) => sql`(
      select slots.starts_at from ${openOnes(mentorId, sql`true`)} where ${isFree} limit 1
    )`,
    hasOne: (mentorId: Fragment, window: Window) => sql`(
      select true from ${openOnes(mentorId, within(window))} where ${isFree} limit 1
    )`,
    /** Everybody who may have one, by an index alone. */
    candidates: (window: Window) => sql`
      select distinct slots.mentor_id from slots where ${isOpen(sql)} and slots.starts_at > ${now} and ${within(window)}`,
    /** Whether there are more open ones than that, held ones and all. */
    areMoreThan: (count: number, window: Window) => sql<{ readonly areMore: boolean }>`
      select count(*) > ${count} as are_more from (
        select from slots where ${isOpen(sql)} and slots.starts_at > ${now} and ${within(window)} limit ${count + 1}
      ) open`
  }
}
