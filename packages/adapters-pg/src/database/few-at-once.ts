/** Reads that take long: a few at a time, so that a host's connections are there for what takes no time. */
import { SqlError } from "@effect/sql"
import { Effect } from "effect"
import { DatabaseUnavailable } from "./engine/unavailable.js"
import { isInTransaction } from "./is-in-transaction.js"

/** Some seconds of work. Reads of many accounts would else fill the host with requests that wait, and nobody else would be let in. */
const mostWaiting = 100

const crowded = () =>
  new SqlError.SqlError({
    message: "No turn to read",
    cause: new DatabaseUnavailable(new Error("too many reads that take long are waiting already"))
  })

/**
 * `fewAtOnce(read)`: `atOnce` at a time, and `mostWaiting` wait; others fail at once. In a transaction nobody waits, for whoever
 * is before them may wait for its connection.
 */
export const makeFewAtOnce = (atOnce: number) =>
  Effect.map(Effect.makeSemaphore(atOnce), (places) => {
    let inside = 0
    const enter = Effect.suspend(() =>
      inside < atOnce + mostWaiting ? Effect.sync(() => void inside++) : Effect.failSync(crowded)
    )
    const leave = () => Effect.sync(() => void inside--)
    return <A, E, R>(read: Effect.Effect<A, E, R>) =>
      Effect.if(isInTransaction, {
        onTrue: () => read,
        onFalse: () => Effect.acquireUseRelease(enter, () => places.withPermits(1)(read), leave)
      })
  })
