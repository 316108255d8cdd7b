/** A host's connections to PostgreSQL, divided by what they are for, so that nobody takes another one's. */
import { setTimeout } from "node:timers/promises"
import { Effect, Redacted } from "effect"
import pg from "pg"
import type { PoolState } from "./connection-pool.js"
import type { Purpose } from "./connection-purpose.js"
import type { SchemaPath } from "./database-schema.js"
import { sessionSettings } from "./session-settings.js"
import { typeParsers } from "./type-parsers.js"

export interface Waits {
  /** Whoever asks how things are is answered soon or not at all. */
  readonly vitalStatementMillis: number
  readonly vitalLockMillis: number
  /** How long a server may say nothing when it should have ended a statement. */
  readonly silenceMillis: number
  /** A stop does not wait longer for statements whose server has vanished. */
  readonly goodbyeMillis: number
}
export const usualWaits: Waits = {
  vitalStatementMillis: 2_000,
  vitalLockMillis: 250,
  silenceMillis: 5_000,
  goodbyeMillis: 5_000
}

/** What is the same for connections of ours and for those of a pool that somebody brings. */
export interface PgCommonOptions {
  /**
   * Where our tables, functions and job tables are, made by the first migration. Without one: `public` where a kit has
   * been migrated into it, else `mentorkit`. Two kits share a database in two schemas.
   */
  readonly schema?: string
  /** A statement that takes longer fails; 30 s unless told. */
  readonly statementTimeoutMillis?: number
  /**
   * A request that waits longer for a connection gets `DatabaseUnavailable`; 10 s unless told. The background waits as long
   * as a statement may take where that is longer.
   */
  readonly waitMillis?: number
  /**
   * A request that waits longer for a lock gets `DatabaseUnavailable`. From then on all but a third of the connections
   * wait for a quarter of a second at most, until five seconds have passed without such a wait. Without it a request waits as long as a statement may take, as the
   * background always does.
   */
  readonly lockWaitMillis?: number
}

export interface PgUrlOptions extends PgCommonOptions {
  readonly url: Redacted.Redacted
  /**
   * 10 unless told. Half of them, at most four, are the background's and the others the requests'; each has one at least.
   * Two for vitals and one to listen on come on top.
   */
  readonly maxConnections?: number
}

export interface PgPoolOptions extends PgCommonOptions {
  /**
   * An embedder's own pool, of three connections or more: neither ended nor changed. One of them is kept to listen on; a
   * third, four at most, is lent to the background. What we need is set for each transaction, and every statement is in
   * one: by itself it takes three round trips where `url` takes one.
   */
  readonly pool: pg.Pool
}

export type PgOptions = PgUrlOptions | PgPoolOptions

/** What is waited for where the options say nothing. */
export const defaulted = <O extends PgCommonOptions>(options: O) => ({
  ...options,
  statementTimeoutMillis: options.statementTimeoutMillis ?? 30_000,
  waitMillis: options.waitMillis ?? 10_000
})
export type Defaulted = Required<Pick<PgCommonOptions, "statementTimeoutMillis" | "waitMillis">>

/** For the locks of a host that vanished in the middle of a transaction. */
export const idleTransactionMillis = 60_000

/** Sweeps and deliveries share them. */
export const maxForBackground = 4

export const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: "text" | "binary") =>
  typeParsers[id] ?? pg.types.getTypeParser(id, format as "text")

export const quiet = () => undefined

/** `-c search_path=…` behind what the URL says itself, which the driver would prefer. */
const onPath = (url: string, { searchPath }: SchemaPath): pg.PoolConfig => {
  const escaped = searchPath.replace(/[\\ ]/g, (special) => `\\${special}`)
  const settings = Object.entries({ search_path: escaped, ...sessionSettings })
  const ours = settings.map(([name, value]) => `-c ${name}=${value}`).join(" ")
  const theirs = /([?&]options=)([^&#]*)/
  return theirs.test(url)
    ? { connectionString: url.replace(theirs, (_, key, value) => `${key}${value}${encodeURIComponent(` ${ours}`)}`) }
    : { connectionString: url, options: [process.env["PGOPTIONS"], ours].filter(Boolean).join(" ") }
}

const poolOf = (url: Redacted.Redacted, path: SchemaPath, config: pg.PoolConfig) => {
  const pool = new pg.Pool({
    ...onPath(Redacted.value(url), path),
    idle_in_transaction_session_timeout: idleTransactionMillis,
    application_name: "mentorkit",
    // Servers that are gone for good are told by the system in the end, about ten minutes later.
    keepAlive: true,
    types: { getTypeParser },
    ...config
  })
  // A connection that dies tells its next statement; nobody else needs to know, least of all `process`.
  pool.on("error", quiet)
  pool.on("connect", (client) => client.on("error", quiet))
  return pool
}

const vitalPool = (url: Redacted.Redacted, path: SchemaPath, { vitalLockMillis, vitalStatementMillis }: Waits) =>
  poolOf(url, path, {
    application_name: "mentorkit-vitals",
    // One for numbers, which may take a moment, and one for the question whether anybody is there.
    max: 2,
    // Kept: a server that is full for everybody else still answers here.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: vitalStatementMillis,
    statement_timeout: vitalStatementMillis,
    // A server that has vanished says nothing, so the next question needs another connection.
    query_timeout: 2 * vitalStatementMillis,
    lock_timeout: vitalLockMillis
  })

type Pools = { readonly [P in Purpose]: pg.Pool }

const openPools = (
  { lockWaitMillis, maxConnections = 10, statementTimeoutMillis, url, waitMillis }: PgUrlOptions & Defaulted,
  path: SchemaPath,
  waits: Waits
): Pools => {
  const common = { connectionTimeoutMillis: waitMillis, statement_timeout: statementTimeoutMillis }
  const forBackground = Math.max(1, Math.min(maxForBackground, Math.floor(maxConnections / 2)))
  return {
    requests: poolOf(url, path, {
      ...common,
      max: Math.max(1, maxConnections - forBackground),
      // The server has ended the statement by then, or it has vanished, which nobody else would notice for a long time.
      query_timeout: statementTimeoutMillis + waits.silenceMillis,
      ...(lockWaitMillis !== undefined && { lock_timeout: lockWaitMillis })
    }),
    // Waits for a connection as long as a statement may take, since its holders may wait for locks. Migrations set aside
    // how long that is, so the driver ends nothing here.
    background: poolOf(url, path, {
      ...common,
      max: forBackground,
      connectionTimeoutMillis: Math.max(waitMillis, statementTimeoutMillis)
    }),
    vitals: vitalPool(url, path, waits)
  }
}

/** Nothing of Effect's times out while a scope closes. */
const end = (pools: Pools, { goodbyeMillis }: Waits) =>
  Effect.promise(() => {
    const ended = Promise.all(Object.values(pools).map((pool) => pool.end()))
    return Promise.race([ended, setTimeout(goodbyeMillis, undefined, { ref: false })])
  })

/** They connect when they are asked for something, and are closed with the scope. */
export const poolsOf = (options: PgUrlOptions & Defaulted, path: SchemaPath, waits: Waits) =>
  Effect.acquireRelease(
    Effect.sync(() => openPools(options, path, waits)),
    (pools) => end(pools, waits)
  )

export const stateOf = (purpose: PoolState["purpose"], pool: pg.Pool): PoolState => ({
  purpose,
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount
})

export const statesOf = ({ background, requests }: Pools): ReadonlyArray<PoolState> => [
  stateOf("requests", requests),
  stateOf("background", background)
]
