/** Wakes this process's relay as soon as an event is committed; hosts that hear no bell find the event by polling. */
import { Context, Effect, Layer, Queue } from "effect"

export class Doorbell extends Context.Tag("@mentorkit/adapters-pg/Doorbell")<
  Doorbell,
  {
    readonly ring: Effect.Effect<void>
    /** Returns at once if it has rung since the last time. */
    readonly wait: Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Doorbell,
    Effect.map(Queue.sliding<void>(1), (queue) => ({
      ring: Effect.asVoid(Queue.offer(queue, undefined)),
      wait: Queue.take(queue)
    }))
  )
}
