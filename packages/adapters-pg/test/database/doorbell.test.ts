/** Hosts that wake each other. The relays of these tests look by themselves once a minute, so nothing is found by that. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { adapters, Pg } from "@mentorkit/adapters-pg"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type Engine, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { type Context, Deferred, Effect, Exit, Layer, Queue, Redacted, Scope } from "effect"
import { Doorbell } from "../../src/database/doorbell.js"
import { append, quiet, relayWith, subscriber } from "../support/relays.js"

const real = { excludeTestServices: true } as const

const hostLayer = (engine: Engine) =>
  Layer.mergeAll(adapters, quiet).pipe(
    Layer.provide(Layer.merge(testSecrets, testLinks)),
    Layer.provideMerge(engine),
    Layer.orDie
  )
type Host = Context.Context<Layer.Layer.Success<ReturnType<typeof hostLayer>>>

/** Another process on the database, as far as the database can tell. */
const hostBy = (engine: Engine): Effect.Effect<Host, never, Scope.Scope> => Layer.build(Layer.fresh(hostLayer(engine)))
const hostOf = (url: string) => hostBy(hostOn(url, 5))

const on =
  (host: Host) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.provide(effect, host)

/** The listening connections of a database. */
const listeners = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ readonly pid: number; readonly query: string }>`
    select pid, query from pg_stat_activity
    where datname = current_database() and application_name = 'mentorkit-listener'`
}).pipe(Effect.orDie)

const until = <A, R>(effect: Effect.Effect<A, never, R>, isThere: (found: A) => boolean) =>
  untilSo(Effect.map(effect, isThere))

/** A relay in the background; answers what it delivers. */
const relaying = Effect.gen(function* () {
  const delivered = yield* Queue.unbounded<string>()
  const relay = yield* relayWith([subscriber("outside", ({ n, thing }) => Queue.offer(delivered, `${thing}${n}`))], {
    pollEvery: "1 minute"
  })
  yield* Effect.forkScoped(relay.run)
  return Queue.take(delivered)
})

const isListening = (found: ReadonlyArray<{ readonly query: string }>) =>
  found.some(({ query }) => query.startsWith("listen"))

/** By a host that listens: what is committed while it begins to may be delivered at its first look. */
const listening = Effect.zipLeft(relaying, until(listeners, isListening))

const soon = <A>(effect: Effect.Effect<A>) =>
  Effect.timeoutFail(effect, { duration: "20 seconds", onTimeout: () => new Error("Nobody rang") })

describe("two hosts", () => {
  layer(
    Layer.empty,
    real
  )((it) => {
    // Falls if nobody is told after the commit.
    it.scoped("deliver each other's events at once", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const [here, there] = [yield* hostOf(url), yield* hostOf(url)]
        const next = yield* on(here)(listening)
        const { transact } = yield* on(there)(UnitOfWork)
        for (const n of [1, 2, 3]) {
          yield* on(there)(transact(append("theirs", n)))
          assert.strictEqual(yield* soon(next), `theirs${n}`)
        }
        yield* on(there)(append("alone", 1))
        assert.strictEqual(yield* soon(next), "alone1")
        // In a transaction that is no unit of work.
        const sql = yield* on(there)(SqlClient.SqlClient)
        yield* on(there)(sql.withTransaction(append("bare", 1)))
        assert.strictEqual(yield* soon(next), "bare1")
      })
    )

    // Falls if a lost connection is not made anew, or if what was said meanwhile is not looked for.
    it.scoped("hear each other again after the connection was lost", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const [here, there] = [yield* hostOf(url), yield* hostOf(url)]
        const next = yield* on(here)(listening)
        const sql = yield* on(there)(SqlClient.SqlClient)
        yield* on(there)(append("before", 1))
        assert.strictEqual(yield* soon(next), "before1")
        yield* sql`
          select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and application_name = 'mentorkit-listener'`
        yield* on(there)(append("meanwhile", 1))
        assert.strictEqual(yield* soon(next), "meanwhile1")
        yield* on(there)(until(listeners, isListening))
        // A look that goes on may find the first one.
        for (const n of [1, 2, 3]) {
          yield* on(there)(append("after", n))
          assert.strictEqual(yield* soon(next), `after${n}`)
        }
      })
    )

    // Falls if the bell is rung before the commit, or the host's own messages wake it a second time.
    it.scoped("are not woken by what was rolled back, and by their own commits once", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const [here, there] = [yield* hostOf(url), yield* hostOf(url)]
        const rings = (host: Host) =>
          Effect.gen(function* () {
            const { listen } = yield* Doorbell
            const rung = yield* listen("outbox")
            const counts = { rings: 0 }
            yield* Effect.forkScoped(Effect.forever(Effect.tap(rung, () => Effect.sync(() => counts.rings++))))
            yield* until(
              Effect.sync(() => counts.rings),
              (count) => count === 1
            )
            return counts
          }).pipe(on(host))
        // One ring each for the connection itself.
        const [ours, theirs] = [yield* rings(here), yield* rings(there)]
        const undone = Effect.zipRight(append("undone", 1), Effect.fail("rolled back"))
        yield* Effect.exit(on(there)(Effect.flatMap(UnitOfWork, ({ transact }) => transact(undone))))
        // Messages come in the order in which they were sent: whatever was too much before is there before these.
        for (const [count, host] of [here, there, here, there].entries()) {
          const { ring } = yield* on(host)(Doorbell)
          yield* on(host)(Effect.flatMap(UnitOfWork, ({ transact }) => transact(ring("outbox"))))
          yield* until(
            Effect.sync(() => Math.min(ours.rings, theirs.rings)),
            (least) => least >= count + 2
          )
        }
        assert.deepStrictEqual([ours.rings, theirs.rings], [5, 5])
      })
    )

    // Falls where it is told on one of these: it would wait for them, and take one from the requests that wait, too.
    it.scoped("tell each other while all connections of requests are taken", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const here = yield* hostOf(url)
        const there = yield* hostBy(Layer.orDie(Pg.layer({ url: Redacted.make(url), maxConnections: 2 })))
        const rung = yield* on(here)(Effect.flatMap(Doorbell, ({ listen }) => listen("outbox")))
        // By the connection itself.
        yield* soon(rung)
        const isHeld = yield* Deferred.make<void>()
        const holding = Effect.zipRight(Deferred.succeed(isHeld, undefined), Effect.never)
        const sql = yield* on(there)(SqlClient.SqlClient)
        yield* Effect.forkScoped(sql.withTransaction(holding))
        yield* Deferred.await(isHeld)
        yield* on(there)(Effect.flatMap(Doorbell, ({ wake }) => wake(new Set(["outbox"]))))
        yield* soon(rung)
      })
    )

    // Falls if the connection lives in another scope than its host, or is opened before anybody listens.
    it.scoped("have one listening connection each while somebody listens, and none after", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const there = yield* hostOf(url)
        const scope = yield* Scope.make()
        const here = yield* Scope.extend(hostOf(url), scope)
        yield* on(here)(append("nobody", 1))
        assert.deepStrictEqual(yield* on(there)(listeners), [])
        yield* Scope.extend(on(here)(Effect.all([relaying, relaying])), scope)
        yield* until(on(there)(listeners), (found) => found.length > 0)
        assert.lengthOf(yield* on(there)(listeners), 1)
        yield* Scope.close(scope, Exit.void)
        yield* until(on(there)(listeners), (found) => found.length === 0)
      })
    )
  })
})
