/**
 * Mentors who can be found, by statements over whole sets: names of two, areas with skills, languages, countries, prices,
 * ratings, and one in four with slots on the days ahead. The shares are the same at every size.
 */
import type pg from "pg"
import { id, rules, sessionTypes } from "./filled-market.js"

const share = (salt: number) => `((hashint8extended(n, ${salt}) & 65535) / 65536.0)`
const oneOf = (salt: number, list: string) => {
  const all = list.split(" ")
  return `(array['${all.join("', '")}'])[1 + floor(${share(salt)} * ${all.length})::int]`
}

const given =
  "Ada Noor Grace Wei Jonas Amara Priya Mateo Ingrid Yusuf Chloe Daniel Fatima Hugo Elena Kofi Sofia Liam Mei Omar Anika Bruno Clara Dmitri Esther Felix Hana Ivan Julia Kenji"
const family =
  "Lovelace Haddad Okafor Tanaka Lindqvist Moreau Silva Petrov Nguyen Rossi Keller Mbeki Andersen Castillo Dubois Eriksen Fischer Gupta Horvat Ibrahim Jansen Kowalski Larsen Meyer Novak Ortega Papadakis Quinn Ricci Schmidt"
/** A fourth of all are called something that few others are. */
const rare = `initcap(translate(md5(n::text), '0123456789', 'aeiouaeiou'))`

const users = `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, gender, created_at, updated_at)
  select ${id("user", "n")},
    ${oneOf(1, given)} || ' ' || case when n % 4 = 0 then left(${rare}, 9) else ${oneOf(2, family)} end,
    'person-' || to_hex(n), 'user-' || n || '@bench.test', 'Europe/Berlin', true, now(), 1 + floor(${share(3)} * 3)::int,
    now(), now()
  from generate_series($1::int, $2::int) n`

const profiles = `
  insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
    approval_status, submitted_at, approved_at, created_at, updated_at, languages, average_rating, rating_count)
  select ${id("mentor", "n")}, ${id("user", "n")},
    ${oneOf(4, "Helps Coaches Advises Teaches")} || ' ' || ${oneOf(5, "founders students managers engineers designers")} || ' in '
      || ${oneOf(6, "payments compilers logistics gaming healthcare energy travel retail")},
    'Europe/Berlin', case when n % 5 = 0 then 'EUR' else 'USD' end, 1000 + 100 * floor(${share(7)} * 300)::int,
    floor(${share(8)} * 40)::int, 'approved', now(), timestamptz '2026-01-01' + n * interval '1 minute', now(), now(),
    array['English', ${oneOf(9, "German French Spanish Dari Japanese Arabic Hindi Swahili Finnish Polish")}],
    case when rated then round((3 + 2 * ${share(11)})::numeric, 2) else 0 end,
    case when rated then 1 + floor(${share(12)} * 90)::int else 0 end
  from generate_series($1::int, $2::int) n, lateral (select ${share(10)} < 0.6 as rated) ratings`

const addresses = `
  insert into user_addresses (user_id, city, country, country_code, created_at, updated_at)
  select ${id("user", "n")}, 'Somewhere', (array['Germany', 'France', 'Peru', 'Kenya', 'Finland'])[1 + n % 5],
    (array['DE', 'FR', 'PE', 'KE', 'FI'])[1 + n % 5], now(), now()
  from generate_series($1::int, $2::int) n where n % 10 < 8`

const expertise = `
  insert into mentor_expertise_areas (id, mentor_id, expertise_area_id)
  select md5(n || ' ' || area.id)::uuid, ${id("mentor", "n")}, area.id
  from generate_series($1::int, $2::int) n, generate_series(1, 2) which, lateral (
    select * from expertise_areas where position = 1 + ((n * which * 7 + n / 28) % 28)
  ) area
  on conflict do nothing`

const skills = `
  insert into mentor_skills (mentor_expertise_id, skill_id)
  select mine.id, skills.id from mentor_expertise_areas mine
  join skills on skills.expertise_area_id = mine.expertise_area_id
  where (hashtext(mine.id::text) + position) % 3 = 0`

/** Of one in four: two a day for eight days. */
const slots = `
  insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at,
    max_capacity, claimed)
  select ${id("slot", "n * 100 + day * 10 + part")}, ${id("mentor", "n")}, ${id("talk", "n")}, ${id("rule", "n")},
    at, at + interval '30 minutes', at + interval '30 minutes', 1, case when part = 1 and n % 3 = 0 then 1 else 0 end
  from generate_series($1::int, $2::int) n, generate_series(1, 8) day, generate_series(0, 1) part, lateral (
    select date_trunc('hour', now()) + day * interval '1 day' + part * interval '4 hours'
      + floor(${share(13)} * 6) * interval '30 minutes' as at
  ) times
  where n % 4 = 1
  order by at`

/** Into an empty database, without a look at constraints and triggers; the listings are filled as the migration does it. */
export const fillPeople = async (pool: pg.Pool, count: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query("set session_replication_role = replica")
    const steps = [users, profiles, addresses, expertise, sessionTypes("talk", 30, 0), rules, slots]
    for (const step of steps) await client.query({ text: step, values: [1, count] })
    await client.query(skills)
    // Without it every listing would be looked for in whole tables.
    await client.query("analyze")
    await client.query("insert into mentor_listings select * from listable_mentors")
    await client.query("vacuum analyze")
  } finally {
    client.release(true)
  }
}
