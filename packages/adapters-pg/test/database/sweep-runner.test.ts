/** Sweeps among hosts: at most one run at a time, one that succeeds in each period. */
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { allSweeps, runSweeps } from "@mentorkit/adapters-pg"
import { type Sweep, Sweeps } from "@mentorkit/core/kernel"
import { Array, Clock, Deferred, Duration, Effect, Exit, FastCheck, Fiber, Layer, Logger } from "effect"
import { vi } from "vitest"
import { overdueSeconds, scheduleOf } from "../../src/database/background/sweep-periods.js"
import { pauseSeconds } from "../../src/database/background/sweep-runs.js"
import { migrate } from "../../src/database/migrator/migrate.js"
import { startChild } from "../support/child.js"
import { engineOf } from "../support/crash-storage.js"
import { newPostgresUrl, patientEngines } from "../support/engines.js"
import { newFolder } from "../support/folders.js"
import { counting, eventually, newHost, newTime, patient, rowOf } from "../support/sweeps.js"

/** Some sweeps fail on purpose. */
const quiet = Logger.remove(Logger.defaultLogger)
const real = { excludeTestServices: true, timeout: 120_000 } as const

/** For a sweep that says when it has begun, and goes on until it may end. */
const newGate = Effect.gen(function* () {
  const [began, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
  return {
    began: Deferred.await(began),
    open: Deferred.succeed(mayEnd, undefined),
    work: Effect.zipRight(Deferred.succeed(began, undefined), Deferred.await(mayEnd))
  }
})

const change = Effect.fnUntraced(function* (sweep: Sweep, set: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update sweep_runs set ${sql.literal(set)} where sweep = ${sweep.name}`
}, Effect.orDie)

/** Somebody else, who is alive for long. */
const taken = "holder = gen_random_uuid(), period = period + interval '1 hour', free_at = 'infinity'"

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
          yield* eventually(() => all.every(({ counts }) => counts.runs >= period && counts.running === 0))
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
        yield* eventually(() => due === 0)
      })
    )

    // Falls without the pause, without the limit, or if a new period does not begin to count anew.
    it.scoped("that fail are tried again after a pause, five times in a period", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const time = newTime()
        const { counts, sweep } = counting(Effect.dieMessage("down"))
        const host = yield* newHost([sweep], time)
        for (const attempt of [1, 2, 3, 4, 5]) {
          const [before] = yield* sql<{ readonly at: Date }>`select clock_timestamp() as at`
          yield* change(sweep, "free_at = clock_timestamp()")
          yield* eventually(Effect.map(rowOf(sweep), (row) => row.attempts === attempt && row.holder === null))
          const { freeAt } = yield* rowOf(sweep)
          assert.isAtLeast(freeAt.getTime() - (before?.at.getTime() ?? 0), pauseSeconds(attempt) * 1000)
        }
        yield* change(sweep, "free_at = clock_timestamp()")
        yield* host.looksAgain
        assert.strictEqual(counts.runs, 5)
        // The next one waits for no pause of this one.
        yield* change(sweep, "free_at = 'infinity'")
        time.addMinutes(5)
        yield* eventually(() => counts.runs === 6)
        yield* eventually(Effect.map(rowOf(sweep), ({ attempts, holder }) => attempts === 1 && holder === null))
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
        yield* eventually(() => running() === 4)
        yield* host.looksAgain
        assert.strictEqual(running(), 4)
        aheadMillis += 31_000
        yield* eventually(() => running() === 8)
        aheadMillis += 31_000
        yield* host.looksAgain
        assert.strictEqual(running(), 8)
        yield* gate.open
        yield* eventually(() => hanging.every(({ counts }) => counts.runs === 1))
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
        yield* eventually(() => counts.running === 1)
        yield* Deferred.succeed(limit, undefined)
        yield* eventually(Effect.map(rowOf(sweep), ({ holder }) => holder === null))
        const { attempts, finished, period } = yield* rowOf(sweep)
        assert.deepStrictEqual({ attempts, isDone: finished >= period }, { attempts: 1, isDone: false })
      })
    )

    // Falls if a stop ends what runs at once, or if the lease is not renewed while it waits.
    it.scoped("that run are waited for by a stop, and stay with their host meanwhile", () =>
      Effect.gen(function* () {
        const gate = yield* newGate
        const { counts, sweep } = counting(gate.work)
        const next = counting()
        const time = newTime()
        const host = yield* newHost([sweep, next.sweep], { ...time, leaseSeconds: 0.3, graceSeconds: 60 })
        yield* gate.began
        yield* eventually(Effect.map(rowOf(next.sweep), ({ finished, period }) => finished >= period))
        const stopping = yield* Effect.fork(host.stop)
        yield* Effect.sleep("100 millis")
        time.addMinutes(5)
        const { freeAt, holder } = yield* rowOf(sweep)
        assert.isNotNull(holder)
        yield* eventually(Effect.map(rowOf(sweep), (row) => row.holder === holder && row.freeAt > freeAt))
        assert.strictEqual(counts.running, 1)
        yield* gate.open
        yield* Fiber.join(stopping)
        const { finished, period } = yield* rowOf(sweep)
        assert.deepStrictEqual([finished, counts.runs, next.counts.runs], [period, 1, 1])
      })
    )

    // Falls where what was claimed stays with the host that claimed it, or a stop counts as a failure.
    it.scoped("that do not end are given back by a stop, for the next host to run at once", () =>
      Effect.gen(function* () {
        const time = newTime()
        const { counts, sweep } = counting(Effect.suspend(() => (counts.runs === 1 ? Effect.never : Effect.void)))
        const host = yield* newHost([sweep], { ...time, graceSeconds: 0 })
        yield* eventually(() => counts.running === 1)
        yield* host.stop
        const { attempts, holder } = yield* rowOf(sweep)
        assert.deepStrictEqual({ attempts, holder, running: counts.running }, { attempts: 0, holder: null, running: 0 })
        yield* newHost([sweep], time)
        yield* eventually(() => counts.runs === 2)
      })
    )

    // Falls if a lease is not looked at, or never ends.
    it.scoped("that another host is at are left to it while it lives, in the next period too", () =>
      Effect.gen(function* () {
        const time = newTime()
        const { counts, sweep } = counting()
        const host = yield* newHost([sweep], time)
        yield* eventually(Effect.map(rowOf(sweep), ({ finished, period }) => finished >= period))
        yield* change(sweep, taken.replace("1 hour", "5 minutes"))
        time.addMinutes(5)
        yield* host.looksAgain
        time.addMinutes(5)
        yield* host.looksAgain
        assert.strictEqual(counts.runs, 1)
        yield* change(sweep, "free_at = clock_timestamp()")
        yield* eventually(() => counts.runs === 2)
      })
    )

    // Falls if a host that was taken for dead goes on, or notes the end of what is another one's.
    it.scoped("that were lost to another host are ended, and left to it", () =>
      Effect.gen(function* () {
        const { counts, sweep } = counting(Effect.never)
        yield* newHost([sweep], { ...newTime(), leaseSeconds: 0.3 })
        yield* eventually(() => counts.running === 1)
        yield* change(sweep, taken)
        const { holder } = yield* rowOf(sweep)
        yield* eventually(() => counts.running === 0)
        const after = yield* rowOf(sweep)
        assert.deepStrictEqual([after.holder, after.finished < after.period], [holder, true])
      })
    )

    // Falls if an error on the way to or from the database ends the loop that met it.
    it.scoped("go on after the database was away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const time = newTime()
        const isAway = yield* Deferred.make<void>()
        const goesAway = Effect.zipRight(
          Effect.orDie(sql`alter table sweep_runs rename to sweep_runs_away`),
          Deferred.succeed(isAway, undefined)
        )
        const { counts, sweep } = counting(Effect.suspend(() => (counts.runs === 1 ? goesAway : Effect.void)))
        yield* newHost([sweep], time)
        yield* Deferred.await(isAway)
        // A host may start meanwhile.
        const other = counting()
        yield* newHost([other.sweep], time)
        yield* Effect.sleep("100 millis")
        yield* sql`alter table sweep_runs_away rename to sweep_runs`
        yield* change(sweep, "free_at = clock_timestamp()")
        time.addMinutes(5)
        yield* eventually(() => counts.runs >= 2 && other.counts.runs >= 1)
      })
    )

    it.scoped("with a cron that cannot be read are a defect", () =>
      Effect.gen(function* () {
        const { sweep } = counting(Effect.void, "at noon")
        assert.isTrue(Exit.isFailure(yield* Effect.exit(runSweeps([sweep]))))
      })
    )
  })
})

describe.each([
  ["PGlite", Effect.map(newFolder, (folder) => join(folder, "data"))],
  ["PostgreSQL", newPostgresUrl]
] as const)("a sweep whose host is killed on %s", (_name, newPlace) => {
  // Falls if nobody takes over what a dead host was at.
  it.scopedLive(
    "is run by another one once its lease is over",
    () =>
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
          yield* eventually(Effect.map(rowOf(sweep), ({ finished, period }) => finished >= period))
          assert.deepStrictEqual([runs, (yield* rowOf(sweep)).attempts], [1, 2])
        }).pipe(Effect.scoped, Effect.provide(migrate), Effect.provide(engineOf(place)))
      }),
    120_000
  )
})

const crons = ["* * * * *", "*/15 * * * *", "17 * * * *", "27 3 * * *", "20 0 * * 1", "0 0 1 1 *", "0 0 29 2 *"]
const sweepAt = (cron: string, name = cron): Sweep => ({ name, cron, run: Effect.succeed(0) })

describe("the periods of a sweep", () => {
  it("are those of its cron, one after the other, and each moment is in one", () => {
    const moment = FastCheck.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2040-01-01") })
    const edge = moment.map((millis) => millis - (millis % 60_000))
    FastCheck.assert(
      FastCheck.property(FastCheck.constantFrom(...crons), FastCheck.oneof(moment, edge), (cron, millis) => {
        const { after, at, before } = scheduleOf(sweepAt(cron))
        const period = at(millis)
        assert.isAtMost(period.getTime(), millis)
        assert.isAbove(after(period).getTime(), millis)
        assert.deepStrictEqual(after(before(period)), period)
      })
    )
  })

  it("are overdue from the first one that is not done, of sweeps that are known", () => {
    const noon = Date.parse("2030-01-01T12:00:00Z")
    const at = (minutes: number) => new Date(noon + minutes * 60_000)
    const sweeps = [sweepAt("* * * * *", "quick"), sweepAt("0 * * * *", "slow"), sweepAt("* * * * *", "new")]
    const rows = (quick: Date, slow: Date) => [
      { sweep: "quick", finished: quick },
      { sweep: "slow", finished: slow },
      { sweep: "gone", finished: at(-600) }
    ]
    const overdue = (quick: Date, slow: Date, now: Date) => overdueSeconds(sweeps, rows(quick, slow), now.getTime())
    assert.strictEqual(overdue(at(5), at(0), at(5.5)), 0)
    assert.strictEqual(overdue(at(2), at(0), at(5.5)), 150)
    assert.strictEqual(overdue(at(2), at(-120), at(5.5)), 65.5 * 60)
    assert.strictEqual(overdueSeconds(sweeps, [], noon), 0)
  })

  it("have growing pauses between attempts", () => {
    assert.deepStrictEqual([1, 2, 3, 4].map(pauseSeconds), [5, 25, 125, 625])
  })
})
