/** What relay and sweep runner of this process have done, for health checks and metrics. */
import { Context, Layer } from "effect"

export type Worker = "relay" | "sweeps"
export type SweepOutcome = "succeeded" | "failed" | "stopped"

/** `now` is in milliseconds, and nothing moves it but time: development's clock does not. */
const newActivity = (now: () => number) => {
  const madeAt = now()
  const beats = new Map<Worker, number>()
  const delivered = new Map<string, number>()
  const runs = new Map<string, Map<SweepOutcome, number>>()
  return {
    /** A run of this sweep has ended. */
    noteRun: (sweep: string, outcome: SweepOutcome) => {
      const ofSweep = runs.get(sweep) ?? new Map<SweepOutcome, number>()
      runs.set(sweep, ofSweep.set(outcome, (ofSweep.get(outcome) ?? 0) + 1))
    },
    /** Ends of runs since the process began. */
    sweepRuns: () =>
      [...runs].flatMap(([sweep, ofSweep]) => [...ofSweep].map(([outcome, count]) => [sweep, outcome, count] as const)),
    /** This worker has just begun, or has just looked for work and could. */
    beat: (worker: Worker) => void beats.set(worker, now()),
    /** Milliseconds since then; of one that has not begun, since its host began. */
    quietFor: (worker: Worker): number => now() - (beats.get(worker) ?? madeAt),
    /** An event of this type has been delivered to one of its subscribers. */
    noteDelivered: (type: string) => void delivered.set(type, (delivered.get(type) ?? 0) + 1),
    /** By type, since the process began. */
    delivered: delivered as ReadonlyMap<string, number>
  }
}

export class BackgroundActivity extends Context.Reference<BackgroundActivity>()(
  "@mentorkit/adapters-pg/BackgroundActivity",
  { defaultValue: () => newActivity(() => performance.now()) }
) {}

/** One of its own for each host of a process; by a clock of the caller's, for tests. */
export const backgroundActivityBy = (now: () => number) => Layer.sync(BackgroundActivity, () => newActivity(now))
export const backgroundActivity = backgroundActivityBy(() => performance.now())
