import { Effect, Queue } from "effect"

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
 * Lets `width` effects run at once; the others wait and go in the order in which they came. (An Effect semaphore lets
 * a newcomer slip in between a release and the one who was woken by it.) Waiting can be interrupted, running cannot: a
 * thread that works on is not free yet. Where `maxWaiting` wait already, a newcomer dies of `GateCrowded` at once.
 */
export const fairGate = (width: number, maxWaiting: number) =>
  Effect.gen(function* () {
    const passes = yield* Queue.bounded<number>(width)
    yield* Queue.offerAll(
      passes,
      Array.from({ length: width }, (_, pass) => pass)
    )
    let waiting = 0
    const left = Effect.sync(() => {
      waiting--
    })
    return <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.uninterruptibleMask((restore) => {
        if (waiting >= maxWaiting) return Effect.die(new GateCrowded())
        waiting++
        const pass = Effect.ensuring(restore(Queue.take(passes)), left)
        return Effect.flatMap(pass, (mine) => Effect.ensuring(work, Queue.offer(passes, mine)))
      })
  })
