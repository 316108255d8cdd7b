/** One act that 100,000 people are told of, by the sweep, against the bare statements that write as many rows and counts. */
import { domains } from "@mentorkit/core"
import { Ids, UserId } from "@mentorkit/core/kernel"
import { Audiences, FanOuts } from "@mentorkit/core/notifications"
import { DateTime, Effect } from "effect"
import type pg from "pg"
import type { newWholeKit } from "./bookings-kit.js"
import { bareStatements, runBare } from "./notification-events.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"

type Kit = ReturnType<typeof newWholeKit>

const crowd = `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
  select id, 'Member', 'member-' || id, id || '@members.test', 'Europe/Berlin', true, now(), now(), now()
  from (select gen_random_uuid() as id from generate_series(1, $1::int)) made`

const page = `
  select id from users where full_name = 'Member' and id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
  order by id limit $2`

const audiences = (pool: pg.Pool) => ({
  "bench.members": {
    page: (_: string, after: UserId | null, limit: number) =>
      Effect.promise(async () => {
        const { rows } = await pool.query<{ readonly id: string }>({ text: page, values: [after, limit] })
        return rows.map(({ id }) => UserId.make(id))
      })
  }
})

/** Answers seconds. */
const ours = async (kit: Kit, pool: pg.Pool) => {
  const given = audiences(pool)
  const work = Effect.gen(function* () {
    const eventId = yield* (yield* Ids).uuid
    const about = { type: "community.post_created", subject: crypto.randomUUID(), senderId: null } as const
    const whom = { audience: "bench.members", audienceId: "all", facts: { title: "News" } }
    yield* (yield* FanOuts).begin({ eventId, occurredAt: yield* DateTime.now, ...about, ...whom })
    const sweep = (yield* domains.notifications.sweeps).find(({ name }) => name === "notifications.pushFanOuts")
    const began = performance.now()
    while (sweep !== undefined && (yield* sweep.run) > 0);
    return (performance.now() - began) / 1000
  })
  return kit.runtime.runPromise(Effect.provideService(work, Audiences, given))
}

export const fanOut = async ({
  kit,
  people,
  pool,
  rounds = 3
}: {
  readonly kit: Kit
  readonly pool: pg.Pool
  readonly people: number
  readonly rounds?: number
}) => {
  progress(`notifications: ${people} people are told of one act, ${rounds} times`)
  await pool.query({ text: crowd, values: [people] })
  await pool.query("create index bench_members on users (id) where full_name = 'Member'")
  await pool.query("vacuum analyze")
  const bare = bareStatements("community.post_created", "full_name = 'Member'")
  const [values = [], limits = []] = await inTurns([() => ours(kit, pool), () => runBare(pool, bare)], {
    rounds,
    warmUp: 0
  })
  const { rows } = await pool.query(
    "select count(*)::int as count from notifications where type = 'community.post_created'"
  )
  if (rows[0].count !== 2 * rounds * people) throw new Error(`There are ${rows[0].count} rows`)
  print("notifications.fan-out", median(values).toFixed(1), "s", medianRatio(values, limits))
  print("notifications.fan-out.limit", median(limits).toFixed(1), "s")
  print("notifications.fan-out.people", (people / median(values)).toFixed(0), "people/s")
  await pool.query("drop index bench_members")
}
