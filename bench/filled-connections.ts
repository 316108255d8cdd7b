/**
 * People who know each other, by statements over whole sets: most are connected with a few dozen others who joined when they
 * did, some with thousands; one in five is a mentor, and everybody has two areas of expertise. Above them a crowd that knows
 * nobody and follows one star.
 */
import type pg from "pg"
import { id, idOf } from "./filled-market.js"
import { progress } from "./report.js"

const share = (salt: number, of: string) => `((hashint8extended(${of}, ${salt}) & 65535) / 65536::float8)`

const users = `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, bio, created_at, updated_at)
  select ${id("user", "n")}, 'Person ' || n, 'person-' || n, 'person-' || n || '@bench.test', 'Europe/Berlin', true, now(),
    'Databases and the people who fear them', timestamptz '2026-01-01' + n * interval '20 seconds', now()
  from generate_series($1::int, $2::int) n`
const roles = `
  insert into user_roles (user_id, role)
  select ${id("user", "n")}, case when n % 5 = 0 then 'mentor' else 'mentee' end from generate_series($1::int, $2::int) n`

const mentors = `
  insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
    approval_status, submitted_at, approved_at, created_at, updated_at)
  select ${id("mentor", "n")}, ${id("user", "n")}, 'Databases and the people who fear them', 'Europe/Berlin', 'EUR', 8000, 10,
    'approved', now(), now(), now(), now()
  from generate_series($1::int, $2::int) n where n % 5 = 0`
const mentees = `
  insert into mentee_profiles (id, user_id, created_at, updated_at)
  select ${id("mentor", "n")}, ${id("user", "n")}, now(), now() from generate_series($1::int, $2::int) n where n % 5 > 0`
const areasOf = (kind: "mentor" | "mentee", where: string) => `
  insert into ${kind}_expertise_areas (id, ${kind}_id, expertise_area_id)
  select md5(n || ' ' || area.id)::uuid, ${id("mentor", "n")}, area.id
  from generate_series($1::int, $2::int) n, generate_series(1, 2) which, lateral (
    select * from expertise_areas where position = 1 + ((n * which * 7 + n / 28) % 28)
  ) area
  where ${where} on conflict do nothing`

/** Each asks as many as chance has it, three in four of them among the next few hundred, the others anywhere. */
const asked = `
  create unlogged table asked as
  select distinct least(n, other) as one, greatest(n, other) as other
  from generate_series($1::int, $2::int) n,
    lateral (select least(2000, floor(8 / power(${share(1, "n")} + 0.0001, 0.6)))::int as count) wish,
    generate_series(1, wish.count) k,
    lateral (select n * 4096::bigint + k as key) unique_key,
    lateral (select case
      when k % 4 > 0 then n + 1 + floor(power(${share(2, "key")}, 2) * (40 + 2 * wish.count))::int
      else 1 + floor(${share(3, "key")} * $2::int)::int
    end as other) target
  where other <> n and other between $1 and $2`
const connections = `
  insert into connections (user_id, other_id, connected_at)
  select ${id("user", "mine")}, ${id("user", "theirs")}, timestamptz '2026-06-01' + (one + other) * interval '10 seconds'
  from asked, lateral (values (one, other), (other, one)) side (mine, theirs)
  order by 1, 3`
const follows = `
  insert into follows (follower_id, followed_id, followed_at)
  select ${id("user", "one")}, ${id("user", "other")}, timestamptz '2026-06-01' + (one + other) * interval '10 seconds'
  from asked`

/** Three requests of each, two dismissals, and a block of one in ten; of people farther away than connections mostly are. */
const rest = [
  `insert into connection_requests (requester_id, target_id, requested_at, reaches_at, has_reached)
   select ${id("user", "n")}, ${id("user", "1 + (n + k * 7919) % $2::int")}, now(), now(), true
   from generate_series($1::int, $2::int) n, generate_series(1, 3) k on conflict do nothing`,
  `insert into dismissed_suggestions (user_id, dismissed_id, dismissed_at)
   select ${id("user", "n")}, ${id("user", "1 + (n + k * 6563) % $2::int")}, now()
   from generate_series($1::int, $2::int) n, generate_series(1, 2) k on conflict do nothing`,
  `insert into blocks (blocker_id, blocked_id, blocked_at)
   select ${id("user", "n")}, ${id("user", "1 + (n + 5413) % $2::int")}, now()
   from generate_series($1::int, $2::int) n where n % 10 = 3 on conflict do nothing`
]

/** Everybody behind the known ones follows the first of them; the second one has ten followers. */
const starFollows = `
  insert into follows (follower_id, followed_id, followed_at)
  select ${id("user", "n")}, '${idOf("user", 1)}', timestamptz '2026-07-01' + n * interval '1 second'
  from generate_series($1::int, $2::int) n
  on conflict do nothing`

const counts = `
  insert into social_counts (user_id, connections, followers, following)
  select user_id, sum(connections), sum(followers), sum(following) from (
    select user_id, count(*) as connections, 0 as followers, 0 as following from connections group by user_id
    union all select followed_id, 0, count(*), 0 from follows group by followed_id
    union all select follower_id, 0, 0, count(*) from follows group by follower_id
  ) edge group by user_id`

export const fillConnections = async (
  pool: pg.Pool,
  { crowd, known }: { readonly known: number; readonly crowd: number }
) => {
  const began = performance.now()
  const client = await pool.connect()
  try {
    await client.query("set session_replication_role = replica; set work_mem = '256MB'")
    for (const text of [users, roles]) await client.query({ text, values: [1, known + crowd] })
    const areas = [areasOf("mentor", "n % 5 = 0"), areasOf("mentee", "n % 5 > 0")]
    for (const text of [mentors, mentees, ...areas, ...rest, asked]) await client.query({ text, values: [1, known] })
    for (const text of [connections, follows]) await client.query(text)
    await client.query("drop table asked")
    await client.query({
      text: "delete from follows where followed_id = any($1)",
      values: [[idOf("user", 1), idOf("user", 2)]]
    })
    await client.query({ text: starFollows, values: [known + 1, known + crowd] })
    await client.query({
      text: `insert into follows (follower_id, followed_id, followed_at)
        select ${id("user", "n")}, $1, timestamptz '2026-07-01' + n * interval '1 second' from generate_series(101, 110) n
        on conflict do nothing`,
      values: [idOf("user", 2)]
    })
    await client.query(counts)
    await client.query("vacuum analyze")
  } finally {
    client.release(true)
  }
  progress(`connections: filled after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
