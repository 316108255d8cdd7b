/**
 * Bookings by statements over whole sets: 2,000 mentors with a long tail and 20,000 mentees, over six years of which seven
 * eighths are past. Whoever is measured at every size has as many at every size, all over the table.
 */
import type pg from "pg"
import { id, idOf, people, profiles, rules, sessionTypes } from "./filled-market.js"

const mentors = 2_000
const mentees = 20_000

/** Of 250 bookings each at every size; of a tenth of all; of one in 200. */
export const known = {
  mentor: idOf("mentor", 1),
  mentee: idOf("buyer", 1),
  largestMentor: idOf("mentor", 2),
  largestMentee: idOf("buyer", 2)
}
const steady = 250

/** Between 0 and 1, the same at every run. */
const share = (salt: number, of = "g") => `((hashint8extended(${of}, ${salt}) & 65535) / 65536.0)`

/** Who meets whom when: every mentor's sessions are spread over the six years, 30 minutes apart where there are 100,000. */
const meetings = `
  create unlogged table meetings as
  with pairs as (
    select g,
      case when g % ($1::int / ${steady}) = 0 then 1 when g % 10 = 7 then 2
        else 3 + floor(${mentors - 2} * power(${share(1)}, 2.5))::int end as mentor,
      case when g % ($1::int / ${steady}) = 1 then 1 when g % 200 = 3 then 2
        else 3 + floor(${mentees - 2} * ${share(2)})::int end as mentee
    from generate_series(1, $1::int) g
  ), placed as (
    select *, row_number() over (partition by mentor order by g) - 1 as place,
      100000.0 / count(*) over (partition by mentor) as room
    from pairs
  ), timed as (
    select *, $2::timestamptz
      + (floor(place * room) + floor(${share(8)} * floor(room)) - 87500) * interval '30 minutes' as starts_at
    from placed
  )
  select row_number() over (order by booked_at, g)::int as n, mentor, mentee, starts_at, booked_at,
    starts_at < $2 as is_past, ${share(3)} as fate, case when ${share(4)} < 0.1 then 0 else 8000 end as price,
    ${share(5)} < 0.1 as has_follow_up, ${share(6)} as lot
  from timed, lateral (
    select least(starts_at, $2) - interval '1 hour' - ${share(7)} * interval '14 days' as booked_at
  ) booked`

/** What has become of it. One in eight that are ahead is cancelled or refunded already. */
const fates = `
  create unlogged table fates as
  select *, starts_at + interval '15 minutes' as ends_at,
    starts_at + interval '15 minutes' + case when has_follow_up then interval '7 days 15 minutes' else '0' end as concludes_at,
    case when price > 0 and status in ('paid', 'confirmed', 'completed', 'refunded') or is_kept then booked_at end as paid_at
  from meetings, lateral (
    select case
      when is_past and starts_at > $1::timestamptz - interval '2 days' then 'confirmed'
      when is_past and fate < 0.7 or not is_past and fate < 0.5 then case when is_past then 'completed' else 'confirmed' end
      when not is_past and fate < 0.7 then case when price = 0 then 'requested' else 'paid' end
      when not is_past and fate < 0.75 then case when price = 0 then 'requested' else 'pending_payment' end
      when fate < 0.85 or price = 0 then 'cancelled'
      else 'refunded' end as status
  ) stands, lateral (select status = 'cancelled' and price > 0 and lot < 0.3 as is_kept) kept`

const slots = `
  insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at,
    max_capacity, claimed)
  select ${id("slot", "2 * n + follow_up")}, ${id("mentor", "mentor")}, ${id("talk", "mentor")}, ${id("rule", "mentor")},
    at, at + interval '15 minutes', at + interval '15 minutes', 1, 1
  from fates, generate_series(0, has_follow_up::int) follow_up, lateral (
    select starts_at + follow_up * interval '7 days 15 minutes' as at
  ) sessions
  order by n`

const attempts = `
  insert into booking_attempts (id, user_id, mentor_id, session_type_id, slot_ids, created_at)
  select ${id("attempt", "n")}, ${id("buyer", "mentee")}, ${id("mentor", "mentor")}, ${id("talk", "mentor")},
    array[${id("slot", "2 * n")}], booked_at
  from fates order by n`

