/** Sweeps where a clock is wrong: what period it is the database's clock tells, and it is not ahead of itself. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { patientEngines } from "@mentorkit/test-kit/databases/engines"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { Effect, Layer, Logger } from "effect"
import { vi } from "vitest"
import { change, counting, isDone, newHost, newTime, rowOf } from "../../support/sweeps.js"

/** Some sweeps fail on purpose. */
const quiet = Logger.remove(Logger.defaultLogger)
const real = { excludeTestServices: true } as const

const tomorrow = "now() + interval '1 day'"
const noteAhead = `finished = ${tomorrow}, period = ${tomorrow}`
const dayMinutes = 24 * 60
/** Beyond the database's own clock, whenever this is run. */
const centuryMinutes = 36_500 * dayMinutes

/** What the first one of these hosts had to do is done. */
const ranOnce = ({ counts, sweep }: ReturnType<typeof counting>) =>
  Effect.zipRight(
    untilSo(() => counts.runs === 1),
    untilSo(isDone(sweep))
  )

describe.each(patientEngines)("sweeps among wrong clocks on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    // Falls if an end that lies ahead is believed, or is still there when the sweep was run again.
    it.scoped("whose end was noted ahead of time are run once more, and then once in each period", () =>
      Effect.gen(function* () {
        const time = newTime()
        const one = counting()
        const hosts = yield* Effect.replicateEffect(newHost([one.sweep], time), 3)
        yield* ranOnce(one)
        yield* change(one.sweep, noteAhead)
        for (const runs of [2, 3]) {
          yield* untilSo(() => one.counts.runs === runs)
          yield* Effect.forEach(hosts, ({ looksAgain }) => looksAgain)
          assert.deepStrictEqual(one.counts, { runs, running: 0, mostAtOnce: 1 })
          time.addMinutes(5)
        }
      })
    )

    // Falls if that run counts as done once it has begun.
    it.scoped("that fail when they are run once more are tried again", () =>
      Effect.gen(function* () {
        const one = counting(Effect.suspend(() => (one.counts.runs === 2 ? Effect.dieMessage("down") : Effect.void)))
        yield* newHost([one.sweep], newTime())
        yield* ranOnce(one)
        yield* change(one.sweep, noteAhead)
        yield* untilSo(() => one.counts.runs === 2)
        yield* untilSo(Effect.map(rowOf(one.sweep), ({ attempts, holder }) => attempts === 1 && holder === null))
        yield* change(one.sweep, "free_at = clock_timestamp()")
        yield* untilSo(() => one.counts.runs === 3)
        yield* untilSo(isDone(one.sweep))
      })
    )

    // Falls if the period of a host that was ahead is gone on with, or keeps the present one from being begun.
    it.scoped("that failed ahead of time begin anew with the next period, and not before it", () =>
      Effect.gen(function* () {
        const time = newTime()
        const one = counting()
        const host = yield* newHost([one.sweep], time)
        yield* ranOnce(one)
        const { finished } = yield* rowOf(one.sweep)
        yield* change(one.sweep, `period = ${tomorrow}, attempts = 5, free_at = 'infinity'`)
        yield* host.looksAgain
        assert.strictEqual(one.counts.runs, 1)
        time.addMinutes(5)
        yield* untilSo(() => one.counts.runs === 2)
        yield* untilSo(isDone(one.sweep))
        const after = yield* rowOf(one.sweep)
        assert.deepStrictEqual([after.finished.getTime() - finished.getTime(), after.attempts], [5 * 60_000, 1])
      })
    )

    // Falls if it can be claimed: nobody would believe its end, and it would be run at every look.
    it.scoped("are not run for a period that has not begun", () =>
      Effect.gen(function* () {
        const [time, ahead] = [newTime(), newTime()]
        ahead.addMinutes(centuryMinutes)
        const one = counting()
        yield* newHost([one.sweep], time)
        yield* ranOnce(one)
        const before = yield* rowOf(one.sweep)
        yield* (yield* newHost([one.sweep], ahead)).looksAgain
        assert.deepStrictEqual([one.counts.runs, yield* rowOf(one.sweep)], [1, before])
      })
    )
  })
})

// A PGlite has no clock but this process's: its timers would be set for a day 400 days ahead. Node ends one that is so long at
// once, and PGlite sets it again, until its next statement.
const servers = patientEngines.filter(([name]) => name !== "PGlite")

describe.each(servers)("sweeps on a host whose clock is wrong, on %s", (_name, engine) => {
  layer(
    Layer.merge(engine, quiet),
    real
  )((it) => {
    // Falls if the host's own clock tells periods.
    it.scoped("go by the database's clock", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { now } = Date
        const spy = vi.spyOn(Date, "now").mockImplementation(() => now() + 400 * dayMinutes * 60_000)
        yield* Effect.addFinalizer(() => Effect.sync(() => spy.mockRestore()))
        const one = counting(Effect.void, "0 0 1 1 *")
        yield* newHost([one.sweep])
        yield* ranOnce(one)
        const rows = yield* sql`
          select finished <= clock_timestamp() as has_begun from sweep_runs where sweep = ${one.sweep.name}`
        assert.deepStrictEqual(rows, [{ hasBegun: true }])
      })
    )
  })
})
