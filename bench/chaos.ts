/** `npm run chaos -- [--minutes N] [--seed N] [--victim hosts | database]`: the run of the tests, for longer. */
import { parseArgs } from "node:util"
import { described } from "@mentorkit/test-kit/chaos/audit"
import { runChaos, type Victim } from "@mentorkit/test-kit/chaos/chaos"
import { numberOf, wrongArgument } from "./arguments.js"

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    victim: { type: "string" }
  }
})
const both: ReadonlyArray<Victim> = ["hosts", "database"]
const victims = both.filter((victim) => values.victim === undefined || values.victim === victim)
if (victims.length === 0) wrongArgument(`--victim must be one of ${both.join(", ")}`)
const [minutes, seed] = [numberOf("minutes", values.minutes, 0.5), numberOf("seed", values.seed, 0)]
// In turn, half a minute each.
const rounds = Math.max(1, Math.round(minutes / victims.length / 0.5))
const phases = Array.from({ length: rounds }, () => victims.map((victim) => ({ victim, seconds: 30 }))).flat()
const { findings } = await runChaos({ seed, phases, tell: (line) => console.log(line) })
console.log(findings.length === 0 ? "Nothing that was acknowledged was lost." : described(findings))
process.exit(findings.length === 0 ? 0 : 1)
