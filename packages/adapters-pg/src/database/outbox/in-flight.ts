/** What a relay is at: where a clock jumps past the lease, none of its crews takes another one's. */

import type { Lane } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"

/** A mail server may take its ten minutes; whoever drains gives it this long, in real time. */
const patienceMillis = 10_000

export const newInFlight = Effect.map(Effect.makeLatch(false), (someRun) => {
  const running = new Map<string, { readonly lane: Lane; readonly began: number }>()
  return {
    ids: (): ReadonlyArray<string> => [...running.keys()],
    /** Whether there is what a drain waits for: the product's own effects, and elsewhere what may still be quick. */
    hasPromising: () =>
      [...running.values()].some(({ began, lane }) => lane === "effects" || performance.now() - began < patienceMillis),
    /** Waits until there is something: who has nothing to renew needs no clock. */
    whileSomeRun: someRun.await,
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
export type InFlight = Effect.Effect.Success<typeof newInFlight>
