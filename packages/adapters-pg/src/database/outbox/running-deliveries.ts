/** The deliveries that this relay runs now. A pool leaves those of the others alone, even where a clock has jumped past their leases. */

import type { Lane } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"

/** A mail server may take ten minutes; a drain waits for it this long, in real time. */
const drainWaitMillis = 10_000

export const newRunningDeliveries = Effect.map(Effect.makeLatch(false), (someRun) => {
  const running = new Map<string, { readonly lane: Lane; readonly began: number }>()
  return {
    ids: (): ReadonlyArray<string> => [...running.keys()],
    /** Whether a drain has to wait: for the product's own effects always, for other deliveries while they are young. */
    keepsDrainWaiting: () =>
      [...running.values()].some(
        ({ began, lane }) => lane === "effects" || performance.now() - began < drainWaitMillis
      ),
    /** Returns once a delivery runs: without one there is no lease to renew. */
    untilSomeRun: someRun.await,
    add: (id: string, lane: Lane) => {
      running.set(id, { lane, began: performance.now() })
      someRun.unsafeOpen()
    },
    remove: (id: string) => {
      running.delete(id)
      if (running.size === 0) someRun.unsafeClose()
    }
  }
})
export type RunningDeliveries = Effect.Effect.Success<typeof newRunningDeliveries>
