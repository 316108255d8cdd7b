/** What keeps the database in order by itself: every sweep of core as a job, and what this package forgets. */
import type { SqlClient } from "@effect/sql"
import { type Job, type Sweep, Sweeps } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import { idempotencyRetention } from "../idempotency-store.js"
import { outboxRetention } from "../outbox/retention.js"
import { rateLimitRetention } from "../rate-limiter.js"
import { realtimeRetention } from "../realtime/realtime-frames.js"

/** A trigger works until nothing is left that is due. */
const jobOf = ({ cron, name, run }: Sweep): Job => ({
  name,
  cron,
  run: Effect.asVoid(Effect.repeat(run, { while: (count) => count > 0 }))
})

export const sweepJobs: Effect.Effect<ReadonlyArray<Job>, never, Sweeps | SqlClient.SqlClient> = Effect.gen(
  function* () {
    const own = yield* Effect.all([outboxRetention, idempotencyRetention, rateLimitRetention, realtimeRetention])
    const sweeps = [...(yield* Sweeps), ...own]
    return sweeps.map(jobOf)
  }
)
