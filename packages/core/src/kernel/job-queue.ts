import { Context, type Effect, type Scope } from "effect"

export interface Job {
  readonly name: string
  /**
   * Cron's five fields, UTC; a job without one runs only when it is enqueued. Runs when work begins too, since nobody
   * knows what was missed; of several hosts that begin in the same minute one runs it.
   */
  readonly cron?: string
  /** May run more than once for one enqueue, though not twice at a time. A defect is tried again after a pause. */
  readonly run: Effect.Effect<void>
}

/**
 * Background work shared by all hosts of one database, in real time. Jobs carry no data: what is due stands in rows.
 * What a host was at when it died is taken over within 30 seconds.
 */
export class JobQueue extends Context.Tag("@mentorkit/JobQueue")<
  JobQueue,
  {
    /**
     * Takes part in the transaction around it. Enqueuing what already waits is no second run; what runs already will run
     * again. A name that no host knows waits for one that does.
     */
    readonly enqueue: (name: string) => Effect.Effect<void>
    /**
     * Works until the scope closes; then lets running jobs finish for a while, and gives back what has not ended. A job
     * that hangs keeps no other from running. A schedule that cannot be read is a defect.
     */
    readonly work: (jobs: ReadonlyArray<Job>) => Effect.Effect<void, never, Scope.Scope>
  }
>() {}
