/** Before every file: what a file costs in CPU seconds, its ended child processes with it, is written down at its end. */
import { appendFileSync, readFileSync } from "node:fs"
import { afterAll, expect } from "vitest"

/** A line a file: the path, a tab, seconds. Set by `npm test`, which prints what costs most. */
const log = process.env["MENTORKIT_TEST_CPU"]

/** Linux tells an ended child's time to its parent; elsewhere only this process is counted. */
const ticksPerSecond = 100
const cpuSeconds = (): number => {
  if (process.platform !== "linux") {
    const { system, user } = process.cpuUsage()
    return (system + user) / 1e6
  }
  // The name in brackets may hold spaces; after it user and system time are fields 11 and 12, the children's the next.
  const stat = readFileSync("/proc/self/stat", "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / ticksPerSecond
}

if (log !== undefined) {
  const before = cpuSeconds()
  const path = expect.getState().testPath
  afterAll(() => appendFileSync(log, `${path}\t${(cpuSeconds() - before).toFixed(2)}\n`))
}
