/** Sweeps among hosts: at most one run at a time, one that succeeds in each period. */
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { type Sweep, Sweeps } from "@mentorkit/core/kernel/ports"
import { newPostgresUrl, patientEngines } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Array, Clock, Deferred, Duration, Effect, Exit, Layer, Logger } from "effect"
import { vi } from "vitest"
import { pauseSeconds } from "../../../src/database/background/sweep-runs.js"
import { migrate } from "../../../src/database/migrator/migrate.js"
import { allSweeps, runSweeps } from "../../../src/index.js"
import { startChild } from "../../support/child.js"
import { engineOf } from "../../support/crash-storage.js"
import { change, counting, isDone, newGate, newHost, newTime, patient, rowOf } from "../../support/sweeps.js"

/** Some sweeps fail on purpose. */
const quiet = Logger.remove(Logger.defaultLogger)
const real = { excludeTestServices: true } as const

/** Somebody else, who is alive for long. */
const taken = "holder = gen_random_uuid(), period = period + interval '1 hour', free_at = 'infinity'"

/** Of the database, as the runner sees it. */
const newAbsence = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const hasBegun = yield* Deferred.make<void>()
  const leave = Effect.orDie(sql`alter table sweep_runs rename to sweep_runs_away`)
  return {
    begin: Effect.zipRight(leave, Deferred.succeed(hasBegun, undefined)),
    hasBegun: Deferred.await(hasBegun),
    end: sql`alter table sweep_runs_away rename to sweep_runs`
  }
})

