/** Runs work of one key sequentially in this process; other keys run beside it. */
import { Effect } from "effect"
import { CurrentUnit } from "./unit-of-work.js"

interface Turn {
  readonly semaphore: Effect.Semaphore
  /** Users of the turn: those waiting, and the running one. */
  users: number
}

/**
 * `inTurn(mentorId, work)`: for work that the database orders anyway by a lock. Whoever waits for such a lock has a
 * connection while it waits, so that a hundred who wait for one lock leave nobody else any; whoever waits here has none.
 *
 * A call that joins an open unit of work takes no turn: it has its connection, and may have the lock for which whoever has
 * the turn waits.
 */
export const makeInTurn = Effect.sync(() => {
  const turns = new Map<string, Turn>()

  const leave = (key: string, turn: Turn) => {
    turn.users--
    if (turn.users === 0) turns.delete(key)
  }

  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(CurrentUnit, (unit) => {
      if (unit !== undefined) return work
      const turn = turns.get(key) ?? { semaphore: Effect.unsafeMakeSemaphore(1), users: 0 }
      turns.set(key, turn)
      turn.users++
      return Effect.ensuring(
        turn.semaphore.withPermits(1)(work),
        Effect.sync(() => leave(key, turn))
      )
    })
})
