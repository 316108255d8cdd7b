/** From an event in the outbox to its row, its frame and the badge, by the relay, against the bare statements for as many rows. */
import { outboxRelay } from "@mentorkit/adapters-pg"
import { PasswordChanged } from "@mentorkit/core/identity"
import { UserId } from "@mentorkit/core/kernel"
import { Outbox, OutboxRelay, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Fiber, Layer } from "effect"
import type pg from "pg"
import type { newWholeKit } from "./bookings-kit.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"

type Kit = ReturnType<typeof newWholeKit>

const accounts = `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
  select id, 'Holder', 'holder-' || id, id || '@holders.test', 'Europe/Berlin', true, now(), now(), now()
  from (select gen_random_uuid() as id from generate_series(1, $1::int)) made returning id`

const appendAll = (kit: Kit, ids: ReadonlyArray<string>) =>
  kit.runtime.runPromise(
    Effect.gen(function* () {
      const { append } = yield* Outbox
      const { transact } = yield* UnitOfWork
      const now = yield* DateTime.now
      yield* transact(
        Effect.forEach(ids, (id) => append(PasswordChanged, { userId: UserId.make(id), how: "changed" }, now))
      )
    })
  )

const toldOf = async (pool: pg.Pool): Promise<number> => {
  const text = "select count(*)::int as count from notifications where type = 'auth.security_alert'"
  return (await pool.query<{ readonly count: number }>(text)).rows[0]?.count ?? 0
}

/** Events a second, by a relay that runs as a host's does: a drain looks at all lanes after every delivery. */
const ours = async (kit: Kit, pool: pg.Pool, ids: ReadonlyArray<string>) => {
  await appendAll(kit, ids)
  // Mails are another lane, and another measurement.
  await pool.query("delete from deliveries where lane = 'mail'")
  const goal = (await toldOf(pool)) + ids.length
  const work = Effect.gen(function* () {
    const relay = yield* OutboxRelay
    const began = performance.now()
    const running = yield* Effect.fork(relay.run)
    while ((yield* Effect.promise(() => toldOf(pool))) < goal) yield* Effect.sleep("10 millis")
    const took = performance.now() - began
    yield* Fiber.interrupt(running)
    return took
  })
  const took = await kit.runtime.runPromise(Effect.provide(work, Layer.fresh(outboxRelay({ graceSeconds: 1 }))))
  return (ids.length / took) * 1000
}

export const bareStatements = (type: string, people: string) => [
  `insert into notification_counts (user_id, revision) select id, 1 from users where ${people} order by id
    on conflict (user_id) do update set revision = notification_counts.revision + 1`,
  `insert into notifications (id, user_id, type, subject, facts, is_mention, is_community, is_consolidated, created_at,
      changed_at, revision)
    select gen_random_uuid(), id, '${type}', made.subject, '{"title": "News"}', false, true, true, now(), now(), revision
    from (select gen_random_uuid() as subject offset 0) made, users join notification_counts on user_id = id where ${people}`,
  `update notification_counts set total = total + 1, unread = unread + 1, communities = communities + 1,
      unread_communities = unread_communities + 1
    from users where id = user_id and ${people}`
]

/** In one transaction; answers seconds. */
export const runBare = async (pool: pg.Pool, statements: ReadonlyArray<string>) => {
  const client = await pool.connect()
  try {
    const began = performance.now()
    await client.query("begin")
    for (const statement of statements) await client.query(statement)
    await client.query("commit")
    return (performance.now() - began) / 1000
  } finally {
    client.release()
  }
}

export const events = async ({
  count = 2000,
  kit,
  pool,
  rounds = 3
}: {
  readonly kit: Kit
  readonly pool: pg.Pool
  readonly count?: number
  readonly rounds?: number
}) => {
  progress(`notifications: ${count} events, one for each of as many people`)
  const { rows } = await pool.query<{ readonly id: string }>({ text: accounts, values: [count] })
  const ids = rows.map(({ id }) => id)
  await pool.query("vacuum analyze")
  const bare = bareStatements("bench.bare", "full_name = 'Holder'")
  const [values = [], limits = []] = await inTurns(
    [() => ours(kit, pool, ids), async () => count / (await runBare(pool, bare))],
    { rounds }
  )
  print("notifications.events", median(values).toFixed(0), "events/s", medianRatio(values, limits))
  print("notifications.events.limit", median(limits).toFixed(0), "rows/s")
}
