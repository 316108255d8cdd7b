/** Inboxes as their readers ask for them, without HTTP and one after the other, against the same rows by their ids. */
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import type { newWholeKit } from "./bookings-kit.js"
import { fillInboxes } from "./filled-inboxes.js"
import { ascending, inTurns, median, medianRatio, print, quantile } from "./report.js"

type Kit = ReturnType<typeof newWholeKit>
type Read = () => Promise<unknown>

/** Rows of the one person who has the most. */
const busy = 100_000

const timesOf = async (read: Read, count: number) => {
  const times: Array<number> = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return ascending(times)
}

const personNamed = async (pool: pg.Pool, name: string): Promise<User> => {
  const { rows } = await pool.query({ text: "select id from users where full_name = $1 limit 1", values: [name] })
  return { _tag: "User", userId: UserId.make(rows[0].id), roles: ["mentee"] }
}

const byIds = (pool: pg.Pool, ids: ReadonlyArray<string>): Read => {
  const text = "select * from notifications where id = any($1)"
  return () => pool.query({ text, values: [[...ids]] })
}

/** Each with its limit. */
const readsOf = async (kit: Kit, pool: pg.Pool, user: User) => {
  const inbox = kit.as(user).notifications
  const list = async (asked: Parameters<typeof inbox.listNotifications>[0]) => {
    const ours = () => inbox.listNotifications(asked)
    const { items } = (await ours()).notifications
    if (items.length === 0) throw new Error(`${JSON.stringify(asked)} finds nothing`)
    return {
      ours,
      limit: byIds(
        pool,
        items.map(({ id }) => id)
      )
    }
  }
  const { total } = (await inbox.listNotifications({})).notifications
  const { notifications: middle } = await inbox.listNotifications({ page: Math.ceil(total / 30) })
  const { rows } = await pool.query({
    text: "select max(revision)::int as last from notifications where user_id = $1",
    values: [user.userId]
  })
  const one = "select unread, unread_mention, unread_communities from notification_counts where user_id = $1"
  return {
    first: await list({}),
    unread: await list({ tab: "unread" }),
    mention: await list({ tab: "mention" }),
    "by-cursor": await list(middle.next_cursor === null ? {} : { cursor: middle.next_cursor }),
    after: await list({ after: Math.max(0, rows[0].last - 1) }),
    count: {
      ours: () => inbox.countUnread({}),
      limit: () => pool.query({ text: one, values: [user.userId] })
    }
  }
}

export const reads = async ({
  kit,
  pool,
  sizes
}: {
  readonly kit: Kit
  readonly pool: pg.Pool
  readonly sizes: ReadonlyArray<number>
}) => {
  await pool.query("truncate notifications, notification_senders")
  await pool.query(`
    insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
    values (gen_random_uuid(), 'Busy', 'busy', 'busy@bench.test', 'Europe/Berlin', true, now(), now(), now())`)
  let already = 0
  for (const size of sizes) {
    await fillInboxes(pool, size, busy, already)
    already = size
    for (const [who, name] of [
      ["busy", "Busy"],
      ["member", "Member"]
    ] as const) {
      const all = await readsOf(kit, pool, await personNamed(pool, name))
      for (const [read, { limit, ours }] of Object.entries(all)) {
        const contenders = [ours, limit].map((one) => () => timesOf(one, 100))
        const [values = [], limits = []] = await inTurns(contenders, { rounds: 5 })
        for (const [part, share] of [
          ["p50", 0.5],
          ["p95", 0.95]
        ] as const) {
          const [own = [], bare = []] = [values, limits].map((rounds) => rounds.map((times) => quantile(times, share)))
          const figure = `notifications.${who}.${read}.${size / 1_000_000}M.${part}`
          print(figure, median(own).toFixed(2), "ms", medianRatio(own, bare))
        }
      }
    }
  }
}
