import { Effect, Queue } from "effect"

/**
 * Lets `width` effects run at once; the others wait and go in the order in which they came. (An Effect semaphore lets
 * a newcomer slip in between a release and the one who was woken by it.) Waiting can be interrupted, running cannot: a
 * thread that works on is not free yet.
 */
export const fairGate = (width: number) =>
  Effect.gen(function* () {
    const passes = yield* Queue.bounded<number>(width)
    yield* Queue.offerAll(
      passes,
      Array.from({ length: width }, (_, pass) => pass)
    )
    return <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(Queue.take(passes)), (pass) => Effect.ensuring(work, Queue.offer(passes, pass)))
      )
  })
