/**
 * The histories of money of core's tests on PostgreSQL: the same seeds, the real repositories, and some of it at the same
 * time. `npm run simulate -- --engine postgres --seeds 200` for more, `--engine pglite` for the embedded database.
 */
import { assert, describe, layer } from "@effect/vitest"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { told } from "@mentorkit/test-kit/money-simulation/play"
import { historyOf } from "@mentorkit/test-kit/money-simulation/steps"
import { Effect, Logger, LogLevel } from "effect"
import { playOn, simulatedOn } from "../support/money-subject.js"

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const [seeds, first, length] = [number("SIMULATE_SEEDS", 25), number("SIMULATE_SEED", 1), number("SIMULATE_STEPS", 20)]
const command = process.env["SIMULATE_ENGINE"]
const isCommand = command !== undefined
const wanted = (command ?? "postgres").slice(0, 4)
const chosen = everyEngine.filter(([name]) => name.toLowerCase().startsWith(wanted))

describe.each(chosen)("money on %s", (name, engine) => {
  layer(simulatedOn(engine))((it) => {
    it.effect(
      "is right after every step of every history",
      () =>
        Effect.gen(function* () {
          for (let seed = first; seed < first + seeds; seed++) {
            const steps = historyOf(seed, length)
            const { finding } = yield* playOn(`${name}-${seed}`, seed, steps, name !== "PGlite")
            const again = `npm run simulate -- --engine ${name.toLowerCase()} --seeds 1 --seed ${seed} --steps ${length}`
            if (finding !== null) assert.fail(`Seed ${seed}:\n${told(finding, steps)}\nAgain: ${again}`)
            if (isCommand && seed % 10 === 0) process.stdout.write(`  ${seed - first + 1} of ${seeds}\n`)
          }
        }).pipe(Logger.withMinimumLogLevel(LogLevel.None)),
      3_600_000
    )
  })
})
