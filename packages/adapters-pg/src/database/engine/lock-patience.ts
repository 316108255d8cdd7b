/**
 * How long requests wait for a lock. Whoever has waited in vain shortens the patience of all: as long as each of them waits
 * in full, a locked table takes all connections from those who do not need it.
 */
import type pg from "pg"
import { isLockTimeout } from "./unavailable.js"

const shortMillis = 250
/** Since somebody last waited in vain. */
const shortForMillis = 5_000

/** What is due now, by a clock that nobody sets back. */
export const lockWaitAt = (now: number, lastInVain: number | undefined, fullMillis: number): number =>
  lastInVain !== undefined && now - lastInVain < shortForMillis ? Math.min(shortMillis, fullMillis) : fullMillis

/** For a pool whose connections begin with `fullMillis`. */
export const newLockPatience = (fullMillis: number) => {
  const applied = new WeakMap<pg.PoolClient, number>()
  let lastInVain: number | undefined
  return {
    /** What a statement on one of them failed with, before the connection is anybody else's. */
    noteTimeout: (error: unknown): void => {
      if (isLockTimeout(error)) lastInVain = performance.now()
    },
    /** To each connection, before it is used. A round trip only where it has another one. */
    applyTo: async (client: pg.PoolClient): Promise<void> => {
      const millis = lockWaitAt(performance.now(), lastInVain, fullMillis)
      if (millis === (applied.get(client) ?? fullMillis)) return
      await client.query(`set lock_timeout = ${millis}`)
      applied.set(client, millis)
    }
  }
}
export type LockPatience = ReturnType<typeof newLockPatience>
