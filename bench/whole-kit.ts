/** A whole kit on a PostgreSQL of its own, both of which go when the measurement has ended. */
import type pg from "pg"
import { newWholeKit } from "./bookings-kit.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"

export type WholeKit = ReturnType<typeof newWholeKit>

/** `pool` is for the benchmark's own statements. */
export const withWholeKit = async (
  measure: (kit: WholeKit, pool: pg.Pool, postgres: OwnPostgres) => Promise<void>
): Promise<void> => {
  const postgres = await startOwnPostgres()
  const kit = newWholeKit(postgres.url)
  const pool = poolOn(postgres.url)
  try {
    await kit.runtime.runtime()
    await measure(kit, pool, postgres)
  } finally {
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
