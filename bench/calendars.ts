/** Mentors with session types and rules, and without slots: what regenerations begin with. */
import type pg from "pg"

export interface Calendars {
  readonly mentors: number
  readonly sessionTypes: number
  /** Every day, as "09:00". */
  readonly opens: string
  readonly closes: string
}

const people = `
  with people as (
    insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
    select id, 'Person', 'mentor-' || id, id || '@bench.test', 'Europe/Berlin', true, now(), now(), now()
    from (select gen_random_uuid() as id from generate_series(1, $1::int)) made
    returning id
  )
  insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
    approval_status, submitted_at, approved_at, created_at, updated_at)
  select gen_random_uuid(), id, 'Databases and the people who fear them', 'Europe/Berlin', 'EUR', 8000, 10, 'approved',
    now(), now(), now(), now()
  from people
  returning id`

const sessionTypes = `
  insert into session_types (id, mentor_id, title, session_model, duration_minutes, buffer_after_minutes, is_free,
    price_minor, currency, max_capacity, follow_up_count, follow_up_interval_days, follow_up_flexibility_days, is_active,
    created_at, updated_at)
  select gen_random_uuid(), mentor_id, 'Talk ' || n, 'regular_weekly', 20, 10, false, 8000, 'EUR', 1, 0, 7, 2, true,
    now(), now()
  from unnest($1::uuid[]) mentor_id, generate_series(1, $2::int) n`

const rules = `
  insert into availability_rules (id, mentor_id, rule_type, day_of_week, time_blocks, valid_from, is_active, created_at,
    updated_at)
  select gen_random_uuid(), mentor_id, 'regular_weekly', n,
    jsonb_build_array(jsonb_build_object('start_time', $2::text, 'end_time', $3::text)), current_date, true, now(), now()
  from unnest($1::uuid[]) mentor_id, generate_series(0, 6) n`

/** Answers their ids. */
export const addCalendars = async (pool: pg.Pool, calendars: Calendars): Promise<ReadonlyArray<string>> => {
  const { rows } = await pool.query<{ readonly id: string }>({ text: people, values: [calendars.mentors] })
  const ids = rows.map(({ id }) => id)
  await pool.query({ text: sessionTypes, values: [ids, calendars.sessionTypes] })
  await pool.query({ text: rules, values: [ids, calendars.opens, calendars.closes] })
  await pool.query("vacuum analyze")
  return ids
}

const copied = `
  insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at, max_capacity)
  select gen_random_uuid(), my_type.mentor_id, my_type.id, my_rule.id, starts_at, ends_at, buffer_ends_at,
    slots.max_capacity
  from session_types my_type
  join session_types type on type.mentor_id = $1 and type.title = my_type.title
  join slots on slots.session_type_id = type.id
  join availability_rules rule on rule.id = availability_rule_id
  join availability_rules my_rule on my_rule.mentor_id = my_type.mentor_id and my_rule.day_of_week = rule.day_of_week
  where my_type.mentor_id = any($2::uuid[])
  order by my_type.mentor_id, my_type.id, starts_at`

const standings = `
  insert into slot_regenerations (mentor_id, generated_until)
  select other, generated_until from slot_regenerations, unnest($2::uuid[]) other where mentor_id = $1`

/** The slots that one mentor's rules have given, for others whose rules are the same. */
export const copySlots = async (pool: pg.Pool, from: string, to: ReadonlyArray<string>): Promise<void> => {
  for (const text of [copied, standings]) await pool.query({ text, values: [from, [...to]] })
  await pool.query("vacuum analyze")
}
