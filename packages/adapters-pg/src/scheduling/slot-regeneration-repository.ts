import { SqlClient, SqlSchema } from "@effect/sql"
import { Ids, MentorId } from "@mentorkit/core/kernel"
import type { SlotId } from "@mentorkit/core/scheduling"
import {
  type DesiredSlot,
  type SlotChange,
  SlotRegenerationRepository,
  type StoredSlot
} from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { calendarCountsQuery } from "./calendar-counts-query.js"
import { StandingRow, type StoredSlotRow } from "./rows.js"

/** Rows per statement: few statements, and none with a huge text. */
const chunk = 5_000

const chunksOf = <A>(rows: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(rows.length / chunk) }, (_, at) => rows.slice(at * chunk, (at + 1) * chunk))

const iso = (millis: number) => new Date(millis).toISOString()

/** The keys are column names: nothing renames keys inside of JSON. */
const shapeOf = (slot: DesiredSlot) => ({
  availability_rule_id: slot.availabilityRuleId,
  availability_override_id: slot.availabilityOverrideId,
  ends_at: iso(slot.endsAt),
  buffer_ends_at: iso(slot.bufferEndsAt),
  max_capacity: slot.maxCapacity,
  blocked_as: slot.blockedAs
})

const shape = `availability_rule_id uuid, availability_override_id uuid, ends_at timestamptz, buffer_ends_at timestamptz,
  max_capacity int, blocked_as text`

const toStored = (row: StoredSlotRow): StoredSlot => ({
  id: row.id,
  sessionTypeId: row.session_type_id,
  availabilityRuleId: row.availability_rule_id,
  availabilityOverrideId: row.availability_override_id,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  bufferEndsAt: row.buffer_ends_at.getTime(),
  maxCapacity: row.max_capacity,
  blockedAs: row.blocked_as,
  isStale: row.is_stale,
  isOutside: row.is_outside,
  isOccupied: row.is_occupied
})

const regenerationQueries = (sql: SqlClient.SqlClient) => ({
  // An upsert, so that a mentor without a row gets one and it is locked too.
  lock: singleRow({
    Request: MentorId,
    Result: StandingRow,
    execute: (mentorId) => sql`
      insert into slot_regenerations (mentor_id) values (${mentorId})
      on conflict (mentor_id) do update set mentor_id = excluded.mentor_id
      returning requested_at is not null as is_requested, generated_until, exists (
        select from slots where slots.mentor_id = ${mentorId} and is_stale and claimed + held = 0
      ) as has_stale_slots`
  }),

  // `on conflict` locks the row even where it updates nothing. An open request keeps its time: a mentor who goes on editing
  // must not put the regeneration off.
  request: SqlSchema.findAll({
    Request: Schema.Struct({ mentorId: MentorId, now: Moment }),
    Result: Changed,
    execute: ({ mentorId, now }) => sql`
      insert into slot_regenerations as standing (mentor_id, requested_at) values (${mentorId}, ${now})
      on conflict (mentor_id) do update set requested_at = excluded.requested_at where standing.requested_at is null
      returning 1 as one`
  }),

  listSlotsFrom: (mentorId: MentorId, from: DateTime.Utc) =>
    sql<StoredSlotRow>`
    select id, session_type_id, availability_rule_id, availability_override_id, starts_at, ends_at, buffer_ends_at,
      max_capacity, blocked_as, is_stale, is_outside, claimed + held > 0 as is_occupied
    from slots
    where session_type_id in (select id from session_types where mentor_id = ${mentorId})
      and starts_at >= ${DateTime.toDate(from)}`.withoutTransform,

  listDue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, requestedBefore: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ mentorId: MentorId }),
    execute: ({ limit, now, requestedBefore }) => sql`
      select mentor_id from slot_regenerations where requested_at <= ${requestedBefore}
      union
      select mentor_id from slots where is_stale and claimed + held = 0 and starts_at > ${now}
      limit ${limit}`
  }),

  listBehind: SqlSchema.findAll({
    Request: Schema.Struct({ until: Moment, limit: Schema.Int }),
    Result: Schema.Struct({ mentorId: MentorId }),
    execute: ({ limit, until }) => sql`
      select mentor_id from slot_regenerations where generated_until < ${until}
      order by generated_until limit ${limit}`
  })
})

