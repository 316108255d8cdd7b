/** What a relay is at: where a clock jumps past the lease, none of its crews takes another one's. */
import { Effect } from "effect"

export const newInFlight = Effect.map(Effect.makeLatch(false), (someRun) => {
  const ids = new Set<string>()
  return {
    ids: (): ReadonlyArray<string> => [...ids],
    isNone: () => ids.size === 0,
    /** Waits until there is something: who has nothing to renew needs no clock. */
    whileSomeRun: someRun.await,
    add: (id: string) => {
      ids.add(id)
      someRun.unsafeOpen()
    },
    remove: (id: string) => {
      ids.delete(id)
      if (ids.size === 0) someRun.unsafeClose()
    }
  }
})
export type InFlight = Effect.Effect.Success<typeof newInFlight>
