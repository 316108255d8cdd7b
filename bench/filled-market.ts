/** A market of many mentors, written by statements over whole sets. */
import type pg from "pg"

/** Of one mentor: two session types, six slots of each on every working day of the next ninety days. */
const days = 90
const slotsPerMentor = 768
const mentorsFor = (slots: number): number => Math.ceil(slots / slotsPerMentor)

/** Made from a number, so that whoever measures knows them; in the order of time, as those of UUIDv7 are. */
export const idOf = (kind: keyof typeof kinds, number: number): string => {
  const digits = `0197${number.toString(16).padStart(8, "0")}70008000${kinds[kind].toString(16).padStart(12, "0")}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
const kinds = {
  user: 1,
  buyer: 2,
  mentor: 3,
  talk: 4,
  review: 5,
  rule: 6,
  slot: 7,
  attempt: 8,
  booking: 9,
  payment: 10
}

/** The same in a statement, of an expression. */
export const id = (kind: keyof typeof kinds, number: string) =>
  `('0197' || lpad(to_hex(${number}), 8, '0') || '70008000${kinds[kind].toString(16).padStart(12, "0")}')::uuid`

export const people = (kind: "user" | "buyer") => `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
  select ${id(kind, "n")}, 'Person ' || n, '${kind}-' || n, '${kind}-' || n || '@bench.test', 'Europe/Berlin', true,
    now(), now(), now()
  from generate_series($1::int, $2::int) n`

export const profiles = `
  insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
    approval_status, submitted_at, approved_at, created_at, updated_at)
  select ${id("mentor", "n")}, ${id("user", "n")}, 'Databases and the people who fear them', 'Europe/Berlin', 'EUR',
    8000, 10, 'approved', now(), now(), now(), now()
  from generate_series($1::int, $2::int) n`

export const sessionTypes = (kind: "talk" | "review", minutes: number, buffer: number) => `
  insert into session_types (id, mentor_id, title, session_model, duration_minutes, buffer_after_minutes, is_free,
    price_minor, currency, max_capacity, follow_up_count, follow_up_interval_days, follow_up_flexibility_days, is_active,
    created_at, updated_at)
  select ${id(kind, "n")}, ${id("mentor", "n")}, 'Career ${kind}', 'regular_weekly', ${minutes}, ${buffer}, false,
    8000, 'EUR', 1, 0, 7, 2, true, now(), now()
  from generate_series($1::int, $2::int) n`

export const rules = `
  insert into availability_rules (id, mentor_id, rule_type, day_of_week, time_blocks, valid_from, is_active, created_at,
    updated_at)
  select ${id("rule", "n")}, ${id("mentor", "n")}, 'regular_weekly', 1,
    '[{"start_time": "09:00", "end_time": "17:00"}]', current_date, true, now(), now()
  from generate_series($1::int, $2::int) n`

/** One in five reviews is booked; they do not overlap each other. */
const slots = `
  with working_days as (
    select day, row_number() over (order by day) - 1 as number
    from generate_series(date_trunc('day', now()) + interval '1 day', now() + interval '${days} days', '1 day') day
    where extract(isodow from day) < 6
    limit 64
  ), kinds (is_review, minutes, buffer) as (values (true, 60, 15), (false, 30, 10)),
  made as (
    select n, is_review, minutes, buffer, n * 1000 + (case when is_review then 384 else 0 end) + number * 6 + at as slot,
      day + interval '7 hours' + make_interval(mins => (at * (minutes + buffer))::int) as starts_at
    from generate_series($1::int, $2::int) n, kinds, working_days, generate_series(0, 5) at
  )
  insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at,
    max_capacity, claimed)
  select ${id("slot", "slot")}, ${id("mentor", "n")},
    case when is_review then ${id("review", "n")} else ${id("talk", "n")} end, ${id("rule", "n")},
    starts_at, starts_at + make_interval(mins => minutes), starts_at + make_interval(mins => minutes + buffer),
    1, case when is_review and slot % 5 = 0 then 1 else 0 end
  from made
  order by n, is_review, starts_at`

const attempts = `
  insert into booking_attempts (id, user_id, mentor_id, session_type_id, slot_ids, created_at)
  select ${id("attempt", "n")}, ${id("buyer", "n")}, ${id("mentor", "n")}, ${id("review", "n")},
    array_agg(${id("slot", "slot")}), now()
  from generate_series($1::int, $2::int) n, lateral (select n * 1000 + 386 + 5 * at as slot from generate_series(0, 9) at) held
  group by n`

/** Ten reviews of every mentor are held, for longer than any measurement lasts. */
const holds = `
  insert into slot_holds (slot_id, user_id, booking_attempt_id, expires_at)
  select slot_id, user_id, booking_attempts.id, now() + interval '1 day'
  from booking_attempts, unnest(slot_ids) slot_id
  where booking_attempts.id between ${id("attempt", "$1::int")} and ${id("attempt", "$2::int")}`

/** So many mentors at least that there are `slots`; what is there already stays. Answers how many there are. */
export const fillMarket = async (
  pool: pg.Pool,
  { from, slots: wanted }: { readonly from: number; readonly slots: number }
) => {
  const until = mentorsFor(wanted)
  const steps = [
    ...[people("user"), people("buyer"), profiles, sessionTypes("talk", 30, 10), sessionTypes("review", 60, 15)],
    ...[rules, slots, attempts, holds]
  ]
  for (const step of steps) await pool.query({ text: step, values: [from + 1, until] })
  await pool.query("vacuum analyze")
  return until
}

/** Further buyers, numbered downwards from the answer. */
export const addBuyers = async (pool: pg.Pool, count: number): Promise<number> => {
  const first = 1_000_000
  await pool.query({ text: people("buyer"), values: [first + 1, first + count] })
  await pool.query("analyze users")
  return first + count
}
