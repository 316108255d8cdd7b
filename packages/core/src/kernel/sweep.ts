/** Sweeps: every deadline is a row with its due time, and a sweep does what is due at the clock's now. */
import { Context, type Effect } from "effect"

export interface Sweep {
  /** "scheduling.releaseExpiredHolds" */
  readonly name: string
  /** Cron expression of five fields, UTC. Late or repeated runs must do no harm. */
  readonly cron: string
  /**
   * Does a bounded batch of what is due and answers how much that was; 0 when nothing is left. Several hosts may run
   * it at once: rows are claimed with `for update skip locked` or a conditional update.
   */
  readonly run: Effect.Effect<number>
}

export class Sweeps extends Context.Tag("@mentorkit/Sweeps")<Sweeps, ReadonlyArray<Sweep>>() {}
