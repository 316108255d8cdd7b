/** What relay and sweep runner of this process have done, for health checks and metrics. */
import { Context, Layer } from "effect"

export type Worker = "relay" | "sweeps"
export type SweepOutcome = "succeeded" | "failed" | "stopped"

const newActivity = () => {
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
    /** This worker has just looked for work and could. */
    beat: (worker: Worker) => void beats.set(worker, performance.now()),
    /** Milliseconds since then; undefined while it never could. */
    quietFor: (worker: Worker): number | undefined => {
      const last = beats.get(worker)
      return last === undefined ? undefined : performance.now() - last
    },
    /** An event of this type has been delivered to one of its subscribers. */
    noteDelivered: (type: string) => void delivered.set(type, (delivered.get(type) ?? 0) + 1),
    /** By type, since the process began. */
    delivered: delivered as ReadonlyMap<string, number>
  }
}

export class BackgroundActivity extends Context.Reference<BackgroundActivity>()(
  "@mentorkit/adapters-pg/BackgroundActivity",
  { defaultValue: newActivity }
) {}

/** One of its own for each host of a process. */
export const backgroundActivity = Layer.sync(BackgroundActivity, newActivity)
