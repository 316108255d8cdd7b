/** Nothing is lost while hosts are killed, or while their database crashes. `npm run chaos` is the same for longer. */

import { described } from "@mentorkit/test-kit/chaos/audit"
import { runChaos } from "@mentorkit/test-kit/chaos/chaos"
import { assert, describe, it } from "vitest"

const seed = Number(process.env["CHAOS_SEED"] ?? Math.floor(Math.random() * 2 ** 31))

const phases = [
  { victim: "hosts", seconds: 6 },
  { victim: "database", seconds: 4 }
] as const

describe(`two hosts on one PostgreSQL, CHAOS_SEED=${seed}`, () => {
  // Falls if an answer goes out before its commit, if the gateway's news is settled without looking whether it was,
  // or if a host keeps connections that are dead.
  it("lose nothing while they are killed in turn, and while their database crashes", async () => {
    const lines: Array<string> = []
    const { deaths, findings } = await runChaos({ seed, phases, tell: (line) => lines.push(line) })
    if (findings.length > 0) assert.fail([...lines, described(findings)].join("\n"))
    // A run in which nothing died would prove nothing.
    for (const times of deaths) assert.isAtLeast(times, 1)
  })
})
