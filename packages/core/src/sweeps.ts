/** Everything that falls due by itself, one line a domain. */
import { Effect, Layer } from "effect"
import { Sweeps } from "./kernel/index.js"

export const sweeps = Layer.effect(
  Sweeps,
  Effect.map(Effect.all([]), (lists) => lists.flat())
)
