/** Plain arithmetic with the periods of sweeps. */
import { assert, describe, it } from "@effect/vitest"
import type { Sweep } from "@mentorkit/core/kernel/ports"
import { Effect, FastCheck } from "effect"
import { overdueSeconds, sweepPeriodsOf } from "../../../src/database/background/sweep-periods.js"
import { pauseSeconds } from "../../../src/database/background/sweep-runs.js"

const crons = ["* * * * *", "*/15 * * * *", "17 * * * *", "27 3 * * *", "20 0 * * 1", "0 0 1 1 *", "0 0 29 2 *"]
const sweepAt = (cron: string, name = cron): Sweep => ({ name, cron, run: Effect.succeed(0) })

describe("the periods of a sweep", () => {
  it("are those of its cron, one after the other, and each moment is in one", () => {
    const moment = FastCheck.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2040-01-01") })
    const edge = moment.map((millis) => millis - (millis % 60_000))
    FastCheck.assert(
      FastCheck.property(FastCheck.constantFrom(...crons), FastCheck.oneof(moment, edge), (cron, millis) => {
        const { after, at, before } = sweepPeriodsOf(sweepAt(cron))
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

  // Falls if an end that lies ahead is as good as one that has come.
  it("are overdue where the last one that is done lies ahead", () => {
    const now = Date.parse("2030-01-01T12:00:10Z")
    const overdue = (finished: number) =>
      overdueSeconds([sweepAt("* * * * *", "demo")], [{ sweep: "demo", finished: new Date(finished) }], now)
    assert.strictEqual(overdue(now + 86_400_000), 86_400)
    assert.strictEqual(overdue(now + 50_000), 0)
  })

  it("have growing pauses between attempts", () => {
    assert.deepStrictEqual([1, 2, 3, 4].map(pauseSeconds), [5, 25, 125, 625])
  })
})
