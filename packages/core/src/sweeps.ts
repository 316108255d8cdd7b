/** Everything that falls due by itself. */
import { Effect, Layer } from "effect"
import * as domains from "./domains.js"
import { type Sweep, Sweeps, storedFileSweeps, sweepsOf } from "./kernel/index.js"

/** Whoever runs a sweep waits for the run of it that is under way: after its own, nothing is left half done. */
const inTurn = (sweep: Sweep) =>
  Effect.map(Effect.makeSemaphore(1), (turn): Sweep => ({ ...sweep, run: turn.withPermits(1)(sweep.run) }))

export const sweeps = Layer.effect(
  Sweeps,
  Effect.flatMap(Effect.all([sweepsOf(domains), storedFileSweeps]), (lists) => Effect.forEach(lists.flat(), inTurn))
)
