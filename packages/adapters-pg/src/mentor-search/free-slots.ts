/** Slots with a free seat. The same decision as in the public list of slots, made by the database for many mentors. */
import type { SqlClient } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import { DateTime } from "effect"
import { slotReachInterval } from "../scheduling/slot-reach.js"

export interface Window {
  readonly from: DateTime.Utc
  readonly until: DateTime.Utc | undefined
}

/** For rows named `slots`. Word for word the condition of the two indexes of open slots. */
const isOpen = (sql: SqlClient.SqlClient) => sql`
  slots.blocked_as is null and not slots.is_outside and slots.claimed < slots.max_capacity`

export const freeSlots = (sql: SqlClient.SqlClient, at: DateTime.Utc) => {
  const now = DateTime.toDate(at)
  const reach = sql.literal(slotReachInterval)

  /** "held" counts expired holds until they are released. */
  const liveHolds = (of: Fragment) => sql`
    case when ${of}.held > 0
      then (select count(*) from slot_holds where slot_id = ${of}.id and expires_at > ${now}) else 0 end`
  const isTaken = (of: Fragment) => sql`(${of}.claimed > 0 or ${liveHolds(of)} > 0)`

  /** Subqueries, not joins: they run for one slot after the other until enough are found, a join would read all slots. */
  const isElsewhere = sql`(
    select true from slots other
    where other.mentor_id = slots.mentor_id and other.during && slots.during and other.claimed + other.held > 0
      and other.id <> slots.id and ${isTaken(sql`other`)}
    limit 1
  )`
  const takenThatDay = sql`(
    select count(*) from slots taken
    where taken.session_type_id = type.id and taken.claimed + taken.held > 0 and ${isTaken(sql`taken`)}
      and taken.starts_at between slots.starts_at - ${reach} and slots.starts_at + ${reach}
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

  /** Sorted before any other condition, so that the search ends at the first free slot. */
  const openOnes = (mentorId: Fragment, times: Fragment) => sql`(
    select * from slots where slots.mentor_id = ${mentorId} and ${isOpen(sql)} and slots.starts_at > ${now} and ${times}
    order by slots.starts_at offset 0
  ) slots`

  return {
    /** Start of the mentor's first free slot. */
    next: (mentorId: Fragment) => sql`(
      select slots.starts_at from ${openOnes(mentorId, sql`true`)} where ${isFree} limit 1
    )`,
    hasOne: (mentorId: Fragment, window: Window) => sql`(
      select true from ${openOnes(mentorId, within(window))} where ${isFree} limit 1
    )`,
    /** Mentors who may have a free slot; from an index alone. */
    candidates: (window: Window) => sql`
      select distinct slots.mentor_id from slots where ${isOpen(sql)} and slots.starts_at > ${now} and ${within(window)}`,
    /** Whether there are more open slots than `count`, held ones included. */
    areMoreThan: (count: number, window: Window) => sql<{ readonly areMore: boolean }>`
      select count(*) > ${count} as are_more from (
        select from slots where ${isOpen(sql)} and slots.starts_at > ${now} and ${within(window)} limit ${count + 1}
      ) open`
  }
}
