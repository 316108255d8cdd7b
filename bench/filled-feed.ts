/**
 * A feed of many posts by many people, by statements over whole sets: half without any engagement, the others by a power law up to
 * thousands; ages over two years, most of them young; one in five for connections only. The first person has seen the newest of them.
 */
import type pg from "pg"
import { fillConnections } from "./filled-connections.js"
import { id, idOf } from "./filled-market.js"
import { progress } from "./report.js"

export interface FilledFeed {
  readonly people: number
  readonly posts: number
  /** By the first person. */
  readonly seen: number
}

const chance = (salt: number) => `((hashint8extended(n, ${salt}) & 1048575) / 1048576::float8)`

const posts = `
  insert into posts (id, author_id, type, visibility, body, count_like, comment_count, share_count, created_at, updated_at)
  select ('0198' || lpad(to_hex(n), 8, '0') || '70008000000000000007')::uuid, ${id("user", `1 + floor(${chance(1)} * $1::int)::int`)},
    'text', case when ${chance(2)} < 0.2 then 'connections' else 'public' end,
    'Number ' || n || ' about ' || (array['indexes','careers','design','writing','rust','leading teams','money'])[1 + n % 7],
    likes, likes / 4, likes / 20, at, at
  from generate_series(1, $2::int) n, lateral (
    select case when ${chance(3)} < 0.5 then 0 else least(20000, floor(power(${chance(4)} + 0.00001, -0.8)))::int end as likes,
      now() - power(${chance(5)}, 1.5) * interval '730 days' as at
  ) made`
const counts = `
  insert into post_counts (user_id, public, connections)
  select author_id, count(*) filter (where visibility = 'public'), count(*) filter (where visibility <> 'public')
  from posts group by author_id`
const seen = `
  insert into post_views (user_id, post_id, seen_at)
  select $1, id, now() from posts where author_id <> $1 order by created_at desc limit $2::int`
const banned = `update users set banned_at = now() where id in (select ${id("user", "n")} from generate_series(50, $1::int, 100) n)`

export const fillFeed = async (pool: pg.Pool, { people, posts: count, seen: views }: FilledFeed): Promise<void> => {
  await fillConnections(pool, { known: Math.min(people, 20_000), crowd: Math.max(0, people - 20_000) })
  const began = performance.now()
  await pool.query({ text: posts, values: [people, count] })
  await pool.query(counts)
  await pool.query({ text: seen, values: [idOf("user", 1), views] })
  await pool.query({ text: banned, values: [people] })
  await pool.query(
    "with gone as (delete from public_post_steps returning step) insert into public_post_steps (step) select sum(step) from gone"
  )
  await pool.query("vacuum analyze")
  progress(`feed: ${count} posts after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