const payments = `
  insert into payments (id, reference, purpose, purchasable_id, payer_id, mentor_id, amount_minor, currency, description,
    platform_fee_minor, refunded_minor, status, gateway, created_at, expires_at, paid_at)
  select ${id("payment", "n")}, 'PAY-' || n, 'booking', ${id("booking", "n")}, ${id("buyer", "mentee")},
    ${id("mentor", "mentor")}, price, 'EUR', 'Career talk', 1200, case when status = 'refunded' then price else 0 end,
    case when status = 'refunded' then 'refunded' when paid_at is not null then 'succeeded'
      when status = 'pending_payment' then 'pending' else 'expired' end,
    'offline', booked_at, booked_at + interval '30 minutes', paid_at
  from fates where price > 0 order by n`

const bookings = `
  insert into bookings (id, mentee_id, mentor_id, session_type_id, attempt_id, status, note, price_minor, currency, starts_at,
    ends_at, concludes_at, payment_expires_at, respond_by, auto_complete_at, deliver_at, paid_at, accepted_at, completed_at,
    cancelled_at, refunded_at, payment_id, follow_up_count, meeting_url, created_at, updated_at)
  select ${id("booking", "n")}, ${id("buyer", "mentee")}, ${id("mentor", "mentor")}, ${id("talk", "mentor")},
    ${id("attempt", "n")}, status, 'Where do I go from here, and what do I have to learn for it?', price, 'EUR', starts_at,
    ends_at, concludes_at,
    case when status = 'pending_payment' then $1::timestamptz + (lot - 0.1) * interval '30 minutes' end,
    case when status in ('requested', 'paid') then $1 + (lot - 0.1) * interval '48 hours' end,
    case when status = 'confirmed' then concludes_at + interval '24 hours' end,
    case when is_kept and concludes_at > $1 - interval '1 day' then concludes_at end,
    paid_at, case when status in ('confirmed', 'completed') then booked_at end,
    case when status = 'completed' then concludes_at end, case when status = 'cancelled' then booked_at end,
    case when status = 'refunded' then booked_at end, case when paid_at is not null then ${id("payment", "n")} end,
    has_follow_up::int,
    case when status in ('confirmed', 'completed') then 'https://meet.jit.si/mentorkit-' || md5(n::text) end,
    booked_at, booked_at
  from fates order by n`

const bookingSlots = `
  insert into booking_slots (booking_id, slot_id, position)
  select ${id("booking", "n")}, ${id("slot", "2 * n + follow_up")}, follow_up
  from fates, generate_series(0, has_follow_up::int) follow_up order by n`

const reminders = `
  insert into session_reminders (booking_id, slot_id, kind, due_at)
  select ${id("booking", "n")}, ${id("slot", "2 * n")}, kind, starts_at - before
  from fates, (values ('session_24h', interval '24 hours'), ('session_1h', interval '1 hour')) kinds (kind, before)
  where status = 'confirmed' and not is_past order by n`

const filled = "{slots,booking_attempts,payments,bookings,booking_slots,session_reminders}"

/** What the filled tables are found by, uniqueness aside: built once over everything, which takes a fraction of the time. */
const indexes = `
  select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as build from pg_index
  where indrelid = any($1::regclass[]) and not indisunique and not indisexclusion and indrelid <> 'slots'::regclass`

/** Into an empty database. Nothing here asks for slots by time, and what guards their times would take half of the filling. */
export const fillBookings = async (pool: pg.Pool, count: number, now: Date): Promise<void> => {
  const client = await pool.connect()
  const run = (text: string, values: ReadonlyArray<unknown> = []) => client.query({ text, values: [...values] })
  try {
    await run("set session_replication_role = replica")
    for (const memory of ["work_mem", "maintenance_work_mem"]) await run(`set ${memory} = '256MB'`)
    const { rows: secondary } = await run(indexes, [filled])
    for (const { remove } of secondary) await run(remove)
    await run("alter table slots drop constraint slots_one_place_at_a_time")
    await run("drop index slots_by_time, slots_by_rule")
    for (const step of [people("user"), profiles, sessionTypes("talk", 15, 0), rules]) await run(step, [1, mentors])
    await run(people("buyer"), [1, mentees])
    await run(meetings, [count, now])
    await run(fates, [now])
    for (const step of [slots, attempts, payments, bookingSlots, reminders]) await run(step)
    await run(bookings, [now])
    await run("drop table meetings, fates")
    for (const { build } of secondary) await run(build)
    await run("vacuum analyze")
  } finally {
    client.release(true)
  }
}
