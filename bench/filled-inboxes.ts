/** Inboxes by the million: everybody of a crowd has as many rows, and one person 100,000. */
import type pg from "pg"
import { progress } from "./report.js"

/** Ids go by time, as the product's do. Every third is unread, every tenth a mention, every fifth of a community. */
const rows = `
  insert into notifications (
    id, user_id, type, facts, is_mention, is_community, is_consolidated, created_at, changed_at, read_at, revision
  )
  select overlay(gen_random_uuid()::text placing
      overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7' from 1 for 15)::uuid,
    people[1 + n % array_length(people, 1)], 'session.completed',
    '{"title": "Career planning", "starts_at": "2027-03-14T14:00:00+00:00"}', n % 10 = 0, n % 5 = 1, false, at, at,
    case when n % 3 > 0 then at end, $1::bigint + n
  from (select array_agg(id) as people from users where full_name = $2) crowd,
    generate_series(1, $3::bigint) n,
    lateral (select now() - interval '300 days' + n * (interval '299 days' / $3::bigint) as at) moment`

const counts = `
  insert into notification_counts (
    user_id, revision, total, unread, mention, unread_mention, communities, unread_communities
  )
  select user_id, max(revision), count(*), count(*) filter (where read_at is null), count(*) filter (where is_mention),
    count(*) filter (where is_mention and read_at is null), count(*) filter (where is_community),
    count(*) filter (where is_community and read_at is null)
  from notifications group by user_id`

const indexes = `
  select indexname, indexdef from pg_indexes
  where tablename = 'notifications' and schemaname = current_schema() and indexname <> 'notifications_pkey'`

/** Without the checks and indexes that a statement of so many rows would only wait for; they are there again in the end. */
export const fillInboxes = async (pool: pg.Pool, size: number, busy: number, already: number) => {
  const client = await pool.connect()
  const began = performance.now()
  try {
    const { rows: dropped } = await client.query<{ readonly indexname: string; readonly indexdef: string }>(indexes)
    for (const { indexname } of dropped) await client.query(`drop index ${indexname}`)
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'"
    )
    if (already === 0) await client.query({ text: rows, values: [0, "Busy", busy] })
    await client.query({ text: rows, values: [busy + already, "Member", size - already - (already === 0 ? busy : 0)] })
    await client.query("truncate notification_counts")
    await client.query(counts)
    await client.query("reset session_replication_role")
    for (const { indexdef } of dropped) await client.query(indexdef)
    await client.query("vacuum analyze notifications")
    await client.query("vacuum analyze notification_counts")
  } finally {
    client.release()
  }
  progress(`notifications: ${size} rows are there after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
