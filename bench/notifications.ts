/**
 * Notifications without HTTP, on PostgreSQL: what an event costs until its row is there, what it costs to tell 100,000 people of
 * one act, and reads of inboxes among 1,000,000 and 10,000,000 rows of which one person has 100,000.
 */
import { newWholeKit } from "./bookings-kit.js"
import { events } from "./notification-events.js"
import { fanOut } from "./notification-fan-out.js"
import { reads } from "./notification-reads.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"

export const notifications = async (
  { people, sizes }: { readonly people: number; readonly sizes: ReadonlyArray<number> } = {
    people: 100_000,
    sizes: [1_000_000, 10_000_000]
  }
) => {
  const postgres = await startOwnPostgres()
  const kit = newWholeKit(postgres.url, 10)
  const pool = poolOn(postgres.url)
  try {
    await kit.runtime.runtime()
    await events({ kit, pool })
    await fanOut({ kit, pool, people })
    await reads({ kit, pool, sizes })
  } finally {
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
