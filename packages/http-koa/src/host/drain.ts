import { Effect } from "effect"

/**
 * Whether the scope is closing. Opened after the server it closes before it: for `delaySeconds` the host says that it
 * stops and still serves, so that nobody is sent here any more by the time it listens no longer.
 */
export const makeDrain = (delaySeconds: number) =>
  Effect.sync(() => {
    let isStopping = false
    const stop = Effect.sync(() => {
      isStopping = true
    })
    return {
      isStopping: () => isStopping,
      /** Opens it, in the scope that it is run in. */
      drainOnClose: Effect.addFinalizer(() => Effect.zipRight(stop, Effect.sleep(`${delaySeconds} seconds`)))
    }
  })