describe.each(patientEngines)("sweeps on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    // Falls if a host claims what another one has claimed or finished.
    it.scoped("run once in each period, whichever of the hosts is first, and never two at a time", () =>
      Effect.gen(function* () {
        const time = newTime()
        const all = Array.makeBy(20, () => counting(Effect.sleep("2 millis")))
        const sweeps = all.map(({ sweep }) => sweep)
        const hosts = yield* Effect.replicateEffect(newHost(sweeps, time), 4)
        for (const period of [1, 2, 3]) {
          yield* untilSo(() => all.every(({ counts }) => counts.runs >= period && counts.running === 0))
          yield* Effect.forEach(hosts, ({ looksAgain }) => looksAgain)
          for (const { counts } of all) assert.deepStrictEqual(counts, { runs: period, running: 0, mostAtOnce: 1 })
          time.addMinutes(5)
        }
      })
    )

    // Falls if a start runs what is done, or leaves what was missed.
    it.scoped("are not run again by a restart, and made up for once after hosts were away", () =>
      Effect.gen(function* () {
        const time = newTime()
        const { counts, sweep } = counting()
        const started = Effect.flatMap(newHost([sweep], time), (host) => Effect.as(host.looksAgain, host))
        yield* (yield* started).stop
        assert.strictEqual(counts.runs, 1)
        yield* (yield* started).stop
        time.addMinutes(2)
        yield* (yield* started).stop
        assert.strictEqual(counts.runs, 1)
        time.addMinutes(180)
        yield* Effect.zipRight(started, started)
        assert.strictEqual(counts.runs, 2)
      })
    )

    // Falls if an earlier period than the one that is done counts as another one.
    it.scoped("are not run for a period that another host's clock has left behind", () =>
      Effect.gen(function* () {
        const [behind, ahead] = [newTime(), newTime()]
        ahead.addMinutes(5)
        const { counts, sweep } = counting()
        yield* (yield* newHost([sweep], ahead)).looksAgain
        yield* (yield* newHost([sweep], behind)).looksAgain
        assert.strictEqual(counts.runs, 1)
      })
    )

    it.scoped("work until nothing is due; what this package forgets is among them", () =>
      Effect.gen(function* () {
        let due = 7
        const run = Effect.sync(() => (due > 0 ? due-- : 0))
        const core: Sweep = { name: `test.${crypto.randomUUID()}`, cron: "* * * * *", run }
        const sweeps = yield* Effect.provideService(allSweeps, Sweeps, [core])
        assert.deepStrictEqual(
          sweeps.map(({ name }) => name),
          [
            core.name,
            "outbox.forgetDelivered",
            "idempotency.forgetKeys",
            "rateLimits.forgetBuckets",
            "realtime.forgetFrames"
          ]
        )
        yield* newHost(sweeps, newTime())
        yield* untilSo(() => due === 0)
      })
    )

    // Falls without the pause, without the limit, or if a new period does not begin to count anew.
    it.scoped("that fail are tried again after a pause, five times in a period", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const time = newTime()
        const { counts, sweep } = counting(Effect.dieMessage("down"))
        const clock = sql<{ readonly at: Date }>`select clock_timestamp() as at`
        let [before] = yield* clock
        const host = yield* newHost([sweep], time)
        for (const attempt of [1, 2, 3, 4, 5]) {
          // The first one begins by itself, and may have failed by now.
          if (attempt > 1) {
            ;[before] = yield* clock
            yield* change(sweep, "free_at = clock_timestamp()")
          }
          yield* untilSo(Effect.map(rowOf(sweep), (row) => row.attempts === attempt && row.holder === null))
          const { freeAt } = yield* rowOf(sweep)
          assert.isAtLeast(freeAt.getTime() - (before?.at.getTime() ?? 0), pauseSeconds(attempt) * 1000)
        }
        yield* change(sweep, "free_at = clock_timestamp()")
        yield* host.looksAgain
        assert.strictEqual(counts.runs, 5)
        // The next one waits for no pause of this one.
        yield* change(sweep, "free_at = 'infinity'")
        time.addMinutes(5)
        yield* untilSo(() => counts.runs === 6)
        yield* untilSo(Effect.map(rowOf(sweep), ({ attempts, holder }) => attempts === 1 && holder === null))
      })
    )

    // Falls if a slow sweep keeps its place for as long as it runs.
    it.scoped("that hang keep no other waiting, up to eight of them", () =>
      Effect.gen(function* () {
        const { now } = performance
        let aheadMillis = 0
        const spy = vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + aheadMillis)
        yield* Effect.addFinalizer(() => Effect.sync(() => spy.mockRestore()))
        const gate = yield* newGate
        const hanging = Array.makeBy(9, () => counting(gate.work))
        const running = () => hanging.reduce((sum, { counts }) => sum + counts.running, 0)
        const host = yield* newHost(
          hanging.map(({ sweep }) => sweep),
          newTime()
        )
        yield* untilSo(() => running() === 4)
        yield* host.looksAgain
        assert.strictEqual(running(), 4)
        aheadMillis += 31_000
        yield* untilSo(() => running() === 8)
        aheadMillis += 31_000
        yield* host.looksAgain
        assert.strictEqual(running(), 8)
        yield* gate.open
        yield* untilSo(() => hanging.every(({ counts }) => counts.runs === 1))
      })
    )

    it.scoped("that run for fifteen minutes are ended, and have failed", () =>
      Effect.gen(function* () {
        const limit = yield* Deferred.make<void>()
        const system = Clock.make()
        const clock: Clock.Clock = {
          [Clock.ClockTypeId]: Clock.ClockTypeId,
          unsafeCurrentTimeMillis: () => system.unsafeCurrentTimeMillis(),
          currentTimeMillis: system.currentTimeMillis,
          unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
          currentTimeNanos: system.currentTimeNanos,
          sleep: (duration) => (Duration.toMinutes(duration) === 15 ? Deferred.await(limit) : system.sleep(duration))
        }
        const { counts, sweep } = counting(Effect.never)
        yield* Effect.withClock(newHost([sweep], newTime()), clock)
        yield* untilSo(() => counts.running === 1)
        yield* Deferred.succeed(limit, undefined)
        yield* untilSo(Effect.map(rowOf(sweep), ({ holder }) => holder === null))
        const { attempts, finished, period } = yield* rowOf(sweep)
        assert.deepStrictEqual({ attempts, isDone: finished >= period }, { attempts: 1, isDone: false })
      })
    )

    // Falls if a lease is not looked at, or never ends.
    it.scoped("that another host is at are left to it while it lives, in the next period too", () =>
      Effect.gen(function* () {
        const time = newTime()
        const { counts, sweep } = counting()
        const host = yield* newHost([sweep], time)
        yield* untilSo(() => counts.runs === 1)
        yield* untilSo(isDone(sweep))
        yield* change(sweep, taken.replace("1 hour", "5 minutes"))
        time.addMinutes(5)
        yield* host.looksAgain
        time.addMinutes(5)
        yield* host.looksAgain
        assert.strictEqual(counts.runs, 1)
        yield* change(sweep, "free_at = clock_timestamp()")
        yield* untilSo(() => counts.runs === 2)
      })
    )

    // Falls if a host that was taken for dead goes on, or notes the end of what is another one's.
    it.scoped("that were lost to another host are ended, and left to it", () =>
      Effect.gen(function* () {
        const { counts, sweep } = counting(Effect.never)
        yield* newHost([sweep], { ...newTime(), leaseSeconds: 0.3 })
        yield* untilSo(() => counts.running === 1)
        yield* change(sweep, taken)
        const { holder } = yield* rowOf(sweep)
        yield* untilSo(() => counts.running === 0)
        const after = yield* rowOf(sweep)
        assert.deepStrictEqual([after.holder, after.finished < after.period], [holder, true])
      })
    )

    // Falls if an error on the way to or from the database ends the loop that met it.
    it.scoped("go on after the database was away", () =>
      Effect.gen(function* () {
        const time = newTime()
        const away = yield* newAbsence
        const { counts, sweep } = counting(Effect.suspend(() => (counts.runs === 1 ? away.begin : Effect.void)))
        yield* newHost([sweep], time)
        yield* away.hasBegun
        // A host may start meanwhile.
        const other = counting()
        yield* newHost([other.sweep], time)
        yield* Effect.sleep("100 millis")
        yield* away.end
        yield* change(sweep, "free_at = clock_timestamp()")
        time.addMinutes(5)
        yield* untilSo(() => counts.runs >= 2 && other.counts.runs >= 1)
      })
    )

    // Falls if the end of a run is noted once and no more: the sweep would be run again after its lease.
    it.scoped("that end while the database is away for a moment are done", () =>
      Effect.gen(function* () {
        const away = yield* newAbsence
        const { counts, sweep } = counting(away.begin)
        yield* newHost([sweep], newTime())
        yield* away.hasBegun
        yield* Effect.sleep("100 millis")
        yield* away.end
        yield* untilSo(isDone(sweep))
        assert.strictEqual(counts.runs, 1)
      })
    )

    it.scoped("with a cron that cannot be read, or that never comes, are a defect", () =>
      Effect.gen(function* () {
        for (const cron of ["at noon", "0 0 30 2 *"]) {
          const { sweep } = counting(Effect.void, cron)
          assert.isTrue(Exit.isFailure(yield* Effect.exit(runSweeps([sweep]))), cron)
        }
      })
    )
  })
})

describe.each([
  ["PGlite", Effect.flatMap(newFolder, (folder) => migratedPglite(join(folder, "data")))],
  ["PostgreSQL", newPostgresUrl]
] as const)("a sweep whose host is killed on %s", (_name, newPlace) => {
  // Falls if nobody takes over what a dead host was at.
  it.scopedLive("is run by another one once its lease is over", () =>
    Effect.gen(function* () {
      const place = yield* newPlace
      const name = "test.killed"
      const child = yield* startChild("sweep-child.ts", place, name)
      assert.strictEqual(yield* child.line, "began")
      yield* child.kill
      let runs = 0
      const sweep: Sweep = {
        name,
        cron: "0 0 1 1 *",
        run: Effect.as(
          Effect.sync(() => runs++),
          0
        )
      }
      yield* Effect.gen(function* () {
        yield* newHost([sweep], patient)
        yield* untilSo(isDone(sweep))
        assert.deepStrictEqual([runs, (yield* rowOf(sweep)).attempts], [1, 2])
      }).pipe(Effect.scoped, Effect.provide(migrate), Effect.provide(engineOf(place)))
    })
  )
})
