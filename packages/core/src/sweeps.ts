/** Everything that falls due by itself, one line a domain. */
import { Effect, Layer } from "effect"
import { bookingSweeps } from "./bookings/index.js"
import { earningsSweeps } from "./earnings/index.js"
import { identitySweeps } from "./identity/index.js"
import { invoicesSweeps } from "./invoices/index.js"
import { type Sweep, Sweeps, storedFileSweeps } from "./kernel/index.js"
import { oauthSweeps } from "./oauth/index.js"
import { passkeySweeps } from "./passkeys/index.js"
import { paymentsSweeps } from "./payments/index.js"
import { schedulingSweeps } from "./scheduling/index.js"
import { twoFactorSweeps } from "./two-factor/index.js"

/** Whoever runs a sweep waits for the run of it that is under way: after its own, nothing is left half done. */
const inTurn = (sweep: Sweep) =>
  Effect.map(Effect.makeSemaphore(1), (turn): Sweep => ({ ...sweep, run: turn.withPermits(1)(sweep.run) }))

export const sweeps = Layer.effect(
  Sweeps,
  Effect.flatMap(
    Effect.all([
      bookingSweeps,
      earningsSweeps,
      identitySweeps,
      invoicesSweeps,
      oauthSweeps,
      passkeySweeps,
      paymentsSweeps,
      schedulingSweeps,
      storedFileSweeps,
      twoFactorSweeps
    ]),
    (lists) => Effect.forEach(lists.flat(), inTurn)
  )
)
