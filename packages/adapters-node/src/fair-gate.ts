import { makeFairGate } from "@mentorkit/core/kernel/ports"
import { Effect, Scope } from "effect"

/** Too many wait already: whoever comes next would be answered too late to be of use to anybody. */
class GateCrowded extends Error {
  override readonly name = "GateCrowded"
  constructor() {
    super("too many are waiting already")
  }
}

/** For hosts: whether this error, thrown out of a call, means that too much of one kind of work waits just now. */
export const isCrowded = (error: unknown): boolean => error instanceof GateCrowded

/**
 * Lets `width` effects run at once; the others wait and go in the order in which they came. Waiting can be interrupted, running
 * cannot: a thread that works on is not free yet. Where `maxWaiting` wait already, a newcomer dies of `GateCrowded` at once.
 */
export const fairGate = (width: number, maxWaiting: number) =>
  Effect.map(makeFairGate({ width, maxWaiting }), (enter) => {
    const entered = Effect.catchAll(enter("all"), () => Effect.die(new GateCrowded()))
    return <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.scopedWith((scope) => Effect.zipRight(Scope.extend(entered, scope), Effect.uninterruptible(work)))
  })
