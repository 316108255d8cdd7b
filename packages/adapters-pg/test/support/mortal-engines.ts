/** Engines of hosts that die before their n-th statement, with what the database makes of that: it undoes what was open. */
import type { PGlite } from "@electric-sql/pglite"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { type Engine, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { pooledPglite } from "@mentorkit/test-kit/databases/pglite-pool"
import { Effect, Layer, type Scope } from "effect"
import pg from "pg"

/** What a host has left to live for; `begin` is when its statements begin to count. */
export interface Life {
  readonly begin: () => void
  readonly isDead: () => boolean
  readonly died: Promise<void>
}

export interface MortalDatabase {
  /** Of hosts that live on. */
  readonly engine: Engine
  /** Of a host that dies. */
  readonly dying: (n: number) => Effect.Effect<{ readonly engine: Engine; readonly life: Life }, never, Scope.Scope>
  /** Undoes what a dead host has left open, where the database cannot notice that by itself. */
  readonly bury: Effect.Effect<void>
  /** A host that lives on bears that others die beside it. */
  readonly isShared: boolean
}

const newLife = (n: number, onDeath: () => void) => {
  let [left, isUnderWay, isDead] = [n, false, false]
  let tell = () => {}
  const died = new Promise<void>((resolve) => {
    tell = resolve
  })
  return {
    life: {
      begin: () => {
        isUnderWay = true
      },
      isDead: () => isDead,
      died
    } satisfies Life as Life,
    /** Whether the host lives to send its next statement. */
    goesOn: () => {
      if (isUnderWay && --left <= 0 && !isDead) {
        isDead = true
        onDeath()
        tell()
      }
      return !isDead
    }
  }
}

/** Of all calls of the method. */
const guard = (target: object, method: string, goesOn: () => boolean) => {
  const original: (...args: Array<unknown>) => unknown = Reflect.get(target, method)
  Reflect.set(target, method, (...args: Array<unknown>) =>
    goesOn() ? original.apply(target, args) : Promise.reject(new Error("Connection terminated unexpectedly"))
  )
}

/** Its sockets are cut, which is all that a server sees of a process that is killed. */
const dyingPool = (connectionString: string, n: number) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const clients = new Set<pg.PoolClient>()
      const { goesOn, life } = newLife(n, () => {
        for (const client of clients) Reflect.get(Reflect.get(client, "connection"), "stream").destroy()
      })
      const pool = new pg.Pool({ connectionString, max: 20 })
      pool.on("error", () => undefined)
      pool.on("connect", (client) => {
        client.on("error", () => undefined)
        clients.add(client)
        guard(client, "query", goesOn)
      })
      return { pool, life }
    }),
    ({ pool }) => Effect.promise(() => pool.end())
  )

const onPostgres: Effect.Effect<MortalDatabase, never, Scope.Scope> = Effect.map(newPostgresUrl, (url) => ({
  engine: hostOn(url),
  dying: (n) => Effect.map(dyingPool(url, n), ({ life, pool }) => ({ life, engine: Layer.orDie(Pg.layer({ pool })) })),
  bury: Effect.void,
  isShared: true
}))

/** All that its drivers do goes by these two. */
const mortal = (db: PGlite, goesOn: () => boolean): PGlite => {
  const own: Record<string, unknown> = {}
  for (const method of ["exec", "execProtocol"] as const) {
    own[method] = db[method].bind(db)
    guard(own, method, goesOn)
  }
  return new Proxy(db, {
    get: (target, key) => {
      const value: unknown = Object.hasOwn(own, key) ? Reflect.get(own, key) : Reflect.get(target, key)
      return typeof value === "function" ? value.bind(target) : value
    }
  })
}

const onPglite: Effect.Effect<MortalDatabase, never, Scope.Scope> = Effect.map(pooledPglite(), (db) => ({
  engine: Layer.orDie(Pglite.layerOf(db)),
  dying: (n) =>
    Effect.sync(() => {
      const { goesOn, life } = newLife(n, () => {})
      return { life, engine: Layer.orDie(Pglite.layerOf(mortal(db, goesOn))) }
    }),
  // What a process that is killed takes along: its session.
  isShared: false,
  bury: Effect.promise(async () => {
    await db.exec("rollback")
    await db.exec("discard all")
  })
}))

export const mortalDatabases = [
  ["PGlite", onPglite],
  ["PostgreSQL", onPostgres]
] as const
