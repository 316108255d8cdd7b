/**
 * Statements of a mentor with 100,000 sales, all within a year so that every one of them is in every span, among mentors with
 * 1,000 each: the operation without HTTP and one after the other, against one sum over the same sales by bare `pg`.
 */
import { secrets } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter, Pg } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { Earnings } from "@mentorkit/core/earnings"
import { Ids, LinkBase, MentorId, type User, UserId } from "@mentorkit/core/kernel"
import { Layer, Redacted } from "effect"
import type pg from "pg"
import { addCalendars } from "./calendars.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"

const { earnings } = domains

const newKit = (url: string) =>
  createMentorkit({
    domains: { earnings },
    services: Earnings.layer.pipe(
      Layer.provideMerge(Ids.layer),
      Layer.provideMerge(adapters),
      Layer.provideMerge(memoryRateLimiter),
      Layer.provideMerge(secrets(Redacted.make("a secret for measuring, long enough"))),
      Layer.provide(Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })),
      Layer.provideMerge(Pg.layer({ url: Redacted.make(url), maxConnections: 2 }))
    )
  })

/** Sales over 2026, each of them cleared a week later, one in twenty refunded in between. */
const facts = `
  create table facts as
  with sales as (
    select gen_random_uuid() as sale, mentor_id, timestamptz '2026-01-01' + n * interval '365 days' / $2::int as at
    from unnest($1::uuid[]) mentor_id, generate_series(1, $2::int) n
  )
  select gen_random_uuid() as id, sale, mentor_id, 'charge' as kind, at, 6800 as minor from sales
  union all select gen_random_uuid(), sale, mentor_id, 'refund', at + interval '3 days', -6800 from sales
    where abs(hashtext(sale::text)) % 20 = 0
  union all select gen_random_uuid(), sale, mentor_id, 'clearance', at + interval '7 days', 6800 from sales`

/** In one statement, as the journal wants them. */
const entries = `
  with new as (
    insert into journal_entries (id, kind, idempotency_key, payment_id, occurred_at)
    select id, kind, kind || ':' || sale, sale, at from facts order by at
  )
  insert into journal_postings (entry_id, position, account, mentor_id, currency, minor)
  select id, position, account, case when account <> 'gateway' then mentor_id end, 'EUR', gained
  from facts, lateral (values
    (0, case when kind = 'clearance' then 'mentor_pending' else 'gateway' end, -minor),
    (1, case when kind = 'clearance' then 'mentor_available' else 'mentor_pending' end, minor)
  ) posting (position, account, gained)
  order by at`

const sell = async (pool: pg.Pool, mentorIds: ReadonlyArray<string>, sales: number) => {
  await pool.query({ text: facts, values: [mentorIds, sales] })
  await pool.query(entries)
  await pool.query("drop table facts")
}

const spans = [
  ["year-of-days", { interval: "daily", from: "2026-01-01", to: "2026-12-31" }],
  ["five-years-of-months", { interval: "monthly", from: "2022-06-01", to: "2027-05-31" }],
  ["twenty-years", { interval: "yearly", from: "2008-01-01", to: "2027-12-31" }]
] as const

const sum = `
  select sum(minor) from mentor_earnings where mentor_id = $1 and currency = 'EUR' and occurred_at >= $2 and occurred_at < $3`

const timesOf = async (read: () => Promise<unknown>, count: number) => {
  const times: Array<number> = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return ascending(times)
}

const asMentor = async (pool: pg.Pool, id: string): Promise<User> => {
  const { rows } = await pool.query({ text: "select user_id from mentor_profiles where id = $1", values: [id] })
  return { _tag: "User", userId: UserId.make(rows[0].user_id), roles: ["mentor"], mentorId: MentorId.make(id) }
}

export const statement = async (
  { others, reads, rounds, sales } = { others: 100, reads: 20, rounds: 5, sales: 100_000 }
) => {
  const postgres = await startOwnPostgres()
  const kit = newKit(postgres.url)
  const pool = poolOn(postgres.url)
  try {
    await kit.runtime.runtime()
    const calendars = { mentors: others + 1, sessionTypes: 1, opens: "09:00", closes: "17:00" }
    const [busy = "", ...rest] = await addCalendars(pool, calendars)
    progress(`statement: ${sales} sales of one mentor, 1000 of ${others} others`)
    await sell(pool, rest, 1000)
    await sell(pool, [busy], sales)
    await pool.query("vacuum analyze")
    const mentor = await asMentor(pool, busy)
    for (const [name, span] of spans) {
      const ours = () => kit.as(mentor).earnings.getStatement({ currency: "EUR", ...span })
      const limit = () => pool.query({ text: sum, values: [busy, span.from, span.to] })
      const contenders = [ours, limit].map((read) => () => timesOf(read, reads))
      const [values = [], limits = []] = await inTurns(contenders, { rounds })
      for (const [part, share] of [
        ["p50", 0.5],
        ["p95", 0.95]
      ] as const) {
        const [own, bare] = [values, limits].map((rounds) => rounds.map((times) => quantile(times, share)))
        print(`statement.${name}.${part}`, median(own ?? []).toFixed(1), "ms", medianRatio(own ?? [], bare ?? []))
        print(`statement.${name}.${part}.limit`, median(bare ?? []).toFixed(1), "ms")
      }
    }
  } finally {
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
