/** `npm run soak -- [--minutes N] [--seed N]`: whether a host's memory, files and connections stay as they are. */
import { parseArgs } from "node:util"
import { runSoak } from "@mentorkit/test-kit/chaos/soak"
import { numberOf } from "./arguments.js"

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) }
  }
})
const { answers, faults, verdicts } = await runSoak({
  seed: numberOf("seed", values.seed, 0),
  seconds: numberOf("minutes", values.minutes, 1) * 60,
  sampleEverySeconds: 10,
  mentors: 2,
  mentees: 8,
  tell: (line) => console.log(line)
})
for (const fault of faults.slice(0, 10)) console.log(JSON.stringify(fault))
const isSound = faults.length === 0 && verdicts.every(({ isFlat }) => isFlat)
console.log(`${answers} answers, ${faults.length} of them a fault of the host: ${isSound ? "sound" : "not sound"}`)
process.exit(isSound ? 0 : 1)
