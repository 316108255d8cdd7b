/** `npm run simulate -- [--seeds N] [--seed S] [--steps K] [--engine pure | pglite | postgres]`: until a history is wrong. */
import { spawnSync } from "node:child_process"
import { parseArgs } from "node:util"
import { playInMemory, shrunk } from "@mentorkit/test-kit/money-simulation/memory-subject"
import { told } from "@mentorkit/test-kit/money-simulation/play"
import { historyOf } from "@mentorkit/test-kit/money-simulation/steps"
import { Effect } from "effect"

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "30" },
    engine: { type: "string", default: "pure" }
  }
})
const numberOf = (name: "seeds" | "seed" | "steps") => {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} must be a whole number, such as --${name} 100`)
  return process.exit(1)
}
const [seeds, first, length] = [numberOf("seeds"), numberOf("seed"), numberOf("steps")]
const lastSeed = first + seeds - 1

/** The test does it: it has servers and migrated databases at hand. */
const onEngine = (engine: string) => {
  const env = {
    SIMULATE_ENGINE: engine,
    SIMULATE_SEEDS: `${seeds}`,
    SIMULATE_SEED: `${first}`,
    SIMULATE_STEPS: `${length}`
  }
  const test = "packages/adapters-pg/test/payments/simulation.test.ts"
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", test], {
    stdio: "inherit",
    env: { ...process.env, ...env }
  })
  process.exit(status ?? 1)
}

const inMemory = Effect.gen(function* () {
  for (let seed = first; seed <= lastSeed; seed++) {
    const steps = historyOf(seed, length)
    const { finding } = yield* playInMemory(seed, steps)
    if (seed % 100 === 0) console.log(`  seed ${seed} of ${first} to ${lastSeed}`)
    if (finding === null) continue
    const least = yield* shrunk(seed, steps)
    const again = yield* playInMemory(seed, least)
    console.log(`Seed ${seed}, without the steps that do not matter:\n${told(again.finding ?? finding, least)}`)
    console.log(`Again: npm run simulate -- --seeds 1 --seed ${seed} --steps ${length}`)
    return process.exit(1)
  }
  console.log(`${seeds} histories of ${length} steps, and nothing wrong in them.`)
})

if (!["pure", "pglite", "postgres"].includes(values.engine)) {
  console.error("--engine must be one of pure, pglite, postgres")
  process.exit(1)
}
if (values.engine === "pure") await Effect.runPromise(inMemory)
else onEngine(values.engine)
