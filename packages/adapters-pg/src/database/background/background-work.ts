/** What goes on beside the requests. */
import type { SqlClient } from "@effect/sql"
import { OutboxRelay, type Sweeps } from "@mentorkit/core/kernel/ports"
import { Effect, type Scope } from "effect"
import { allSweeps } from "./all-sweeps.js"
import { runSweeps, type SweepRunnerOptions } from "./sweep-runner.js"

type BackgroundWork = Effect.Effect<void, never, OutboxRelay | Sweeps | SqlClient.SqlClient | Scope.Scope>

/**
 * Deliveries and sweeps, for as long as the scope is open; then those under way come to their end, both in the same time:
 * no sweep begins while deliveries are waited for.
 */
export const backgroundWork = (options: SweepRunnerOptions = {}): BackgroundWork =>
  Effect.gen(function* () {
    const relay = yield* OutboxRelay
    yield* runSweeps(yield* allSweeps, options)
    yield* Effect.forkScoped(relay.run)
  }).pipe(Effect.parallelFinalizers)
