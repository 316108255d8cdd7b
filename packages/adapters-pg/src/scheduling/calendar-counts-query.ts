import type { SqlClient } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"
import { singleRow } from "../database/single-row.js"

const Shape = Schema.Struct({
  durationMinutes: Schema.Int,
  bufferAfterMinutes: Schema.Int,
  startIntervalMinutes: Schema.NullOr(Schema.Int)
})

const CountsRow = Schema.Struct({
  rules: Schema.Int,
  ruleBlocks: Schema.Int,
  offDays: Schema.Int,
  overrides: Schema.Int,
  overrideBlocks: Schema.Int,
  sessionTypes: Schema.Int,
  activeTypes: Schema.Array(Shape)
})

/** Counts from yesterday in UTC on: in no time zone is today's date an earlier one. */
export const calendarCountsQuery = (sql: SqlClient.SqlClient) =>
  singleRow({
    Request: Schema.Struct({ mentorId: MentorId, now: Moment }),
    Result: CountsRow,
    execute: ({ mentorId, now }) => sql`
      with days as (select (${now}::timestamptz at time zone 'UTC')::date - 1 as first)
      select rules.*, overrides.*, types.*,
        (select count(*)::int from off_days, days where mentor_id = ${mentorId} and off_until >= first) as off_days
      from (
        select count(*)::int as rules, coalesce(sum(jsonb_array_length(time_blocks)), 0)::int as rule_blocks
        from availability_rules, days
        where mentor_id = ${mentorId} and is_active and coalesce(specific_date, valid_until, first) >= first
      ) rules, (
        select count(*)::int as overrides, coalesce(sum(jsonb_array_length(time_slots)), 0)::int as override_blocks
        from availability_overrides, days where mentor_id = ${mentorId} and date >= first
      ) overrides, (
        select
          count(*)::int as session_types,
          coalesce(jsonb_agg(jsonb_build_object(
            'durationMinutes', duration_minutes, 'bufferAfterMinutes', buffer_after_minutes,
            'startIntervalMinutes', start_interval_minutes
          )) filter (where is_active), '[]') as active_types
        from session_types where mentor_id = ${mentorId}
      ) types`
  })
