/**
 * How long requests wait for a lock. Whoever has waited in vain shortens the patience of all: as long as each of them waits
 * in full, a locked table takes all connections from those who do not need it.
 */
import type pg from "pg"
import { DatabaseUnavailable, isLockTimeout, isLoss, isRefusal } from "./unavailable.js"

const shortMillis = 250
/** Since somebody last waited in vain. */
const shortForMillis = 5_000

/** What is due now, by a clock that nobody sets back. */
export const lockWaitAt = (now: number, lastInVain: number | undefined, fullMillis: number): number =>
  lastInVain !== undefined && now - lastInVain < shortForMillis ? Math.min(shortMillis, fullMillis) : fullMillis

/** For a pool whose connections begin with `fullMillis`. */
export const newLockPatience = (fullMillis: number) => {
  const told = new WeakMap<pg.PoolClient, number>()
  let lastInVain: number | undefined
  return {
    /** What a statement on one of them failed with, before the connection is anybody else's. */
    hear: (error: unknown): void => {
      if (isLockTimeout(error)) lastInVain = performance.now()
    },
    /** For each connection, before it is used. A round trip only where it was told something else before. */
    tell: async (client: pg.PoolClient): Promise<void> => {
      const millis = lockWaitAt(performance.now(), lastInVain, fullMillis)
      if (millis === (told.get(client) ?? fullMillis)) return
      try {
        await client.query(`set lock_timeout = ${millis}`)
      } catch (cause) {
        // What was to come after it has not begun.
        throw isRefusal(cause) || isLoss(cause) ? new DatabaseUnavailable(cause) : cause
      }
      told.set(client, millis)
    }
  }
}
export type LockPatience = ReturnType<typeof newLockPatience>
