import { Context, type Effect, type Scope } from "effect"

export interface Job {
  readonly name: string
  /** Cron's five fields, UTC; a job without one runs only when it is enqueued. */
  readonly cron?: string
  /** May run more than once for one enqueue. A defect is retried by the queue. */
  readonly run: Effect.Effect<void>
}

/** Background work shared by all hosts of one database. Jobs carry no data: what is due stands in rows. */
export class JobQueue extends Context.Tag("@mentorkit/JobQueue")<
  JobQueue,
  {
    /** Takes part in the transaction around it. Enqueuing what already waits is no second run. */
    readonly enqueue: (name: string) => Effect.Effect<void>
    /** Works until the scope closes; then lets running jobs finish. */
    readonly work: (jobs: ReadonlyArray<Job>) => Effect.Effect<void, never, Scope.Scope>
  }
>() {}
