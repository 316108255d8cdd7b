/** Everything that falls due by itself, one line a domain. */
import { Effect, Layer } from "effect"
import { bookingSweeps } from "./bookings/index.js"
import { identitySweeps } from "./identity/index.js"
import { Sweeps } from "./kernel/index.js"
import { paymentsSweeps } from "./payments/index.js"
import { schedulingSweeps } from "./scheduling/index.js"

export const sweeps = Layer.effect(
  Sweeps,
  Effect.map(Effect.all([bookingSweeps, identitySweeps, paymentsSweeps, schedulingSweeps]), (lists) => lists.flat())
)
