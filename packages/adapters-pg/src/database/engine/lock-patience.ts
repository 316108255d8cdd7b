/**
 * How long requests wait for a lock. Whoever has waited in vain shortens the patience of all but a few: as long as each of
 * them waits in full, a locked table takes all connections from those who do not need it. The few go on telling whether
 * it is still locked; that somebody else's wait was too short tells nothing.
 */
import type pg from "pg"
import { isLockTimeout } from "./unavailable.js"

const shortMillis = 250
/** Since somebody last waited in full and in vain. */
const shortForMillis = 5_000

export interface LockQueue {
  readonly lastInVain: number | undefined
  /** Connections that are in use and may wait in full. */
  readonly inFull: number
  /** As many may while patience is short. */
  readonly mostInFull: number
}

/** What is due to one more connection, by a clock that nobody sets back. */
export const lockWaitAt = (now: number, { inFull, lastInVain, mostInFull }: LockQueue, fullMillis: number): number => {
  const isShort = lastInVain !== undefined && now - lastInVain < shortForMillis && inFull >= mostInFull
  return isShort ? Math.min(shortMillis, fullMillis) : fullMillis
}

/** For a pool of so many connections, which begin with `fullMillis`. */
export const newLockPatience = (fullMillis: number, connections: number) => {
  const applied = new WeakMap<pg.PoolClient, number>()
  const inFull = new Set<pg.PoolClient>()
  const mostInFull = Math.floor(connections / 3)
  let lastInVain: number | undefined
  const of = (client: pg.PoolClient): number => applied.get(client) ?? fullMillis
  return {
    /** What a statement on one of them failed with. */
    noteTimeout: (client: pg.PoolClient, error: unknown): void => {
      if (isLockTimeout(error) && of(client) === fullMillis) lastInVain = performance.now()
    },
    /** To each connection, before it is used. A round trip only where it has another one. */
    applyTo: async (client: pg.PoolClient): Promise<void> => {
      const millis = lockWaitAt(performance.now(), { lastInVain, inFull: inFull.size, mostInFull }, fullMillis)
      if (millis === fullMillis) inFull.add(client)
      if (millis === of(client)) return
      await client.query(`set lock_timeout = ${millis}`)
      applied.set(client, millis)
    },
    /** Of each connection, after its use. */
    release: (client: pg.PoolClient): void => void inFull.delete(client)
  }
}
export type LockPatience = ReturnType<typeof newLockPatience>
