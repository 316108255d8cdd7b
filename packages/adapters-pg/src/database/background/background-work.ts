/** What goes on beside the requests. */
import type { SqlClient } from "@effect/sql"
import { JobQueue, OutboxRelay, type Sweeps } from "@mentorkit/core/kernel"
import { Effect, type Scope } from "effect"
import { sweepJobs } from "./sweep-jobs.js"

/** Deliveries, jobs and sweeps, for as long as the scope is open; then those under way come to their end. */
export const backgroundWork: Effect.Effect<
  void,
  never,
  JobQueue | OutboxRelay | Sweeps | SqlClient.SqlClient | Scope.Scope
> = Effect.gen(function* () {
  const relay = yield* OutboxRelay
  const queue = yield* JobQueue
  yield* queue.work(yield* sweepJobs)
  yield* Effect.forkScoped(relay.run)
})
