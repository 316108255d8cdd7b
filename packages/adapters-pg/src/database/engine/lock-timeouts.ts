/**
 * The lock timeout of requests. After one of them has waited for the whole of it in vain, all connections but a few get a
 * short one: while each request waits in full, one locked table takes all connections from requests that do not need it.
 * The few that still wait in full find out whether the table is free again; a short wait that fails proves nothing.
 */
import type pg from "pg"
import { isLockTimeout } from "./unavailable.js"

const shortMillis = 250
/** Counted from the last full wait that failed. */
const shortForMillis = 5_000

export interface LockWaits {
  readonly lastTimeoutAt: number | undefined
  /** Connections in use that have the full timeout. */
  readonly fullWaits: number
  /** So many keep the full timeout while the others have the short one. */
  readonly maxFullWaits: number
}

/** The timeout for one more connection; `now` is of a monotonic clock. */
export const lockTimeoutAt = (
  now: number,
  { fullWaits, lastTimeoutAt, maxFullWaits }: LockWaits,
  fullMillis: number
): number => {
  const isShort = lastTimeoutAt !== undefined && now - lastTimeoutAt < shortForMillis && fullWaits >= maxFullWaits
  return isShort ? Math.min(shortMillis, fullMillis) : fullMillis
}

/** For a pool of so many connections, which begin with `fullMillis`. */
export const newLockTimeouts = (fullMillis: number, connections: number) => {
  const given = new WeakMap<pg.PoolClient, number>()
  const waitingInFull = new Set<pg.PoolClient>()
  const maxFullWaits = Math.floor(connections / 3)
  let lastTimeoutAt: number | undefined
  const timeoutOf = (client: pg.PoolClient): number => given.get(client) ?? fullMillis
  /** Call for each connection before its use. Answers its timeout, and whether that is another one than at its last use. */
  const take = (client: pg.PoolClient): { readonly millis: number; readonly isNew: boolean } => {
    const waits = { lastTimeoutAt, fullWaits: waitingInFull.size, maxFullWaits }
    const millis = lockTimeoutAt(performance.now(), waits, fullMillis)
    if (millis === fullMillis) waitingInFull.add(client)
    const isNew = millis !== timeoutOf(client)
    given.set(client, millis)
    return { millis, isNew }
  }
  return {
    take,
    /** A statement on this connection has failed with this error. */
    noteTimeout: (client: pg.PoolClient, error: unknown): void => {
      if (isLockTimeout(error) && timeoutOf(client) === fullMillis) lastTimeoutAt = performance.now()
    },
    /** `take` for a connection that keeps its timeout: costs a round trip only where that changes. */
    applyTo: async (client: pg.PoolClient): Promise<void> => {
      const { isNew, millis } = take(client)
      if (isNew) await client.query(`set lock_timeout = ${millis}`)
    },
    /** Call for each connection after its use. */
    release: (client: pg.PoolClient): void => void waitingInFull.delete(client)
  }
}
export type LockTimeouts = ReturnType<typeof newLockTimeouts>
