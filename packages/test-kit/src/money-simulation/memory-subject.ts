/** A history on the database in memory: a world of its own for each. */
import { MentorId } from "@mentorkit/core/kernel"
import { Effect, Layer, Logger, LogLevel } from "effect"
import { Memory, newTables } from "./memory.js"
import { factsIn, memoryWorld } from "./memory-world.js"
import { type Played, play } from "./play.js"
import { newSimulator, onItsClock } from "./simulator.js"
import { fixedId, type Subject, userOf } from "./stage.js"
import type { Step } from "./steps.js"

const subject = Effect.map(Memory, ({ tables, version }): Subject => {
  let read = { at: -1, facts: factsIn(newTables()) }
  return {
    buyers: [1, 2, 3].map(userOf),
    mentors: [11, 12, 13].map((n) => ({
      _tag: "Mentor",
      userId: userOf(n).userId,
      mentorId: MentorId.make(fixedId(n + 10))
    })),
    admin: { _tag: "Admin", userId: userOf(99).userId },
    canRace: false,
    facts: Effect.sync(() => {
      if (read.at !== version()) read = { at: version(), facts: factsIn(tables()) }
      return read.facts
    }),
    outbox: Effect.sync(() => [...tables().outbox.values()])
  }
})

const simulator = newSimulator()
const built = Effect.runSync(Effect.cached(Effect.scoped(Layer.build(memoryWorld(simulator)))))

/** In a world that is built once and emptied before each history. */
export const playInMemory = (seed: number, steps: ReadonlyArray<Step>): Effect.Effect<Played> =>
  Effect.gen(function* () {
    const { restore } = yield* Memory
    restore(newTables())
    simulator.begin("run", seed)
    return yield* onItsClock(simulator, play(yield* subject, steps))
  }).pipe(
    (work) => Effect.flatMap(built, (world) => Effect.provide(work, world)),
    Logger.withMinimumLogLevel(LogLevel.None)
  )

/** Fewer steps that still find something, if there are any. */
export const shrunk = Effect.fnUntraced(function* (seed: number, steps: ReadonlyArray<Step>) {
  let least = steps
  for (let size = Math.ceil(least.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < least.length; ) {
      const fewer = [...least.slice(0, from), ...least.slice(from + size)]
      const { finding } = yield* playInMemory(seed, fewer)
      if (finding === null) from += size
      else least = fewer.slice(0, finding.at)
    }
  }
  return least
})