const writes = (sql: SqlClient.SqlClient, { uuid }: typeof Ids.Service) => {
  const add = Effect.fnUntraced(function* (mentorId: MentorId, slots: ReadonlyArray<DesiredSlot>) {
    const ids = yield* Effect.replicateEffect(uuid, slots.length)
    const rows = slots.map((slot, at) => ({
      id: ids[at],
      session_type_id: slot.sessionTypeId,
      starts_at: iso(slot.startsAt),
      ...shapeOf(slot)
    }))
    yield* sql`
      insert into slots (
        id, mentor_id, session_type_id, starts_at,
        availability_rule_id, availability_override_id, ends_at, buffer_ends_at, max_capacity, blocked_as
      )
      select
        id, ${mentorId}, session_type_id, starts_at,
        availability_rule_id, availability_override_id, ends_at, buffer_ends_at, max_capacity, blocked_as
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as added(id uuid, session_type_id uuid, starts_at timestamptz, ${sql.literal(shape)})`
  })

  /** Sorted before they are locked: mentees take these locks in the same order, so there is no deadlock. */
  const lock = (changes: ReadonlyArray<SlotChange>) => sql`
    select id from slots
    where id in (select value::uuid from json_array_elements_text(${JSON.stringify(changes.map(({ id }) => id))}::json))
    order by id for update`

  // A statement of its own after the lock: only now it is certain which slots are free.
  const change = Effect.fnUntraced(function* (changes: ReadonlyArray<SlotChange>) {
    const rows = changes.map((slot) => ({
      id: slot.id,
      is_stale: slot.isStale,
      is_outside: slot.isOutside,
      ...shapeOf(slot)
    }))
    const changed = sql`
      json_to_recordset(${JSON.stringify(rows)}::json)
        as changed(id uuid, is_stale boolean, is_outside boolean, ${sql.literal(shape)})`
    yield* sql`
      update slots set
        availability_rule_id = changed.availability_rule_id,
        availability_override_id = changed.availability_override_id,
        ends_at = changed.ends_at,
        buffer_ends_at = changed.buffer_ends_at,
        max_capacity = changed.max_capacity,
        blocked_as = changed.blocked_as,
        is_stale = false,
        is_outside = false
      from ${changed}
      where slots.id = changed.id and claimed + held = 0`
    // The first part sees the marks as they were before the second one.
    return yield* sql<{ readonly id: SlotId }>`
      with affected as (
        select slots.id from slots join ${changed} on slots.id = changed.id
        where claimed > 0 and changed.is_outside and not slots.is_outside
      ), marked as (
        update slots set is_stale = changed.is_stale, is_outside = changed.is_outside from ${changed}
        where slots.id = changed.id and claimed + held > 0
          and (slots.is_stale, slots.is_outside) is distinct from (changed.is_stale, changed.is_outside)
      )
      select id from affected`
  })

  return { add, change, lock }
}

const make = Effect.map(Effect.all([SqlClient.SqlClient, Ids]), ([sql, ids]) => {
  const queries = regenerationQueries(sql)
  const findCalendarCounts = calendarCountsQuery(sql)
  const { add, change, lock } = writes(sql, ids)
  const mentorIds = (rows: ReadonlyArray<{ readonly mentorId: MentorId }>) => rows.map(({ mentorId }) => mentorId)

  return repositoryOf(SlotRegenerationRepository, {
    request: (mentorId, now) => Effect.map(queries.request({ mentorId, now }), (requested) => requested.length > 0),
    findCalendarCounts: (mentorId, now) => findCalendarCounts({ mentorId, now }),
    lock: queries.lock,
    listSlotsFrom: (mentorId, from) => Effect.map(queries.listSlotsFrom(mentorId, from), (rows) => rows.map(toStored)),

    apply: Effect.fnUntraced(function* (mentorId, { added, changed }) {
      if (changed.length > 0) yield* lock(changed)
      const affected = yield* Effect.forEach(chunksOf(changed), change)
      for (const some of chunksOf(added)) yield* add(mentorId, some)
      return affected.flat().map(({ id }) => id)
    }),

    finish: (mentorId, until) =>
      sql`
        update slot_regenerations set requested_at = null, generated_until = ${DateTime.toDate(until)}
        where mentor_id = ${mentorId}`.pipe(Effect.asVoid),

    forgetPast: (mentorId, before) =>
      sql`
        delete from slots
        where session_type_id in (select id from session_types where mentor_id = ${mentorId})
          and starts_at < ${DateTime.toDate(before)} and claimed + held = 0
          and not exists (select from booking_slots where slot_id = slots.id)`.pipe(Effect.asVoid),

    listDue: (query) => Effect.map(queries.listDue(query), mentorIds),
    listBehind: (until, limit) => Effect.map(queries.listBehind({ until, limit }), mentorIds)
  })
})

export const slotRegenerationRepository = Layer.effect(SlotRegenerationRepository, make).pipe(Layer.provide(Ids.layer))
