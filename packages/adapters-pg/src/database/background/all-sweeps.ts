/** What keeps the database in order by itself: every sweep of core, and what this package forgets. */
import type { SqlClient } from "@effect/sql"
import { type Sweep, Sweeps } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import { idempotencyRetention } from "../idempotency-store.js"
import { outboxRetention } from "../outbox/retention.js"
import { rateLimitRetention } from "../rate-limiter.js"
import { realtimeRetention } from "../realtime/realtime-frames.js"

export const allSweeps: Effect.Effect<ReadonlyArray<Sweep>, never, Sweeps | SqlClient.SqlClient> = Effect.gen(
  function* () {
    const own = yield* Effect.all([outboxRetention, idempotencyRetention, rateLimitRetention, realtimeRetention])
    return [...(yield* Sweeps), ...own]
  }
)
