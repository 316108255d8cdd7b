import type { SqlClient } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"
import { singleRow } from "../database/single-row.js"

const SizeRow = Schema.Struct({
  rules: Schema.Int,
  ruleBlocks: Schema.Int,
  offDays: Schema.Int,
  overrides: Schema.Int,
  overrideBlocks: Schema.Int,
  sessionTypes: Schema.Int,
  activeTypes: Schema.Int,
  startsADay: Schema.Int
})

/** Counts from yesterday in UTC on: in no time zone is today's date an earlier one. */
export const calendarSizeQuery = (sql: SqlClient.SqlClient) =>
  singleRow({
    Request: Schema.Struct({ mentorId: MentorId, now: Moment }),
    Result: SizeRow,
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
          count(*) filter (where is_active)::int as active_types,
          coalesce(sum(ceil(1440.0 / coalesce(start_interval_minutes, duration_minutes + buffer_after_minutes)))
            filter (where is_active), 0)::int as starts_a_day
        from session_types where mentor_id = ${mentorId}
      ) types`
  })
